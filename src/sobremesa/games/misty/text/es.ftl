# Misty en español; en.ftl, al lado, tiene las mismas claves.
# La frase de una regla es lo que lee un jugador rechazado: dice qué se puede hacer, no solo qué no.

title = Misty
about = Elige doce dibujos y forma con ellos una ventana. Después cobran vida: las flechas empujan, los monstruos comen y lo que queda da puntos.

player = Jugador { FROM_ONE($seat) }

# Reglas: cartas y preparación

rule-MIS-1 = Hay 54 cartas de ocho clases: cuatro de flechas, flores, sonrisas, monstruos y cartas comunes.
rule-MIS-2 = Las cartas se ponen siempre derechas, así que una flecha apunta siempre al mismo lado.
rule-MIS-3 = Todos los reversos son iguales y las cartas de una clase valen lo mismo: ni el dibujo ni el número cambian nada.
rule-MIS-4 = Se sientan en círculo de dos a cuatro jugadores, en el sentido de las agujas del reloj. No hay otros asientos ni otro número de jugadores.
rule-MIS-5 = Una partida es una serie de rondas, y cada ronda empieza con las 54 cartas.
rule-MIS-6 = Las cartas salen de un reparto y de ningún otro modo: cuando toca, el mismo número a cada jugador, boca abajo, cada una una sola vez y solo de las cartas sobrantes. Cada uno mira su mano y nada más.
rule-MIS-7 = Todos empiezan la ronda con la ventana vacía.

# Reglas: cómo va una ronda

rule-MIS-8 = Una ronda es construcción, activación y puntuación. Las opciones de la mesa se acuerdan antes del primer reparto y no cambian.
rule-MIS-9 = No es eso lo que hay que decidir ahora. En cada turno todos eligen una carta y luego la colocan; con las ventanas completas, todos activan. Nada se puede saltar.
rule-MIS-10 = Elige una sola carta de tu propia mano. Mientras quede alguien por elegir puedes tomarla de vuelta y elegir otra; nadie lo nota, y nadie ve cuál es antes de que se revelen todas.
rule-MIS-11 = Cuando todos han elegido, se dan vuelta a la vez todas las cartas elegidas.
rule-MIS-12 = Ya has colocado tu carta. Mientras quede alguien por colocar puedes tomarla de vuelta y colocarla en otro espacio; todas se muestran juntas.
rule-MIS-13 = Después de colocar, cada uno pasa el resto de su mano: a la izquierda en el primer reparto, a la derecha en el segundo.
rule-MIS-14 = La última carta de una mano no deja elección. Cuando está colocada, el reparto termina.
rule-MIS-15 = Para el segundo reparto salen cartas nuevas de las sobrantes; no se vuelve a mezclar nada.
rule-MIS-16 = Después del último reparto todas las ventanas están completas y no quedan cartas en mano.
rule-MIS-17 = Solo activas cartas que estaban en tu propia ventana cuando empezó la activación. Las ventanas no se afectan entre sí.

# Reglas: construir la ventana

rule-MIS-20 = En ese espacio ya hay una carta. Mientras construyes, en cada espacio cabe una.
rule-MIS-21 = La primera carta no tiene condición: donde esté, es la columna 1, fila 1.
rule-MIS-22 = Una carta tiene que tocar alguna de las tuyas, por un lado o por una esquina.
rule-MIS-23 = Ese espacio queda fuera de la ventana: sería demasiado grande. Todas las cartas tienen que caber en 3 columnas por 4 filas o en 4 columnas por 3 filas (3 por 3 en la variante introductoria).
rule-MIS-24 = Tú decides la forma de tu ventana al colocar. Mientras quepan las dos formas, las dos siguen abiertas, y los huecos se pueden llenar después.
rule-MIS-25 = Una carta colocada queda como está hasta la activación.
rule-MIS-26 = Las columnas y las filas se cuentan desde la esquina superior izquierda de la ventana. También se puede abrir una columna nueva a la izquierda o una fila nueva arriba; luego se vuelve a contar.
rule-MIS-27 = Siempre hay sitio para la carta siguiente, y la última completa la ventana.

# Reglas: activación

rule-MIS-30 = Los límites de la ventana son el rectángulo de la ventana completa y no se achican nunca, aunque se vacíe un borde.
rule-MIS-31 = Cada carta con flecha que no esté escondida se activa exactamente una vez, de a una y en el orden que quieras. Esta ya se ha movido.
rule-MIS-32 = Una carta activada avanza exactamente un espacio hacia donde apunta su flecha, convenga o no.
rule-MIS-33 = En un espacio vacío de la ventana, la carta queda sola.
rule-MIS-34 = Donde hay otras cartas se pone encima y las cubre: todas las de abajo quedan escondidas.
rule-MIS-35 = Una carta escondida no puede hacer nada: una flecha escondida no se mueve, un monstruo escondido no come y una flor escondida no se come.
rule-MIS-36 = Una carta que se mueve afuera de los límites de la ventana queda eliminada de esta ronda.
rule-MIS-37 = Solo se mueven las cartas con flecha. Las demás se quedan donde están, aunque se las puede cubrir.
rule-MIS-38 = Las cartas escondidas siguen debajo de las otras hasta la puntuación.
rule-MIS-39 = Girar un poco una carta, para recordar que ya se movió, no cambia nada.
rule-MIS-40 = Los monstruos comen cuando no queda ninguna flecha por mover. Cada monstruo que no esté escondido se come una flor que tampoco lo esté, y solo una.
rule-MIS-41 = Tú eliges qué monstruo come y qué flor, cerca o lejos, salvo que la mesa haya acordado que coman solos.
rule-MIS-42 = La flor comida queda eliminada y el monstruo ocupa su espacio.
rule-MIS-43 = Un monstruo que no encuentra una flor a la vista se queda donde está.
rule-MIS-44 = Has terminado cuando no puedes activar ninguna flecha ni ningún monstruo; la fase acaba cuando todos han terminado.

# Reglas: puntuación y final

rule-MIS-50 = Primero se retiran las cartas de cada espacio que tiene dos o más, también la de arriba.
rule-MIS-51 = Los espacios vacíos y las cartas eliminadas no dan nada.
rule-MIS-52 = Una flor da 2 puntos.
rule-MIS-53 = Una sonrisa da 1 punto, y cada dos sonrisas juntas en una fila dan 1 más.
rule-MIS-54 = Cualquier otra carta que quede da 1 punto.
rule-MIS-55 = La suma es el puntaje de la ronda. No cuenta para la siguiente.
rule-MIS-56 = El puntaje más alto gana la ronda, y la ganan todos los que empatan en él.
rule-MIS-57 = La partida ha terminado: alguien ha ganado las rondas necesarias.
rule-MIS-58 = Quienes llegan juntos al número de rondas ganan juntos.
rule-MIS-59 = Si todavía nadie ha ganado la partida, se juega otra ronda.
rule-MIS-60 = Toda ronda tiene ganador, así que toda partida termina. A dos rondas ganadas dura tres rondas como mucho con dos jugadores, cuatro con tres, cinco con cuatro.

# Reglas: la variante introductoria

rule-MIS-70 = En la variante introductoria cada reparto tiene tres cartas por jugador.
rule-MIS-71 = La variante introductoria tiene tres repartos: la Fase de Construcción se juega tres veces. Las manos van a la izquierda, a la derecha y a la izquierda.
rule-MIS-72 = En la variante introductoria las ventanas son de 3 columnas por 3 filas, nueve cartas.
rule-MIS-73 = Todo lo demás es como en el juego normal.

# Aclaraciones

rule-MIS-R1 = Cuántas cartas hay de cada clase es decisión nuestra: las imágenes impresas se perdieron.
rule-MIS-R2 = Las flechas apuntan arriba, abajo, a la izquierda o a la derecha, nunca en diagonal.
rule-MIS-R3 = Elegir y colocar son dos decisiones: colocas después de ver qué eligieron todos.
rule-MIS-R4 = No puedes esperar a ver dónde colocan los demás: todos colocan al mismo tiempo.
rule-MIS-R5 = Una carta elegida, y el espacio de una carta, se pueden cambiar hasta que todos hayan decidido. Vale lo último, y nadie lo nota.
rule-MIS-R6 = Las manos se pasan cuando todos han colocado.
rule-MIS-R7 = Con dos jugadores las manos simplemente se intercambian, en todos los repartos.
rule-MIS-R8 = Nadie anuncia la forma: con cuatro cartas a lo ancho es de 4 por 3, con cuatro a lo alto es de 3 por 4.
rule-MIS-R9 = Mientras construyes puede haber huecos.
rule-MIS-R10 = Una carta escondida no vuelve a quedar a la vista: la que la cubre ya se movió y se queda.
rule-MIS-R11 = Lo que cuenta es qué cartas se han activado. El orden solo puede cambiar cómo queda una pila, y las pilas se retiran.
rule-MIS-R12 = No puedes dejar sin mover una flecha que no esté escondida.
rule-MIS-R13 = La ventana no se achica cuando se vacía una columna o una fila.
rule-MIS-R14 = Un monstruo tiene que comer si puede, y alcanza cualquier flor de su ventana.
rule-MIS-R15 = Quién come qué no cambia nunca el puntaje. Si comen solos, el monstruo más bajo se come la flor más baja, y así hasta el final.
rule-MIS-R16 = Una flor escondida no se puede comer.
rule-MIS-R17 = En un espacio con varias cartas no cuenta ni siquiera la de arriba.
rule-MIS-R18 = Tres sonrisas en fila son dos pares, cuatro son tres. Si la mesa acordó pares separados, una sonrisa está en un par como mucho.
rule-MIS-R19 = Dos sonrisas una sobre otra, en esquina o con un hueco en medio no son un par.
rule-MIS-R20 = Las cartas eliminadas vuelven en la ronda siguiente.
rule-MIS-R21 = Quienes llegan juntos al número de rondas comparten la partida, salvo que la mesa haya acordado que decidan los puntos de todas las rondas.
rule-MIS-R22 = Si empatan todos, todos ganan la ronda.
rule-MIS-R23 = Todos activan al mismo tiempo. Mirar primero a los demás no serviría de nada.
rule-MIS-R24 = En los tres repartos de la variante introductoria las manos van a la izquierda, a la derecha y otra vez a la izquierda.
rule-MIS-R25 = También la variante introductoria usa todas las cartas y las mismas rondas para ganar.
rule-MIS-R26 = Cuatro jugadores son el máximo: una quinta ventana necesitaría más cartas de las que hay.
rule-MIS-R27 = Nadie mira las cartas sobrantes. Cualquiera de ellas puede ser la próxima, con la misma probabilidad.
rule-MIS-R28 = Diez puntos son un puntaje corriente.
rule-MIS-R29 = Una mesa también puede jugar a una ronda, o a tres.
rule-MIS-R30 = Puedes recordar todas las manos que has tenido; la mesa te las muestra.
rule-MIS-R31 = Siempre hay un espacio para la carta elegida.
rule-MIS-R32 = Si ninguna ventana da puntos, todos ganan la ronda.
rule-MIS-R33 = La flor se va primero, así que el monstruo queda solo en su espacio y cuenta.
rule-MIS-R34 = Solo se activan las flechas y, después de la última, los monstruos.
rule-MIS-R35 = Primero hay que repartir las cartas; después se decide.

# Opciones de la mesa

option-variant = Variante
option-variant-standard = normal: ventanas de 12 cartas, dos repartos de 6
option-variant-introductory = introductoria: ventanas de 3 por 3, tres repartos de 3
option-rounds_to_win = Rondas para ganar
option-smile_pairs = Sonrisas en fila
option-smile_pairs-adjacent = cada dos juntas son un par: tres en fila son dos pares
option-smile_pairs-disjoint = una sonrisa está en un par como mucho: tres en fila son un par
option-match_tie = Cuando varios llegan juntos al número de rondas
option-match_tie-shared = comparten la victoria
option-match_tie-points = deciden los puntos de todas las rondas
option-feeding = La comida de los monstruos
option-feeding-choose = la decide su dueño: qué monstruo come qué flor
option-feeding-auto = es automática: el puntaje nunca cambia por ello

# Dónde, y qué dibujo: lo que otras frases incluyen

column = { $column ->
    [0] una columna nueva a la izquierda
   *[other] la columna { $column }
}
space = { $row ->
    [0] { column }, en una fila nueva arriba
   *[other] { column }, fila { $row }
}
drawing = { $drawing ->
    [rocket] un cohete
    [balloon] un globo
    [leaf] una hoja
    [raindrop] una gota de lluvia
    [tractor] un tractor
    [unicycle] un monociclo
    [truck] un camión
    [scooter] un monopatín
    [flower] una flor
    [smile] una sonrisa
    [monster] un monstruo
    [heart] un corazón
    [star] una estrella
    [house] una casa
   *[other] { $drawing }
}
the-card = { $drawing ->
    [leaf] la
    [raindrop] la
    [flower] la
    [smile] la
    [star] la
    [house] la
   *[other] el
} { NAMES("card", $drawing) } { $number }

# Decisiones

action-pick = Elegir { the-card }
action-place = Colocarla en { space }
action-move = Activar { the-card }
action-feed = El monstruo { $monster } se come la flor { $flower }
action-deal = Ronda { $round }, reparto { $phase }: se reparten las cartas
action-draw = Se reparte { the-card }
action-pick-secret = { board-decided }
action-place-secret = { board-decided }

# Lo decidido, como lo cuenta la historia

told-action-pick = elige { the-card }
told-action-place = la coloca en { space }
told-action-move = activa { the-card }
told-action-feed = da la flor { $flower } a su monstruo { $monster }
told-web-action-pick = elige: { web-name }
told-web-action-move = activa: { web-name }
told-web-action-feed = da una flor a su monstruo
told-web-action-pick-secret = elige una carta, boca abajo
told-web-action-place-secret = coloca la carta, todavía sin mostrarla

# Consecuencias

note-dealt = Ronda { $round }, reparto { $phase }: { $cards } cartas para cada jugador.
note-revealed = { PLAYER($seat) } revela { drawing }.
note-last_card = A { PLAYER($seat) } le queda { drawing }.
note-placed = { PLAYER($seat) } coloca { drawing } en { space }.
note-placed_first = { PLAYER($seat) } empieza su ventana con { drawing }.
note-placed_last = { PLAYER($seat) } completa su ventana con { drawing }, en { space }.
note-passed_left = Las manos van a la izquierda.
note-passed_right = Las manos van a la derecha.
note-received = { PLAYER($seat) } recibe { $count ->
    [one] { $count } carta.
   *[other] { $count } cartas.
}
note-moved = { PLAYER($seat) }: { drawing } se mueve a { space }.
note-covered = { PLAYER($seat) }: { drawing } se mueve a { space } y cubre { $count ->
    [one] una carta, que queda escondida.
   *[other] { $count } cartas, que quedan escondidas.
}
note-left = { PLAYER($seat) }: { drawing } sale de la ventana y se elimina de esta ronda.
note-ate = { PLAYER($seat) }: un monstruo se come una flor y ocupa { space }.
note-not_fed = { PLAYER($seat) }: un monstruo no encuentra flor y se queda.
note-done = { PLAYER($seat) } ha terminado.
note-removed = { PLAYER($seat) }: se retiran las { $count } cartas superpuestas de { space }.
note-flowers = { PLAYER($seat) }: { $count ->
    [one] { $count } flor, { $points } puntos.
   *[other] { $count } flores, { $points } puntos.
}
note-smiles = { PLAYER($seat) }: { $count ->
    [one] { $count } sonrisa, { $points } punto.
   *[other] { $count } sonrisas, { $points } puntos.
}
note-pairs = { PLAYER($seat) }: { $count ->
    [one] { $count } par de sonrisas, { $points } más.
   *[other] { $count } pares de sonrisas, { $points } más.
}
note-others = { PLAYER($seat) }: { $count ->
    [one] { $count } carta más, { $points } punto.
   *[other] { $count } cartas más, { $points } puntos.
}
note-score = { PLAYER($seat) } suma { $points }.
note-round_won = { PLAYER($seat) } gana la ronda { $round }.
note-next_round = Empieza la ronda { $round }.
note-match_won = { PLAYER($seat) } gana la partida.
note-match_shared = { PLAYER($seat) } comparte la victoria.

over-points = Rondas ganadas · { $points }
reason-rounds = Quien gana ha ganado las rondas que pide la mesa.
reason-shared = Varios llegaron juntos al número de rondas y comparten la victoria.
reason-points = Varios llegaron juntos al número de rondas; decidieron los puntos de todas ellas.
reason-points_shared = Varios llegaron juntos al número de rondas, con los mismos puntos en total: comparten la victoria.

# Cartas

kind-up = flecha arriba
kind-down = flecha abajo
kind-left = flecha izquierda
kind-right = flecha derecha
kind-flower = flor
kind-smile = sonrisa
kind-monster = monstruo
kind-plain = carta común
card-rocket = cohete
card-balloon = globo
card-leaf = hoja
card-raindrop = gota de lluvia
card-tractor = tractor
card-unicycle = monociclo
card-truck = camión
card-scooter = monopatín
card-flower = flor
card-smile = sonrisa
card-monster = monstruo
card-heart = corazón
card-star = estrella
card-house = casa

# Las ventanas dibujadas

step-deal = Se están repartiendo las cartas.
step-pick = Elige una carta de tu mano.
step-place = Coloca la carta revelada en tu ventana.
step-activate = Activa: mueve las flechas y después da de comer a los monstruos.
step-over = La partida ha terminado.
board-round = Ronda { $round }, reparto { $phase }, turno { $turn }
board-activation = Ronda { $round }
board-left = las manos van a la izquierda
board-right = las manos van a la derecha
board-won = { $won ->
    [one] { $won } ronda ganada
   *[other] { $won } rondas ganadas
}
board-hand = Tu mano
board-hand-of = Mano de { PLAYER($seat) }
board-unknown = { $count ->
    [one] { $count } carta desconocida
   *[other] { $count } cartas desconocidas
}
board-places = coloca { $card }
board-decided = ya decidió
board-deciding = está decidiendo
board-gone = eliminadas: { $cards }
board-stock = Cartas sobrantes: { $count }
board-scores = Puntajes, ronda a ronda
hint-best = Lo mejor posible: { $points }.
hint-order = { $order }
hint-nothing = No queda nada que decidir: la ventana suma { $points }.
hint-later = Hay una ayuda en la activación, cuando tu ventana esté completa.
command-hint = la mejor activación de tu ventana, calculada con exactitud

# La mesa en el navegador

web-card = { $drawing }, { $kind }
web-where = columna { $column }, fila { $row }
web-covered = escondida
web-acted = ya activada
web-over = encima de
web-space-empty = vacío
web-row = Fila { $row }: { $cards }.
web-window-mine = Tu ventana
web-window-of = La ventana de { $name }
web-window-empty = Todavía no hay cartas en el vidrio.
web-past-of = Ronda { $round }: { $window }
web-name = { $drawing ->
    [flower] { card-flower }
    [smile] { card-smile }
    [monster] { card-monster }
   *[other] { NAMES("card", $drawing) }, { NAMES("kind", $kind) }
}
web-action-pick = Elegir: { web-name }
web-action-move = { $row ->
    [0] Activar: { web-name }
   *[other] Activar: { web-name } (columna { $column }, fila { $row })
}
web-action-feed = { $row ->
    [0] Un monstruo se come una flor
   *[other] El monstruo de la columna { $column }, fila { $row } se come la flor de la columna { $flower_column }, fila { $flower_row }
}
web-action-pick-secret = Elige una carta, boca abajo
web-action-place-secret = Coloca la carta, todavía sin mostrarla
web-status-place = Coloca la carta en tu ventana: { $card }.
web-status-move = Activa una carta con flecha.
web-status-feed = Elige qué monstruo se come qué flor.
web-wait-pick = Los demás están eligiendo una carta.
web-wait-place = Los demás están colocando sus cartas.
web-wait-activate = Los demás están activando sus ventanas.
web-placed-this = Se mostrará: { $card }
web-places = coloca: { $card }
web-hand-of = La mano de { $name }
web-others = Las otras ventanas
web-look = Mirar la ventana de { $name }
web-unseen = { $count ->
    [one] { $count } carta no vista todavía
   *[other] { $count } cartas no vistas todavía
}
web-try = Probar antes
web-trying = A prueba: todavía no se envía nada
web-back = Deshacer
web-send = { $count ->
    [one] Hacerlo: { $count } activación
   *[other] Hacerlo: { $count } activaciones
}
web-show-best = Mostrar lo mejor
web-score-now = Ahora: { $points }
web-score-then = después { $points }
web-points-flowers = Flores
web-points-smiles = Sonrisas
web-points-pairs = Pares de sonrisas
web-points-others = Otras cartas
web-points-round = La ronda
web-points-best = Lo mejor posible
web-points-all = Puntos de todas las rondas
web-wins-round = gana la ronda
web-reason-rounds = { $points ->
    [one] Quien gana ha ganado una ronda, la que pide la mesa.
   *[other] Quien gana ha ganado { $points } rondas, las que pide la mesa.
}
web-rounds-won = Rondas ganadas
web-report = Cómo terminó la ronda { $round }
web-which = Qué activación
web-played = Como se jugó
web-ideal = Lo mejor posible
web-step-back = Un paso atrás
web-step-on = Un paso adelante
web-again = Verla otra vez
web-to-table = Volver a la mesa

help =
    En cada turno eliges en secreto una carta de tu mano; todas se revelan
    juntas. Coloca la tuya en tu ventana, tocando otra carta por un lado o una
    esquina, y pasa el resto de la mano. Tras dos repartos de seis, cada ventana
    tiene doce cartas, de 3 por 4 o de 4 por 3. Entonces cobra vida: mueve cada
    flecha un espacio, en el orden que quieras. Las cartas que quedan debajo de
    otra están escondidas; la que sale de los límites de la ventana, eliminada.
    Al final cada monstruo a la vista se come una flor a la vista. Los espacios
    con varias cartas se vacían. Las flores dan 2, las sonrisas 1 y 1 más por
    cada dos juntas en fila, cualquier otra carta 1. El puntaje más alto gana la
    ronda; dos rondas ganan la partida.

      pick F03       elegir una carta de la mano
      place c1r2     colocarla en la columna 1, fila 2; c0 es una columna nueva
                     a la izquierda y r0 una fila nueva arriba
      move R07       activar una carta con flecha
      feed M01 F03   un monstruo se come una flor

    U, D, L y R son flechas arriba, abajo, izquierda y derecha; F flores,
    S sonrisas, M monstruos, P cartas comunes. Lo que no deja elección se hace
    sin preguntar.

# Lo que pide una lección, por clase de decisión

ask-pick = Toca en tu mano la carta que brilla.
ask-place = Toca el espacio de la ventana que brilla.
ask-move = Toca la carta que brilla: se moverá hacia donde apunta.

# Por qué un consejo, en una frase

reason-flower = Una flor vale dos puntos ella sola.
reason-smiles = { $smiles ->
    [one] Ya tienes una sonrisa: juntas valen más
   *[other] Ya tienes { $smiles } sonrisas: juntas valen más
}.
reason-smile = Una sonrisa vale un punto, y otro más al lado de otra sonrisa.
reason-plain = Una carta común vale un punto y se queda donde la pones.
reason-pair = Dos sonrisas juntas valen un punto más.
reason-safe = Ninguna de tus flechas apunta ahí.
reason-met = Una de tus flechas apunta ahí y puede cubrirlo.
reason-meets = Desde ahí la flecha cubre a tu monstruo.
reason-chain = Desde ahí la flecha sigue a otra que se aparta.
reason-open = Donde apunta la flecha todavía no hay nada.
reason-covers = Una flecha puede cubrir a tu monstruo.
reason-arrow = Una flecha que acaba sola en su espacio vale un punto.
reason-denies = Lo que tomas no lo tendrá nadie más.
reason-activation = Lleva a { $points ->
    [one] un punto
   *[other] { $points } puntos
}, lo máximo de esta ventana.

# Statistics

feat-round = Mejor ronda
