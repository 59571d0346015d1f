# Lo que las reglas 1.0 dicen de otro modo; lo demás está en ../es.ftl.

rule-EUP-6 = Con cinco o siete jugadores sobra un Recluta. Se aparta sin verlo, y nadie puede mirarlo hasta que termine la partida.
rule-EUP-97 = Cuando la partida termina, todos los Reclutas se exponen y se puede mostrar todo lo oculto.
rule-EUP-R41 = Al final se muestra todo, también el Recluta que sobró.
