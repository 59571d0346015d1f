# Lo que dicen las páginas del navegador en español. web.en.ftl tiene las mismas claves.

web-guest = Invitado
web-home = A la casa
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
web-coming = Llegando a la mesa.
web-no-table = No existe esa mesa, o no te quiere en ella.
web-unreadable = Esta mesa juega con reglas que este programa no conoce.
web-no-spectators = Esta mesa no quiere espectadores.
web-players = Jugadores
web-log = Historia
web-chat = Charla
web-parts = Jugadores, historia y charla
web-menu = Menú
web-your-turn = Te toca.
web-turn = Decide ahora
web-over = La partida ha terminado.
web-nothing-awaited = Un momento.
web-waits-for = Falta: { $names }.
web-window = Segundos que quedan para reaccionar
web-window-answered = Ya has respondido; se pregunta a los demás.
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
web-line-lost = Se ha cortado la línea. Lo intento de nuevo; lo que has decidido no se pierde.
web-line-closed = La línea con esta mesa está cerrada.
web-refused = No se puede.
web-confirm-head = ¿Lo hacemos?
web-offer = Una propuesta
web-offer-made = { $what ->
    [draw] { $player } ofrece tablas.
    [takeback] { $player } pide deshacer su última decisión.
   *[takeover] { $player } pide un ordenador para el asiento de { $about }.
}
web-agree = De acuerdo
web-decline = No
web-choices = Lo que puedes decidir
web-choices-find = Buscar entre { $count } opciones
web-text-mode = Opciones en texto
web-confirm = Preguntar antes de enviar una decisión
web-sound = Sonidos
web-motion = Movimiento
web-chat-empty = Nadie ha dicho nada todavía.
web-chat-say = Di algo
web-send = Enviar
web-silence = Qué hacer con { $name }
web-mute = Silenciar
web-block = Bloquear
web-resign = Rendirse
web-really = ¿De verdad? { $what }
web-offer-draw = Ofrecer tablas
web-ask-takeback = Pedir deshacer
web-ask-takeover = Un ordenador para { $name }
web-leave = Dejar la mesa
web-return = Volver
web-stand = Levantarse
web-rematch = Otra partida
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
web-clock-is-decision = { $time } segundos por decisión
web-clock-is-bank = { $time } segundos para toda la partida y { $increment } más por decisión
web-clock-is-days = { $time } días por decisión
web-fair = Azar limpio
web-fair-commitment = Dados y cartas dependen de un secreto de la mesa y de un texto al azar de cada navegador. Esta es la promesa de la mesa; al acabar, cualquiera puede comprobar que la cumplió:

# The house

web-play-now = Jugar ahora contra el ordenador
