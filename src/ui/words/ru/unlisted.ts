import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enUnlisted } from "../unlisted-words";

const join = (names: readonly string[], more: number): string => {
  const known = names.join(", ");
  return more > 0 ? `${known} и ещё ${formatNumber(more)}` : known;
};

/** Why models or tools are not offered, and what can be done about it. */
export const unlisted = {
  why: {
    "no-chat": (names, more) => `Не показаны, потому что не умеют вести чат: ${join(names, more)}.`,
    elsewhere: (names, more) =>
      `Не показаны, потому что Ollama передаёт их другому узлу: ${join(names, more)}.`,
    held: (names, more) =>
      `Не показаны, потому что пришли с резервной копией: ${join(names, more)}.`,
    name: (names, more) =>
      `Опущены, потому что их имена нельзя сообщить модели или они заняты: ${join(names, more)}.`,
    "too-long": (names, more) =>
      `Опущены, потому что их описания слишком длинные или вложенные: ${join(names, more)}.`,
    "too-many": (names, more) => `Опущены, потому что их слишком много: ${join(names, more)}.`,
  },
  allowHeld: "Разрешите их подключение в разделе «Настройки, Модели».",
} satisfies Texts<typeof enUnlisted>;
