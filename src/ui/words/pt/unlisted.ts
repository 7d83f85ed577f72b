import type { Texts } from "../texts";
import type { enUnlisted } from "../unlisted-words";
import { plural } from "./plural";

const join = (names: readonly string[], more: number): string => {
  const known = names.join(", ");
  if (more <= 0) return known;
  return `${known} e ${plural(more, { one: "# outro", many: "# outros", other: "# outros" })}`;
};

/** Why models or tools are not offered, and what can be done about it. */
export const unlisted = {
  why: {
    "no-chat": (names, more) => `Não listados, porque não conversam: ${join(names, more)}.`,
    elsewhere: (names, more) =>
      `Não listados, porque o Ollama os repassa a outro host: ${join(names, more)}.`,
    held: (names, more) => `Não listados, porque vieram com um backup: ${join(names, more)}.`,
    name: (names, more) =>
      `Deixados de fora, porque seus nomes não podem ser informados a um modelo ou já estão em uso: ${join(names, more)}.`,
    "too-long": (names, more) =>
      `Deixados de fora, porque suas descrições são longas ou profundas demais: ${join(names, more)}.`,
    "too-many": (names, more) => `Deixados de fora, porque são muitos: ${join(names, more)}.`,
  },
  allowHeld: "Permita a conexão deles em Opções › Modelos.",
} satisfies Texts<typeof enUnlisted>;
