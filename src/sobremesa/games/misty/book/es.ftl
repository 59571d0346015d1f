# Cómo se juega a Misty, en español; en.ftl tiene las mismas claves.

first =
    Cada jugador dibuja una ventana con sus cartas. __Ahora elige una carta de tu mano__, en secreto; luego se revelan todas, colocas la tuya en tu ventana y el resto de la mano pasa a quien tienes al lado.

    Lo que más vale son las flores (2 puntos), a las sonrisas les gusta estar juntas y cada carta con flecha se moverá un espacio al final: déjale sitio.

section-aim = De qué se trata
section-parts = Las cartas
section-turn = Construir la ventana
section-activation = La ventana despierta
section-scoring = Puntuar y ganar
section-introductory = Una primera partida en pequeño
section-questions = Lo que se suele preguntar

aim =
    Llueve, la ventana está empañada y tú dibujas en ella con el dedo. A lo largo de una ronda cada jugador coloca __doce cartas en forma de ventana__, de tres por cuatro o de cuatro por tres. Después los dibujos cobran vida: las cartas con flecha se mueven un espacio, los monstruos comen flores y __lo que queda, puntúa__.

    Así que se construye pensando en lo que va a pasar: la mejor ventana es la que sigue siendo buena después de moverse.
picture-window = Una ventana completa. Cinco de sus cartas llevan flecha, y las cinco se moverán: el cohete de arriba a la derecha saldrá volando de la ventana.
aim-match = La mejor ventana gana la ronda. Quien gana antes __dos rondas__ gana la partida, así que entre dos personas una partida son dos o tres rondas, unos veinte minutos.

parts = Solo hay 54 cartas. Cada una tiene un dibujo con su símbolo debajo y se coloca siempre derecha, de modo que una flecha apunta hacia el mismo lado para todos.
parts-cards =
    - Las __flores__ valen 2 puntos cada una. A los monstruos también les gustan.
    - Las __sonrisas__ valen 1 punto, y cada dos que estén una al lado de otra en la misma fila dan 1 más.
    - Las __cartas con flecha__ apuntan arriba, abajo, a la izquierda o a la derecha. Cuando la ventana despierta, cada una tiene que moverse un espacio; si sobrevive, vale 1 punto.
    - Los __monstruos__ se comen una flor de tu propia ventana, a no ser que algo los cubra. Aun así valen 1 punto.
    - Las __cartas comunes__, como corazones, estrellas y casas, no hacen nada y valen 1 punto.

    Da igual qué dibujo tenga una carta: solo cuenta su símbolo.

turn = Se reparten seis cartas boca abajo a cada jugador. A partir de ahí todos juegan a la vez, turno a turno, y cada turno tiene tres pasos: __elegir, colocar y pasar__.
turn-choose = __Elegir.__ Aparta boca abajo una carta de tu mano. Cuando todos tienen la suya, se revelan a la vez. Mientras alguien siga pensando, puedes cambiar de idea.
picture-hand = Tus seis primeras cartas. Lo que dejas en la mano le llega a quien tienes al lado, así que a veces se elige una carta solo para que no la tenga nadie más.
try-hand = elige una carta, la que quieras.
turn-place =
    __Colocar.__ Pon tu carta en tu ventana. La primera va donde quieras; las siguientes tienen que __tocar alguna carta tuya__, por un lado o por una esquina. Una vez colocada, no se mueve.

    La ventana entera tiene que caber en __tres por cuatro o en cuatro por tres__. Cuál de las dos, no se anuncia: lo decide lo que vas colocando. Hasta el final puede haber huecos, y también se puede crecer hacia la izquierda y hacia arriba.
picture-where = Siete cartas en tres columnas y tres filas. La ventana aún puede crecer una columna o una fila, pero no las dos cosas. Por eso no se llega a las esquinas de fuera, donde harían falta una columna y una fila nuevas.
try-where = ¿dónde puede ir el cohete? Prueba también una esquina de fuera.
turn-pass = __Pasar.__ Dale lo que queda de tu mano a quien tienes a la izquierda y toma lo que te llega por la derecha. Entre dos, simplemente se intercambian. Cuando se coloca la última carta de la mano, se acaba el reparto.
picture-passed = El segundo turno: estas cinco son las que te ha dejado la otra persona. Y desde ahora sabes también qué le has pasado tú.
turn-second = Después se reparten otras seis cartas a cada jugador y se repite todo, __pero esta vez las manos van hacia la derecha__. Tras doce turnos, todas las ventanas están completas.

activation =
    Ahora despiertan las ventanas, cada una por su cuenta. __Activas tus cartas con flecha de una en una, en el orden que quieras__; cada una se mueve exactamente un espacio hacia donde apunta. Tienen que moverse todas, también las que hacen daño.
activation-where =
    Al llegar, pasa una de estas tres cosas:

    - __El espacio está vacío__: la carta se queda allí sola, sana y salva.
    - __Hay una carta__: la tuya se pone encima y la cubre. Una carta escondida ya no hace nada: si es una flecha, no se mueve; si es un monstruo, no come.
    - __No hay espacio, porque ahí acaba la ventana__: la carta sale y queda eliminada de esta ronda.
picture-order = Los dos camiones de la fila del medio apuntan a la derecha, y el de la derecha apunta al monstruo. Si el de la izquierda fuera primero, cubriría al otro y se perderían los dos. En el orden bueno, el primero le deja sitio al segundo y de paso le tapa la boca al monstruo.
try-order = ¿cuál de los dos camiones tiene que moverse primero para que se salve el de la izquierda?
right-order = Cubre al monstruo y deja libre su espacio para el otro camión.
picture-covered = Los dos camiones ya se han movido: el de la derecha está encima del monstruo, que no comerá, y el de la izquierda está a salvo donde antes estaba el otro. Quedan tres cartas con flecha.
activation-monsters =
    Cuando ya no queda ninguna carta con flecha por mover, __cada monstruo que no esté escondido se come una flor__ de tu ventana, esté donde esté, y ocupa su espacio. Si puede comer, come; qué flor, lo decides tú. Si no queda ninguna flor a la vista, se queda donde está.
picture-eat = En esta ventana ya se han movido todas las flechas y el monstruo está a la vista. Hay dos flores, y una se la va a comer.
try-eat = ¿qué flor puede comerse el monstruo?

scoring =
    Primero __se retira todo espacio con dos cartas o más__, entero, también la de encima. Después se cuenta lo que queda:

    - cada flor, __2__;
    - cada sonrisa, __1__, y __1 más__ por cada dos que estén una al lado de otra en la misma fila;
    - cualquier otra carta, __1__: flechas, monstruos, cartas comunes.

    Los espacios vacíos y las cartas eliminadas no dan nada. Diez puntos son una puntuación normal.
picture-score = La misma ventana al final: las tres flores dan 6, las dos sonrisas 3 y el camión que se salvó 1. Los dos montones se han retirado. Diez a nueve: ronda ganada.
scoring-match = Gana la ronda quien tiene más puntos; si empatan varios, la ganan todos. Los puntos no se guardan para la siguiente. Si nadie ha ganado todavía dos rondas, se mezclan todas las cartas y se juega otra. Quienes ganan a la vez su segunda ronda ganan juntos.

introductory =
    Para conocerlo está la variante introductoria: ventanas de __tres por tres__ y tres repartos de __tres cartas__, que pasan a la izquierda, a la derecha y otra vez a la izquierda. Lo demás no cambia. La lección juega una ronda así.

q-must-move = ¿Tengo que mover una flecha que me estropea la ventana?
a-must-move = Sí. Toda carta con flecha que no esté escondida tiene que moverse, aunque cubra tu flor. Lo único que decides es el orden.
q-freed = Si la carta de encima se va, ¿queda libre la de abajo?
a-freed = No puede pasar: la de encima ya se movió para llegar ahí, y ninguna carta se mueve dos veces.
q-covered-flower = ¿Puede un monstruo comerse una flor que está debajo de otra carta?
a-covered-flower = No, solo una que esté a la vista. Pero una flor escondida se retira con su montón y tampoco puntúa.
q-top-card = ¿Cuenta al menos la carta de encima de un montón?
a-top-card = No. Un espacio con varias cartas se retira entero.
q-three-smiles = ¿Cuánto valen tres sonrisas seguidas?
a-three-smiles = Cinco: tres por las sonrisas y dos por las dos parejas de vecinas. Una encima de otra, en esquina o con un hueco en medio no son pareja. (La mesa puede acordar que cada sonrisa cuente en una sola pareja; entonces tres seguidas valen cuatro.)
q-shape = ¿Cuándo digo si mi ventana va a ser ancha o alta?
a-shape = Nunca. Cuatro cartas a lo ancho la hacen de cuatro por tres; cuatro a lo alto, de tres por cuatro. Hasta entonces todo está abierto, y puedes dejar huecos.
q-change = He elegido la carta equivocada. ¿Puedo cambiarla?
a-change = Sí, mientras quede alguien por decidir: tanto la carta que eliges como el sitio donde la colocas. Nadie lo nota.
q-monster-home = ¿Dónde queda un monstruo que ha comido?
a-monster-home = En el espacio de la flor, solo. Allí vale 1 punto, y el espacio del que venía queda vacío.
q-ties = ¿Y si empatamos?
a-ties = Entonces ganan la ronda todos los empatados. Si para varios es la segunda, comparten la partida, a no ser que la mesa haya acordado que decidan los puntos de todas las rondas.

rules-cards = Las cartas
rules-setup = Preparación
rules-round = Cómo va una ronda
rules-window = Construir la ventana
rules-activation = Activación
rules-scoring = Puntuación y final
rules-introductory = La variante introductoria
