# Euphoria en español; en.ftl, al lado, tiene las mismas claves.
# La frase de una regla es lo que lee un jugador rechazado: dice qué se puede hacer, no solo qué no.

title = Líderes de Euphoria
about = Equipos secretos para cuatro a ocho jugadores: averigua quién es quién, expón al Líder enemigo y dispara. Los Artefactos son una reconstrucción nuestra: los impresos se han perdido.

player = Jugador { FROM_ONE($seat) }

# Reclutas, equipos, ventanas

recruit-of = Recluta { $place } de { PLAYER($seat) }
other-recruit-of = Recluta { $other_place } de { PLAYER($other) }

kind-LE = Líder Euphoriano
kind-LS = Líder Subterra
kind-E = Seguidor Euphoriano
kind-S = Seguidor Subterra
team-euphorian = Euphorianos
team-subterra = Subterra
team-anarchist = Anarquistas
team-single = un solo jugador
team-none = nadie
window-interrogate = un interrogatorio
window-arm = alguien se arma
window-artifact = se usa un Artefacto
window-shot = un disparo
window-after_shot = después de un disparo

# Artefactos: nombres y textos

card-eyes = Ojos del Ayer
card-codex = Códice de Todos los Nombres
card-elixir = Elixir de la Franqueza
card-glove = Mano Invisible
card-magnet = Piedra del Norte
card-barter = Bolsa del Gran Trueque
card-bridge = Puente de Hojalata
card-showcase = Vitrina de los Ídolos
card-scales = Balanza de la Confianza
card-cloak = Manto del Olvido
card-chest = Cofre de las Maravillas
card-magpie = Garra de la Urraca
card-lens = Ojo del Verdugo
card-lid = Égida Abollada
card-mirror = Espejo de la Reina
card-dummy = El Sustituto
card-apron = Coraza del Mártir
card-knot = Nudo del Destino
card-spring = El Último Resorte
card-gaze = La Mirada Devuelta
card-ear = Oído de Lata
card-lamp = Antorcha Eterna
card-hook = Anzuelo Veloz
card-static = La Voz de la Nada

object-eyes = unos anteojos rajados
object-codex = una guía telefónica
object-elixir = un jarabe para la tos
object-glove = un guante de goma
object-magnet = un imán de nevera
object-barter = una bolsa de supermercado
object-bridge = un tren de juguete
object-showcase = una pecera vacía
object-scales = una balanza de cocina
object-cloak = una bata de baño
object-chest = una fiambrera
object-magpie = unas pinzas para hielo
object-lens = una lupa
object-lid = una tapa de cubo de basura
object-mirror = un espejo de mano
object-dummy = un maniquí de escaparate
object-apron = un delantal de parrillero
object-knot = un cordón de zapatilla
object-spring = un muelle de colchón
object-gaze = un periscopio de cartón
object-ear = un teléfono de latas
object-lamp = una linterna de dinamo
object-hook = una caña de pescar
object-static = una radio portátil

text-eyes = Acción. Elige dos Reclutas escondidos de otros jugadores y míralos en secreto.
text-codex = Acción. Elige a otro jugador y mira en secreto todos sus Reclutas escondidos.
text-elixir = Acción. Expón un Recluta escondido de otro jugador.
text-glove = Acción. Si no tienes Láser: quítale el suyo a otro jugador y apunta con él.
text-magnet = Acción. Todos los demás jugadores sueltan sus Láseres.
text-barter = Acción. Intercambia uno de tus Reclutas escondidos por un Recluta escondido de otro jugador.
text-bridge = Acción. Intercambia un Recluta escondido de otro jugador por uno escondido de un tercer jugador.
text-showcase = Acción. Intercambia un Recluta expuesto de otro jugador por uno expuesto de un tercer jugador.
text-scales = Acción. Elige a otro jugador: cada uno mira en secreto todos los Reclutas escondidos del otro.
text-cloak = Acción. Esconde un Recluta expuesto de cualquier jugador, aunque sea un Líder.
text-chest = Acción. Roba dos Artefactos.
text-magpie = Acción. Elige a otro jugador: mira en secreto todos sus Artefactos y quédate con uno.
text-lens = Acción. Si tienes un Láser: dispara con él. Nadie puede reaccionar a este disparo.
text-lid = Reacción. Cuando te disparan: el disparo no tiene efecto.
text-mirror = Reacción. Cuando te disparan: el disparo le da a quien disparó.
text-dummy = Reacción. Cuando te disparan: elige a otro jugador que no sea quien disparó; el disparo le da a él.
text-apron = Reacción. Cuando otro jugador dispara y no a ti: el disparo te da a ti.
text-knot = Reacción. Cuando te disparan: antes de resolver el disparo, intercambia uno de tus Reclutas por uno de quien disparó.
text-spring = Reacción. Después de que te disparan: toma un Láser del centro y apunta con él.
text-gaze = Reacción. Cuando te interrogan: esa persona no mira tu Recluta; mira tú en secreto uno de sus Reclutas escondidos, si tiene.
text-ear = Reacción. Cuando un jugador interroga a otro que no eres tú: mira tú también ese Recluta.
text-lamp = Reacción. Cuando otro jugador interroga: en lugar de ser mirado en secreto, el Recluta interrogado queda expuesto.
text-hook = Reacción. Cuando otro jugador se arma, si no tienes Láser: ese Láser lo tomas tú y apuntas con él.
text-static = Reacción. Cuando otro jugador usa un Artefacto de Acción: no tiene efecto.

# Reglas: preparación

rule-EUP-1 = Euphoria es para cuatro a ocho jugadores. Se sientan en círculo, y el turno pasa en el sentido de las agujas del reloj.
rule-EUP-2 = Se apartan los Reclutas y los Láseres cuyo número es mayor que el de jugadores.
rule-EUP-3 = Las dos facciones tienen en juego el mismo número de Seguidores. Hay dos Láseres menos que jugadores, y nunca más de cuatro.
rule-EUP-4 = El primer Recluta de cada jugador sale de un montón con los dos Líderes y los Seguidores que hagan falta. Así nadie empieza con ambos Líderes.
rule-EUP-5 = Se reparten tres Reclutas a cada uno: después del primero, dos Seguidores más de los que quedan.
rule-EUP-6 = Con cinco o siete jugadores sobra un Recluta. Se aparta sin revelarlo, y nadie lo mira, tampoco cuando termina la partida.
rule-EUP-7 = Se reparten dos Artefactos a cada uno, boca abajo. Los demás Artefactos forman el mazo.
rule-EUP-8 = Todos los Láseres empiezan en el centro, y nadie empieza siendo Anarquista.
rule-EUP-9 = El jugador inicial se sortea, salvo que la mesa haya acordado un asiento. Ese jugador agarra la ficha de Interrogador.
rule-EUP-10 = Coloca exactamente los tres Reclutas que te repartieron, en el orden que quieras, boca abajo. Todos lo hacen a la vez y en secreto.
rule-EUP-11 = Tu fila ya está colocada. Desde ahora los Reclutas solo cambian de sitio por un intercambio.
rule-EUP-12 = Puedes mirar tus propios Reclutas escondidos cuando quieras.

# Reglas: el turno

rule-EUP-20 = Un turno tiene cuatro fases, en este orden: Artefacto, acción, apuntar, fin del turno. La fase 1 va antes de tu acción, aunque en ella no hagas nada.
rule-EUP-21 = Ahora no te toca decidir. Decide quien tiene la ficha de Interrogador, salvo cuando se pide a los demás una reacción.
rule-EUP-22 = En la fase 1 eliges Descartar y robar, o Dar un Artefacto, o no haces nada; una sola de estas cosas, una vez, antes de tu acción.
rule-EUP-23 = Descartar y robar: pon todos tus Artefactos en la pila de descartes y roba uno.
rule-EUP-24 = Con la mano vacía, Descartar y robar es solo robar un Artefacto. Tiene que haber alguno que robar.
rule-EUP-25 = Puedes dar a otro jugador un Artefacto que tengas. No puede rechazarlo, y los demás no lo ven.
rule-EUP-26 = Nadie reacciona a nada de la fase 1.
rule-EUP-27 = Si al acabar tu acción tienes un Láser, debes apuntar a alguien antes de terminar el turno.
rule-EUP-28 = Al final del turno la ficha de Interrogador pasa al jugador de la izquierda.
rule-EUP-29 = Nadie sale de la partida: quien recibe un disparo sigue jugando.
rule-EUP-30 = Tienes una acción por turno: interrogar, usar un Artefacto, armarte, disparar o esconder. O pasas.

# Reglas: equipos y conversación

rule-EUP-13 = Eres Euphoriano si tienes al Líder Euphoriano, o ningún Líder y al menos dos Seguidores Euphorianos.
rule-EUP-14 = Eres Subterra si tienes al Líder Subterra, o ningún Líder y al menos dos Seguidores Subterra.
rule-EUP-15 = Un Líder decide tu equipo, sean cuales sean los otros dos Reclutas.
rule-EUP-16 = Tu equipo es lo que dicen tus Reclutas en cada momento, así que un intercambio puede cambiarlo. Los Anarquistas lo son tengan los Reclutas que tengan.
rule-EUP-17 = Puedes decir lo que quieras cuando quieras, verdad o mentira. Hablar no tiene efecto en el juego.
rule-EUP-18 = No puedes enseñar a nadie tus Reclutas ni tus Artefactos, salvo que una regla lo diga.
rule-EUP-19 = Un Recluta escondido está boca abajo; uno expuesto, boca arriba. Líderes y Seguidores son todos Reclutas.

# Reglas: acciones

rule-EUP-31 = Puedes interrogar a un Recluta escondido de otro jugador: lo miras en secreto y lo dejas donde está.
rule-EUP-32 = Todos ven a qué Recluta interrogas, y solo tú ves cuál es. Si mientras tanto quedó expuesto, ya no hay nada que mirar.
rule-EUP-33 = Para armarte, expón uno de tus Reclutas escondidos, toma un Láser del centro y apunta a otro jugador.
rule-EUP-34 = Solo puedes armarte si no tienes Láser, hay uno en el centro y te queda un Recluta escondido.
rule-EUP-35 = Al armarte dices qué Recluta expones y a quién apuntas. Recibes el Láser cuando acaban las reacciones.
rule-EUP-36 = Usar un Artefacto de Acción es la acción de tu turno.
rule-EUP-37 = Puedes esconder un Seguidor expuesto de cualquier jugador, también tuyo.
rule-EUP-38 = Esconder solo pone boca abajo a Seguidores. A un Líder solo lo esconde el Manto del Olvido.
rule-EUP-39 = Para disparar necesitas un Láser. El disparo va al jugador al que apunta.
rule-EUP-40 = No eliges el blanco al disparar: lo elegiste al apuntar.
rule-EUP-41 = Cuando disparas, tu Láser va al centro, pase lo que pase con el disparo.
rule-EUP-42 = Armarte y usar cualquier Artefacto cuesta exponer uno de tus Reclutas escondidos. Elige uno que siga escondido.
rule-EUP-43 = El coste se paga en el momento y a la vista de todos. No se devuelve si una reacción deshace lo que hiciste.
rule-EUP-44 = No te queda ningún Recluta escondido, así que no puedes armarte ni usar Artefactos.
rule-EUP-45 = Una acción que una reacción dejó sin efecto sigue siendo la acción de tu turno.

# Reglas: Artefactos

rule-EUP-46 = Para usar un Artefacto de tu mano, expón un Recluta escondido y pon el Artefacto en la pila de descartes. Después ocurre su efecto.
rule-EUP-47 = Un Artefacto de Acción solo se puede usar si puede hacer algo: su condición se cumple y todas sus elecciones tienen respuesta.
rule-EUP-48 = Las elecciones de un Artefacto se hacen a la vista, una a una, en el orden de su regla. Elige lo que pide ahora.
rule-EUP-49 = Los Artefactos de Acción se usan como acción de tu propio turno, no como reacción.
rule-EUP-50 = Un Artefacto de Reacción solo se usa en la ventana que nombra, nunca como acción.
rule-EUP-51 = Las manos son secretas; cuántos Artefactos tiene cada uno, no.
rule-EUP-52 = No hay límite de Artefactos en la mano.
rule-EUP-53 = Ya tienes un Láser, y ningún Artefacto puede dar a nadie un segundo.
rule-EUP-54 = Los Artefactos usados y descartados quedan boca arriba, y todos pueden mirarlos.
rule-EUP-55 = Un Artefacto se roba al azar del mazo, cuando toca, y solo lo ve quien lo roba.
rule-EUP-56 = En cuanto se acaba el mazo, la pila de descartes se mezcla y pasa a ser el mazo.
rule-EUP-57 = Si no quedan Artefactos ni en el mazo ni en la pila de descartes, no se roba nada y todo lo demás sigue.
rule-EUP-58 = Un Artefacto está en la pila de descartes antes de que ocurra su efecto, así que puede volver por su propio efecto.
rule-EUP-59 = Hagan lo que hagan los Artefactos, cada uno tiene siempre tres Reclutas.

# Reglas: ventanas

rule-EUP-60 = Los demás pueden reaccionar cuando alguien interroga, se arma, usa un Artefacto o dispara; y después, quien recibió el disparo.
rule-EUP-61 = Puedes reaccionar con un Artefacto de tu mano que nombre esta ventana y cuyas condiciones se cumplan.
rule-EUP-62 = Ahora no se te pregunta. Se pregunta a todos menos al que actúa, si tienen un Artefacto y un Recluta escondido; después de un disparo, solo a quien lo recibió. Cada uno responde una vez.
rule-EUP-63 = Si reaccionan varios, solo cuenta el primero a la izquierda del que actúa. Los demás recuperan su carta sin mostrarla y no pagan nada.
rule-EUP-64 = Después de una reacción la ventana se abre otra vez, mientras la acción siga en pie. Cuando nadie reacciona, la acción tiene efecto.
rule-EUP-65 = Una reacción cuesta un Recluta escondido, y su Artefacto se descarta, antes de que ocurra su efecto.
rule-EUP-66 = Una reacción no es una acción, y nadie reacciona a una reacción.
rule-EUP-67 = El Artefacto que robaste por este disparo no sirve para reaccionar a él.
rule-EUP-68 = No reaccionas a tu propia acción, ni siquiera si se volvió contra ti.
rule-EUP-69 = Ahora no hay nada a lo que reaccionar: esconder, pasar y las fases 1, 3 y 4 no abren ventana.

# Reglas: disparos

rule-EUP-70 = Se declara el disparo y el Láser va al centro; luego vienen las reacciones, el impacto y la reacción de quien lo recibió.
rule-EUP-71 = Si quien recibe el disparo tiene un Líder expuesto, la partida termina. Si no, roba, suelta su Láser, expone todo y esconde sus Seguidores.
rule-EUP-72 = Quien recibe un disparo primero roba un Artefacto.
rule-EUP-73 = Quien recibe un disparo suelta después su Láser.
rule-EUP-74 = Quien recibe un disparo expone sus tres Reclutas a la vista de todos.
rule-EUP-75 = Después se esconden otra vez todos sus Seguidores. Un Líder sigue expuesto.
rule-EUP-76 = Quien recibe un disparo sin tener Líder se vuelve Anarquista, a la vista de todos.
rule-EUP-77 = Un Anarquista que recibe un disparo pasa por los mismos pasos y sigue siendo Anarquista.
rule-EUP-78 = Un Líder expuesto por un disparo no termina la partida con ese disparo, sino con el siguiente.
rule-EUP-79 = Quien dispara es quien hizo la acción, le dé a quien le dé al final.
rule-EUP-80 = Los Anarquistas no son de ninguna facción. Son un equipo propio.
rule-EUP-85 = Nada hace que un Anarquista deje de serlo.
rule-EUP-86 = Un Anarquista que consigue un Líder gana solo en ese momento.

# Reglas: intercambios

rule-EUP-81 = En un intercambio, dos Reclutas de jugadores distintos cambian de sitio.
rule-EUP-82 = Los expuestos siguen expuestos y los escondidos escondidos, vayan donde vayan.
rule-EUP-83 = Todos ven qué dos Reclutas se intercambian. Uno escondido solo puede mirarlo su nuevo dueño.
rule-EUP-84 = Tras un intercambio se mira enseguida si un Anarquista tiene ahora un Líder o si alguien tiene los dos.

# Reglas: Láseres

rule-EUP-87 = Nadie tiene más de un Láser.
rule-EUP-88 = Quien consigue un Láser apunta enseguida a otro jugador, a la vista de todos.
rule-EUP-89 = Se apunta a otro jugador, nunca a uno mismo, y solo se cambia en la fase 3 del propio turno.
rule-EUP-90 = Un Láser que se suelta va al centro. Todos los Láseres son iguales.

# Reglas: el final

rule-EUP-91 = La partida termina cuando recibe un disparo alguien con un Líder expuesto.
rule-EUP-92 = Si quien dispara es Anarquista, ganan los Anarquistas. Si no, gana el equipo contrario al del Líder alcanzado, dispare quien dispare.
rule-EUP-93 = La partida termina cuando un Anarquista consigue un Líder. Ese jugador gana solo.
rule-EUP-94 = La partida termina cuando un jugador tiene los dos Líderes. Ese jugador gana solo.
rule-EUP-95 = Tras la última ronda que acordó la mesa, la partida termina y nadie gana.
rule-EUP-96 = Nunca coinciden dos finales.
rule-EUP-97 = Cuando la partida termina se exponen todos los Reclutas de la mesa y se muestran las manos. El Recluta que sobró sigue sin verse.
rule-EUP-98 = Un equipo ganador son todos los que pertenecen a él en ese momento. Los Anarquistas solo ganan como Anarquistas, o solos.
rule-EUP-99 = Cada ganador tiene un punto; los demás, ninguno.
rule-EUP-100 = La partida ha terminado y no ocurre nada más.

# Reglas: Artefactos de Acción

rule-EUP-101 = Ojos del Ayer: elige un Recluta escondido de otro jugador y luego otro distinto, si lo hay, y mira los dos.
rule-EUP-102 = Códice de Todos los Nombres: elige a otro jugador que tenga Reclutas escondidos y míralos todos.
rule-EUP-103 = Elixir de la Franqueza: elige un Recluta escondido de otro jugador. Queda expuesto.
rule-EUP-104 = Mano Invisible: si no tienes Láser, elige a otro jugador que tenga uno y luego a quién apuntar.
rule-EUP-105 = Piedra del Norte: si otro jugador tiene un Láser, todos los demás sueltan los suyos. El tuyo se queda.
rule-EUP-106 = Bolsa del Gran Trueque: elige uno de tus Reclutas que siga escondido y luego uno escondido de otro jugador.
rule-EUP-107 = Puente de Hojalata: elige un Recluta escondido de otro jugador y luego uno escondido de un tercero.
rule-EUP-108 = Vitrina de los Ídolos: elige un Recluta expuesto de otro jugador y luego uno expuesto de un tercero.
rule-EUP-109 = Balanza de la Confianza: elige a otro jugador que tenga Reclutas escondidos. Tú miras los suyos y él los tuyos.
rule-EUP-110 = Manto del Olvido: elige un Recluta expuesto de cualquier jugador, Líder o no, también tuyo. Queda escondido.
rule-EUP-111 = Cofre de las Maravillas: roba dos Artefactos, uno tras otro.
rule-EUP-112 = Garra de la Urraca: elige a otro jugador que tenga Artefactos; luego mira su mano y elige una carta para quedártela.
rule-EUP-113 = Ojo del Verdugo: un disparo con tu Láser al que nadie puede reaccionar.

# Reglas: Artefactos de Reacción

rule-EUP-121 = Égida Abollada: solo la usa quien va a recibir el disparo. El disparo no tiene efecto.
rule-EUP-122 = Espejo de la Reina: solo lo usa quien va a recibir el disparo. Ahora va contra quien disparó.
rule-EUP-123 = El Sustituto: solo lo usa quien va a recibir el disparo. Nombra a un jugador que no seas tú ni quien disparó.
rule-EUP-124 = Coraza del Mártir: la usa cualquiera que no dispare ni vaya a recibir el disparo. El disparo va a ti.
rule-EUP-125 = Nudo del Destino: solo lo usa quien va a recibir el disparo. Nombra uno de tus Reclutas y uno de quien disparó; se intercambian.
rule-EUP-126 = El Último Resorte: después de recibir un disparo, si hay un Láser en el centro y tú no tienes, tómalo y nombra a quién apuntas.
rule-EUP-127 = La Mirada Devuelta: solo la usa el interrogado. Nombra un Recluta escondido de quien interroga, si lo hay, y míralo.
rule-EUP-128 = Oído de Lata: lo usa cualquiera que no interrogue ni sea interrogado, para mirar también el Recluta.
rule-EUP-129 = Antorcha Eterna: la usa cualquiera menos quien interroga. Si el interrogatorio tiene efecto, el Recluta queda expuesto.
rule-EUP-130 = Anzuelo Veloz: lo usa cualquiera que no actúe y no tenga Láser. Nombra a un jugador; tomas el Láser y le apuntas.
rule-EUP-131 = La Voz de la Nada: la usa cualquiera menos quien actúa. El Artefacto no tiene efecto.

# Reglas: quién ve qué

rule-EUP-150 = Ves todo lo público, todo lo tuyo y un registro en el que lo demás es un signo de interrogación.
rule-EUP-151 = Conoces un Recluta desde que es tuyo.
rule-EUP-152 = Un Recluta que estuvo expuesto alguna vez lo conocen todos para siempre.
rule-EUP-153 = Todos ven quién mira qué Recluta, así que es público quién lo conoce.
rule-EUP-154 = En un intercambio, lo que se sabe va con la carta.
rule-EUP-155 = Cuántos Reclutas de cada clase hay es público; y que la partida siga también dice algo: nadie tiene los dos Líderes y ningún Anarquista tiene uno.
rule-EUP-156 = Una carta que viste en la mano de otro la conoces hasta que ese jugador pase alguna sin que la veas.
rule-EUP-157 = Ni el aspecto ni la duración de una ventana dicen nada de las cartas ocultas.

# Aclaraciones

rule-EUP-R1 = Las dos facciones son iguales: 5, 7, 8, 10 u 11 Seguidores cada una, para 4, 5, 6, 7 u 8 jugadores.
rule-EUP-R2 = Hay dos Láseres menos que jugadores, cuatro como mucho.
rule-EUP-R3 = Los dos Líderes están siempre en juego.
rule-EUP-R4 = El jugador inicial se sortea, o es un asiento que elige la mesa.
rule-EUP-R5 = Las filas se forman después de los dos repartos, todas a la vez y en secreto, antes del primer turno.
rule-EUP-R6 = Nada de la fase 1 es obligatorio, y solo se puede hacer una de sus dos cosas.
rule-EUP-R7 = Un regalo solo lo ven quien da y quien recibe, y no se puede rechazar.
rule-EUP-R8 = Se puede pasar sin hacer ninguna acción, salvo que la mesa haya acordado que hay que actuar: entonces solo se pasa cuando no hay ninguna acción posible.
rule-EUP-R9 = No puedes interrogar a tus propios Reclutas: ya puedes mirarlos.
rule-EUP-R10 = Quien paga elige qué expone, y puede elegir un Líder.
rule-EUP-R11 = Ningún Artefacto se usa en vano. Si puede hacer algo se juzga por lo público y por tus propias cartas.
rule-EUP-R12 = Los blancos de un Artefacto se nombran antes de que los demás reaccionen.
rule-EUP-R13 = Tras armarte apuntas enseguida, y puedes cambiar en la fase 3 del mismo turno.
rule-EUP-R14 = El Láser con el que se disparó se pierde aunque el disparo no tenga efecto.
rule-EUP-R15 = Se puede esconder un Seguidor de cualquiera, también propio, uno por acción; nunca un Líder.
rule-EUP-R16 = A una acción pueden reaccionar cuantos quieran, uno tras otro.
rule-EUP-R17 = Las reacciones cuentan desde la izquierda del que actúa, en el sentido de las agujas del reloj.
rule-EUP-R18 = A una reacción no se responde con otra.
rule-EUP-R19 = Se pregunta a todos los que tienen un Artefacto y un Recluta escondido, para que la pregunta no diga nada de las manos.
rule-EUP-R20 = El Artefacto robado por un disparo no sirve en la ventana que sigue a ese disparo.
rule-EUP-R21 = Quien dispara es quien hizo la acción, aunque el disparo se desviara.
rule-EUP-R22 = Un Líder expuesto por este mismo disparo no termina la partida; uno expuesto antes como coste, sí.
rule-EUP-R23 = Tener Líder es tenerlo entre los tres Reclutas al recibir el disparo, escondido o expuesto.
rule-EUP-R24 = Expuesto o escondido va con la carta, no con el sitio.
rule-EUP-R25 = Cuando un Anarquista dispara a un Líder expuesto, ganan todos los Anarquistas.
rule-EUP-R26 = No pueden coincidir dos finales.
rule-EUP-R27 = El equipo que cuenta es el que tienes al final.
rule-EUP-R28 = La pila de descartes pasa a ser el mazo en cuanto el mazo se acaba, no en el siguiente robo.
rule-EUP-R29 = Una partida que llega al límite de rondas la pierden todos.
rule-EUP-R30 = Hablar es libre, no se comprueba y no forma parte del registro.
rule-EUP-R31 = La mesa recuerda por ti todo lo que has visto.
rule-EUP-R32 = Los Seguidores de una facción son todos iguales.
rule-EUP-R33 = Toda la pila de descartes es pública.
rule-EUP-R34 = Un Láser sigue apuntado hasta la fase 3 del turno de su dueño.
rule-EUP-R35 = Lo que encuentra quien interroga no se dice a nadie más.
rule-EUP-R36 = El blanco no tiene derecho a reaccionar primero.
rule-EUP-R37 = Los Anarquistas usan Artefactos y Láseres como todos.
rule-EUP-R38 = Si nadie más tiene un Recluta escondido, no hay a quién interrogar.
rule-EUP-R39 = A nadie le pueden tocar los dos Líderes en el reparto.
rule-EUP-R40 = Los Artefactos son una reconstrucción nuestra: los impresos se han perdido.
rule-EUP-R41 = Al final se exponen todos los Reclutas de la mesa, gane quien gane. El que sobró no se revela: solo lo nombra el acta completa.

# Opciones

option-first_player = Jugador inicial
option-first_player-random = por sorteo
option-first_player-0 = el asiento 1
option-first_player-1 = el asiento 2
option-first_player-2 = el asiento 3
option-first_player-3 = el asiento 4
option-first_player-4 = el asiento 5
option-first_player-5 = el asiento 6
option-first_player-6 = el asiento 7
option-first_player-7 = el asiento 8
option-must_act = Pasar solo cuando no hay acción posible
option-max_rounds = Rondas tras las que nadie gana
option-reaction_prompt = A quién se pregunta si reacciona
option-reaction_prompt-all = a todos los que tienen un Artefacto y un Recluta escondido
option-reaction_prompt-capable = solo a quien puede reaccionar (para simulaciones: delata las manos)

# Decisiones y robos, en palabras

action-order = Colocar la fila: { NAMES("kind", $first) }, { NAMES("kind", $second) } y { NAMES("kind", $third) }
action-order-unseen = Colocar la fila
action-redraw = Descartar y robar
action-give = Dar { NAMES("card", $card) } a { PLAYER($seat) }
action-give-unseen = Un Artefacto para { PLAYER($seat) }
action-skip = No tocar los Artefactos
action-interrogate = Interrogar al { recruit-of }
action-use = Usar { NAMES("card", $card) } y exponer tu Recluta { $cost }
action-arm = Armarte, exponer tu Recluta { $cost } y apuntar a { PLAYER($seat) }
action-shoot = Disparar
action-hide = Esconder el Recluta { $place } (Seguidor) de { PLAYER($seat) }
action-pass = Pasar
action-pick-seat = Elegir a { PLAYER($seat) }
action-pick-slot = Elegir el { recruit-of }
action-pick-card = Quedarse con { NAMES("card", $card) }
action-pick-unseen = Quedarse con un Artefacto
action-aim = Apuntar a { PLAYER($seat) }
action-react = Reaccionar con { NAMES("card", $card) } y exponer tu Recluta { $cost }
action-react-at = Reaccionar con { NAMES("card", $card) }, exponer tu Recluta { $cost } y nombrar a { PLAYER($seat) }
action-react-look = Reaccionar con { NAMES("card", $card) }, exponer tu Recluta { $cost } y mirar el { recruit-of }
action-react-swap = Reaccionar con { NAMES("card", $card) }, exponer tu Recluta { $cost } e intercambiar el { recruit-of } por el { other-recruit-of }
action-recruits = Se reparten los Reclutas.
action-artifacts = Se reparten los Artefactos.
action-first = Jugador inicial: { PLAYER($seat) }.
action-draw = { PLAYER($seat) } roba { NAMES("card", $card) }.
action-draw-unseen = { PLAYER($seat) } roba un Artefacto.
action-unseen = Responder en secreto

# Lo decidido, como lo cuenta la historia

told-action-order = coloca la fila: { NAMES("kind", $first) }, { NAMES("kind", $second) } y { NAMES("kind", $third) }
told-action-order-unseen = coloca su fila
told-action-redraw = descarta y roba
told-action-give = da { NAMES("card", $card) } a { PLAYER($seat) }
told-action-give-unseen = da un Artefacto a { PLAYER($seat) }
told-action-skip = no toca los Artefactos
told-action-interrogate = interroga al { recruit-of }
told-action-use = usa { NAMES("card", $card) } y expone su Recluta { $cost }
told-action-arm = se arma, expone su Recluta { $cost } y apunta a { PLAYER($seat) }
told-action-shoot = dispara
told-action-hide = esconde el Recluta { $place } (Seguidor) de { PLAYER($seat) }
told-action-pass = pasa
told-action-pick-seat = elige a { PLAYER($seat) }
told-action-pick-slot = elige el { recruit-of }
told-action-pick-card = se queda con { NAMES("card", $card) }
told-action-pick-unseen = se queda con un Artefacto
told-action-aim = apunta a { PLAYER($seat) }
told-action-react = reacciona con { NAMES("card", $card) } y expone su Recluta { $cost }
told-action-react-at = reacciona con { NAMES("card", $card) }, expone su Recluta { $cost } y nombra a { PLAYER($seat) }
told-action-react-look = reacciona con { NAMES("card", $card) }, expone su Recluta { $cost } y mira el { recruit-of }
told-action-react-swap = reacciona con { NAMES("card", $card) }, expone su Recluta { $cost } e intercambia el { recruit-of } por el { other-recruit-of }
told-action-unseen = responde en secreto

# Consecuencias

note-exposed = El { recruit-of } queda expuesto: { $recruit ->
    [LE] el Líder Euphoriano
    [LS] el Líder Subterra
    [E] un Seguidor Euphoriano
   *[S] un Seguidor Subterra
}.
note-hidden = El { recruit-of } queda escondido.
note-sees = { PLAYER($by) } ve el { recruit-of }: { $recruit ->
    [LE] el Líder Euphoriano
    [LS] el Líder Subterra
    [E] un Seguidor Euphoriano
   *[S] un Seguidor Subterra
}.
note-looks = { PLAYER($by) } mira el { recruit-of }.
note-exchanged = El { recruit-of } y el { other-recruit-of } cambian de sitio.
note-dropped = El Láser de { PLAYER($seat) } va al centro.
note-aims = { PLAYER($seat) } tiene un Láser y apunta a { PLAYER($at) }.
note-taken = { PLAYER($seat) } se lleva el Láser de { PLAYER($owner) }.
note-discarded = { PLAYER($seat) } descarta { NAMES("card", $cards) }.
note-reshuffled = { $cards ->
    [one] La pila de descartes pasa a ser el mazo: un Artefacto.
   *[other] La pila de descartes pasa a ser el mazo: { $cards } Artefactos.
}
note-sees-hand = { PLAYER($seat) } ve la mano de { PLAYER($owner) }: { NAMES("card", $cards) }.
note-looks-hand = { PLAYER($seat) } mira la mano de { PLAYER($owner) }.
note-anarchist = { PLAYER($seat) } es Anarquista desde ahora.
note-redirected = El disparo va ahora contra { PLAYER($seat) }.
note-stopped = Lo que hizo { PLAYER($seat) } queda sin efecto.
note-no-draw = No queda ningún Artefacto que pueda robar { PLAYER($seat) }.
note-ended = La partida ha terminado: { $reason ->
    [leader_shot] un Líder expuesto ha recibido un disparo
    [anarchist_leader] un Anarquista ha conseguido un Líder
    [both_leaders] alguien tiene los dos Líderes
   *[turn_limit] se ha jugado la última ronda
}. Victoria: { $team ->
    [euphorian] los Euphorianos
    [subterra] los Subterra
    [anarchist] los Anarquistas
    [single] { PLAYER($winner) } en solitario
   *[none] nadie
}.
note-shows = { PLAYER($seat) } tenía { NAMES("kind", $row) }; { $size ->
    [0] sin Artefactos en la mano
   *[other] en la mano: { NAMES("card", $hand) }
}.
note-left-over = El Recluta que sobró era { $recruit ->
    [E] un Seguidor Euphoriano
   *[S] un Seguidor Subterra
}.

reason-leader_shot = Un Líder expuesto recibió un disparo.
reason-anarchist_leader = Un Anarquista consiguió un Líder.
reason-both_leaders = Un jugador tuvo los dos Líderes.
reason-turn_limit = Se llegó al límite de rondas: nadie gana.

# La mesa en la pantalla

phase-recruits = Se están repartiendo los Reclutas.
phase-artifacts = Se están repartiendo los Artefactos.
phase-first = Se sortea el jugador inicial.
phase-order = Cada uno coloca su fila, a la vez que los demás.
phase-artifact = Fase 1: Descartar y robar, Dar un Artefacto o nada.
phase-action = Fase 2: una acción, o pasar.
phase-pick = El Artefacto pide una elección.
phase-window = ¿Reacciones?
phase-resolve = Elige el Artefacto con el que te quedas.
phase-aim = Fase 3: apunta tu Láser.
phase-draw = Se está robando un Artefacto.
phase-over = La partida ha terminado.
board-round = Ronda { $round }, turno { $turn }
board-laser = Láser
board-aims = apunta a { PLAYER($seat) }
board-hand = mano
board-anarchist = Anarquista
board-team = Tu equipo: { $team }
board-you = tú
board-everybody = todos
board-center = Láseres en el centro: { $lasers }
board-deck = Mazo: { $cards }
board-discard = Pila de descartes: { $size ->
    [0] vacía
   *[other] { NAMES("card", $cards) }
}
board-your-hand = Tus Artefactos
board-known-hand = tiene { NAMES("card", $cards) }
board-declared = En curso: { $what }
board-waiting = Se espera a { $seats }
board-target = contra { PLAYER($seat) }
board-left-over = Sobró un Recluta que nadie ha visto.
board-legend = LE y LS son los Líderes, E y S los Seguidores. (E) escondido, E expuesto, (?) no lo conoces. Debajo, los números de los jugadores que lo conocen.
odds-title = Lo que puedes concluir
odds-team = equipo
odds-left-over = El Recluta que sobró: { $chances }
odds-note = Todos los repartos que encajan con lo que has visto cuentan igual; lo que se dice no cuenta.
word-odds = probabilidades
word-sheet = hoja
word-card = artefactos
command-odds = las probabilidades de cada Recluta oculto y del equipo de cada jugador
command-sheet = tu Hoja de Referencia
command-card = qué hacen los Artefactos de tu mano

# La Hoja de Referencia y su otra cara

sheet =
    Tus Reclutas deciden tu equipo: un Líder o, si no, dos de tres Seguidores.
    Los Euphorianos ganan cuando el Líder Subterra está expuesto y recibe un
    disparo; los Subterra, cuando le pasa al Líder Euphoriano. Con los dos
    Líderes en tu fila ganas tú solo.

    1 Artefacto  descartar y robar (la mano entera por una carta), dar uno, o nada
    2 Acción     interrogar: mirar un Recluta escondido de otro jugador
                 usar: un Artefacto de Acción (*)
                 armarte: tomar un Láser y apuntar (*)
                 disparar: a quien apuntas; el Láser vuelve al centro
                 esconder: cualquier Seguidor expuesto
                 o pasar
    3 Apuntar    si tienes un Láser
    (*) cuesta un Recluta tuyo escondido, que se expone; las reacciones también

    Si te disparan con un Líder expuesto, la partida termina. Si no: robas,
    sueltas el Láser, expones todo y escondes los Seguidores. Sin Líder pasas a
    ser Anarquista.
sheet-anarchist =
    Eres Anarquista, tengas los Reclutas que tengas, hasta el final.
    Ganas con todos los Anarquistas cuando uno dispara a un Líder expuesto.
    Ganas tú solo en el momento en que un intercambio te da un Líder.
    Juegas tus turnos, reaccionas, usas Artefactos y Láseres como todos.

help =
    Tienes tres Reclutas en fila, boca abajo. Deciden en secreto tu equipo: un
    Líder o, si no, dos de tres Seguidores. Averigua quién es quién, expón al
    Líder enemigo y haz que le disparen. Quien recibe un disparo sin Líder se
    vuelve Anarquista; ganan ellos si uno dispara a un Líder expuesto.

      order E-LS-S    colocar tu fila, una vez, al principio
      redraw          fase 1: descartar y robar
      give lid @3     fase 1: dar un Artefacto a Jugador 4
      skip            fase 1: nada
      interrogate 3.2 mirar un Recluta escondido: Jugador 4, sitio 2
      use barter x1   usar un Artefacto; x1: como coste se expone tu Recluta 1
      pick 3.1        lo que pide un Artefacto: un Recluta, un jugador, una carta
      arm x1 @4       exponer tu Recluta 1, tomar un Láser, apuntar a Jugador 5
      shoot           disparar a quien apuntas
      hide 2.3        poner boca abajo un Seguidor expuesto
      aim 4           fase 3, si tienes un Láser
      react lid x2    en una ventana; sigue @4, 3.2 o 2.3 0.1 si la carta lo pide
      pass            sin acción; sin reacción

    La notación es la de las actas y cuenta a los jugadores desde 0; el número de
    la lista de jugadas sirve igual. En la mesa (E) está escondido, E expuesto,
    (?) escondido y no lo conoces.

# La mesa en el navegador

web-waits-order = Tu fila está puesta; los demás colocan la suya.
web-waits-artifact = { PLAYER($seat) } decide qué hacer con sus Artefactos.
web-waits-action = { PLAYER($seat) } elige su acción.
web-waits-pick = { PLAYER($seat) } está usando un Artefacto.
web-waits-window = Puede que alguien reaccione.
web-waits-resolve = { PLAYER($seat) } elige con qué Artefacto quedarse.
web-waits-aim = { PLAYER($seat) } decide a quién apuntar.
web-answered = Has respondido. La ventana sigue abierta hasta que se cierre para todos.
web-recruit = { $name }, Recluta { $place }
web-recruit-exposed = { $kind }, expuesto.
web-recruit-known = escondido; lo conoces: { $kind }.
web-recruit-unknown = escondido, no lo conoces.
web-recruit-covered = tapado en tu pantalla.
web-known-all = Lo conocen todos.
web-known-to = { $count ->
    [one] Lo conoce { $names }.
   *[other] Lo conocen { $names }.
}
web-known-also = { $count ->
    [one] También lo conoce { $names }.
   *[other] También lo conocen { $names }.
}
web-hand-size = { $cards ->
    [0] { $name }, sin Artefactos.
    [one] { $name }, un Artefacto.
   *[other] { $name }, { $cards } Artefactos.
}
web-token = Tiene la ficha de Interrogador.
web-aims-at = Tiene un Láser y apunta a { $name }.
web-aimed-at-by = Está en la mira de { $names }.
web-holds = Tiene con seguridad: { NAMES("card", $cards) }.
web-covered-card = Un Artefacto tapado
web-under-interrogate = { $name } interroga al Recluta { $place } de { $other }.
web-under-arm = { $name } toma un Láser para apuntar a { $other }.
web-under-shot = { $name } dispara a { $other }.
web-under-after_shot = { $name } ha disparado a { $other }.
web-under-use = { $name } usa { $card }.
web-chosen = Elegido: { $what }.
web-reacted = { $name } { $what }.
web-row-order = Pulsa dos Reclutas para intercambiarlos y luego coloca la fila.
web-ask-verb-artifact = Descarta y roba, da un Artefacto o no hagas nada.
web-ask-verb-action = Una acción. Pulsa un Recluta para interrogarlo o esconderlo, un Artefacto para usarlo.
web-ask-verb-window = ¿Reaccionas?
web-ask-card = Elige un Artefacto de tu mano.
web-ask-cost = Elige uno de tus Reclutas escondidos para exponerlo: es el coste.
web-ask-aim = Elige a quién apuntar.
web-ask-seat = Elige a un jugador.
web-ask-own = Elige uno de tus propios Reclutas.
web-ask-slot = Elige un Recluta.
web-ask-interrogate = Elige un Recluta escondido de otro jugador.
web-ask-hide = Elige un Seguidor expuesto.
web-ask-keep = Elige el Artefacto con el que te quedas.
web-verb-order = Colocar esta fila
web-verb-redraw = Descartar y robar
web-verb-give = Dar
web-verb-skip = No hacer nada
web-verb-interrogate = Interrogar
web-verb-use = Usar Artefacto
web-verb-arm = Armarte
web-verb-shoot = Disparar
web-verb-shoot-at = Disparar a { $name }
web-verb-hide = Esconder
web-verb-pass = Pasar
web-verb-react = Reaccionar
web-take-back = Deshacer
web-console = La consola
web-phase-artifact = Fase 1: Artefactos
web-phase-action = Fase 2: acción
web-phase-pick = Fase 2: acción
web-phase-window = Reacciones
web-phase-resolve = Fase 2: acción
web-phase-aim = Fase 3: apuntar
web-own = Tú
web-pays = paga el Recluta { $place }
web-centre = El centro
web-lasers = Láseres
web-deck = Mazo
web-discard = Pila de descartes
web-discard-empty = La pila de descartes está vacía.
web-no-artifacts = No tienes ningún Artefacto.
web-notes = Notas
web-notes-chance = { $what } { $percent } %
web-notes-none = Ahora no hay notas.
web-sheet = Hoja de Referencia
web-sheet-teams = Equipos
web-sheet-turn = Tu turno
web-sheet-shot = Disparos y reacciones
web-sheet-end = El final
web-sheet-artifacts = Todos los Artefactos
web-cover = Tapar mis cartas
web-score-recruits = Reclutas
web-score-followers = { $euphorians ->
    [0] 3 Subterra
    [1] 1 Euphoriano, 2 Subterra
    [2] 2 Euphorianos, 1 Subterra
   *[other] 3 Euphorianos
}
web-score-member = sí
web-score-wins = gana
web-score-points = Puntos
web-score-why-euphorian = Era el Líder Subterra: ganan los Euphorianos, dispare quien dispare.
web-score-why-subterra = Era el Líder Euphoriano: ganan los Subterra, dispare quien dispare.
web-score-why-anarchist = Disparó un Anarquista: ganan los Anarquistas.

# Lo que pide una lección, por clase de decisión

ask-order = Si brillan dos Reclutas, tócalos: cambiarán de sitio. Con el Líder en primer lugar, toca el botón.
ask-redraw = Toca el botón que brilla para descartar la mano y robar un Artefacto.
ask-arm = Toma un Láser: toca el botón, luego el Recluta que vas a exponer y luego a quién apuntas.
ask-aim = Apunta a { PLAYER($seat) }: toca su panel, que brilla.
ask-pass = No reacciones: toca Pasar.
ask-skip = Guarda tus Artefactos: toca el botón que brilla.
ask-interrogate = Interroga al Recluta que brilla, de { PLAYER($seat) }: tócalo.
ask-give = Toca en tu mano el Artefacto que brilla y luego a { PLAYER($seat) }.
ask-shoot = Dispara: toca el botón que brilla.

# Por qué un consejo, en una frase

reason-interrogate = Es un Líder con un { $chance } %.
reason-enemy = { PLAYER($seat) } no es de tu equipo con un { $chance } %.
reason-friend = { PLAYER($seat) } es de tu equipo con un { $chance } %.
reason-redraw = Cambia tu mano por un Artefacto nuevo.
reason-skip = Guardas tus Artefactos.
reason-hide = Un Recluta escondido puede volver a pagar.
reason-pass = No cuesta ningún Recluta.
reason-waits = No descubre nada tuyo.
reason-react = Cambia lo que va a pasar, al precio de un Recluta.
reason-arm = Un Láser en tu mano, al precio de exponer un Recluta.

# Statistics

feat-team = Bando
