import type { Texts } from "../texts";
import type { enUnlisted } from "../unlisted-words";
import { plural } from "./plural";

const join = (names: readonly string[], more: number): string => {
  const known = names.join(", ");
  if (more <= 0) return known;
  return `${known} y ${plural(more, { one: "# más", many: "# más", other: "# más" })}`;
};

/** Why models or tools are not offered, and what can be done about it. */
export const unlisted = {
  why: {
    "no-chat": (names, more) => `No se muestran, porque no conversan: ${join(names, more)}.`,
    elsewhere: (names, more) =>
      `No se muestran, porque Ollama los reenvía a otro host: ${join(names, more)}.`,
    held: (names, more) =>
      `No se muestran, porque vinieron con una copia de seguridad: ${join(names, more)}.`,
    name: (names, more) =>
      `Omitidas, porque sus nombres no se pueden indicar a un modelo o ya están en uso: ${join(names, more)}.`,
    "too-long": (names, more) =>
      `Omitidas, porque sus descripciones son demasiado largas o profundas: ${join(names, more)}.`,
    "too-many": (names, more) => `Omitidas, porque son demasiadas: ${join(names, more)}.`,
  },
  allowHeld: "Permite su conexión en Opciones › Modelos.",
} satisfies Texts<typeof enUnlisted>;
