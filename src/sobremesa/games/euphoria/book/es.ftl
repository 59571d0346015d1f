# Cómo se juega a Euphoria, en español; en.ftl tiene las mismas claves.

first =
    Tus tres Reclutas deciden en secreto tu equipo: __un Líder o, si no tienes, la mayoría de tus Seguidores__. Un equipo gana cuando alguien dispara al Líder enemigo __estando ya expuesto__.

    Primero pon tus Reclutas en fila. Después, en cada turno, __haces una acción__: interrogar, usar un Artefacto, armarte, disparar o esconder. Armarte y usar Artefactos cuesta exponer uno de tus Reclutas: que no sea tu Líder.

section-aim = De qué se trata
section-parts = Lo que hay en la mesa
section-turn = Un turno
section-reactions = Reacciones
section-shots = Cuando alguien recibe un disparo
section-end = El final
section-artifacts = Los veinticuatro Artefactos
section-questions = Lo que se suele preguntar

aim =
    En Euphoria todos tienen un bando y nadie sabe cuál es el de los demás. Delante de cada jugador hay __tres Reclutas boca abajo__, que en secreto lo hacen Euphoriano o Subterra. Cada facción tiene __un solo Líder__. Encuentra al del otro bando, haz que quede expuesto y que reciba un disparo: entonces la partida termina y __gana todo tu equipo__, dispare quien dispare.

    Hay un tercer camino. Quien recibe un disparo y no tiene Líder se vuelve __Anarquista__, y los Anarquistas ganan juntos si uno de ellos dispara a un Líder expuesto, el que sea.
picture-table = A mitad de partida, desde la silla del Jugador 1. Tiene al Líder Euphoriano, así que es Euphoriano por muchos Subterra que lo acompañen. No quedan Láseres en el centro: el Jugador 2 apunta al Jugador 4, y el Jugador 3, al Jugador 1.
aim-talk = Juegan de cuatro a ocho personas, y una partida dura entre quince y treinta minutos. Se puede hablar siempre y decir cualquier cosa, verdad o mentira. Enseñar una carta, no.

parts-recruits =
    __Los Reclutas.__ Cada jugador recibe tres y los pone en una fila, en el orden que quiera. En ellos está su equipo:

    - Con un __Líder__ eres de la facción de ese Líder, sean quienes sean los otros dos.
    - Sin Líder eres de la facción de la que tengas __dos o tres Seguidores__.

    Un Recluta boca abajo está __escondido__; boca arriba, __expuesto__. Los tuyos puedes mirarlos cuando quieras. Desde que la fila está puesta, un Recluta solo cambia de sitio por un intercambio. Nadie empieza con los dos Líderes.
picture-row = La E dorada es de los Euphorianos, la S azul de los Subterra, y la corona marca a un Líder. Estos tres hacen un Euphoriano, aunque dos de ellos digan lo contrario. Al lado, sus dos primeros Artefactos: los Ojos del Ayer son de Acción, y el Espejo de la Reina, de Reacción.
try-row = toca dos Reclutas para que cambien de sitio, y coloca la fila.
parts-artifacts =
    __Los Artefactos.__ Cada jugador empieza con dos en la mano. Cuáles tienes es secreto; cuántos, no. Los hay de dos clases:

    - Un __Artefacto de Acción__ se usa en el turno propio, y es la acción de ese turno.
    - Un __Artefacto de Reacción__ responde a lo que hace otro jugador, justo cuando lo dice su texto.

    Usar uno __cuesta exponer un Recluta tuyo escondido__. Los Artefactos usados quedan boca arriba en la pila de descartes, y cuando el mazo se acaba, esa pila se mezcla y vuelve a ser mazo.
parts-lasers = __Los Láseres.__ Hay dos menos que jugadores, y cuatro como mucho. Empiezan en el centro. Quien consigue uno __apunta enseguida a otro jugador__, a la vista de todos, y nadie tiene más de uno.
parts-signs =
    __Los signos del tablero.__ Cuando señalas o tocas algo, la consola del medio lo explica. Esto es lo que se ve de un vistazo:

    - Las cartas con un número son los Artefactos que alguien tiene en la mano.
    - La pistola y la flecha dicen a quién apunta; la mira, quién le apunta.
    - Bajo cada Recluta, los signos de colores son los jugadores que lo conocen además de su dueño. Un ojo significa todos.
    - El panel con el borde grueso es el de quien tiene la ficha de Interrogador: es su turno.
picture-signs = El Jugador 2 ha tenido que exponer a un Seguidor Subterra, y el Jugador 3 a un Euphoriano; bajo los dos hay un ojo. Así pagó cada uno su Láser. Como ya no queda ninguno, nadie más puede armarse.

turn = El jugador inicial se sortea y toma la ficha de Interrogador. Quien la tiene juega su turno, que va en tres pasos: __Artefactos, acción, apuntar__. Después la pasa a su izquierda.
turn-artifacts =
    __1. Artefactos.__ Si quieres, haz una de estas dos cosas:

    - __Descartar y robar__: deja todos tus Artefactos y roba uno. Con la mano vacía, simplemente roba.
    - __Dar__: pasa un Artefacto a otro jugador, sin que los demás vean cuál.
turn-action =
    __2. Acción.__ Elige una, o pasa:

    - __Interrogar__: mira en secreto un Recluta escondido de otro jugador. Qué Recluta miras lo ven todos; qué es, solo tú.
    - __Usar Artefacto__: uno de Acción. Cuesta exponer un Recluta tuyo.
    - __Armarte__: toma un Láser del centro y apunta. También cuesta exponer un Recluta tuyo.
    - __Disparar__: al jugador al que ya apuntas. El Láser vuelve al centro, pase lo que pase.
    - __Esconder__: pon boca abajo a un Seguidor expuesto, tuyo o de otro. A un Líder, no.
picture-action = El primer turno de la partida. Todo lo que brilla se puede tocar: los Reclutas ajenos para interrogarlos, los Ojos del Ayer para usarlos, Armarte para tomar un Láser. Disparar aún no, porque hace falta un Láser.
try-action = elige una acción.
turn-cost = __El coste__ se paga antes que nada y a la vista de todos, y no se devuelve aunque una reacción deshaga lo que ibas a hacer. Qué Recluta expones lo eliges tú; los que ya están expuestos no sirven. Si todos lo están, no puedes armarte ni usar Artefactos, tampoco como reacción, hasta que alguien te esconda a un Seguidor.
picture-arm = El Jugador 2 es Euphoriano: no tiene Líder, pero sí dos Seguidores Euphorianos. Va a tomar un Láser, y lo que exponga para pagarlo será lo primero que los demás sepan de él.
try-arm = ármate. ¿Qué Recluta expones para que los demás te tomen por quien no eres?
right-arm = Lo único que se ha visto es un Seguidor Subterra.
picture-hide = Dos Seguidores pagaron un Artefacto y una reacción. Solo queda escondido el Líder, y el próximo coste tendría que pagarlo él.
try-hide = usa tu acción para volver a tener a quien exponer.
right-hide = Todos lo han visto ya, pero boca abajo vuelve a servir para pagar.
turn-aim = __3. Apuntar.__ Si después de la acción tienes un Láser, tienes que apuntar: a la misma persona o a otra. Solo en este paso se cambia de blanco, así que __lo que elijas ahora es a quien podrás disparar__ en tu próximo turno.
picture-aim = El Jugador 2, que es Euphoriano, acaba de interrogar al Recluta 2 del Jugador 3 y ha encontrado al Líder Subterra. Bajo ese Recluta se ve quién más lo conoce: el Jugador 1 lo miró antes.
try-aim = ¿a quién conviene apuntar?
right-aim = Ahí está el Líder enemigo. El primer disparo lo dejará expuesto, y el segundo ganará la partida.

reactions =
    Cuando alguien __interroga, se arma, usa un Artefacto o dispara__, los demás pueden responder antes de que ocurra, cada uno con un Artefacto de Reacción que hable de ese momento. Quien ha recibido un disparo puede responder también después.

    Una reacción cuesta lo mismo que cualquier Artefacto: exponer un Recluta escondido. No gasta la acción de tu turno.
picture-react = El Jugador 3 te dispara, y tú tienes el Espejo de la Reina: el disparo le dará a él. Te quedan escondidos el Líder y un Seguidor.
try-react = devuelve el disparo. ¿Con qué Recluta lo pagas?
right-react = El Líder seguirá escondido, y el disparo irá hacia quien lo hizo en cuanto hayan contestado todos.
reactions-several = Todos contestan a la vez y en secreto. Si reaccionan varios, solo cuenta __el más cercano a la izquierda de quien actúa__; los demás recuperan su carta y no pagan. Después se vuelve a preguntar, por si alguien quiere reaccionar a lo que ahora va a pasar, hasta que nadie responde. A una reacción en sí no se reacciona.

shots =
    Si quien recibe el disparo tiene un __Líder expuesto, la partida termina__. Si no, por este orden:

    - Roba un Artefacto.
    - Suelta su Láser, si tiene.
    - Expone sus tres Reclutas, y todos los ven.
    - Esconde otra vez a los Seguidores. __Un Líder se queda expuesto.__

    Así que contra un Líder escondido hacen falta dos disparos: uno lo saca a la luz, y el siguiente acaba la partida.
picture-hit = El disparo devuelto ha alcanzado al Jugador 3. Sus dos Seguidores están otra vez escondidos, pero llevan el ojo: ya los conocen todos. El Líder Subterra se queda a la vista, y el Láser del Jugador 2 le apunta.
shots-anarchist = Quien no tenía ningún Líder entre los tres se vuelve __Anarquista__, a la vista de todos y hasta el final. Ya no es de ninguna facción, sino del equipo Anarquista. Por lo demás nada cambia: nadie sale de la partida, y sigue jugando sus turnos, reaccionando y disparando.
picture-anarchist = Era Subterra por sus dos Seguidores, hasta que le dispararon. Los tres Reclutas vuelven a estar boca abajo, aunque todos los conocen, y ha robado un tercer Artefacto.

end =
    La partida termina en cuanto pasa una de estas cosas:

    - __Recibe un disparo alguien con un Líder expuesto.__ Si disparó un Anarquista, ganan los Anarquistas. Si no, gana el equipo contrario al de ese Líder, dispare quien dispare.
    - __Un Anarquista consigue un Líder.__ Gana él solo.
    - __Alguien tiene los dos Líderes.__ Gana él solo.

    La mesa acuerda además un límite, de ordinario cincuenta rondas: si se alcanza, no gana nadie.
picture-won = El Jugador 2 ha disparado al Líder Subterra expuesto. Gana con él el Jugador 1, a quien nunca le ha dicho una palabra: los dos eran Euphorianos.
end-exchange = ¿Cómo se consigue un Líder que no es tuyo? Algunos Artefactos __intercambian dos Reclutas__. Cada uno ocupa el sitio del otro y sigue como estaba, escondido o expuesto. Justo después se mira si alguien ha ganado.
picture-barter = Un Anarquista usa la Bolsa del Gran Trueque. Antes de que le dispararan interrogó al Recluta 2 del Jugador 2 y recuerda lo que vio. Ya ha elegido qué Recluta da; falta el que toma.
try-barter = elige el Recluta con el que este Anarquista gana la partida.
right-barter = Si nadie lo impide, el Líder Euphoriano será suyo, y la victoria también.
end-team = Cuenta __el equipo que eres al final__: un intercambio puede pasarte al otro bando sin que nadie más lo sepa. Cuando se acaba, todos los Reclutas de la mesa quedan expuestos, y entonces se descubre quién era quién.

artifacts = Cada Artefacto existe una sola vez. Los de la edición impresa se han perdido; estos son una reconstrucción nuestra, grandes nombres para trastos viejos. No hace falta aprenderlos: tus cartas llevan su texto, y la Hoja de Referencia los tiene todos.
artifacts-actions =
    __Los trece de Acción__, por lo que sirven:

    - __Para saber__: los Ojos del Ayer miran dos Reclutas; el Códice de Todos los Nombres, todos los de un jugador; la Balanza de la Confianza, igual, pero ese jugador mira también los tuyos. El Elixir de la Franqueza expone uno ante todos.
    - __Para intercambiar Reclutas__: la Bolsa del Gran Trueque, uno tuyo y uno ajeno; el Puente de Hojalata, dos ajenos escondidos; la Vitrina de los Ídolos, dos ajenos expuestos.
    - __Para los Láseres__: la Mano Invisible quita uno, la Piedra del Norte se los hace soltar a todos los demás y el Ojo del Verdugo dispara sin que nadie pueda reaccionar.
    - __Para lo demás__: el Manto del Olvido esconde incluso a un Líder, el Cofre de las Maravillas roba dos Artefactos y la Garra de la Urraca se lleva uno de otra mano.
picture-actions = Todos los Artefactos de Acción en una sola mano, que no tiene límite. Uno solo se puede usar si sirve de algo: sin Láser, el Ojo del Verdugo espera.
artifacts-reactions =
    __Los once de Reacción__, por el momento en que se usan:

    - __Te disparan__: la Égida Abollada para el disparo, el Espejo de la Reina lo devuelve, El Sustituto lo manda a un tercero y el Nudo del Destino intercambia antes un Recluta tuyo y uno de quien dispara.
    - __Disparan a otro__: con la Coraza del Mártir lo recibes tú.
    - __Te han disparado__: El Último Resorte toma un Láser del centro.
    - __Interrogan__: si es a ti, La Mirada Devuelta lo impide y mira un Recluta de quien pregunta. Si es a otro, el Oído de Lata mira también. La Antorcha Eterna lo expone ante todos, sea de quien sea.
    - __Otro se arma__: el Anzuelo Veloz se queda con ese Láser.
    - __Otro usa un Artefacto de Acción__: La Voz de la Nada lo deja sin efecto.
picture-reactions = Y todos los de Reacción. Cada uno dice cuándo se puede usar; fuera de ese momento no hace nada.

q-first-shot = ¿Termina la partida si el disparo descubre al Líder?
a-first-shot = No. Ese disparo solo lo deja expuesto; termina con el siguiente. Pero si el Líder ya estaba expuesto cuando llega el impacto, aunque sea porque acaba de pagar con él una reacción, es el final.
q-leader-cost = ¿Puedo pagar un coste con mi Líder?
a-leader-cost = Sí, eliges tú qué Recluta expones. Pero a un Líder expuesto solo lo vuelve a esconder el Manto del Olvido.
q-own-team = ¿Y si disparo al Líder de mi propio equipo cuando está expuesto?
a-own-team = Entonces gana el otro equipo. Importa de quién era el Líder, no quién disparó, salvo que dispare un Anarquista.
q-laser-lost = Me han parado el disparo. ¿Conservo el Láser?
a-laser-lost = No. El Láser va al centro en cuanto anuncias el disparo, acabe como acabe. Para disparar otra vez tienes que armarte de nuevo.
q-no-hidden = Tengo expuestos los tres Reclutas. ¿Qué puedo hacer?
a-no-hidden = Interrogar, disparar si tienes un Láser, y esconder a un Seguidor. Armarte y los Artefactos tendrán que esperar a que haya uno escondido.
q-out = ¿Quedo fuera si me disparan?
a-out = Nunca. Quien recibe un disparo sigue jugando igual, y un Anarquista puede hacer todo lo que hacen los demás.
q-anarchist-leader = ¿Qué pasa si me dan un Líder siendo Anarquista?
a-anarchist-leader = Ganas en ese momento, y ganas solo, aunque el intercambio lo haya hecho otro.
q-gift = ¿Puedo rechazar un Artefacto que me dan?
a-gift = No. Pasa a tu mano en el acto, y no hay límite de Artefactos. Solo quien lo da y tú sabéis cuál es.
q-asked = Me preguntan si reacciono y no tengo con qué. ¿Por qué?
a-asked = Porque se pregunta a todos los que tienen un Artefacto y un Recluta escondido. Así, que te pregunten no delata tu mano.
q-pass = ¿Puedo no hacer nada?
a-pass = Sí, puedes dejar los Artefactos como están y pasar sin acción. La mesa puede acordar que, habiendo alguna acción posible, haya que hacerla. Apuntar con un Láser es obligatorio siempre.
q-lie = ¿Puedo mentir sobre lo que he visto?
a-lie = Sí, y también decir la verdad, que a veces confunde más. Lo que se dice no obliga a nada.

rules-setup = Preparación
rules-turn = El turno
rules-teams = Equipos y conversación
rules-actions = Acciones
rules-artifacts = Artefactos
rules-windows = Reacciones
rules-shots = Disparos
rules-exchanges = Intercambios
rules-lasers = Láseres
rules-end = El final
rules-action-artifacts = Artefactos de Acción
rules-reaction-artifacts = Artefactos de Reacción
rules-sees = Quién ve qué
