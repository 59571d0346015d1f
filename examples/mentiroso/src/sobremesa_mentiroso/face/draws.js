/** What the stream of luck gives for a line of chance (rules.md, section 10): die by die, cup by cup, then sorted. */

export const version = 1;

export const draws = {
  roll: ({ line, stream }) => {
    const cups = line.split(" ").slice(2).map((cup) => {
      const [seat, dice] = cup.split("=");
      const rolled = dice.split(",").map(() => stream.pick([1, 2, 3, 4, 5, 6]));
      return `${seat}=${rolled.sort().join(",")}`;
    });
    return ["! roll", ...cups].join(" ");
  },
};
