# What the house says in English: command line, terminal, errors. es.ftl beside it has the same keys.

house = Sobremesa
