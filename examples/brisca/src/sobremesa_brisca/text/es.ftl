# La brisca en español; en.ftl, al lado, tiene las mismas claves.
# La frase de una regla es lo que lee un jugador rechazado: dice qué se puede hacer, no solo qué no.

title = Brisca
about = De dos a cuatro jugadores, diez minutos: la baraja española, tres cartas en la mano y nadie está obligado a asistir al palo. Cuatro juegan por parejas.

player = Jugador { FROM_ONE($seat) }

# Cartas

suit = { $suit ->
    [O] oros
    [C] copas
    [E] espadas
   *[B] bastos
}
suit-O = oros
suit-C = copas
suit-E = espadas
suit-B = bastos
rank = { $number ->
    [1] as
    [2] dos
    [3] tres
    [4] cuatro
    [5] cinco
    [6] seis
    [7] siete
    [10] sota
    [11] caballo
   *[12] rey
}
card = { $number ->
    [10] la sota
   *[other] el { rank }
} de { suit }

# Reglas

rule-BRI-1 = La brisca es para dos, tres o cuatro jugadores. Cuatro juegan por parejas: son compañeros los que se sientan enfrente.
rule-BRI-2 = Hay 40 cartas: oros, copas, espadas y bastos, cada palo del 1 al 7 con sota (10), caballo (11) y rey (12).
rule-BRI-3 = Con tres jugadores se aparta el dos de copas.
rule-BRI-4 = En cada palo las cartas se ganan en el orden 1, 3, rey, caballo, sota, 7, 6, 5, 4, 2. El as vale 11 tantos, el tres 10, el rey 4, el caballo 3 y la sota 2: 120 en total.
rule-BRI-5 = La mesa puede acordar el cambio: si el siete y el dos de triunfo se pueden cambiar por la muestra.
rule-BRI-10 = Primero, y una sola vez, se reparte: tres cartas a cada jugador, que los demás no ven.
rule-BRI-11 = La carta que sigue al reparto se pone boca arriba, la muestra: su palo es triunfo. Queda debajo del mazo y se roba la última.
rule-BRI-12 = Solo se puede repartir o robar una carta del mazo; todas son igual de probables.
rule-BRI-13 = El primer jugador sale en la primera baza; los demás le siguen en su orden.
rule-BRI-20 = Se juega por turno: primero quien sale y después los demás en su orden, cuando todos han robado.
rule-BRI-21 = Puedes jugar cualquier carta de tu mano, y ninguna otra.
rule-BRI-22 = Gana la baza el triunfo más alto y, si no hay ninguno, la carta más alta del palo de salida.
rule-BRI-23 = Quien gana la baza se lleva sus cartas y sus tantos.
rule-BRI-24 = Después de cada baza, mientras haya mazo, cada uno roba una carta: primero quien ganó la baza y después los demás en su orden.
rule-BRI-25 = El último en robar se lleva la muestra; después se juegan las cartas de la mano hasta el final, sin robar.
rule-BRI-26 = Quien gana una baza sale en la siguiente.
rule-BRI-30 = Solo se puede cambiar si la mesa lo ha acordado, y solo al ganar una baza, antes de salir en la siguiente y mientras la muestra siga ahí.
rule-BRI-31 = El siete de triunfo, si lo tienes en la mano, se puede cambiar por una muestra que sea as, tres, rey, caballo o sota.
rule-BRI-32 = El dos de triunfo, si lo tienes en la mano, se puede cambiar por una muestra que sea siete, seis, cinco o cuatro.
rule-BRI-33 = La carta entregada queda boca arriba debajo del mazo, y el triunfo sigue siendo el mismo. Cambiar no gasta el turno: aún tienes que salir.
rule-BRI-40 = La partida ha terminado: se han jugado todas las cartas.
rule-BRI-41 = Gana quien tiene más de los 120 tantos; 60 a 60 es empate.
rule-BRI-42 = Con tres jugadores gana quien tiene más tantos. Si dos tienen los mismos y más que el otro, comparten la victoria; si los tres tienen 40, es empate.
rule-BRI-43 = Con cuatro jugadores gana la pareja que tiene más tantos, los dos juntos; 60 a 60 es empate.
rule-BRI-R1 = El dos que se aparta con tres jugadores es el de copas, también si el triunfo es copas.
rule-BRI-R2 = Se juega en el orden de los asientos.
rule-BRI-R3 = Lo que estuvo boca arriba se puede recordar: todos pueden ver qué se ha jugado y los tantos de cada uno.
rule-BRI-R4 = Los compañeros no se enseñan ni se dicen sus cartas.
rule-BRI-R5 = Nadie cambia antes de la primera baza, ni cuando la muestra ya se ha robado.
rule-BRI-R6 = Si la muestra es un dos, ahí se queda. Quien tiene el siete y el dos de triunfo puede cambiar los dos, uno después del otro.
rule-BRI-R7 = La muestra no se roba al azar: todos saben quién se la lleva.
rule-BRI-R8 = La última carta de una mano se juega como cualquier otra.
rule-BRI-R9 = Si dos de los tres empatan con más tantos que el otro, comparten la victoria.
rule-BRI-R10 = Una partida es un solo reparto; quien quiera más, juega otra.

# Decisiones y lo que pasa

action-play = Jugar { card }
action-swap = Cambiar { card } por la muestra
action-deal = Se reparten las cartas
action-draw = { PLAYER($seat) } roba { card }
action-unseen = { PLAYER($seat) } roba una carta
told-action-play = juega { card }
told-action-swap = cambia { card } por la muestra

note-won = { PLAYER($seat) } gana la baza: { $points ->
    [0] ningún tanto
    [one] { $points } tanto
   *[other] { $points } tantos
}.
note-took = { PLAYER($seat) } se lleva la última carta: { card }.
note-swapped = { PLAYER($seat) } toma { card } de debajo del mazo y deja el { $given } de triunfo.

option-exchange = Cambio del siete y del dos de triunfo por la muestra

reason-counted = Se han jugado todas las cartas: se cuentan los tantos.
over-points = Tantos · { $points }

# La mesa

field-exchange = Cambio
field-phase = Ahora
field-turn = Juega
field-trump = Triunfo
field-turned = Muestra
field-stock = Mazo
field-hands = Manos
field-shown = Conocidas
field-leader = Sale
field-trick = Baza
field-winning = La va ganando
field-last = Baza anterior
field-last_leader = Salió
field-last_winner = La ganó
field-points = Tantos
field-taken = Ganados
field-played = Jugadas
field-out = Apartada

web-hand = Tu mano
web-trick = La baza
web-last = Baza anterior
web-trump = Triunfo: { suit }
web-stock = { $count ->
    [0] Sin mazo
    [one] Una carta boca abajo
   *[other] { $count } cartas boca abajo
}
web-points = { $points ->
    [one] { $points } tanto
   *[other] { $points } tantos
}
web-held = { $count ->
    [one] una carta
   *[other] { $count } cartas
}
web-partner = tu pareja
web-partner-of = pareja de { PLAYER($seat) }
web-leads = sale
web-winning = va ganando
web-won = gana la baza
web-empty = Nadie ha jugado todavía.
web-back = una carta que solo ve { PLAYER($seat) }
web-card = { rank } de { suit }
web-now-lead = Sal con cualquier carta de tu mano.
web-now-follow = Juega cualquier carta de tu mano.
web-now-swap = Puedes cambiar por la muestra; después sal con cualquier carta de tu mano.
web-now-wait = Falta la carta de { PLAYER($seat) }.
web-score = Tantos

help =
    Tres cartas para cada uno. Otra se pone boca arriba, la muestra: su palo es
    triunfo, y se roba la última. Por turno cada uno juega una carta, la que quiera.
    Gana la baza el triunfo más alto o, si no hay, la más alta del palo de salida.
    El orden es 1, 3, rey (12), caballo (11), sota (10), 7, 6, 5, 4, 2; el as vale 11
    tantos, el tres 10, el rey 4, el caballo 3 y la sota 2. Quien gana la baza roba
    primero y sale. Gana quien tiene más de los 120 tantos. Entre cuatro, los que se
    sientan enfrente son pareja.

    Lo que puedes escribir:
      play 12B   jugar el rey de bastos; los palos son O oros, C copas, E espadas, B bastos
      swap 7O    cambiar el siete de triunfo, si la mesa lo ha acordado
