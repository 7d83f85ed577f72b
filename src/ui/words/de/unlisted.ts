import type { Texts } from "../texts";
import type { enUnlisted } from "../unlisted-words";
import { plural } from "./plural";

const join = (names: readonly string[], more: number): string => {
  const known = names.join(", ");
  if (more === 0) return known;
  return `${known} und ${plural(more, { one: "# anderes", other: "# andere" })}`;
};

/** Why models or tools are not offered, and what can be done about it. */
export const unlisted = {
  why: {
    "no-chat": (names, more) => `Nicht aufgelistet, weil sie nicht chatten: ${join(names, more)}.`,
    elsewhere: (names, more) =>
      `Nicht aufgelistet, weil Ollama sie an einen anderen Host weiterleitet: ${join(names, more)}.`,
    held: (names, more) =>
      `Nicht aufgelistet, weil sie mit einer Sicherung kamen: ${join(names, more)}.`,
    name: (names, more) =>
      `Weggelassen, weil sich ihre Namen einem Modell nicht nennen lassen oder vergeben sind: ${join(names, more)}.`,
    "too-long": (names, more) =>
      `Weggelassen, weil ihre Beschreibungen zu lang oder zu tief verschachtelt sind: ${join(names, more)}.`,
    "too-many": (names, more) => `Weggelassen, weil es zu viele sind: ${join(names, more)}.`,
  },
  allowHeld: "Ihre Verbindung unter Einstellungen, Modelle, erlauben.",
} satisfies Texts<typeof enUnlisted>;
