import type { Texts } from "../texts";
import type { enUnlisted } from "../unlisted-words";
import { byCount } from "./plural";

const join = (names: readonly string[], more: number): string => {
  const known = names.join(", ");
  return more > 0 ? `${known} et ${byCount(more, "# autre", "# autres")}` : known;
};

/** Why models or tools are not offered, and what can be done about it. */
export const unlisted = {
  why: {
    "no-chat": (names, more) =>
      `Absents de la liste, car ils ne savent pas converser : ${join(names, more)}.`,
    elsewhere: (names, more) =>
      `Absents de la liste, car Ollama les transmet à un autre hôte : ${join(names, more)}.`,
    held: (names, more) =>
      `Absents de la liste, car ils sont venus avec une sauvegarde : ${join(names, more)}.`,
    name: (names, more) =>
      `Laissés de côté, car leurs noms ne peuvent pas être dits à un modèle ou sont déjà pris : ${join(names, more)}.`,
    "too-long": (names, more) =>
      `Laissés de côté, car leurs descriptions sont trop longues ou trop profondes : ${join(names, more)}.`,
    "too-many": (names, more) =>
      `Laissés de côté, car ils sont trop nombreux : ${join(names, more)}.`,
  },
  allowHeld: "Autorisez leur connexion dans Options, Modèles.",
} satisfies Texts<typeof enUnlisted>;
