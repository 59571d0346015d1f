# Mentiroso en español; en.ftl, al lado, tiene las mismas claves.
# La frase de una regla es lo que lee un jugador rechazado: dice qué se puede hacer, no solo qué no.

title = Mentiroso
about = Apuesta qué hay debajo de todos los cubiletes juntos, o duda. Quien se equivoca pierde un dado.

player = Jugador { FROM_ONE($seat) }

rule-MEN-1 = Cada uno tiene un cubilete y los mismos dados que los demás: cinco, o los que acuerde la mesa, de dos a cinco.
rule-MEN-2 = Se sientan en círculo de dos a seis jugadores. El primero empieza la primera ronda y los turnos siguen el sentido de las agujas del reloj.
rule-MEN-3 = Los dados caen solos, todos al empezar la ronda y nunca después; nadie decide antes de que estén en la mesa. Ves tus dados y ningún otro.
rule-MEN-4 = No es tu turno. Por turnos, quien tiene dados apuesta o duda; nadie pasa.
rule-MEN-5 = En esta ronda todavía no ha apostado nadie, así que no hay de qué dudar: apuesta.
rule-MEN-6 = Una apuesta dice que debajo de todos los cubiletes hay al menos tantos dados con una cara. Puede nombrar tantos dados como queden en juego, y no más.
rule-MEN-7 = Apuesta más que la última vez: más dados de cualquier cara, o los mismos de una cara más alta. O duda.
rule-MEN-8 = En lugar de apostar, quien tiene el turno puede dudar de la última apuesta.
rule-MEN-9 = Cuando alguien duda se levantan todos los cubiletes y se cuentan los dados con la cara de la apuesta, sean de quien sean.
rule-MEN-10 = Si hay al menos tantos como decía la apuesta, pierde un dado quien dudó; si no, quien apostó.
rule-MEN-11 = Un dado perdido sale del juego. Quien se queda sin dados también sale, y solo mira.
rule-MEN-12 = Quien perdió el dado empieza la ronda siguiente; si era el último que tenía, empieza el siguiente jugador que tenga dados.
rule-MEN-13 = La partida ha terminado: solo a un jugador le quedan dados, y ha ganado.
rule-MEN-14 = Cada ronda saca un dado del juego y las apuestas solo suben, así que toda partida termina.
rule-MEN-20 = Si la mesa juega con unos comodines, un uno cuenta como cualquier cara.
rule-MEN-21 = En una apuesta de unos solo cuentan los unos.
rule-MEN-22 = Después de una apuesta de otra cara, una de unos tiene que nombrar al menos la mitad de dados, redondeando hacia arriba.
rule-MEN-23 = Después de una apuesta de unos, una de otra cara tiene que nombrar más del doble de dados.
rule-MEN-24 = Después de una apuesta de unos, otra de unos tiene que nombrar más dados.
rule-MEN-R1 = El primer jugador empieza la primera ronda; no se tira para decidirlo.
rule-MEN-R2 = Una apuesta nunca baja el número de dados a cambio de una cara más alta. Solo con unos comodines puede bajarlo una apuesta de unos.
rule-MEN-R3 = Nadie puede apostar más dados de los que quedan en juego.
rule-MEN-R4 = No se puede decir que una apuesta es exacta: se apuesta o se duda.
rule-MEN-R5 = Solo puede dudar quien tiene el turno.
rule-MEN-R6 = Quien se equivoca pierde un dado, por mucho que se haya equivocado.
rule-MEN-R7 = Cuando un jugador sale, empieza la ronda el siguiente que tenga dados.
rule-MEN-R8 = También con unos comodines una ronda puede empezar con una apuesta de unos.
rule-MEN-R9 = No hay ronda especial para quien tiene un solo dado.
rule-MEN-R10 = Una apuesta hecha no se cambia, y una duda tampoco.

option-wild = Unos comodines: un uno cuenta como cualquier cara
option-dice = Dados de cada jugador

face = { $face ->
    [1] { $count ->
        [one] uno
       *[other] unos
    }
    [2] { $count ->
        [one] dos
       *[other] doses
    }
    [3] { $count ->
        [one] tres
       *[other] treses
    }
    [4] { $count ->
        [one] cuatro
       *[other] cuatros
    }
    [5] { $count ->
        [one] cinco
       *[other] cincos
    }
   *[other] { $count ->
        [one] seis
       *[other] seises
    }
}
face-1 = unos
face-2 = doses
face-3 = treses
face-4 = cuatros
face-5 = cincos
face-6 = seises

action-bid = Apostar { $count } { face }
action-doubt = Dudar
action-roll = Todos tiran sus dados
action-roll-own = Tus dados: { $dice }
told-action-bid = apuesta { $count } { face }
told-action-doubt = duda

note-cup = Debajo del cubilete de { PLAYER($seat) }: { $dice }.
note-found = { $count ->
    [0] No hay ninguno que cuente.
    [one] Hay uno que cuenta.
   *[other] Hay { $count } que cuentan.
}
note-loses = { PLAYER($seat) } pierde un dado.
note-out = { PLAYER($seat) } queda fuera.

field-bid = Apuesta
field-count = Cuántos
field-die = Cara
field-bidder = De
field-left = Dados que quedan
field-dice = Debajo del cubilete
field-rolled = Lo que había en la ronda anterior
field-wild = Unos comodines
field-points = Dados que quedan

web-choose = Apuesta o duda de la última apuesta.
web-wait = Alguien está pensando.

over-points = Dados que quedan · { $points }
reason-last_dice = A nadie más le quedan dados.

help =
    Todos tiran debajo de un cubilete y cada uno ve solo sus dados. Por turnos se
    apuesta que entre todos hay al menos tantos dados con una cara, cada vez más
    que antes, o se duda. Si alguien duda se levantan los cubiletes: si la apuesta
    era cierta pierde un dado quien dudó; si no, quien apostó. Gana el último que
    tiene dados.

    Lo que puedes escribir:
      bid 3x5  (tres cincos)    doubt  (dudar)
