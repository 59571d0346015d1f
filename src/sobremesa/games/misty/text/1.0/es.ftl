# Lo que las reglas 1.0 decían de otro modo; lo demás está en ../es.ftl.

rule-MIS-10 = Elige una carta de tu propia mano. La elección es definitiva, y nadie más la ve antes de que se revele.
rule-MIS-12 = Ya has colocado tu carta. Las colocaciones son definitivas, todos las deciden al mismo tiempo y se muestran juntas.
rule-MIS-R5 = Una carta elegida no se cambia, ni siquiera antes de revelarla.
