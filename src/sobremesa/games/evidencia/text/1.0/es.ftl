# Lo que las reglas 1.0 decían de otro modo; lo demás está en ../es.ftl.

rule-EVI-26 = Las cartas de la pirámide están boca abajo. Solo se muestran la base mientras se decide sobre Abducción y Revelación gnomo cuando se ha cambiado.
rule-EVI-27 = Ahora no te toca decidir eso. Cada paso pide una sola cosa a quien le corresponde, y lo decidido no se puede pasar ni cambiar.
rule-EVI-50 = Abducción se cambia por una de las tres cartas de la base, que se muestran a los dos; con otra carta no se puede.
rule-EVI-R14 = Las zonas están boca abajo, pero cada carta llegó a la vista; la ayuda de memoria muestra lo que un buen jugador recordaría.
rule-EVI-R16 = Usar Abducción es una sola decisión: cambiar con una de tres cartas o no cambiar. Revelación gnomo no muestra nada.
rule-EVI-N6 = Usar Abducción se escribe «abduct» y el hueco, o «abduct no».
phase-abduction = ¿Se usa Abducción? La base está a la vista.
