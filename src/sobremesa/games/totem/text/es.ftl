# Totem en español; en.ftl, al lado, tiene las mismas claves.
# La frase de una regla es lo que lee un jugador rechazado: dice qué se puede hacer, no solo qué no.

title = Totem
about = De dos a cuatro grupos avanzan por un tablero de hexágonos. Mantén unido el tuyo y sé el último con tótem.

# Asientos y colores

player = { $seat ->
    [0] Rojo
    [1] Azul
    [2] Verde
   *[3] Amarillo
}
colour-red = rojo
colour-blue = azul
colour-green = verde
colour-yellow = amarillo

# Reglas: términos básicos

rule-TOT-1 = Juegan de dos a cuatro jugadores. Cada uno lleva un color: un tótem y 25 piezas.
rule-TOT-2 = El tablero tiene 271 casillas, diez por lado, y en ninguna cabe más de una unidad.
rule-TOT-3 = Dos casillas son adyacentes cuando comparten un borde. Una casilla tiene seis vecinas; en el borde del tablero, menos.
rule-TOT-4 = Una unidad es un tótem o una pieza en el tablero. Lo que vale para las unidades vale también para los tótems, salvo que una regla diga otra cosa.
rule-TOT-5 = Una unidad está conectada cuando otras de su color, cada una junto a la siguiente, la unen a su tótem. Todas las unidades del tablero siguen siempre conectadas.
rule-TOT-6 = Una pieza está en el tablero, en la reserva de su dueño o eliminada: siempre en uno solo de los tres sitios.
rule-TOT-7 = Ganas si eliminas todos los demás tótems. Para eso hay que tocarlos con una de tus piezas o con tu propio tótem.
rule-TOT-8 = La distancia entre dos casillas es el número de pasos que hay de una a otra con el tablero vacío.

# Reglas: preparación

rule-TOT-10 = Cada jugador elige un tótem de otro color y recibe las 25 piezas de ese color. El color no cambia nada en el juego.
rule-TOT-11 = Para saber quién empieza, cada uno tira un dado y comienza el número más alto. Quienes empatan en el más alto vuelven a tirar entre ellos.
rule-TOT-12 = Le toca a otro jugador. Primero va quien ganó la tirada inicial y luego los demás, en el sentido de las agujas del reloj; también los puntos de inicio se eligen en ese orden.
rule-TOT-13 = Un tótem empieza en uno de los doce hexágonos resaltados. Tiene que estar libre, y lo elegido hasta ahora debe encajar en uno de los dibujos para este número de jugadores.
rule-TOT-14 = Cuando has elegido, tu tótem va al punto de inicio y seis piezas lo rodean. Las otras 19 son tu reserva.
rule-TOT-15 = Con dos jugadores los tótems empiezan en hexágonos resaltados opuestos, así que al segundo solo le queda uno.
rule-TOT-16 = Con tres jugadores los tótems empiezan separados un tercio de vuelta: los tres en esquinas o los tres en lados.
rule-TOT-17 = Con cuatro jugadores los tótems forman una cruz: dos esquinas opuestas y los dos lados opuestos que quedan en ángulo recto con ellas.
rule-TOT-18 = En cuanto todos han colocado, juega el primer turno quien ganó la tirada inicial.

# Reglas: el turno

rule-TOT-20 = Un turno empieza tirando los dos dados; no puede haber nada antes.
rule-TOT-21 = No es tu turno. Cuando un turno termina, juega el siguiente en el sentido de las agujas del reloj que aún tenga tótem.
rule-TOT-22 = Después de tirar usas los dos dados, o descartas uno y usas el otro; ni un número intermedio ni ninguno. Solo se pueden usar dados si alguna de tus unidades puede dar un paso.
rule-TOT-23 = Así podrías gastar menos puntos de los que debes. Los puntos de los dados en uso se gastan todos mientras haya un camino que lo permita, salvo que aún puedas ganar en esta tirada. Si la mesa juega sobre la marcha, basta con seguir mientras haya un paso.
rule-TOT-24 = Solo se pierden los puntos que de ninguna manera se podían gastar. Si la mesa juega sobre la marcha, se pierden los que sobren cuando ya no haya ningún paso.
rule-TOT-25 = Solo puedes pasar cuando no puedes ni dar un paso ni agregar una pieza.
rule-TOT-26 = Reparte tus puntos entre las unidades que quieras. No importa lo que marque cada dado por separado.
rule-TOT-27 = Esta tirada aún no ha terminado. Termina cuando se gastan o se pierden sus puntos, cuando has agregado una pieza o cuando has pasado.

# Reglas: agregar una pieza, volver a tirar

rule-TOT-30 = Solo puedes agregar una pieza si los dados muestran un doble o suman diez o más. Ocupa el lugar de toda la tirada.
rule-TOT-31 = La pieza nueva sale de tu reserva y va a una casilla libre junto a tu tótem.
rule-TOT-32 = Agregar una pieza ocupa toda la tirada: no hay pasos ni antes ni después, y la pieza nueva no elimina nada.
rule-TOT-33 = Solo un doce (6-6) te deja volver a tirar, cuando ya lo has jugado. Puedes renunciar.
rule-TOT-34 = En cada tirada pueden moverse otra vez todas tus unidades y solo cuentan los dados nuevos. Los rastros duran todo el turno, salvo que la mesa haya acordado otra cosa.

# Reglas: movimiento

rule-TOT-40 = Un paso lleva una de tus propias unidades a una casilla adyacente del tablero y cuesta un punto.
rule-TOT-41 = Todas tus unidades pueden moverse, también el tótem.
rule-TOT-42 = Esa casilla está ocupada. Solo se pisan casillas libres; las unidades no saltan, no empujan y no comparten casilla.
rule-TOT-43 = Con ese paso tu grupo no seguiría unido. Después de cada paso todas tus unidades deben estar enlazadas con tu tótem, y la que se movió debe tocar a otra de las tuyas.
rule-TOT-44 = Una unidad no puede volver a una casilla en la que ya estuvo en este turno (si la mesa lo acordó así, en esta tirada, o solo a la que acaba de dejar). Otras unidades sí pueden usarla.
rule-TOT-45 = Esa unidad ya terminó su movimiento y descansa hasta la próxima tirada.
rule-TOT-46 = Las unidades se mueven de una en una: detén la que está en marcha antes de mover otra.
rule-TOT-47 = Un tótem sin piezas en el tablero no puede moverse.
rule-TOT-48 = Un movimiento termina cuando se gastan los puntos, cuando la unidad no tiene más pasos o cuando la detienes para mover otra. Para detener una unidad tiene que haber una en marcha.
rule-TOT-49 = Solo puedes detener una unidad si otra de las tuyas, que no haya terminado, podría dar un paso ahora. Si no, tiene que seguir.

# Reglas: eliminación

rule-TOT-50 = Una unidad que termina su movimiento junto a unidades enemigas elimina en el acto, antes de que se mueva nada más.
rule-TOT-51 = Solo se elimina al terminar un movimiento. Pasar al lado, quedarse quieto o agregar una pieza no elimina, y en tu propio turno ninguna de tus unidades corre peligro.
rule-TOT-52 = De las piezas enemigas que tocas cae la más alejada de su propio tótem (con una víctima por color, una de cada color tocado). Las demás están a salvo.
rule-TOT-53 = La distancia de una pieza a su propio tótem se cuenta en casillas del tablero o, si la mesa lo acordó, a lo largo de la cadena de su color.
rule-TOT-54 = Cuando varias de las piezas que tocas están igual de lejos de sus tótems, eliges cuál de ellas cae, y solo entre ellas.
rule-TOT-55 = Un tótem tocado cae siempre, toques lo que toques además; si tocas varios tótems, caen todos.
rule-TOT-56 = Las piezas que por una eliminación pierden el enlace con su tótem quedan eliminadas también.
rule-TOT-57 = Sin tótem, un jugador queda fuera: con él se pierden sus piezas del tablero y toda su reserva.
rule-TOT-58 = Una eliminación no se puede rechazar ni aplazar. Primero di qué pieza cae; los puntos que queden se juegan después.
rule-TOT-59 = Las piezas eliminadas quedan fuera para toda la partida: no vuelven ni al tablero ni a la reserva.

# Reglas: final

rule-TOT-60 = Gana en el acto el jugador cuyo tótem es el último en pie.
rule-TOT-61 = Si a todos los que siguen en juego les queda el tótem con exactamente una pieza y nada en la reserva, no gana nadie.
rule-TOT-62 = Cuando pasan muchas tiradas seguidas sin que se agregue ni se elimine una unidad (la mesa acuerda cuántas por jugador), la partida queda en empate.
rule-TOT-63 = La partida ha terminado. Acaba en el momento en que se alcanza su final; los puntos y las tiradas que quedaban se pierden.
rule-TOT-64 = El último jugador con tótem gana y tiene un punto; los demás, ninguno. En un empate nadie puntúa y comparten el primer puesto todos los que aún tienen tótem.
rule-TOT-65 = Los puestos siguen el orden de caída: quien cae más tarde queda mejor, y quienes caen a la vez comparten el mejor puesto.

# Aclaraciones

rule-TOT-R1 = Los hexágonos resaltados son las seis esquinas y los seis centros de lado del anillo interior al borde, para que alrededor de cada tótem quepan seis piezas.
rule-TOT-R2 = El orden de los turnos decide quién elige antes. Un hexágono resaltado se puede elegir si aún se puede completar el dibujo para este número de jugadores.
rule-TOT-R3 = Opuesta quiere decir en línea recta por el centro del tablero.
rule-TOT-R4 = Se juega en el sentido de las agujas del reloj desde quien gana la tirada inicial, y solo repiten los empatados en el número más alto.
rule-TOT-R5 = Los tótems solo se distinguen por el color. Los jugadores eligen el suyo antes de empezar, cada uno otro; para las reglas da igual cuál.
rule-TOT-R6 = Mientras haya un camino que gaste todos los puntos, hay que dejarlo abierto; se pierden solo los que ningún camino gasta. La mesa puede acordar que nadie tenga que preverlo.
rule-TOT-R7 = Se descarta un dado como mucho. Puedes elegir cualquiera de los tres números, aunque no todos sus puntos se puedan gastar.
rule-TOT-R8 = El diez o más se mira en los dados tal como cayeron, antes de descartar. Un 6-6 es a la vez diez o más, un doble y un doce.
rule-TOT-R9 = Una pieza agregada no ataca: no se ha movido, y solo elimina un movimiento terminado.
rule-TOT-R10 = Si puedes dar un paso, siempre puedes usar los dados en vez de agregar; si no puedes pero puedes agregar, tienes que agregar.
rule-TOT-R11 = Volver a tirar después de un doce es decisión tuya, hayas hecho lo que hayas hecho con él, y otro doce te da la misma opción.
rule-TOT-R12 = En otra tirada del mismo turno descansan de nuevo solo las unidades que terminen en ella, pero ninguna vuelve a las casillas en las que estuvo en ese turno, salvo que la mesa haya acordado otra cosa.
rule-TOT-R13 = El tótem se mueve como cualquier pieza, siempre que no esté solo.
rule-TOT-R14 = Si el grupo sigue unido se mira después del paso, no a mitad de camino. Una unidad también puede colarse entre otras dos.
rule-TOT-R15 = Una unidad debe tocar a otra de las tuyas: la casilla que acaba de dejar no cuenta.
rule-TOT-R16 = No se vuelve a ninguna casilla en la que la unidad haya estado en este turno. La mesa puede acordar que cuente solo la tirada, o solo la última casilla.
rule-TOT-R17 = Una unidad ha terminado cuando la detienes, cuando se acaban los puntos o cuando no tiene más pasos.
rule-TOT-R18 = La única unidad que puede moverse tampoco puede volver a sus casillas, y las que terminaron se quedan donde están. Si su ataque abre paso a otra, esa otra usa los puntos que quedan.
rule-TOT-R19 = Cada movimiento terminado elimina por su cuenta y en el acto, de modo que una tirada puede eliminar varias piezas.
rule-TOT-R20 = Cuando una unidad toca varios colores cae una sola pieza en total, salvo que la mesa haya acordado una de cada color.
rule-TOT-R21 = La más alejada se cuenta en casillas del tablero, salvo que la mesa haya acordado contar a lo largo de la cadena.
rule-TOT-R22 = Cuando una unidad toca un tótem y piezas de otro color, cae solo el tótem, salvo que la mesa haya acordado una víctima por color.
rule-TOT-R23 = El atacante no puede perdonar la pieza: eliminar no es una opción.
rule-TOT-R24 = En tu propio turno no pierdes nada: las unidades caen solo cuando un enemigo termina a su lado.
rule-TOT-R25 = Una unidad que se mueve y termina junto al mismo enemigo lo ataca. Una que no se ha movido, no.
rule-TOT-R26 = Todas las unidades de un jugador caído salen del tablero y su reserva se va con ellas. Las casillas que dejan se pueden usar enseguida.
rule-TOT-R27 = Quien tiene piezas pero ningún paso posible pasa, salvo que pueda agregar una pieza.
rule-TOT-R28 = Un jugador sin ninguna pieza no es motivo de empate: el agotamiento pide exactamente una pieza por jugador.
rule-TOT-R29 = El agotamiento se comprueba después de cada pieza agregada y de cada movimiento terminado, aunque queden puntos; una victoria va antes.
rule-TOT-R30 = El límite de tiradas tranquilas evita que una partida dure para siempre cuando nadie se acerca.
rule-TOT-R31 = Rendirse y acordar un empate no son jugadas; donde una mesa lo ofrezca, queda fuera del acta.
rule-TOT-R32 = Da igual qué dado es cuál: las tiradas se escriben con el número menor delante.
rule-TOT-R33 = Los puntos de inicio están tan separados que siempre hay sitio para las seis piezas alrededor de cada tótem.

# Opciones de la mesa

option-victims = Cuando una unidad toca piezas de varios colores
option-victims-one = cae una en total, la más alejada de su tótem
option-victims-one_per_colour = cae una de cada color
option-distance = La distancia de una pieza a su tótem
option-distance-board = en casillas del tablero
option-distance-chain = a lo largo de la cadena de su color
option-quiet_per_player = Tiradas tranquilas por jugador tras las que hay empate
option-spend = Los puntos de los dados en uso
option-spend-all = se gastan todos: no vale una decisión tras la que ya no se podrían gastar
option-spend-as_you_go = se gastan sobre la marcha: los que sobren cuando no haya más pasos se pierden
option-trail = Una unidad no vuelve
option-trail-turn = a ninguna casilla en la que ya estuvo en ese turno
option-trail-roll = a ninguna casilla en la que ya estuvo en esa tirada
option-trail-last = a la casilla que acaba de dejar

# Decisiones

action-start = Empezar en { $cell }
action-use = { $points ->
    [one] Usar { $points } punto
   *[other] Usar { $points } puntos
}
action-add = Agregar una pieza en { $cell } (en vez de mover)
action-pass = Pasar
action-step = De { $from } a { $to }
action-stop = Detenerla aquí y seguir con otra unidad
action-remove = Eliminar la pieza de { $cell }
action-again = Volver a tirar
action-end = Terminar el turno
action-off-2 = Tirada inicial: { PLAYER($a) } { $roll_a }, { PLAYER($b) } { $roll_b }
action-off-3 = Tirada inicial: { PLAYER($a) } { $roll_a }, { PLAYER($b) } { $roll_b }, { PLAYER($c) } { $roll_c }
action-off-4 = Tirada inicial: { PLAYER($a) } { $roll_a }, { PLAYER($b) } { $roll_b }, { PLAYER($c) } { $roll_c }, { PLAYER($d) } { $roll_d }
action-roll = Dados: { $low } y { $high }

# Lo decidido, como lo cuenta la historia

told-action-start = empieza en { $cell }
told-action-use = { $points ->
    [one] usa { $points } punto
   *[other] usa { $points } puntos
}
told-action-add = agrega una pieza en { $cell }
told-action-pass = pasa
told-action-step = va de { $from } a { $to }
told-action-stop = se detiene y sigue con otra unidad
told-action-remove = elimina la pieza de { $cell }
told-action-again = vuelve a tirar
told-action-end = termina el turno

# Consecuencias

note-starter = { PLAYER($seat) } gana la tirada inicial y empieza.
note-placed = Seis piezas rodean el tótem.
note-turn = Le toca a { PLAYER($seat) }.
note-finished = La unidad de { $cell } ha terminado.
note-removed = { PLAYER($seat) } pierde la pieza de { $cell }: ninguna de las tocadas está más lejos de su tótem.
note-disconnected = { PLAYER($seat) } pierde además lo que queda separado del tótem: { $cells }.
note-fallen = Cae el tótem de { PLAYER($seat) }, y con él todas sus piezas.
note-lapsed = { $points ->
    [one] Se pierde un punto: ninguna unidad puede dar un paso.
   *[other] Se pierden { $points } puntos: ninguna unidad puede dar un paso.
}
note-won = Gana { PLAYER($seat) }: no queda ningún otro tótem.
note-exhaustion = Empate: a todos les queda solo el tótem con una pieza, y no hay reservas.
note-quiet = Empate: { $rolls } tiradas seguidas sin agregar ni eliminar una unidad.

reason-last_totem = Queda un solo tótem en el tablero.
reason-exhaustion = Empate por agotamiento.
reason-quiet_limit = Empate: demasiadas tiradas tranquilas.

# El tablero dibujado

# Por color, para terminales sin colores: la pieza; el tótem es la mayúscula.
letter = { $seat ->
    [0] r
    [1] a
    [2] v
   *[3] m
}
phase-off = Tirada inicial.
phase-start = Elige tu punto de inicio, en un hexágono resaltado.
phase-roll = Ahora, los dados.
phase-use = Decide qué hacer con los dados.
phase-move = Gasta los puntos, paso a paso.
phase-remove = Igual de lejos: elige cuál cae.
phase-again = Un doce: ¿vuelves a tirar?
phase-over = La partida ha terminado.

board-die = dado: { $face }
board-points = { $points ->
    [one] queda { $points } punto
   *[other] quedan { $points } puntos
}
board-pieces = piezas
board-reserve = reserva
board-lost = elim.
board-out = fuera
board-quiet = Tiradas tranquilas: { $quiet } de { $limit }
board-totem = tótem
board-piece = pieza
board-start = hexágono resaltado
board-mover = en marcha
board-done = ya ha terminado
board-fresh = movida desde tu última decisión
board-trail = rastro
board-legal = posible
board-tied = puede caer

# El tablero en el navegador

web-board = El tablero. Las flechas llevan de casilla en casilla, N a la siguiente posible; Intro elige, Retroceso quita un paso, Escape todo lo planeado.
web-dice = Dados y decisiones
web-totem = { PLAYER($seat) }: tótem
web-piece = { PLAYER($seat) }: pieza
web-starter = empieza
web-stands = en pie
web-fallen = caído
web-closer = Acercar
web-farther = Alejar
web-whole = Todo el tablero
web-follow = Mis unidades
web-points = { $points ->
    [one] punto
   *[other] puntos
}
web-own-use = Usa los dos dados o uno de ellos. Antes puedes planear un camino: elige una unidad.
web-own-use-add = Usa los dos dados o uno de ellos; o agrega una pieza junto a tu tótem.
web-own-add = Ninguna de tus unidades puede dar un paso: agrega una pieza junto a tu tótem.
web-own-pass = Con estos dados no puedes hacer nada.
web-own-move = { $points ->
    [one] Elige una unidad y adónde va: queda un punto.
   *[other] Elige una unidad y adónde va: quedan { $points } puntos.
}
web-own-walk = { $points ->
    [one] { $cell } está en marcha y queda un punto. Sigue, o detenla aquí.
   *[other] { $cell } está en marcha y quedan { $points } puntos. Sigue, o detenla aquí.
}
web-own-walk-on = { $points ->
    [one] { $cell } está en marcha y queda un punto. Tiene que seguir: si se detuviera, quedarían puntos sin gastar.
   *[other] { $cell } está en marcha y quedan { $points } puntos. Tiene que seguir: si se detuviera, quedarían puntos sin gastar.
}
web-other-start = { PLAYER($seat) } elige su punto de inicio.
web-other-roll = { PLAYER($seat) } tira los dados.
web-other-use = { PLAYER($seat) } decide qué hace con los dados.
web-other-move = { $points ->
    [one] { PLAYER($seat) } está en marcha: queda un punto.
   *[other] { PLAYER($seat) } está en marcha: quedan { $points } puntos.
}
web-other-remove = { PLAYER($seat) } elige qué pieza cae.
web-other-again = { PLAYER($seat) } tiene un doce y puede volver a tirar.
web-walk = { $steps ->
    [one] Dar un paso
   *[other] Dar { $steps } pasos
}
web-walk-stop = Andar y detenerla ahí
web-use-walk = { $steps ->
    [one] Usar { $points }: dar un paso
   *[other] Usar { $points }: dar { $steps } pasos
}
web-back = Un paso atrás
web-clear = Borrar
web-then = Ahí termina el movimiento:
web-if-stop = Si se detiene ahí:
web-strike = { PLAYER($seat) } pierde la pieza de { $cell }.
web-strike-cut = { $count ->
    [one] { PLAYER($seat) } pierde la pieza de { $cell } y la que queda separada ({ $cells }).
   *[other] { PLAYER($seat) } pierde la pieza de { $cell } y las { $count } que quedan separadas ({ $cells }).
}
web-strike-totem = { $count ->
    [one] Cae el tótem de { PLAYER($seat) }, y con él su pieza.
   *[other] Cae el tótem de { PLAYER($seat) }, y con él { $count } piezas.
}
web-strike-tie = Están igual de lejos y eliges cuál cae: { $cells }.
web-falls = caería
web-cut = quedaría separada
web-lit-start = puedes empezar aquí
web-lit-add = puedes agregar aquí una pieza
web-lit-remove = puedes elegirla
web-lit-unit = puede moverse
web-lit-step = { $steps ->
    [one] a un paso
   *[other] a { $steps } pasos
}
web-lit-way = en el camino planeado
web-lit-goal = final del camino planeado
web-score-totem = Tótem
web-score-pieces = Piezas en el tablero
web-score-reserve = Piezas en reserva
web-score-lost = Piezas eliminadas
web-score-place = Puesto
web-score-share = Primer puesto compartido: su parte
web-score-points = Puntos

help =
    Tu grupo es un tótem y las piezas enlazadas con él. En cada turno tiras dos
    dados y gastas sus puntos paso a paso, con las unidades que quieras. Después
    de cada paso todo el grupo debe seguir unido. Una unidad que termina junto a
    enemigos elimina uno: el más alejado de su tótem, y lo que se quede separado.
    Un tótem tocado cae siempre, y su dueño queda fuera.
    Gana el último jugador con tótem.

      start J18    empezar en un hexágono resaltado
      use 9        usar los dos dados, o uno de ellos: sus puntos
      add K9       con un doble, o diez o más: pieza nueva junto a tu tótem
      J10-J11      un paso, de una casilla a la siguiente; J10-J11-I12, dos
      stop         terminar la unidad en marcha y mover otra
      remove K11   elegir cuál cae cuando varias están igual de lejos
      again, end   después de un 6-6: volver a tirar, o terminar el turno
      pass         solo cuando no hay otra cosa

    Las casillas son una letra de fila y un número: J10 es el centro, J11 está a
    su derecha, I10 e I11 encima, K9 y K10 debajo.

# Lo que pide una lección, por clase de decisión

ask-start = Toca la casilla que brilla: ahí empieza tu tótem.
ask-use = Toca el botón { $points ->
    [one] de un punto
   *[other] de { $points } puntos
}, junto a los dados.
ask-step = { $left ->
    [one] Falta un paso
   *[other] Faltan { $left } pasos
} del camino que brilla. Toca la pieza y después la casilla adonde va.
ask-stop = Detente: toca el botón que brilla.
ask-add = Toca la casilla que brilla: ahí entra la pieza nueva.

# Lo que se ve hacer a otro en una lección, por clase de decisión: el tablero enseña dónde

seen-step = da un paso

# Por qué un consejo, en una frase

reason-wins = Gana la partida.
reason-topples = Elimina el tótem de { PLAYER($seat) }.
reason-strikes = { $pieces ->
    [one] Elimina una pieza de { PLAYER($seat) }
   *[other] Elimina { $pieces } piezas de { PLAYER($seat) }
}.
reason-grows = Suma una pieza: tendrás { $pieces } en el tablero.
reason-nears = { $steps ->
    [0] Te deja junto al tótem de { PLAYER($seat) }
    [one] Te deja a un paso de tocar el tótem de { PLAYER($seat) }
   *[other] Te deja a { $steps } pasos de tocar el tótem de { PLAYER($seat) }
}.
reason-threatens = { $steps ->
    [0] Amenaza a { PLAYER($seat) }: quedas junto a su grupo
    [one] Amenaza a { PLAYER($seat) }: quedas a un paso de tocar su grupo
   *[other] Se acerca a { PLAYER($seat) }: quedas a { $steps } pasos de tocar su grupo
}.
reason-shelters = { $steps ->
    [one] Aleja tu tótem: los rivales quedan a un paso de tocarlo
   *[other] Aleja tu tótem: los rivales quedan a { $steps } pasos de tocarlo
}.
reason-holds = Mantiene tu grupo unido: ningún golpe se lleva más de una pieza.
reason-closes = { $pieces ->
   *[other] Cierra tu grupo: un golpe se lleva como mucho { $pieces } piezas
}.
reason-stays = Tu tótem se queda donde está.
reason-risks = { $pieces ->
   *[other] Un golpe se lleva como mucho { $pieces } de tus piezas
}.
reason-gap = { $steps ->
    [0] Tu tótem queda junto a un rival
    [one] Tu tótem queda a un paso de que lo toquen
   *[other] Tu tótem queda a { $steps } pasos de que lo toquen
}.
reason-apart = Queda a { $steps } casillas del tótem más cercano.

# Statistics

feat-chain = Cadena más larga al final
