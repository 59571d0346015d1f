# Pirámides rodantes en español; en.ftl, a su lado, tiene las mismas claves.
# La frase de una regla es lo que lee quien es rechazado: dice lo que se puede hacer, no solo lo que no.

title = Pirámides rodantes
about = Elige dados, anótalos en tu tablero y envía en secreto lo que has construido a los territorios que rodean la Pirámide Sagrada. De uno a cuatro jugadores; a solas, la Revolución Hyskosiana.

# Asientos, facciones, mapas

player = { $seat ->
    [0] Rojo
    [1] Azul
    [2] Verde
    [3] Amarillo
   *[4] El Faraón Hyskosiano
}
faction-anubians = anubianos
faction-bastet = Bastet
faction-rashar = Ra'shar
faction-sobeccians = sobecianos
ability-anubians = Al atacar un espacio defendido, cada héroe cuenta 2 y cae por 2 puntos.
ability-bastet = Hacen falta 2 puntos para destruir a cada héroe, también en un empate; por eso en defensa cuenta 2.
ability-rashar = Los héroes vuelan: pueden ir a cualquier espacio.
ability-sobeccians = Una casilla de héroe trae un héroe más que su número.
map-inner = Mapa de fábrica interior
map-outer = Mapa de fábrica exterior
map-4x = Mapa 4x

# El tablero del jugador

part-hero = Héroes
part-dev = Actualización
part-A = Ejército creciente
part-B = Ejército gemelo
part-C = Bomba
part-foot = Lacayos
part-short-hero = héroes
part-short-dev = actual.
part-short-A = A
part-short-B = B
part-short-C = C
part-short-foot = lacayos
row-foot = Lacayos, grupo { $group }
row-foot-short = lacayos { $group }:
row-dev-short = pareja
row-hero-short = héroe
slot = { $part ->
    [hero] { slot-hero }
    [dev-triangle] { slot-dev-triangle }
    [dev-rhombus] { slot-dev-rhombus }
    [foot-triangle] { slot-foot-triangle }
    [foot-rhombus] { slot-foot-rhombus }
   *[army] { slot-army }
}
slot-hero = casilla de héroe { $slot }
slot-dev-triangle = triángulo de la pareja { $slot }
slot-dev-rhombus = rombo de la pareja { $slot }
slot-army = { NAMES("unit", $unit) }, casilla { $slot }
slot-foot-triangle = triángulo { $number } del grupo { $group } de lacayos
slot-foot-rhombus = rombo { $number } del grupo { $group } de lacayos
unit = { $kind ->
    [hero] { unit-hero }
    [foot] { unit-foot }
    [held] { unit-held }
   *[army] { NAMES("unit", $unit) }
}
unit-hero = los héroes de la casilla { $unit }
unit-A = el ejército creciente
unit-B = el ejército gemelo
unit-C = la bomba
unit-foot = los lacayos del grupo { $unit }
unit-held = los soldados guardados del espacio { $unit }
upgrade-A-plus4 = el +4 del ejército creciente, en vez de +2
upgrade-A-line = la línea del ejército creciente: cuenta el número central
upgrade-B-x2 = el x2 del ejército gemelo
upgrade-B-x3 = el x3 del ejército gemelo
upgrade-C-x3 = el x3 de la bomba, en vez de x2
upgrade-C-line = la línea de la bomba: cuenta el número central
upgrade-ram = un ariete
upgrade-spikes = unos pinchos
upgrade-umbrella = un paraguas
device-ram = Ariete: reduce a la mitad a los defensores del otro lado de su frontera.
device-spikes = Pinchos: reducen a la mitad a los atacantes que no tienen otro camino.
device-umbrella = Paraguas: las bombas dejan al menos a la mitad de los defensores.

# Reglas: componentes

rule-PYR-1 = Juegan de una a cuatro personas, cada una con un tablero, un color y cuatro dados de ese color.
rule-PYR-2 = Cada jugador aporta dos d4 y dos d8 de su color. Los colores sin jugador se quedan en la caja.
rule-PYR-3 = Los números son los de los espacios de este mapa. Cada uno tiene su número, una pirámide blanca o negra y sitio para unidades.
rule-PYR-4 = Una pirámide blanca muestra dos números: el de arriba puntúa en todas las rondas menos la última; el de abajo, en la última.
rule-PYR-5 = Una pirámide negra es una fábrica. Pertenece a una parte del tablero de jugador y no da puntos.
rule-PYR-6 = Las zonas de inicio no son objetivo: no tienen unidades, no dan puntos y no se atacan. La que nadie eligió queda fuera del juego.
rule-PYR-7 = El espacio 1 es la Pirámide Sagrada, un espacio blanco.
rule-PYR-8 = Un círculo admite el número de cualquier dado, un triángulo el de un d4 y un rombo el de un d8. Los cuadrados guardan números calculados y los hexágonos, objetivos.
rule-PYR-9 = Los números de la parte superior del tablero no se borran nunca. Los de la inferior se borran tras desplegar su unidad; las cruces de los lacayos se quedan.

# Reglas: preparación

rule-PYR-10 = Cada jugador tiene una facción distinta: al azar o como acordó la mesa.
rule-PYR-11 = El azar nombra al primer jugador; los demás siguen en el sentido de las agujas del reloj. El primero no cambia, salvo que la mesa acuerde rotarlo.
rule-PYR-12 = Las zonas de inicio se eligen del último jugador al primero, y solo se puede tomar una libre.
rule-PYR-13 = La partida empieza con los espacios vacíos, los tableros en blanco y sin dispositivos.

# Reglas: desarrollo de la ronda

rule-PYR-15 = Eso no es lo que toca decidir ahora, o no te toca a ti. Una ronda sigue este orden: dados, desarrollo, despliegue, puntos y limpieza; quien no tiene nada que elegir no decide.
rule-PYR-16 = Controlas un espacio mientras hay unidades tuyas en él: es territorio tuyo, como lo es siempre tu zona de inicio. En un espacio hay unidades de un solo jugador.
rule-PYR-17 = En el mapa, unidades y héroes se cuentan por separado y nunca se mueven: defienden y mantienen el control.

# Reglas: dados

rule-PYR-20 = Al empezar la ronda se tiran juntos todos los dados de todos los jugadores.
rule-PYR-21 = No te toca elegir dado. Se toman de uno en uno, de ida, de vuelta, de ida y de vuelta, hasta que todos tienen cuatro.
rule-PYR-22 = Primero anota (o desecha) el dado que has tomado; solo después se toma otro.
rule-PYR-23 = Toma un dado que esté en la reserva. De dos iguales, el que figura primero.
rule-PYR-24 = El icono no admite ese dado: los triángulos piden un d4, los rombos un d8, los círculos cualquiera. Un dado llena una casilla o tacha una.
rule-PYR-25 = Nadie está obligado a anotar: un dado puede desecharse.
rule-PYR-26 = Solo un dado de tu color puede cambiarse en uno.
rule-PYR-27 = Para cambiar un número en dos hay que controlar una fábrica de esa parte del tablero, y varias fábricas solo lo permiten una vez.
rule-PYR-28 = El color propio y la fábrica pueden combinarse, pero juntos cambian el número en tres como mucho.
rule-PYR-29 = El número cambiado debe caber en su casilla: de 1 a 4 en un triángulo, de 1 a 8 en un rombo o un círculo.
rule-PYR-30 = Los números del ejército no encajan: A crece de izquierda a derecha, C decrece, y en B el triángulo es igual al rombo.
rule-PYR-31 = Con ese número el ejército no podría completarse nunca; anota uno que deje sitio a las casillas que faltan.
rule-PYR-32 = Esa casilla está llena. Los números no se cambian, y un ejército completo no admite más hasta que se borra.
rule-PYR-33 = Las casillas de héroe admiten números de d4, de izquierda a derecha, una vez en toda la partida (si se reutilizan: solo hay una, una vez por ronda).
rule-PYR-34 = En una pareja, el número del rombo tiene que ser mayor que el del triángulo.
rule-PYR-35 = De las parejas vacías solo puede empezarse la de más a la izquierda, y un rombo no admite un 1.
rule-PYR-36 = Una casilla de lacayos se tacha con su número exacto, con la clase de dado que muestra y una sola vez.
rule-PYR-37 = Cuando se anota el último dado empieza el desarrollo.

# Reglas: desarrollo y cálculo

rule-PYR-38 = Una actualización cuesta una pareja completa que aún no haya comprado nada. Pueden usarse varias en una ronda, o guardarse.
rule-PYR-39 = Cada actualización de ejército se compra una vez, y el x3 de B solo después de su x2.
rule-PYR-40 = Cada clase de dispositivo se compra dos veces como mucho.
rule-PYR-41 = Cada casilla de héroe anotada en esta ronda es una unidad de tantos héroes como dice su número.
rule-PYR-42 = Un ejército A completo aporta su número izquierdo (con la línea, el central) más 2; actualizado, más 4.
rule-PYR-43 = Un ejército B completo aporta el número de su triángulo por 1, 2 o 3. Con dos casillas le falta la central.
rule-PYR-44 = Una bomba completa vale 8 menos su número izquierdo (con la línea, el central), por 2 o por 3.
rule-PYR-45 = Cada grupo de lacayos aporta 1 y el extra de cada círculo que no tenga a su izquierda casillas sin tachar.
rule-PYR-46 = Un ejército incompleto, o una bomba de 0, no se despliega.

# Reglas: despliegue

rule-PYR-50 = Todas las unidades deben desplegarse, enteras, cada una en un espacio y en el orden de la lista; con más jugadores, en secreto y todos a la vez.
rule-PYR-51 = Las unidades llegan a los territorios que controlas y a los espacios que lindan con ellos o con tu zona de inicio.
rule-PYR-52 = La bomba puede apuntar a cualquier espacio numerado.
rule-PYR-53 = Los héroes de Ra'shar pueden volar a cualquier espacio numerado.
rule-PYR-54 = Los objetivos se descubren a la vez y cuenta quién controlaba qué antes: un territorio que solo esperas conquistar aún no abre camino.
rule-PYR-55 = Quien controlaba el espacio lo defiende, junto con sus refuerzos. Los demás atacan, una fuerza por jugador. Las bombas no son fuerza.
rule-PYR-56 = Primero caen las bombas: cada fuerza pierde tantos puntos como suman las bombas de los demás. De una bomba no queda nada.
rule-PYR-57 = Bajo un paraguas sobrevive a las bombas al menos la mitad de los defensores.
rule-PYR-58 = Un ariete en una frontera del espacio, de un atacante que mantiene su base, reduce a los defensores a la mitad, una sola vez.
rule-PYR-59 = Los pinchos reducen a la mitad a un atacante si están en todas las fronteras entre el espacio y lo que él controla.
rule-PYR-60 = Las mitades se redondean hacia abajo (o hacia arriba, si la mesa lo acordó). Primero se retiran unidades normales.
rule-PYR-61 = La fuerza es la suma de unidades y héroes; algunos héroes cuentan 2. Sin unidades no hay fuerza.
rule-PYR-62 = La fuerza mayor pierde tantos puntos como tenía la segunda (o como suman las demás, si la mesa lo acordó) y las otras se destruyen. En un empate, cada fuerza empatada pierde tantos puntos como tenía la otra; si las demás suman más que la mayor, no queda nadie.
rule-PYR-63 = Los puntos destruyen primero unidades normales y luego héroes; lo que no basta para un héroe no tiene efecto.
rule-PYR-64 = Los héroes anubianos cuentan 2 al atacar un espacio defendido, y entonces caen por 2 puntos cada uno.
rule-PYR-65 = Un héroe de Bastet necesita 2 puntos para caer allí donde se pierden puntos: en la fuerza que gana, en un empate y bajo las bombas. Por eso cuenta 2 en defensa, y tras un empate los que no los han perdido mantienen el espacio. Una fuerza vencida se destruye con sus héroes.
rule-PYR-66 = Los héroes de Ra'shar vuelan; por lo demás son como unidades normales.
rule-PYR-67 = Una casilla de héroe de los sobecianos trae un héroe más que su número.
rule-PYR-68 = La fuerza que queda mantiene el espacio; si no queda ninguna, el espacio está vacío.
rule-PYR-69 = Has conquistado cada territorio que controlas ahora y no controlabas antes, aunque el espacio estuviera vacío.
rule-PYR-70 = Por cada territorio conquistado puedes tachar un triángulo libre de tus lacayos, ningún rombo y ni uno más; en la última ronda, ninguno.

# Reglas: puntos y limpieza

rule-PYR-72 = En cada ronda anotas los números de arriba de los territorios blancos que controlas.
rule-PYR-73 = Los puntos anotados quedan ocultos hasta el final.
rule-PYR-75 = En la limpieza se borran los ejércitos completos, también una bomba de 0, y los cuadrados y hexágonos.
rule-PYR-76 = Se quedan los ejércitos incompletos, los héroes, las parejas, las marcas, las actualizaciones y las cruces de los lacayos.
rule-PYR-77 = Solo se colocan dispositivos de tu reserva, en la limpieza y no en la última ronda. También puedes guardarlos.
rule-PYR-78 = Un ariete va en la frontera entre una base tuya (un espacio que controlas o tu zona de inicio) y un espacio numerado vecino.
rule-PYR-79 = Los pinchos van en la frontera entre un espacio que controlas y un espacio numerado vecino, o la zona de inicio de otro jugador.
rule-PYR-80 = Un paraguas va en un espacio numerado que controlas.
rule-PYR-81 = Ya tienes ahí ese dispositivo: uno de cada clase por base y frontera, y un paraguas por espacio.
rule-PYR-82 = Los dispositivos no se mueven ni se retiran. Cada uno sirve solo a su dueño, y solo mientras controla su base.

# Reglas: la Revolución Hyskosiana, en solitario

rule-PYR-90 = En la Revolución Hyskosiana hay un jugador y 15 turnos; el Faraón Hyskosiano no elige dados ni despliega.
rule-PYR-91 = Un d4 decide dónde empieza quien juega en solitario.
rule-PYR-92 = El Faraón Hyskosiano clemente empieza con 20 unidades en la pirámide, 5 en los otros espacios blancos y 10 en las fábricas y en las otras zonas de inicio; el severo y el implacable, con más.
rule-PYR-93 = En solitario, las otras zonas de inicio se atacan, se conquistan y se controlan como territorios; no dan puntos ni soldados.
rule-PYR-94 = Se tiran seis dados; el jugador toma cuatro, uno tras otro, y ninguno más.
rule-PYR-95 = En solitario no hay dispositivos.
rule-PYR-96 = En solitario las unidades también pueden ir a zonas de inicio, pero no a la tuya.
rule-PYR-97 = La Revolución Hyskosiana triunfa en cuanto, tras un despliegue, controlas la pirámide y las otras tres zonas de inicio.
rule-PYR-98 = El Faraón Hyskosiano recibe la mitad de la suma que salió en los cuatro dados tomados, se anotara lo que se anotara.
rule-PYR-99 = Sus soldados recorren los espacios 1, 2, 3... y uno se queda en cada espacio que no es tuyo.
rule-PYR-100 = En tus territorios luchan: si pueden destruir todas tus unidades lo hacen, uno se queda y el resto sigue; si no, caen y se llevan otros tantos puntos.
rule-PYR-101 = El recorrido acaba con el último soldado. Tras el número más alto sigue en el 1; las zonas de inicio no se visitan.
rule-PYR-102 = Después, cada territorio que controlas te da tantos soldados como su número de arriba.
rule-PYR-103 = Decide, territorio por territorio, si sus soldados se quedan o se guardan. Los guardados deben desplegarse en el turno siguiente.
rule-PYR-104 = La partida en solitario ha terminado: está ganada o se han jugado 15 turnos.
rule-PYR-105 = Una victoria vale 40 más los turnos que sobraron; una derrota, 10 por cada meta que controlas.
rule-PYR-106 = En solitario se puede acordar un Faraón Hyskosiano severo (22 unidades en la pirámide, 6 en los otros espacios blancos, 11 en las fábricas y en las otras zonas de inicio) o implacable (28, 7 y 14). Con más jugadores esta opción no cuenta.

# Reglas: final

rule-PYR-85 = La partida ha terminado: se han jugado diez rondas.
rule-PYR-86 = En la última ronda puntúan los números de abajo en vez de los de arriba.
rule-PYR-87 = Gana quien tiene más puntos.
rule-PYR-88 = Un empate lo deciden los territorios, luego las unidades en el mapa; después se comparte la victoria.
rule-PYR-89 = El resultado da los puntos de todos o, en solitario, victoria o derrota con su puntuación.

# Aclaraciones

rule-PYR-R1 = Círculo, triángulo y rombo significan cualquier dado, d4 y d8.
rule-PYR-R2 = Los mapas son diseño nuestro: el espacio 1 es la pirámide, los números van por cuñas desde el noroeste y las zonas de inicio tienen la misma geometría. En el mapa de fábrica exterior no encaja el ejemplo en solitario del libro.
rule-PYR-R3 = Cualquier parte del tablero puede tener fábrica: héroes, actualización, los tres ejércitos y los lacayos.
rule-PYR-R4 = Las fábricas no puntúan ni dan soldados.
rule-PYR-R5 = Una casilla de héroe sirve una vez, y hay tres; la mesa puede acordar una sola que se borra cada ronda.
rule-PYR-R6 = Los héroes salen solo de d4.
rule-PYR-R7 = Todos los tableros son iguales salvo la habilidad de los héroes.
rule-PYR-R8 = Los héroes de Ra'shar vuelan y las casillas sobecianas traen uno más: las dos habilidades son nuestras.
rule-PYR-R9 = El color propio y la fábrica son dos permisos y pueden usarse juntos.
rule-PYR-R10 = El número cambiado debe caber en su casilla, no en su dado: el 4 de un d4 propio puede anotarse como 5 en un círculo.
rule-PYR-R11 = Se puede tomar un dado solo para quitárselo a los demás.
rule-PYR-R12 = Las casillas se llenan en cualquier orden, pero no de modo que el ejército no pueda completarse.
rule-PYR-R13 = El ejército B tiene un círculo libre en medio, salvo que la mesa acuerde dos casillas.
rule-PYR-R14 = B tiene un tercer paso, por 3, después del por 2.
rule-PYR-R15 = Una bomba que empieza por 8 vale 0: se borra sin desplegarse.
rule-PYR-R16 = La línea cuenta siempre una vez comprada; nunca es peor.
rule-PYR-R17 = Una pareja completa puede comprar en la ronda en que se completa o en cualquier otra posterior.
rule-PYR-R18 = Cada compra da un dispositivo, dos de cada clase como mucho.
rule-PYR-R19 = Los círculos de los lacayos se abren de izquierda a derecha, se tache lo que se tache más allá.
rule-PYR-R20 = Las cruces de los lacayos no se borran nunca.
rule-PYR-R21 = Una conquista tacha un triángulo de cualquiera de los dos grupos, sea cual sea su número.
rule-PYR-R22 = Entrar en un territorio vacío es una conquista; vaciar uno no lo es.
rule-PYR-R23 = Las unidades no se guardan ni se dividen.
rule-PYR-R24 = Un territorio tuyo puede reforzarse aunque ningún vecino sea tuyo.
rule-PYR-R25 = Todo se escribe antes de resolver nada: lo conquistado en esta fase no abre ni cierra caminos.
rule-PYR-R26 = Entre varias fuerzas solo se comparan las dos mayores, salvo que la mesa acuerde sumar a todos los enemigos.
rule-PYR-R27 = Los refuerzos luchan junto a los defensores.
rule-PYR-R28 = Una bomba alcanza a todas las unidades de los demás en el espacio, estuvieran o lleguen, antes del combate.
rule-PYR-R29 = Un paraguas salva a la mitad de los defensores, no la mitad del daño.
rule-PYR-R30 = Los defensores se reducen a la mitad una sola vez, haya los arietes que haya, y todos los atacantes lo aprovechan.
rule-PYR-R31 = El atacante usa la mejor de sus fronteras: le basta un ariete, o una frontera sin pinchos.
rule-PYR-R32 = Un dispositivo sirve a su dueño toda la partida, mientras controle su base.
rule-PYR-R33 = Las mitades se redondean hacia abajo, y la mitad de uno es nada; la mesa puede acordar que sea hacia arriba.
rule-PYR-R34 = Un héroe anubiano que ataca se cambia por dos defensores, pero solo contra un defensor.
rule-PYR-R35 = Un héroe de Bastet es igual de duro al atacar, también en un empate, pero ahí golpea por 1; en una fuerza vencida cae con los demás.
rule-PYR-R36 = Primero caen las unidades normales, y un héroe solo herido se recupera.
rule-PYR-R37 = El primer jugador no cambia, salvo acuerdo de la mesa.
rule-PYR-R38 = Las zonas de inicio se eligen en orden inverso al de juego.
rule-PYR-R39 = En la última ronda solo puntúan los números de abajo.
rule-PYR-R40 = Los puntos no se anuncian, pero se puede llevar la cuenta.
rule-PYR-R41 = Los empates los deciden los territorios, luego las unidades; después se comparten.
rule-PYR-R42 = Las zonas de inicio que nadie eligió quedan fuera del juego.
rule-PYR-R43 = Las facciones son al azar salvo acuerdo; con dos jugadores, anubianos y Bastet.
rule-PYR-R44 = En la última ronda no se tacha por conquistas ni se colocan dispositivos: no serviría de nada.
rule-PYR-R45 = Guarniciones en solitario, según el libro: pirámide 20, otros espacios blancos 5, fábricas y zonas de inicio 10. Un Faraón Hyskosiano más duro tiene más.
rule-PYR-R46 = De los seis dados en solitario, un d4 y un d8 son neutrales.
rule-PYR-R47 = Los refuerzos cuentan los números que salieron, no los anotados.
rule-PYR-R48 = Si los soldados son justo los necesarios el espacio queda vacío; si son pocos, solo lo dañan; tras el último espacio siguen en el 1.
rule-PYR-R49 = Los soldados guardados son una unidad por espacio y pueden ir a donde vayan tus unidades.
rule-PYR-R50 = La meta en solitario se mira justo después del despliegue, antes de los refuerzos.
rule-PYR-R51 = En solitario, una zona de inicio cuenta como conquista.
rule-PYR-R52 = Contra los soldados que recorren el mapa solo cuenta la dureza de los héroes de Bastet.
rule-PYR-R53 = Si las fuerzas mayores son iguales, cada una pierde lo que tiene la otra, y de ellas solo pueden quedar héroes de Bastet; una tercera más débil se destruye y no hereda nada.
rule-PYR-R54 = Las actualizaciones son públicas y van en orden de juego.
rule-PYR-R55 = Tu bomba y tus tropas pueden ir al mismo espacio: la bomba lo limpia y las tropas entran.
rule-PYR-R56 = La bomba es la unidad C.
rule-PYR-R57 = Un grupo de lacayos completo es 6; no hay extra por completar los dos.
rule-PYR-R58 = Un ariete no sirve si las bombas han destruido todas las unidades de su dueño en el espacio.
rule-PYR-R59 = En la última ronda no puntúan los dos números: el de abajo cuenta en vez del de arriba, como dice el libro de la décima ronda.
rule-PYR-R60 = Los pinchos no alcanzan a quien tiene también otra frontera con el espacio: las unidades no tienen origen, y el atacante elige por dónde llega.
rule-PYR-R61 = Los números del libro son los más suaves; los otros dos son nuestros, para quien ya gana casi siempre.

# Opciones de la mesa

option-map = Mapa
option-map-inner = mapa de fábrica interior: las seis fábricas alrededor de la pirámide (19 espacios)
option-map-outer = mapa de fábrica exterior: las seis fábricas en el borde (19 espacios)
option-map-4x = mapa 4x: cuatro cuartos iguales (27 espacios)
option-halves = Las mitades de números impares
option-halves-down = se redondean hacia abajo
option-halves-up = se redondean hacia arriba
option-melee = Cuando se encuentran varias fuerzas, la mayor pierde
option-melee-strongest = lo que tiene la segunda
option-melee-sum = lo que suman todas las demás
option-first_player = El primer jugador
option-first_player-fixed = es siempre el mismo
option-first_player-rotate = cambia cada ronda
option-hero_slots = Casillas de héroe
option-hero_slots-once = tres, cada una se escribe una vez
option-hero_slots-reuse = una, que se borra cada ronda
option-twin_slots = Casillas del ejército gemelo
option-twin_slots-3 = tres, la central libre
option-twin_slots-2 = dos
option-pharaoh = Faraón Hyskosiano (en solitario)
option-pharaoh-lenient = clemente: empieza con las unidades del libro
option-pharaoh-stern = severo: en todas partes, un décimo más de unidades, redondeado hacia arriba
option-pharaoh-relentless = implacable: en todas partes, dos quintos más de unidades, redondeado hacia arriba
option-factions = Facciones por asiento
option-factions-random = al azar
option-factions-anubians = { faction-anubians }
option-factions-bastet = { faction-bastet }
option-factions-rashar = { faction-rashar }
option-factions-sobeccians = { faction-sobeccians }

# Decisiones y azar

named-home = { $home ->
    [S1] la zona de inicio S1
    [S2] la zona de inicio S2
    [S3] la zona de inicio S3
    [S4] la zona de inicio S4
   *[other] el espacio { $home }
}
named-other = { $other ->
    [S1] la zona de inicio S1
    [S2] la zona de inicio S2
    [S3] la zona de inicio S3
    [S4] la zona de inicio S4
   *[other] el espacio { $other }
}
to-space = { $space ->
    [S1] a la zona de inicio S1
    [S2] a la zona de inicio S2
    [S3] a la zona de inicio S3
    [S4] a la zona de inicio S4
   *[other] al espacio { $space }
}
of-space = { $space ->
    [S1] de la zona de inicio S1
    [S2] de la zona de inicio S2
    [S3] de la zona de inicio S3
    [S4] de la zona de inicio S4
   *[other] del espacio { $space }
}
device-at-ram = ariete desde { named-home } contra { named-other }
device-at-spikes = pinchos en { named-home } contra { named-other }
device-at-umbrella = paraguas en { named-home }
die = d{ $kind } { $colour ->
    [0] rojo
    [1] azul
    [2] verde
    [3] amarillo
   *[4] neutral
}
action-factions-1 = Facción: { NAMES("faction", $a) }
action-factions-2 = Facciones: { NAMES("faction", $a) }, { NAMES("faction", $b) }
action-factions-3 = Facciones: { NAMES("faction", $a) }, { NAMES("faction", $b) }, { NAMES("faction", $c) }
action-factions-4 = Facciones: { NAMES("faction", $a) }, { NAMES("faction", $b) }, { NAMES("faction", $c) }, { NAMES("faction", $d) }
action-first = Empieza { PLAYER($seat) }
action-base = Empiezas en { $start }
action-roll = Se tiran los dados
action-start = Empezar en { $start }
action-take = Tomar el { die }
action-take-face = Tomar el { die } que muestra { $face }
action-write = Anotar { $number }: { slot }
action-cross = Tachar el { slot }
action-waste = No anotar nada
action-develop = Comprar { NAMES("upgrade", $upgrade) }
action-deploy = Enviar { unit } { to-space }
action-deploy-hidden = Enviar { unit } a un espacio secreto
action-place-ram = Ariete desde { named-home } contra { named-other }
action-place-spikes = Pinchos en { named-home } contra { named-other }
action-place-umbrella = Paraguas sobre { named-home }
action-income-stay = Los soldados { of-space } se quedan
action-income-hold = Guardar los soldados { of-space } para el turno siguiente
action-pass = Nada más

# Lo decidido, como lo cuenta la historia

told-action-start = empieza en { $start }
told-action-take = toma el { die }
told-action-take-face = toma el { die } que muestra { $face }
told-action-write = anota { $number } ({ slot })
told-action-cross = tacha el { slot }
told-action-waste = no anota nada
told-action-develop = compra { NAMES("upgrade", $upgrade) }
told-action-deploy = envía { unit } { to-space }
told-action-deploy-hidden = envía { unit } a un espacio secreto
told-action-place-ram = coloca un ariete en { named-home } contra { named-other }
told-action-place-spikes = coloca pinchos en { named-home } contra { named-other }
told-action-place-umbrella = coloca un paraguas sobre { named-home }
told-action-income-stay = deja los soldados { of-space } donde están
told-action-income-hold = guarda los soldados { of-space } para el turno siguiente
told-action-pass = no hace nada más

# Consecuencias

count = { $ordinary ->
    [one] { $ordinary } unidad
   *[other] { $ordinary } unidades
}
point-count = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
hero-count = { $heroes ->
    [one] { $heroes } héroe
   *[other] { $heroes } héroes
}
force = { $heroes ->
    [0] { count }
   *[other] { $ordinary ->
        [0] { hero-count }
       *[other] { count } y { hero-count }
    }
}
number-units = { $number ->
    [one] 1 unidad
   *[other] { $number } unidades
}
number-heroes = { $number ->
    [one] 1 héroe
   *[other] { $number } héroes
}
number-footmen = { $number ->
    [one] 1 lacayo
   *[other] { $number } lacayos
}
remain = { $heroes ->
    [0] { $ordinary ->
        [0] no queda nada
        [one] queda { count }
       *[other] quedan { count }
    }
   *[other] { $ordinary ->
        [0] { $heroes ->
            [one] queda { hero-count }
           *[other] quedan { hero-count }
        }
       *[other] quedan { force }
    }
}
note-unit = { PLAYER($seat) } tiene { $unit ->
    [A] { number-units } en el ejército creciente.
    [B] { number-units } en el ejército gemelo.
    [C] una bomba { $number ->
        [one] de 1 punto.
       *[other] de { $number } puntos.
    }
    [H1] { number-heroes } en la casilla 1.
    [H2] { number-heroes } en la casilla 2.
    [H3] { number-heroes } en la casilla 3.
    [F1] { number-footmen } en el grupo 1.
    [F2] { number-footmen } en el grupo 2.
   *[other] { $number ->
        [one] 1 soldado guardado del espacio { $space }.
       *[other] { $number } soldados guardados del espacio { $space }.
    }
}
note-defends = Espacio { $space }: { PLAYER($seat) } defiende con { force }.
note-attacks = Espacio { $space }: { PLAYER($seat) } llega con { force }.
note-bomb = Espacio { $space }: bomba de { PLAYER($seat) } con { point-count }.
note-bombed = Espacio { $space }: { PLAYER($seat) } pierde { point-count } por las bombas; de { $before } { remain }.
note-umbrella = Espacio { $space }: { PLAYER($seat) } salva a la mitad con su paraguas; de { $before } { remain }.
note-rammed = Espacio { $space }: un ariete reduce a la mitad a los defensores de { PLAYER($seat) }; de { $before } { remain }.
note-spiked = Espacio { $space }: los pinchos reducen a la mitad a los atacantes de { PLAYER($seat) }; de { $before } { remain }.
note-strength = Espacio { $space }: { PLAYER($seat) } tiene fuerza { $strength }.
note-fight = Espacio { $space }: la fuerza mayor pierde { point-count }; lo demás se destruye.
note-tie = Espacio { $space }: empate; cada fuerza empatada pierde { point-count }; lo demás se destruye.
note-crushed = Espacio { $space }: la fuerza mayor no alcanza los { point-count } de las demás; se destruyen todas.
note-emptied = El espacio { $space } queda vacío.
note-holds = Espacio { $space }: { PLAYER($seat) } lo controla con { force }.
note-conquest = { PLAYER($seat) } ha conquistado el territorio { $space }.
note-points = { PLAYER($seat) } anota { point-count }.
note-reinforcements = Los dados suman { $sum }: salen { $soldiers } soldados del Faraón Hyskosiano.
walk-on = { $soldiers ->
    [0] era el último
    [one] sigue { $soldiers }
   *[other] siguen { $soldiers }
}
note-walker-stays = Uno se queda en el espacio { $space } (ahora hay { $units }); { walk-on }.
note-walkers-fall = En el espacio { $space } caen los últimos soldados; tus unidades que quedan: { $units }.
note-walkers-win = En el espacio { $space } tus unidades son destruidas (ahora hay { $units } del Faraón); { $soldiers ->
    [0] no sigue ninguno.
    [one] sigue { $soldiers }.
   *[other] siguen { $soldiers }.
}

reason-points = Deciden los puntos.
reason-spaces = Empate a puntos, decidido por territorios.
reason-units = Empate a puntos y territorios, decidido por unidades.
reason-shared = Empate en todo: victoria compartida.
reason-revolution = La Revolución Hyskosiana ha triunfado.
reason-turn_limit = Han pasado los quince turnos.
over-alone = Gana el Faraón Hyskosiano.

# El tablero dibujado

letter = { $seat ->
    [0] r
    [1] a
    [2] v
    [3] m
   *[4] F
}
phase-factions = Se sortean las facciones.
phase-first = Se sortea el primer jugador.
phase-base = Se tira la zona de inicio.
phase-start = Elige una zona de inicio.
phase-roll = Se tiran los dados.
phase-take = Toma un dado.
phase-write = Anota el dado o deséchalo.
phase-develop = Compra actualizaciones con parejas completas.
phase-deploy = Envía cada unidad a un espacio, en secreto.
phase-deploy-alone = Envía cada unidad a un espacio.
phase-cross = Tacha triángulos por las conquistas.
phase-income = ¿Los soldados nuevos se quedan o se guardan?
phase-place = Coloca dispositivos.
phase-over = La partida ha terminado.
waits-start = { PLAYER($seat) } elige una zona de inicio.
waits-take = { PLAYER($seat) } toma un dado.
waits-write = { PLAYER($seat) } anota el dado o lo desecha.
waits-develop = { PLAYER($seat) } compra actualizaciones.
waits-deploy = { PLAYER($seat) } envía sus unidades, en secreto.
waits-cross = { PLAYER($seat) } tacha triángulos por sus conquistas.
waits-place = { PLAYER($seat) } coloca dispositivos.
waits-deploy-all = Los demás envían sus unidades, en secreto.
board-round = { $round ->
    [0] Antes de la primera ronda
   *[other] Ronda { $round } de { $rounds }
}
board-turn = { $round ->
    [0] Antes del primer turno
   *[other] Turno { $round } de { $rounds }
}
board-factory = fábrica
board-pool = dados
board-in-hand = por anotar
board-slot = casilla { $slot }
board-fits = cabe en
board-worth = valor
board-units = por desplegar
board-devices = dispositivos
board-stock = reserva
board-upgrades = actualizaciones
board-points = puntos
board-hidden = ocultos
board-first = primer jugador
board-held = guardados
board-target = objetivo
icon-circle = cualquier dado
icon-triangle = d4
icon-rhombus = d8
board-legend = Un espacio: número, puntos de arriba/abajo o { $factory } y su parte del tablero; debajo, su dueño y sus unidades (* héroes). Los marcados pueden elegirse.

help =
    En cada ronda se tiran todos los dados y se toman de uno en uno. Cada dado se
    anota enseguida en tu tablero: héroes (d4), parejas que compran
    actualizaciones (d4 < d8), los ejércitos A (creciente), B (gemelo) y C (la
    bomba, decreciente), o cruces de lacayos. Tu color cambia un número en 1;
    una fábrica que controlas, en 2.
    Luego todos envían en secreto sus unidades al mapa. La fuerza mayor pierde
    lo que tenía la otra; lo que queda controla el territorio y puntúa.
    Diez rondas; gana quien suma más. A solas, la Revolución Hyskosiana: 15
    turnos contra el Faraón Hyskosiano.

      start S2            elegir una zona de inicio
      take 1d8a           tomar un dado: color, clase, letra
      write A2 5          anotar 5 en la segunda casilla de A
      cross F1.4          tachar una casilla de lacayos
      waste               no anotar nada
      develop B.x2        comprar una actualización
      deploy F1 12        enviar una unidad a un espacio
      place ram 2>3       ariete de 2 contra 3; spikes 3<2; umbrella 3
      income 8 hold       en solitario: guardar los soldados de 8 (o: stay)
      pass                nada más

# La página

web-part-hero = ★
web-part-dev = △◇
web-part-A = A
web-part-B = B
web-part-C = C
web-part-foot = ✕
web-hex-factory = Espacio { $space }, fábrica: { $part }
web-hex-white = Espacio { $space }, { $top ->
    [one] 1 punto
   *[other] { $top } puntos
}, { $bottom } en la última ronda
web-hex-white-alone = Espacio { $space }, { $top ->
    [one] da 1 soldado
   *[other] da { $top } soldados
}
web-hex-start = Zona de inicio { $space }
web-space = Espacio { $space }
web-sheet = Tablero de { $player }
web-crossed = tachado
web-empty = libre
web-worth = unidad: { $units }
web-die-chosen = Elige ahora una casilla iluminada, o
web-take-only = tómalo y decide después
web-unit-hero = Héroes de la casilla { $unit }
web-unit-A = Ejército creciente
web-unit-B = Ejército gemelo
web-unit-C = Bomba
web-unit-foot = Lacayos del grupo { $unit }
web-unit-held = Soldados guardados del espacio { $unit }
web-deploy-how = Elige un espacio del mapa para cada unidad. Nadie lo ve hasta que todos han enviado las suyas.
web-deploy-how-alone = Elige un espacio del mapa para cada unidad.
web-deploy-send = Enviar todo
web-deploy-clear = Empezar de nuevo
web-chosen = suma de los dados tomados: { $sum }
web-legend = Las pirámides blancas muestran sus puntos / los de la última ronda. { web-legend-rest }
web-legend-alone = Las pirámides blancas muestran los soldados que da cada turno un territorio tuyo. { web-legend-rest } Junto a una flecha, un número entre paréntesis son los soldados guardados de ese espacio.
web-legend-rest = Las negras son fábricas: ★ de héroes, △◇ de actualización, A, B y C de los ejércitos, ✕ de lacayos. En un espacio, ★ son héroes; junto a una flecha, Σ suma todas las unidades que van por ahí. Un d4 es un dado de 4 caras y va en triángulos; un d8, de 8 caras, en rombos; los dos, en círculos.
web-legend-title = Qué significan los signos
web-legend-letters = La letra dice de quién son las unidades: { $letters }.
web-battles-watch = { $count ->
    [one] Ver la batalla
   *[other] Ver { $count } batallas
}
web-battles-at = Espacio { $space } · { $number }/{ $count }
web-battles-back = Un paso atrás
web-battles-next = Un paso adelante
web-battles-play = Seguir sola
web-battles-pause = Pausa
web-battles-skip = Al final
web-battles-quick = Rápido
web-battles-sentences = En frases
web-compare = Tableros juntos
web-does-hero = Cada número trae otros tantos héroes.
web-does-dev = Triángulo menor que rombo: una actualización.
web-does-A = Creciente. Unidades: el número { $line ->
    [1] del medio
   *[0] izquierdo
} + { $step }.
web-does-B = Extremos iguales. Unidades: ese número × { $step }.
web-does-C = Decreciente. Puntos: (8 − el número { $line ->
    [1] del medio
   *[0] izquierdo
}) × { $step }.
web-does-foot = Unidades: 1 y los +1 de cada tramo tachado entero, desde la izquierda.
web-brings = traería { $units }
web-report = Batallas
web-score = Puntuación
web-score-goals = Objetivos en tu poder
web-score-turn = Turno final
web-score-round = Ronda { $round }
web-score-total = Total
web-score-spaces = Territorios (desempate)
web-score-units = Unidades (desempate)

# Lo que dice algo del tablero cuando se señala, se toca o tiene el foco

web-tells-hero = Una casilla admite un d4, de izquierda a derecha, y sirve una vez en toda la partida. Su número dice cuántos héroes vienen esta misma ronda; en el mapa llevan una ★.
web-tells-dev = Una pareja es un d4 en el triángulo y un número mayor de un d8 en el rombo. Cuando está completa puede comprar una actualización, ahora o más adelante.
web-tells-A = Cualquier dado, en cualquier orden y en las rondas que hagan falta; al final, cada número es mayor que el anterior. El ejército completo se envía y luego se borra su fila.
web-tells-B = Un d4 en el triángulo, un d8 en el rombo, los dos con el mismo número, y cualquier dado en el círculo. El ejército completo se envía y luego se borra su fila.
web-tells-C = Cualquier dado, en cualquier orden; al final, cada número es menor que el anterior. La bomba vuela a cualquier espacio, y cada punto destruye una unidad. De ella no queda nada.
web-tells-foot = Un grupo marcha en todas las rondas. Un número tacha una casilla de su forma que muestre exactamente ese número. Las tachaduras se quedan toda la partida.
web-tells-triangle = Un triángulo admite un d4.
web-tells-rhombus = Un rombo admite un d8.
web-tells-circle = Un círculo admite cualquier dado.
web-tells-less = El número de delante tiene que ser menor que el de detrás.
web-tells-more = El número de delante tiene que ser mayor que el de detrás.
web-tells-alike = Triángulo y rombo tienen que llevar el mismo número.
web-tells-plus = Un lacayo más, cuando todo lo anterior está tachado, contando desde la izquierda.
web-tells-mark = { $marked ->
    [1] Esta pareja ya ha comprado una actualización.
   *[0] Se rellena cuando la pareja ha comprado una actualización.
}
web-tells-worth = Lo que envía esta fila, tal como está ahora: { $units }.
web-tells-die-own = Es de tu color: puedes anotarlo uno más alto o uno más bajo.
web-tells-die-foreign = No es de tu color: se anota como está, salvo que una fábrica lo cambie en 2.
web-tells-die-anybody = Quien tiene su color puede anotarlo uno más alto o uno más bajo.
web-tells-factory = Quien la controla puede cambiar un número en 2 al anotarlo aquí: { $part }.
web-tells-sacred = La Pirámide Sagrada: vale más que ningún otro espacio.
web-tells-start = Quien la elige empieza aquí. Nadie puede atacarla.
web-tells-home = { $player } empieza aquí. Nadie puede atacarla y en ella no hay unidades.
web-tells-goal = Uno de los objetivos de la Revolución Hyskosiana: se puede atacar y controlar.

# Lo que pide una lección, por clase de decisión

ask-take-face = Toma el dado que brilla.
ask-write = Toca en tu tablero la casilla que brilla y escribe { $number }.
ask-cross = Toca en tu tablero la casilla que brilla para tacharla.
ask-deploy = { $left ->
    [one] Envía esta unidad
   *[other] Envía { $left } unidades, una tras otra
}: toca en el mapa el espacio que brilla.
ask-income-stay = El soldado se queda: toca el botón que brilla.
ask-income-hold = Guarda el soldado: toca el botón que brilla.
ask-develop = Elige la actualización que brilla.

# Por qué un consejo, en una frase

reason-factories = Con fábrica a { $steps } pasos: { NAMES("part", $parts) }.
reason-apart = La zona de inicio más cercana de un rival está a { $steps } pasos.
reason-own = Es de tu color: puedes cambiar su número en uno.
reason-stretch = Cuenta para un +1 de tus lacayos.
reason-begins = Cuenta para una actualización.
reason-army = { $left ->
    [0] Completa el grupo: { NAMES("part", $part) }
    [one] { NAMES("part", $part) }: falta un número
   *[other] { NAMES("part", $part) }: faltan { $left } números
}.
reason-develops = Compra una actualización.
reason-pair = Completa una pareja, que compra una actualización.
reason-worth = { $points ->
    [one] Un punto más de fuerza
   *[other] { $points } puntos más de fuerza
}.
reason-heroes = Trae héroes este mismo turno.
reason-free = El espacio { $space } no es de nadie.
reason-guards = Defiende el espacio { $space }, que es tuyo.
reason-attacks = Ataca el espacio { $space } con { $units }; ahora hay { $force }.

# Statistics

feat-faction = Facción
feat-spaces = Más espacios
feat-units = Más unidades
feat-score = Mejor puntuación en solitario
