# Evidencia en español; en.ftl, al lado, tiene las mismas claves.
# La frase de una regla es lo que lee un jugador rechazado: dice qué se puede hacer, no solo qué no.

title = Evidencia
about = Dos jugadores, quince minutos: seis desafíos, una pirámide en común y una fila de seis cartas que hay que ordenar. El reglamento no conserva las imágenes de las cartas: sus caras son una reconstrucción nuestra.

player = Jugador { FROM_ONE($seat) }

# Facciones, cartas, casillas de la pirámide

faction = { $faction ->
    [G] Gnomos
    [A] Alienígenas
    [I] Illuminati
    [R] Reptilianos
   *[other] { $faction }
}
faction-G = Gnomos
faction-A = Alienígenas
faction-I = Illuminati
faction-R = Reptilianos

card = { $card ->
    [garden-gnome] Gnomo de jardín
    [mushroom-ring] Anillo de setas
    [pointed-hat] Gorro puntiagudo
    [crop-circles] Círculos en el trigal
    [restricted-area] Zona restringida
    [green-man] Hombrecito verde
    [rubber-suit] Traje de goma
    [abduction] Abducción
    [secret-handshake] Apretón secreto
    [zurich-bankers] Banqueros de Zúrich
    [royal-blood] Sangre real
    [weather-balloon] Globo meteorológico
    [eye] El ojo que todo lo ve
    [slit-pupils] Pupilas verticales
    [deep-tunnels] Túneles profundos
    [star-hybrid] Híbrido estelar
    [official-speech] Discurso oficial
    [gnome-reveal] Revelación gnomo
   *[other] { $card }
}
card-garden-gnome = Gnomo de jardín
card-mushroom-ring = Anillo de setas
card-pointed-hat = Gorro puntiagudo
card-crop-circles = Círculos en el trigal
card-restricted-area = Zona restringida
card-green-man = Hombrecito verde
card-rubber-suit = Traje de goma
card-abduction = Abducción
card-secret-handshake = Apretón secreto
card-zurich-bankers = Banqueros de Zúrich
card-royal-blood = Sangre real
card-weather-balloon = Globo meteorológico
card-eye = El ojo que todo lo ve
card-slit-pupils = Pupilas verticales
card-deep-tunnels = Túneles profundos
card-star-hybrid = Híbrido estelar
card-official-speech = Discurso oficial
card-gnome-reveal = Revelación gnomo

slot = { $slot ->
    [B1] la base, a la izquierda
    [B2] la base, en el centro
    [B3] la base, a la derecha
    [M1] el medio, a la izquierda
    [M2] el medio, a la derecha
    [T] la cima
   *[other] { $slot }
}
slot-B1 = base, izquierda
slot-B2 = base, centro
slot-B3 = base, derecha
slot-M1 = medio, izquierda
slot-M2 = medio, derecha
slot-T = cima

# Desafíos

challenge-high = Gana el valor más alto.
challenge-low = Gana el valor más bajo.
challenge-near = Gana el valor más cercano a { $number }.
challenge-under = Gana el valor más alto que no pase de { $value }.
challenge-even = Gana el valor par más alto.
challenge-odd = Gana el valor impar más bajo.
challenge-symbol = Gana la carta que muestre el símbolo { faction }.
challenge-match = Gana la carta que comparta algún símbolo con esta.
challenge-more = Gana la carta con más símbolos.
challenge-fewer = Gana la carta con menos símbolos.
challenge-honest = Gana la carta cuyo reverso dice la verdad: su facción está en el frente.
challenge-mask = Gana la carta cuyo reverso miente: su facción no está en el frente.
challenge-same_back = Gana la carta con el mismo reverso que esta.

power-abduction = Antes de ordenar puedes revelar las tres cartas de la base para intercambiarla por una de ellas.
power-gnome = Antes de ordenar puedes intercambiarla por cualquier carta de la pirámide: allí queda boca arriba y cuenta como Gnomos.
power-eye = En tu fila cuenta como el símbolo que muestra la cima, salvo que te haya llegado por un intercambio.

# Reglas: componentes

rule-EVI-1 = Evidencia es para dos jugadores, ni uno más ni uno menos; las reglas los tratan igual.
rule-EVI-2 = Hay 18 cartas, todas distintas: 15 corrientes y 3 especiales. Su lista es también su orden.
rule-EVI-3 = Esa opción o ese valor no existe. Una mesa puede acordar qué reversos se ven en las pilas, qué valores se saltan en las escaleras, si cuenta El ojo recibido por un intercambio y si hay ayuda de memoria.
rule-EVI-4 = El frente de una carta tiene un valor, un desafío y hasta dos símbolos distintos; el reverso muestra una sola facción.
rule-EVI-5 = Las tres cartas especiales no muestran símbolos y tienen un poder. En todo lo demás son cartas como las otras.
rule-EVI-6 = El reverso dice qué facción es la más probable en el frente, no la segura. Solo cuenta por lo que se ve, en la pirámide y en los desafíos que hablan de reversos.
rule-EVI-7 = Los puntos se cuentan una sola vez, al final; durante las rondas no se puntúa nada.

# Reglas: preparación

rule-EVI-10 = Al empezar se barajan las 18 cartas boca abajo.
rule-EVI-11 = El reparto son las 18 cartas, cada una exactamente una vez, en tres pilas de seis.
rule-EVI-12 = Una pila es el mazo de robo de un jugador y otra el del otro, las dos boca abajo.
rule-EVI-13 = Cada jugador toma como mano las dos primeras cartas de su mazo; le quedan cuatro.
rule-EVI-14 = La tercera pila, boca abajo en el centro, es el mazo de desafíos.
rule-EVI-15 = La última carta del mazo de desafíos se aparta sin que nadie la vea: es la del Desafío Final.
rule-EVI-16 = La pirámide y las dos zonas de puntuación empiezan vacías.

# Reglas: ver las cartas

rule-EVI-17 = Los reversos de las manos, de las zonas, de la pirámide y de lo que está en juego los ven siempre los dos; los de una mano o una fila secreta, sin su orden.
rule-EVI-18 = Puedes repasar tu zona cuando quieras, pero no mirar los frentes de la mano ajena, de la zona ajena ni de la pirámide. Lo que ya se mostró se puede recordar.
rule-EVI-19 = De una pila se ve cuántas cartas tiene y el reverso de la primera (o todos, si la mesa lo acordó). Nadie mira sus frentes ni cambia su orden.

# Reglas: las fases

rule-EVI-20 = La partida tiene tres fases, siempre en este orden: Recolectar Evidencia, Ordenar Evidencia y Puntuación.
rule-EVI-21 = Recolectar Evidencia son seis rondas: cinco con el mazo de desafíos y la sexta con el Desafío Final.
rule-EVI-22 = Lo que solo tiene una respuesta posible se hace solo: la carta de la ronda 6 y la sexta carta de una fila.
rule-EVI-23 = Las tres cartas de la ronda son la del desafío y las dos jugadas.
rule-EVI-24 = Una carta enviada a la pirámide va al primer hueco libre: primero la base, de izquierda a derecha; luego el medio, igual; por último la cima. El hueco no se elige.
rule-EVI-25 = Una carta de la pirámide no cambia de hueco, salvo por Abducción o Revelación gnomo.
rule-EVI-26 = Las cartas de la pirámide están boca abajo. Solo se ven la base, cuando se revela por Abducción, y Revelación gnomo, cuando se ha intercambiado.
rule-EVI-27 = Ahora no te toca decidir eso. Cada paso pide una sola cosa a quien le corresponde, y nadie pasa. Solo lo que se elige en secreto puede cambiarse, hasta que los dos hayan decidido.

# Reglas: una ronda

rule-EVI-28 = Al empezar una ronda se revela la primera carta del mazo de desafíos.
rule-EVI-29 = Juega una de las cartas que tienes en la mano. Las dos cartas jugadas se revelan a la vez.
rule-EVI-31 = Gana la ronda la carta que mejor cumple la condición del desafío; si las dos la cumplen igual, hay empate.
rule-EVI-32 = Has ganado la ronda: elige una de sus tres cartas y llévala a tu zona o envíala a la pirámide.
rule-EVI-33 = La carta elegida va a su sitio en el acto; en la pirámide, boca abajo.
rule-EVI-34 = Has perdido la ronda: toma para tu zona una de las dos cartas que quedan. La última va adonde el ganador no eligió.
rule-EVI-35 = Si la condición empata, gana la carta cuyo valor se acerca más al de la carta del desafío.
rule-EVI-36 = Si también eso empata, las tres cartas de la ronda se reparten al azar: una a la pirámide y una a cada zona.
rule-EVI-37 = Al terminar la ronda cada jugador roba la primera carta de su mazo, mientras le queden.

# Reglas: el Desafío Final

rule-EVI-38 = En la ronda 6 a cada jugador le queda una sola carta, y la juega.
rule-EVI-39 = La carta del Desafío Final y las dos jugadas se revelan a la vez.
rule-EVI-40 = En el Desafío Final no importa la condición: gana la carta cuyo valor se acerca más al suyo.
rule-EVI-41 = Quien gana esta ronda ha ganado el Desafío Final. Si las diferencias son iguales, no lo gana nadie.
rule-EVI-42 = Por lo demás la ronda 6 se resuelve como las otras, y no queda nada que robar.
rule-EVI-43 = Después de seis rondas cada jugador ha ganado seis cartas y la pirámide tiene otras seis.

# Reglas: Ordenar Evidencia

rule-EVI-45 = Los dos toman en la mano las seis cartas de su zona.
rule-EVI-46 = Primero se decide sobre Abducción, luego sobre Revelación gnomo, y después los dos ordenan sus cartas.
rule-EVI-47 = Abducción y Revelación gnomo solo se usan en esta fase, y solo las usa quien las tenía en la mano al empezar.
rule-EVI-48 = Quien tiene Abducción puede usarla o no.
rule-EVI-49 = Si Abducción está en la pirámide, nadie la usa.
rule-EVI-50 = Abducción se intercambia por una de las tres cartas de la base, que se revelan a los dos. Sin ayuda de memoria se decide primero si se revela la base, y quien la revela tiene que intercambiar.
rule-EVI-51 = Después la base vuelve a quedar boca abajo, cada carta en su hueco.
rule-EVI-52 = Si no usas Abducción, se queda en tu mano como una carta sin símbolo.
rule-EVI-53 = Si Revelación gnomo estaba en la pirámide al empezar la fase, nadie la usa.
rule-EVI-54 = Revelación gnomo se intercambia por cualquier carta de la pirámide: allí queda boca arriba y cuenta como Gnomos.
rule-EVI-55 = Revelación gnomo también puede no usarse; entonces se queda en la mano como una carta sin símbolo.
rule-EVI-56 = El poder de una carta especial que llega por un intercambio no se puede usar.
rule-EVI-57 = El ojo recibido por un intercambio no cuenta como símbolo (salvo que la mesa lo haya acordado), pero sí desempata.
rule-EVI-58 = El ojo en una fila cuenta como el símbolo que muestra la cima al puntuar. En los desafíos no tiene símbolo.
rule-EVI-59 = Una carta especial boca abajo en la pirámide no tiene poder; muestra su reverso como cualquiera.
rule-EVI-60 = Coloca una carta que tengas en la mano: en la fila van tus seis cartas, cada una una vez y en el orden que quieras.
rule-EVI-61 = Los dos ordenan en secreto, de izquierda a derecha, y presentan a la vez.
rule-EVI-62 = Las filas presentadas están a la vista; entonces se puntúa.

# Reglas: puntuación y final

rule-EVI-63 = Un hueco de la pirámide muestra la facción del reverso de su carta, o Gnomos si la carta está boca arriba. Los frentes de la pirámide no cuentan.
rule-EVI-64 = Una carta presentada cuenta con su valor y los símbolos de su frente. Las especiales no tienen símbolo, salvo El ojo.
rule-EVI-65 = Una carta con dos símbolos se lee, para cada clase de puntos, como los dos en el orden que convenga o como uno solo. Una sin símbolo es un hueco.
rule-EVI-66 = El Desafío Final da un punto a quien lo ganó.
rule-EVI-67 = Una escalera son cartas vecinas cuyos valores suben o bajan de uno en uno; los valores repetidos se saltan.
rule-EVI-68 = Una escalera de tres o más da un punto, y otro si es más larga que la del rival.
rule-EVI-69 = Una serie son cartas vecinas que muestran todas un mismo símbolo.
rule-EVI-70 = Una serie de tres o más da un punto, y otro si es más larga que la del rival.
rule-EVI-71 = El trío son los tres símbolos de la base, de izquierda a derecha, seguidos y en ese orden en la fila. Ningún símbolo impreso se usa dos veces.
rule-EVI-72 = Tener el trío da dos puntos, y uno más si lo tienes más veces que el rival.
rule-EVI-73 = Una pareja es un símbolo de cada uno de los dos huecos del medio, en cualquier lugar de la fila y sin usar dos veces el mismo.
rule-EVI-74 = Quien tiene más parejas gana dos puntos, y uno más si le saca al menos dos al rival.
rule-EVI-75 = Para la cima se cuentan las cartas de la fila que muestran su símbolo.
rule-EVI-76 = Quien tiene más cartas con el símbolo de la cima gana dos puntos, y uno más si le saca al menos dos al rival.
rule-EVI-77 = Gana quien tiene más puntos.
rule-EVI-78 = Con los mismos puntos gana quien ganó el Desafío Final.
rule-EVI-79 = Si nadie ganó el Desafío Final, gana quien presenta El ojo.
rule-EVI-80 = Si El ojo está en la pirámide, la victoria es de los dos.
rule-EVI-81 = La partida ha terminado: no queda nada que decidir.

# Aclaraciones

rule-EVI-R1 = La pirámide tiene tres cartas en la base, dos en el medio y una en la cima.
rule-EVI-R2 = La pirámide se llena siempre en el mismo orden, desde la base; el trío se lee igual para los dos.
rule-EVI-R3 = Nadie empieza: se juega a la vez, y el desafío dice quién elige antes.
rule-EVI-R4 = Quien gana la ronda tiene que elegir; no puede ceder la primera elección.
rule-EVI-R5 = Se roba mientras haya cartas. Después de la ronda 4 los mazos están vacíos, y lo que no juegas en la 5 es tu carta del Desafío Final.
rule-EVI-R6 = La carta del Desafío Final es la última de la pila de desafíos.
rule-EVI-R7 = La última carta de la ronda nunca va a la zona del perdedor: cada sitio recibe exactamente una.
rule-EVI-R8 = Hay empate cuando las dos cartas cumplen igual o no cumple ninguna. El desempate mira el valor impreso en la carta del desafío, nunca un número de su texto.
rule-EVI-R9 = El reparto al azar da una carta a cada sitio; las seis maneras son igual de probables y se ve el resultado.
rule-EVI-R10 = Si el Desafío Final empata, no da ningún punto y no desempata la partida.
rule-EVI-R11 = La carta del Desafío Final no se elige: es la que no jugaste en la ronda 5.
rule-EVI-R12 = De una pila solo se ve el reverso de arriba, salvo que la mesa haya acordado extenderlas.
rule-EVI-R13 = No se puede mirar el reverso de la carta ajena antes de elegir la propia: las dos entran en juego a la vez.
rule-EVI-R14 = Las zonas están boca abajo, pero cada carta llegó a la vista; la ayuda de memoria muestra lo que un buen jugador recordaría. Sin ella, Abducción se decide en dos pasos.
rule-EVI-R15 = Tiene un poder quien tenía la carta en la mano al empezar la fase. Un jugador puede tener los dos y usar los dos, Abducción primero.
rule-EVI-R16 = Quien recuerda ya conoce la base, y Abducción es una sola decisión: intercambiar con una de tres cartas o no. Sin ayuda de memoria la base se revela para intercambiar: quien la ha mirado, intercambia. Revelación gnomo no revela nada.
rule-EVI-R17 = Solo cuenta como Gnomos el hueco en el que se intercambió Revelación gnomo; enviada a la pirámide en una ronda muestra su reverso.
rule-EVI-R18 = El ojo en la pirámide muestra su reverso, también en la cima, y entonces no lo tiene nadie.
rule-EVI-R19 = El ojo recibido por un intercambio queda sin símbolo, pero quien lo tiene lo tiene para el desempate.
rule-EVI-R20 = Revelación gnomo puede sacar Abducción de la base; llega a la mano sin poder.
rule-EVI-R21 = Una escalera sube o baja, pero siempre en la misma dirección.
rule-EVI-R22 = Un valor que ya salió en la escalera ni la corta ni la alarga; si la mesa lo acordó, solo se salta el que repite el último.
rule-EVI-R23 = Con la misma longitud, o sin llegar a tres, nadie se lleva el punto de más.
rule-EVI-R24 = Una escalera de tres contra una de dos vale dos puntos: es la más larga.
rule-EVI-R25 = Los dos símbolos de una carta pueden ser vecinos en el trío, así que un trío cabe en dos cartas.
rule-EVI-R26 = El trío no cuenta al revés.
rule-EVI-R27 = Los tríos no se solapan: cuatro iguales seguidos contienen un solo trío de tres iguales.
rule-EVI-R28 = Una carta sin símbolo interrumpe; una carta de dos símbolos de la que se ignora uno, no.
rule-EVI-R29 = Una pareja lleva uno de cada símbolo del medio. Dos iguales solo son pareja si los dos huecos muestran la misma facción.
rule-EVI-R30 = Una carta de dos símbolos se lee de nuevo para cada clase de puntos; dentro del trío vale una sola lectura de toda la fila.
rule-EVI-R31 = Con las mismas parejas, o las mismas cartas de la cima, nadie puntúa. Una contra ninguna sí es mayoría.
rule-EVI-R32 = El ojo cuenta para series, tríos, parejas y cima. Su valor 7 vale en las escaleras aunque no tenga símbolo.
rule-EVI-R33 = El desempate mira primero el Desafío Final y después El ojo.
rule-EVI-R34 = El nombre del juego viene de los nombres de sus fases.
rule-EVI-R35 = Salvo las tres especiales, las cartas de esta edición se diseñaron para este programa.
rule-EVI-R36 = Un acta para un jugador no delata órdenes ni cantidades secretas: ni cuál de las dos primeras cartas del rival estaba arriba, ni cuántas ha colocado antes de completar su fila.

# Notación

rule-EVI-N0 = Eso no es una jugada de Evidencia, o el azar no tiene nada que decidir ahora.
rule-EVI-N1 = Un reparto se escribe «deal challenges=… final=… draw0=… draw1=…», con cinco, una, seis y seis cartas.
rule-EVI-N2 = Un reparto al azar se escribe «scatter pyramid=… 0=… 1=…», con una carta en cada sitio.
rule-EVI-N3 = Jugar una carta se escribe «play» y la carta.
rule-EVI-N4 = Tomar una carta se escribe «take» y la carta.
rule-EVI-N5 = Enviar una carta a la pirámide se escribe «bury» y la carta.
rule-EVI-N6 = Usar Abducción se escribe «abduct» y el hueco, o «abduct no»; sin ayuda de memoria, primero «abduct reveal» o «abduct no».
rule-EVI-N7 = Usar Revelación gnomo se escribe «gnome» y el hueco, o «gnome no».
rule-EVI-N8 = Colocar la siguiente carta de la fila se escribe «place» y la carta.
rule-EVI-N9 = Un acta empieza con una línea JSON: el juego evidencia, su versión de las reglas, dos jugadores y las opciones.
rule-EVI-N10 = La línea del resultado es JSON con winners, points y reason, y coincide con lo que da la partida.

# Opciones de la mesa

option-pile_backs = Reversos que se ven en las pilas
option-pile_backs-top = solo el de la primera carta
option-pile_backs-all = todos
option-run_repeats = En una escalera se salta
option-run_repeats-block = todo valor que ya salió en ella
option-run_repeats-touching = solo el que repite el último
option-eye_by_swap = El ojo recibido en un intercambio
option-eye_by_swap-blank = no cuenta como símbolo
option-eye_by_swap-counts = cuenta como siempre
option-memory_aid = Ayuda de memoria
option-memory_aid-on = se muestra todo lo que ya se ha visto
option-memory_aid-off = hay que recordarlo

# Decisiones

action-play = Jugar { card }
action-take = Tomar { card }
action-bury = Enviar { card } a la pirámide
action-abduct = Intercambiar Abducción por la carta que está en { slot }
action-abduct-reveal = Revelar la base para intercambiar Abducción
action-abduct-no = No usar Abducción
action-gnome = Intercambiar Revelación gnomo por la carta que está en { slot }
action-gnome-no = No usar Revelación gnomo
action-place = Colocar { card }
action-deal = Se reparten las cartas
action-scatter = Al azar: { NAMES("card", $buried) } a la pirámide, { NAMES("card", $first) } a { PLAYER(0) }, { NAMES("card", $second) } a { PLAYER(1) }
action-hidden = Carta elegida en secreto
action-complete = { board-complete }

phase-deal = Se reparten las cartas.
phase-play = Los dos eligen en secreto una carta de la mano.
phase-scatter = Empate total: las tres cartas se reparten al azar.
phase-winner = Quien ganó la ronda elige primero entre las tres cartas.
phase-loser = Quien perdió la ronda toma una de las dos que quedan.
phase-abduction = ¿Se usa Abducción?
phase-abduction-open = La base está revelada: Abducción se intercambia por una de sus cartas.
phase-gnome = ¿Se usa Revelación gnomo?
phase-order = Los dos ordenan sus seis cartas en secreto, de izquierda a derecha.
phase-done = Las filas están a la vista.

# Lo decidido, como lo cuenta la historia

told-action-play = juega { card }
told-action-take = toma { card }
told-action-bury = envía { card } a la pirámide
told-action-abduct = intercambia Abducción por la carta que está en { slot }
told-action-abduct-reveal = revela la base para intercambiar Abducción
told-action-abduct-no = no usa Abducción
told-action-gnome = intercambia Revelación gnomo por la carta que está en { slot }
told-action-gnome-no = no usa Revelación gnomo
told-action-place = coloca { card }
told-action-hidden = elige una carta en secreto
told-action-complete = completa su fila

# Lo que pasa

note-challenge = Ronda { $round }: el desafío es { card }.
note-final = Desafío Final: { card }.
note-last = { PLAYER($seat) } juega su última carta: { card }.
note-won-condition = { PLAYER($seat) } gana la ronda: cumple mejor el desafío de { card }.
note-won-closeness = Empate en el desafío; { PLAYER($seat) } gana por acercarse más al valor de { card }.
note-won-final = { PLAYER($seat) } gana el Desafío Final: se acerca más al valor de { card }.
note-dead-tie = Empate total: nadie elige y las tres cartas se reparten al azar.
note-final-nobody = Nadie gana el Desafío Final; las tres cartas se reparten al azar.
note-buried = { card } va a la pirámide: { slot }.
note-last-taken = { card } es para { PLAYER($seat) }, que envió otra a la pirámide.
note-drew = { PLAYER($seat) } roba { card }.
note-drew-back = { PLAYER($seat) } roba una carta con reverso de { faction }.
note-arrange = Cada jugador toma las seis cartas de su zona.
note-no-abduction = Abducción está en la pirámide: nadie la usa.
note-no-gnome = Revelación gnomo estaba en la pirámide: nadie la usa.
note-base-shown = { PLAYER($seat) } revela la base para intercambiar Abducción.
note-base-card = { card } está en { slot }.
note-abducted = { PLAYER($seat) } recibe { card } y deja Abducción en { slot }.
note-gnome = { PLAYER($seat) } recibe { card } y deja Revelación gnomo boca arriba en { slot }.
note-gnome-unseen = { PLAYER($seat) } toma una carta de la pirámide y deja en su sitio Revelación gnomo, boca arriba: { slot }.
note-sixth = { card } completa la fila de { PLAYER($seat) }.
note-score-final = { PLAYER($seat) }, Desafío Final: { $points }
note-score-run = { PLAYER($seat) }, escalera: { $points }
note-score-series = { PLAYER($seat) }, serie: { $points }
note-score-triple = { PLAYER($seat) }, trío de la base: { $points }
note-score-pairs = { PLAYER($seat) }, parejas del medio: { $points }
note-score-top = { PLAYER($seat) }, símbolo de la cima: { $points }
note-won-by-points = Gana { PLAYER($seat) }: tiene más puntos.
note-won-by-final = Gana { PLAYER($seat) }: empate a puntos, y ganó el Desafío Final.
note-won-by-eye = Gana { PLAYER($seat) }: empate a puntos, nadie ganó el Desafío Final y tiene El ojo.
note-shared = La victoria es de los dos.

reason-points = Deciden los puntos.
reason-final = Empate a puntos; decide el Desafío Final.
reason-eye = Empate a puntos; decide El ojo.
reason-shared = Empate en todo: victoria compartida.

# La mesa dibujada

board-round = Ronda { $round } de 6
board-final-round = Desafío Final
board-arranging = Ordenar Evidencia
board-pyramid = Pirámide
board-challenge = Desafío
board-hand = mano
board-zone = zona
board-row = fila
board-deck = mazo
board-played = juega
board-chosen = ya ha elegido
board-complete = fila completa
board-table = por repartir
board-challenges = desafíos por venir
board-final = Final
board-won-final = ganó el Desafío Final
board-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
board-you = tú
board-face-up = boca arriba
board-unseen = sin ver

# La mesa en el navegador

web-card-front = { $value } { card }, { $count ->
    [0] sin símbolos
   *[other] muestra { NAMES("faction", $symbols) }
}; reverso de { faction }
web-card-back = Una carta con reverso de { faction }
web-card-unknown = Una carta que nadie ha visto todavía
web-no-symbol = sin símbolos
web-back = Reverso:
web-as-challenge = Como desafío: { $condition }
web-can-be = { $count ->
    [one] Solo puede ser esta:
   *[other] Es una de estas { $count }:
}

web-glass = La carta bajo la lupa
web-glass-away = Guardar la lupa

web-now-play = Elige una carta de tu mano. { $condition }
web-now-winner = Has ganado la ronda: lleva una de las tres cartas a tu zona o envía una a la pirámide.
web-now-loser = Has perdido la ronda: toma una de las dos cartas que quedan.
web-now-abduction = Intercambia Abducción por una carta de la base, o quédatela.
web-now-abduction-first = ¿Revelas la base? Si la revelas, tienes que intercambiar Abducción por una de sus cartas.
web-now-abduction-open = La base está revelada: intercambia Abducción por una de sus cartas.
web-now-gnome = Intercambia Revelación gnomo por una carta de la pirámide, o quédatela.
web-now-order = Ordena tus seis cartas como quieras; no se presentan hasta que tú lo digas.

web-hand = Mano de { $name }
web-pile = { $count ->
    [one] Mazo de { $name }, 1 carta
   *[other] Mazo de { $name }, { $count } cartas
}
web-zone = { $count ->
    [0] Zona de { $name }, vacía
    [one] Zona de { $name }, 1 carta
   *[other] Zona de { $name }, { $count } cartas
}
web-challenges = { $count ->
    [one] Desafíos por venir: 1 carta
   *[other] Desafíos por venir: { $count } cartas
}
web-scene = El desafío y las cartas jugadas
web-three = Las tres cartas de la ronda
web-take = Tomar
web-bury = A la pirámide
web-level-top = Cima: más cartas con este símbolo
web-level-pairs = Medio: más parejas de estos dos
web-level-triple = Base: estos tres seguidos y en este orden
web-short-top = Cima
web-short-pairs = Parejas
web-short-triple = Trío
web-recap = Así acabó la ronda { $round }
web-unseen = { $count ->
    [one] 1 carta sin ver
   *[other] { $count } cartas sin ver
}
web-unseen-help = Según el reverso que muestran: en manos, mazos y Desafío Final.

web-builder = Ordena tu fila
web-builder-help = Pulsa dos cartas para cambiarlas o arrastra una a otro sitio.
web-builder-keys = También puedes mover una con Mayúsculas y las flechas.
web-picked = { card } está elegida: pulsa la carta con la que cambiarla.
web-picked-keys = También puedes moverla con las flechas.
web-place = Puesto { $place }
web-moved = { card } está ahora en el puesto { $place }.
web-row = Tu fila, de izquierda a derecha
web-row-of = Fila de { $name }
web-present = Presentar la fila
web-row-again = Cambiar la fila
web-reset = Empezar de nuevo
web-best-row = Ver una fila óptima
web-tally = Lo que puntúa esta fila
web-kind = Puntos por
web-measure = tú
web-other = rival
web-points = puntos
web-kind-run = Escalera
web-kind-series = Serie
web-kind-triple = Trío de la base
web-kind-pairs = Parejas del medio
web-kind-top = Símbolo de la cima
web-range = de { $low } a { $high }

web-score-final = Desafío Final
web-score-run = Escalera más larga: { $first } contra { $second }
web-score-series = Serie más larga: { $first } contra { $second }
web-score-triple = Tríos de la base: { $first } contra { $second }
web-score-pairs = Parejas del medio: { $first } contra { $second }
web-score-top = Símbolo de la cima: { $first } contra { $second }
web-score-total = Total

command-hint = el mejor uso de un poder, o la mejor fila, calculados
hint-none = Aquí no hay nada que calcular: la ayuda llega en la segunda fase, cuando te toca decidir.
hint-won = Con esto ganas haga lo que haga el rival, por { $margin } o más: { $texts }
hint-shared = Con esto aseguras al menos la victoria compartida: { $texts }
hint-lost = Lo mejor que hay, aunque el rival puede ganar por { $margin }: { $texts }

help =
    Seis rondas: se revela un desafío y los dos juegan una carta a la vez. Quien
    lo cumple mejor elige primero entre las tres cartas: lleva una a su zona o la
    envía a la pirámide. El otro toma una de las dos que quedan, y la última va
    adonde el ganador no eligió. Si empatan, gana el valor más cercano.
    Al final cada uno ordena sus seis cartas en una fila, y los reversos de la
    pirámide dicen qué símbolos puntúan: la base en su orden (trío), el medio
    (parejas), la cima (mayoría). También puntúan escaleras y series de tres.

      play eye     jugar una carta de la mano
      take eye     tomar una de las cartas de la ronda
      bury eye     enviarla a la pirámide (solo quien ganó la ronda)
      abduct B2    intercambiar Abducción por una carta de la base; abduct no.
                   Sin ayuda de memoria, antes abduct reveal (revelar la base)
      gnome T      intercambiar Revelación gnomo por una de la pirámide; gnome no
      place eye    colocar la siguiente carta de la fila, desde la izquierda

    Facciones: G Gnomos, A Alienígenas, I Illuminati, R Reptilianos.
    Pirámide: B1 B2 B3 la base, M1 M2 el medio, T la cima. ?G es una carta de la
    que solo se ve el reverso.

# Lo que pide una lección, por clase de decisión

ask-play = Juega la carta que brilla: tócala en tu mano.
ask-take = Toma la carta que brilla.
ask-bury = Envía a la pirámide la carta que brilla.
ask-place = Ordena tu fila: toca las dos cartas que brillan y cambiarán de sitio. Cuando esté lista, preséntala con el botón.

# Por qué un consejo, en una frase

reason-stronger = En este desafío es mejor que { NAMES("card", $card) }.
reason-equal = En este desafío vale tanto como { NAMES("card", $card) }.
reason-spares = Guarda { NAMES("card", $card) }, que aquí sería mejor.
reason-symbols = { $cards ->
    [one] Comparte símbolo con una carta tuya
   *[other] Comparte símbolo con { $cards } cartas tuyas
}.
reason-follows = Su { $value } continúa una escalera con una carta tuya.
reason-buries = Tú decides sobre la pirámide.
reason-leaves = De { NAMES("card", $cards) } te queda la que el rival deje.
reason-row = Da la mejor fila que puedes asegurar.

# Statistics

feat-run = Escalera más larga
feat-series = Serie más larga
