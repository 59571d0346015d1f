import { describe, expect, it, vi } from "vitest";

import { Words } from "./words";

const SOURCE = `
player = Jugador { FROM_ONE($seat) }
turn = Le toca a { PLAYER($seat) }.
aims = { PLAYER($seat) } apunta a { PLAYER($at) }.
place = Puesto { FROM_ONE($n) } de { PLAYER(1) }
card-a = Espejo
card-b = Nudo
card-c = Cofre
drops = Suelta { NAMES("card", $cards) }.
`;

describe("the words of a game", () => {
  const words = new Words("game", "es", SOURCE);

  it("count seats from one", () => {
    expect(words.say("turn", { seat: 0 })).toBe("Le toca a Jugador 1.");
    expect(words.say("place", { n: 0 })).toBe("Puesto 1 de Jugador 2");
    expect(words.player(7)).toBe("Jugador 8");
  });

  it("call people by their names where these are known", () => {
    const named = words.named(["Ana", "", "Blas \"{ $x }\""]);
    expect(named.say("aims", { seat: 0, at: 2 })).toBe('Ana apunta a Blas "{ $x }".');
    expect(named.say("turn", { seat: 1 })).toBe("Le toca a Jugador 2.");
    expect(words.say("turn", { seat: 0 })).toBe("Le toca a Jugador 1.");
  });

  it("call things by their names", () => {
    expect(words.say("drops", { cards: "a" })).toBe("Suelta Espejo.");
    expect(words.say("drops", { cards: "a,b,c" })).toBe("Suelta Espejo, Nudo y Cofre.");
    expect(new Words("game", "en", SOURCE).listed("card", ["a", "b"])).toBe("Espejo and Nudo");
    expect(words.joined(["Gnomos", "Illuminati"])).toBe("Gnomos e Illuminati");
    expect(words.joined(["agua", "hielo"])).toBe("agua y hielo");
  });

  it("say nothing without their variables, and complain of nothing", () => {
    const complained = vi.spyOn(console, "error");
    expect(words.sayIf("drops")).toBe(null);
    expect(complained).not.toHaveBeenCalled();
    expect(words.sayIf("turn")).toBe(null);
    expect(words.sayIf("place")).toBe(null);
  });

  it("put decisions into words as the game means them", () => {
    const source = `${SOURCE}\naction-pass = Pasar\naction-aim = Apuntar a { PLAYER($seat) }\nweb-action-look = Mirar\naction-look = { $n }`;
    const told = { number: 1, time: 0, kind: "decided", lines: ["1: aim 0"], means: [{ key: "aim", args: { seat: 0 } }] };
    const knowing = new Words("game", "es", source).knowing([told], ["look 3"], [{ key: "look", args: { n: 3 } }]);
    expect(["aim 0", "look 3", "pass", "aim 1", "dance"].map((text) => knowing.decision(text))).toEqual(["Apuntar a Jugador 1", "Mirar", "Pasar", "aim 1", "dance"]);
    expect(knowing.named(["Ana"]).decision("aim 0")).toBe("Apuntar a Ana");
  });
});
