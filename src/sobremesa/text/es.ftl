# Lo que dice la casa en español: línea de órdenes, terminal, errores. en.ftl tiene las mismas claves.

house = Sobremesa
