# Lo que dicen las páginas del navegador en español. web.en.ftl tiene las mismas claves.

web-guest = Invitado
web-home = Volver al inicio
web-yes = Sí
web-no = No
web-close = Cerrar
web-you = tú
web-name = Tu nombre
web-rules = Reglas
web-settings = Ajustes
web-rule-open = Qué dice la regla { $rule }

# The table

web-table = Mesa
web-coming = Abriendo la mesa.
web-no-table = { refused-no-table }
web-aside = Algo en el registro de esta mesa no se puede leer, así que se ha apartado. No se ha perdido nada; quien lleva esta casa puede revisarla. Vuelve más tarde.
web-unreadable = Esta mesa juega con reglas que este programa no conoce.
web-no-spectators = Esta mesa no admite espectadores.
web-players = Jugadores
web-log = Historial
web-chat = Charla
web-parts = Jugadores, historial y charla
web-menu = Menú
web-your-turn = Te toca.
web-turn = Decide ahora
web-over = La partida ha terminado.
web-nothing-awaited = Un momento.
web-waits-for = Se espera a { $names }.
web-window = Segundos que quedan para reaccionar
web-window-answered = Ya has respondido; se pregunta a los demás.
web-may-change = Aún puedes cambiar tu elección.
web-undo = Deshacer
web-result = Resultado
web-score = Puntos
web-winner = gana
web-clock = Reloj
web-watchers = { $count ->
    [one] Mira { $count } persona
   *[other] Miran { $count } personas
}
web-seat-free = asiento libre
web-seat-out = fuera de la partida
web-seat-left = se ha ido
web-seat-bot = ordenador, { $level }
web-seat-here = en la mesa
web-seat-away = sin conexión
web-line-connecting = Conectando
web-line-open = Conectado
web-line-lost = Se ha perdido la conexión. Volviendo a intentarlo; tus decisiones no se pierden.
web-rests = Aquí solo juegan ordenadores. La partida sigue mientras alguien mira, y descansa cuando no mira nadie.
web-line-revoked = Se ha retirado este dispositivo: ya no tiene tu sesión.
web-line-closed = La conexión con esta mesa está cerrada.
web-away-head = El servidor no responde
web-away = Estas páginas están guardadas en este dispositivo, pero las mesas, las reglas y las repeticiones viven en el servidor, y ahora no se puede llegar a él.
web-away-again = En cuanto vuelva, estarás donde querías ir.
web-away-now = No se puede llegar al servidor. Esta página seguirá en cuanto vuelva.
web-refused = No se puede.
web-confirm-head = ¿Seguro?
web-offer = Una propuesta
web-offer-made = { $what ->
    [draw] { $player } ofrece tablas.
    [takeback] { $player } pide deshacer su última decisión.
    [end] { $player } propone terminar la partida sin resultado.
   *[takeover] { $player } pide un ordenador para el asiento de { $about }.
}
web-agree = De acuerdo
web-decline = No
web-choices = Lo que puedes decidir
web-choices-find = Buscar entre { $count } opciones
web-choices-type = Mejor escribirlo
web-choices-why = Lo que quieres hacer; si una regla lo prohíbe, sabrás cuál
web-choices-undo = quitar

web-free-shared = Para todos
web-free-hidden = { $count ->
    [one] boca abajo
   *[other] { $count } boca abajo
}
web-text-mode = Opciones en texto
web-confirm = Preguntar antes de enviar una decisión
web-sound = Sonidos
web-motion = Movimiento
web-motion-off = no
web-motion-quick = rápido
web-motion-calm = tranquilo
web-keys = Teclas
web-keys-help = Con Tab pasas de una cosa a otra, con las flechas te mueves por el tablero, con Intro o la barra espaciadora decides y con Escape deshaces lo que solo has empezado. Los consejos, el historial y este menú también se abren con teclas.
web-ask-less = Pregúntame menos
web-ask-turn = No reaccionar a nada hasta que acabe este turno
web-ask-able = Preguntarme solo cuando pueda reaccionar
web-ask-less-help = Entre personas, tus respuestas salen entonces siempre a los { $seconds } segundos, puedas reaccionar o no, para que nadie deduzca nada. Si hasta entonces no has decidido, pasas.
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-say = Di algo
web-send = Enviar
web-silence = Qué hacer con { $name }
web-mute = Silenciar
web-block = Bloquear
web-report = Avisar
web-report-what = ¿Qué pasa con { $name }? Lo lee quien lleva esta casa, junto con la charla que ves aquí.
web-report-send = Enviar el aviso
web-report-sent = Gracias. Quien lleva esta casa lo mirará.
web-resign = Rendirse
web-really = ¿De verdad? { $what }
web-offer-draw = Ofrecer tablas
web-ask-takeback = Pedir deshacer
web-ask-takeover = Un ordenador para { $name }
web-offer-end = Terminar sin resultado
web-gone = { $name } no está, y esperáis desde hace { $time }. Puedes esperar, dejar que un ordenador juegue hasta que vuelva o terminar la partida.
web-gone-left = { $name } ha dejado la mesa. Puedes esperar, dejar que un ordenador juegue hasta que vuelva o terminar la partida.
web-gone-head = Falta alguien
web-gone-computer = Juega un ordenador
web-gone-end = Terminar la partida
web-gone-wait = Esperar
web-gone-me = Los demás creen que te has ido.
web-gone-me-computer = Un ordenador juega por ti mientras no estás.
web-leave = Dejar la mesa
web-return = Volver
web-stand = Levantarse
web-again-same = Otra igual
web-again-change = Cambiar opciones
web-again-help = Las mismas opciones; cada cual pasa al asiento siguiente. Los ordenadores se sientan enseguida; a las personas se les pregunta.
web-again-asked = { $name } quiere jugar otra partida.
web-again-yes = Jugar también
web-again-no = Esta vez no
web-again-lay = Poner la mesa e invitar
web-again-invites = Invitaciones para: { $players }.
web-seat-kept = invitación enviada
web-free-seat = Dejar libre el asiento
web-go-there = Ir allí
web-record = Descargar la partida
web-replay = Ver de nuevo
web-host-tools = Para quien puso la mesa
web-lock = Cerrar la mesa
web-spectators = Se puede mirar
web-abort = Terminar la partida
web-kick = Echar a { $name }

# The waiting room

web-waiting-head = ¿Quién juega?
web-bot = Ordenador
web-level = Nivel
web-sit = Sentarse
web-sit-here = Mejor aquí
web-add-bot = Añadir un ordenador
web-remove-bot = Quitar
web-start = Empezar
web-colour-choose = Elige tu color
web-reason-resigned = Los demás se han rendido.
web-reason-forfeit = Se ha acabado el tiempo.
web-reason-agreed_draw = Los jugadores han acordado tablas.
web-reason-aborted = La partida se terminó sin resultado.
web-start-hint = Cuando todos los asientos estén ocupados podrás empezar.
web-waiting-host = Están todos: falta que empiece quien puso la mesa.
web-waiting-players = Esperando jugadores.
web-invite = Invitar a amigos
web-invite-link = Quien abra este enlace puede sentarse o mirar:
web-qr = El mismo enlace como código QR
web-copy = Copiar
web-copied = Copiado
web-agreed = Lo acordado
web-clock-is-none = ninguno
web-clock-is-decision = { $time } por decisión
web-clock-is-bank = { $time } para toda la partida y { $increment } más por decisión
web-clock-is-days = { $time ->
    [one] un día por decisión
   *[other] { $time } días por decisión
}
web-fair = Azar limpio
web-fair-commitment = Dados y cartas dependen de un secreto de la mesa y de un texto al azar de cada navegador. Esta es la promesa de la mesa; al acabar, cualquiera puede comprobar que la cumplió:

# The house

web-play-now = Jugar contra el ordenador
web-nav = Navegación principal
web-nav-play = Jugar
web-nav-tables = Mesas
web-skip = Saltar al contenido
web-nowhere = Aquí no hay nada.
web-hero = Una mesa para jugar después de comer
web-hero-more = Juegos de mesa modernos en tu navegador, a solas o con amigos. No hace falta cuenta; cada negativa cita su regla, y cada tirada se puede comprobar.
web-going-on = Partidas en marcha
web-learn = Aprender jugando
web-how-many = ¿Cuántos jugáis?
web-how-strong = ¿Con qué nivel juega el ordenador?
web-alone = Juegas en solitario.
web-all-options = Ver todas las opciones
web-level-easy = para una primera partida
web-level-medium = un rival normal
web-level-hard = piensa por adelantado
web-level-master = lo mejor que sabemos
web-open-tables = Mesas abiertas
web-open-none = Ahora mismo nadie espera jugadores. Pon una mesa y marca que todos la puedan ver.
web-past = Partidas pasadas
web-game = Juego
web-all = todos
web-lay = Poner una mesa
web-status-waiting = espera jugadores
web-status-running = en marcha
web-status-over = terminada
web-status-unreadable = reglas desconocidas
web-free-seats = { $count ->
    [one] { $count } asiento libre
   *[other] { $count } asientos libres
}
web-computers = ¿Cuántos de ellos son ordenadores?
web-options = Reglas que se pueden elegir
web-options-none = En este juego no hay nada que elegir.
web-one-each = a elegir
web-for-seat = Asiento { $seat }
web-house-options = En la mesa
web-window-length = Segundos de cada ventana de reacción
web-window-help = 0: se cierra cuando todos han respondido. Más: dura siempre ese tiempo, para que la rapidez no diga nada.
web-listed = Todos pueden ver esta mesa
web-listed-help = Aparece entre las mesas abiertas; si no, solo se llega por el enlace.
web-spectators-help = Ven lo que todos en la mesa pueden ver, nunca un secreto.
web-aids = Se permite ayuda
web-aids-help = Consejos y probabilidades exactas, a partir de lo que sabe quien pregunta.
web-aids-are = Ayuda del ordenador
web-aids-on = Con ayuda del ordenador
web-aids-off = Sin ayuda del ordenador
web-one-screen = Varias personas en una pantalla
web-one-screen-help = Ocupas varios asientos, y la pantalla se tapa mientras pasa de mano en mano.
web-clock-none = ninguno
web-clock-decision = tiempo por decisión
web-clock-bank = tiempo para toda la partida
web-clock-days = días por decisión
web-clock-seconds = Segundos
web-clock-minutes = Minutos
web-clock-suggested = Una propuesta para quienes no están ante la misma pantalla.
web-clock-days-time = Días
web-clock-increment = Segundos más por decisión
web-clock-zero = Cuando se acaba el tiempo
web-clock-zero-bot = un ordenador decide una vez
web-clock-zero-forfeit = el jugador queda fuera

# Rules

web-rules-find = Buscar en las reglas (encontradas: { $count })
web-rules-none = Ninguna regla tiene todas esas palabras.
web-rules-edition = Edición { $rules } de las reglas
web-rulings = Aclaraciones: donde las reglas se podían leer de dos maneras
web-notation = Cómo se escribe un acta

# Settings

web-look = Preferencias
web-language = Idioma
web-theme = Colores
web-theme-auto = como el dispositivo
web-theme-light = claros
web-theme-dark = oscuros
web-settings-kept = Se guarda solo en este navegador.
web-me = Tú
web-contact = Contacto (si quieres)
web-contact-help = Si este servidor envía mensajes, aquí te avisa de que te toca. Nadie más lo ve.
web-contact-asked = Se ha enviado allí un mensaje con un enlace: ábrelo para recibir avisos. Si no llega, inténtalo mañana.
web-contact-confirmed = Te llegan avisos a tu contacto cuando te toca.
web-contact-remove = No enviarme avisos
web-contact-title = Avisos de Sobremesa
web-contact-ask = Alguien ha dado esta dirección para que Sobremesa le avise ahí cuando le toque. ¿Has sido tú?
web-contact-yes = Sí, avisadme
web-contact-never = No, no me escribáis nunca
web-contact-thanks = Gracias. Queda anotado.
web-keep = Guardar
web-kept = Guardado.
web-device = Seguir en otro dispositivo
web-device-help = Un enlace con el que otro dispositivo también será tuyo. Sirve una sola vez, durante diez minutos.
web-device-make = Crear un enlace
web-device-link = Ábrelo en el otro dispositivo:
web-device-ask = ¿Quieres que este dispositivo sea el mismo invitado que creó el enlace?
web-device-old = { refused-link-old }
web-devices = Tus dispositivos
web-devices-help = Los dispositivos en los que eres este invitado. El que retires queda fuera al momento, con todo lo que tenga abierto.
web-device-unnamed = Un dispositivo sin nombre
web-device-this = este
web-device-when = Desde el { $made }; visto por última vez: { $seen }
web-device-revoke = Retirar
web-devices-others = Retirar todos los demás
web-account = Tu cuenta
web-account-none = Para jugar no hace falta ninguna cuenta. Con una llave de acceso puedes volver desde cualquier dispositivo, con tus asientos y partidas: la guarda tu dispositivo, que te pide la huella, la cara o el PIN. No hay contraseña ni nos hace falta ninguna dirección.
web-account-is = Tienes una cuenta: con una de estas llaves de acceso puedes volver desde cualquier dispositivo.
web-account-have = Ya tengo una cuenta
web-account-name = Para una cuenta nueva, guarda antes un nombre.
web-passkey-when = Desde el { $made }; usada por última vez el { $seen }
web-passkey-make = Crear una llave de acceso
web-passkey-another = Crear otra llave de acceso
web-passkey-remove = Quitar
web-passkey-declined = No se ha usado ninguna llave: se cerró el aviso o se tardó demasiado.
web-passkey-already = Este dispositivo ya tiene una llave de tu cuenta.
web-passkey-elsewhere = Las llaves de acceso funcionan en esta dirección de la casa:
web-passkey-nowhere = Las llaves de acceso necesitan HTTPS, y esta casa se abre sin él. Puedes seguir como invitado; en la mesa no falta nada.
web-passkey-unable = Este navegador no conoce las llaves de acceso o no las permite aquí. Puedes seguir como invitado; en la mesa no falta nada.
web-codes = Códigos de recuperación
web-codes-help = Si pierdes tus llaves, cada uno de estos códigos te deja entrar una vez. No se vuelven a mostrar: guárdalos en un lugar seguro.
web-codes-left = { $count ->
    [one] Queda un código de recuperación.
   *[other] Quedan { $count } códigos de recuperación.
  }
web-codes-renew = Crear códigos nuevos; los viejos dejan de valer
web-sign-in = Volver a tu cuenta
web-sign-in-leaves = En este navegador eres { $name }, invitado sin llave de acceso. Si entras en tu cuenta, dejas atrás a ese invitado, con sus asientos y partidas.
web-sign-in-passkey = Entrar con una llave de acceso
web-sign-in-code = Entrar con el código
web-code = Código de recuperación
web-data = Tus datos
web-data-help = Todo lo que este servidor guarda sobre ti. También puedes pedirle que te olvide: nombre, contacto y charla. Las partidas quedan, jugadas por nadie.
web-export = Descargar
web-forget = Olvidarme

# Replays

web-replay-help = Mira una partida terminada paso a paso, desde cualquier asiento, y comprueba su azar.
web-record-file = Un archivo de partida (.game)
web-replay-own = Tus propias partidas están entre las mesas:
web-seen-by = Vista por
web-seen-all = quien lo ve todo
web-steps = Pasos de la partida
web-then = Así estaba la mesa
web-then-turn = Te toca: volver
web-then-leave = Volver a ahora
web-log-look = Ver la mesa en ese momento
web-log-earlier = Pasos anteriores
web-record-wrong = Este archivo no es una partida válida ({ $reason }).
web-record-long = Este archivo es demasiado largo: como mucho un millón de caracteres.
web-step-first = Al principio
web-step-back = Un paso atrás
web-step-run = Reproducir
web-step-pause = Pausa
web-step-on = Un paso adelante
web-step-last = Al final
web-step-scrub = Paso
web-by-turns = Por turnos
web-speed = Velocidad
web-fair-help = La mesa prometió su azar antes de la partida. Tu navegador puede volver a derivar cada tirada y cada reparto.
web-fair-check = Comprobar el azar
web-fair-kept = { $lines ->
    [one] La promesa se cumplió: una línea de azar es la que resulta de ella.
   *[other] La promesa se cumplió: las { $lines } líneas de azar son las que resultan de ella.
}
web-fair-differs = No es cierto: la partida dice "{ $line }", la promesa da "{ $derived }".
web-fair-promise = No es cierto: el secreto no es el que se prometió.
web-fair-sealed = El secreto se abre al terminar la partida.
web-fair-none = Esta partida no promete nada sobre su azar.
web-face-failed = Este juego tiene su propio tablero, pero no se ha podido cargar. En su lugar, aquí está la mesa sencilla.
web-face-version = Este juego tiene su propio tablero, hecho para otra versión de esta página. En su lugar, aquí está la mesa sencilla.
web-fair-unknown = Esta página no sabe cómo se sortea en este juego.
web-fair-contributions = Lo que añadió cada navegador
web-fair-silent = nada
web-play-on = Seguir desde aquí
web-play-on-help = { $lines ->
    [one] Una mesa nueva que empieza después de una línea de esta partida.
   *[other] Una mesa nueva que empieza después de { $lines } líneas de esta partida.
}
web-play-on-long = Esta posición está demasiado avanzada para seguir desde ella.
web-play-on-whole = Para seguir hay que ver la partida entera.
web-play-on-seat = Tú eres

# A guided first game

web-learn-none = Para este juego todavía no hay una partida guiada.
web-learn-now = Ahora tú:
web-learn-other = Eso también se puede. Pero en esta primera partida toca lo que brilla.
web-learn-show = Enséñamelo
web-learn-well = Hecho.
web-learn-glows = Eso no es lo que se pide ahora. Toca lo que brilla.
web-learn-back = Lección: atrás
web-learn-skipped = Unos turnos más tarde:
web-learn-on = Seguir
web-learn-done = Ahora, una de verdad
web-learn-progress = Progreso de la lección

# How to play

web-book = Cómo se juega
web-book-of = Cómo se juega a { $game }
web-book-none = Nadie ha escrito todavía un reglamento ilustrado de este juego. Sus reglas están todas aquí:
web-book-contents = Contenido
web-book-print = Imprimir o guardar en PDF
web-book-law = Todo lo que se cuenta aquí sigue la edición { $rules } de las reglas; si algo no coincide, valen las reglas.
web-book-try = Pruébalo:
web-book-start = Pruébalo en el tablero
web-book-right = Eso es.
web-book-legal = Se puede: { $tried }.
web-book-other = Se puede, pero no es lo que se pedía: { $tried }.
web-book-no = No se puede.
web-first-turn = Tu primer turno en { $game }
web-first-go = A jugar
web-book-again = Probar otra vez

# Problemas

web-puzzles = Problemas
web-puzzles-more = Posiciones de partidas entre buenos jugadores artificiales en las que una decisión es claramente la mejor. Ves lo que veía el jugador, y nada más.
web-puzzles-none = Todavía no hay problemas.
web-puzzles-all = Todos los problemas
web-puzzles-solved = { $solved } de { $puzzles } resueltos en este navegador
web-puzzle = Problema
web-puzzle-day = Problema del día:
web-puzzle-solve = Resolver
web-puzzle-done = resuelto
web-puzzle-ask = Eres { $player } y buscas la mejor decisión.
web-puzzle-grade = Nivel: { $grade }.
web-puzzle-right = ¡Correcto!
web-puzzle-other = No es lo mejor: { $move }.
web-puzzle-costs = Cuesta { $loss }.
web-puzzle-instead = Hay una mejor. { $why }
web-puzzle-chance = un { $chance } % de ganar
web-puzzle-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
}
web-puzzle-show = Ver la solución
web-puzzle-next = Otro problema
web-puzzle-best = Lo mejor: { $moves }.
web-puzzle-also = Igual de buenas: { $moves }.
web-puzzle-margin = Todo lo demás cuesta al menos { $loss }.
web-puzzle-verified-exact = Calculado.
web-puzzle-verified-search = Hallado por una búsqueda de { $simulations } simulaciones.

# One screen and help

web-hint = Consejo
web-hint-play = Jugar
web-hint-play-this = Jugar: { $move }
web-hint-chance = Probabilidad de ganar
web-tutor = Avisarme de los errores graves
web-tutor-thinking = Mirando tu decisión…
web-tutor-blunder = ¿Un error grave? { $move } cuesta alrededor de un { $loss } % de ganar.
web-tutor-better = Mejor: { $move }.
web-tutor-anyway = Jugarlo igualmente
web-tutor-back = Pensarlo otra vez
web-thinking = Pensando
web-sit-too = Otra persona se sienta aquí
web-cover-head = La pantalla pasa a { $name }
web-cover-help = Que los demás miren a otro lado.
web-cover-ready = Soy { $name }

# El entrenador: qué fue suerte en una partida acabada, y qué fue acierto

web-coach = ¿Suerte o acierto?
web-coach-of = ¿Suerte o acierto? { $game }, { $when }
web-coach-help = El entrenador mira cada decisión según lo que podía saber quien la tomó, y cada dado y cada carta según lo que habría podido salir.
web-coach-quick = Analizar esta partida
web-coach-deep = Analizarla a fondo
web-coach-working = El entrenador está mirando la partida. Puedes irte: sigue sin ti y el análisis se guarda.
web-coach-working-deep = El entrenador está mirando la partida a fondo, y puede tardar minutos. Puedes irte: sigue sin ti y el análisis se guarda.
web-coach-progress = Parte de la partida que ya ha mirado
web-coach-was-quick = Ha sido un análisis rápido.
web-coach-was-deep = Ha sido un análisis a fondo.
web-coach-keys = Momentos clave
web-coach-curve = Probabilidad de ganar, del principio al final
web-coach-chances-of = Probabilidad de
web-coach-known = según lo que sabía
web-coach-open = según lo que había
web-coach-along = Recorrer la curva
web-coach-point = Turno { $turn }: según lo que sabía, { $known } %; según lo que había, { $open } %
web-coach-point-open = Turno { $turn }: { $known } %
web-coach-decision = La decisión pendiente
web-coach-class-good = Buena
web-coach-class-best = La mejor
web-coach-class-doubtful = Dudosa
web-coach-class-mistake = Error
web-coach-class-blunder = Error grave
web-coach-look = Mirar con los ojos de { $player }
web-coach-again = Decidirlo otra vez
web-coach-what-if = Seguir jugando desde aquí
web-coach-your-answer = Juegas por { $player }: decide en el tablero.
web-coach-answered = Tu respuesta: { $move }.
web-coach-who = Suerte y acierto de cada cual
web-coach-luck-skill = Suerte y acierto
web-coach-skill = Acierto
web-coach-numbers = Los números
web-play-on-same = tan fuertes como eran

# My games

web-nav-mine = Mis partidas
web-mine-none = No hay ninguna partida en curso. Juega contra el ordenador o pon una mesa e invita a gente.
web-mine-asked = Te invitan a jugar.
web-mine-with = Con
web-mine-search = Buscar por nombre
web-mine-more = Más partidas
web-mine-export = Todas las partidas (ZIP)
web-mine-no-past = Aquí aparecerán tus partidas terminadas.
web-mine-not-found = Ninguna partida tuya es así.
web-mine-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
web-mine-decisions = { $count ->
    [one] { $count } decisión
   *[other] { $count } decisiones
}
web-somebody = alguien
web-outcome-won = Ganada
web-outcome-shared = Victoria compartida
web-outcome-lost = Perdida
web-outcome-draw = Empate
web-outcome-none = Sin resultado
web-outcome-screen = Una pantalla

# Statistics

web-statistics = Estadísticas
web-statistics-help = Partidas terminadas con un resultado tuyo. Se calculan a partir de los registros cada vez que se abre esta página, y solo las ves tú.
web-statistics-played = Jugadas
web-statistics-won = Ganadas
web-statistics-shared = Compartidas
web-statistics-lost = Perdidas
web-statistics-draw = Empates
web-statistics-row = Victorias seguidas
web-statistics-hours = Horas
web-statistics-curve = Parte de victorias, desde la primera partida hasta ahora: { $share } % de { $games }
web-statistics-best = Lo mejor
web-statistics-seats = Por asiento
web-statistics-seat = Asiento { $seat } de { $players }
web-statistics-people = Con personas
web-statistics-levels = Con ordenadores
web-statistics-of = { $won } de { $played }
web-best-points = Más puntos
web-best-closest = Victoria más ajustada, en puntos
web-best-clearest = Victoria más clara, en puntos

# Una partida que sigue a otra

web-parted = { $lines ->
        [one] Viene de otra partida, tras { $lines } línea
       *[other] Viene de otra partida, tras { $lines } líneas
    }
web-parted-there = Allí: { $decision }
web-parted-here = Aquí: { $decision }
