import { dealt, sorted, type Draws } from "../../lib/draws";

const CARDS = (
  "garden-gnome mushroom-ring pointed-hat crop-circles restricted-area green-man rubber-suit abduction " +
  "secret-handshake zurich-bankers royal-blood weather-balloon eye slit-pupils deep-tunnels star-hybrid " +
  "official-speech gnome-reveal"
).split(" ");

export const draws: Draws = {
  deal: ({ line, stream }) => dealt(line, "! deal", [...CARDS], stream),
  scatter: ({ line, stream }) => {
    const three = line.split(" ").flatMap((part) => part.split("=")[1] ?? []);
    return dealt(line, "! scatter", sorted(three, CARDS), stream);
  },
};
