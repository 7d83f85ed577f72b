import type { Texts } from "../texts";
import type { enUnlisted } from "../unlisted-words";
import { isolate } from "./isolate";
import { plural } from "./plural";

const join = (names: readonly string[], more: number): string => {
  const known = names.map(isolate).join("، ");
  if (more <= 0) return known;
  const rest = plural(more, {
    zero: "لا شيء غيرها",
    one: "واحد غيرها",
    two: "اثنان غيرها",
    few: "# غيرها",
    many: "# غيرها",
    other: "# غيرها",
  });
  return `${known} و${rest}`;
};

/** Why models or tools are not offered, and what can be done about it. */
export const unlisted = {
  why: {
    "no-chat": (names, more) => `غير مدرجة لأنها لا تدعم الدردشة: ${join(names, more)}.`,
    elsewhere: (names, more) => `غير مدرجة لأن Ollama يمررها إلى مضيف آخر: ${join(names, more)}.`,
    held: (names, more) => `غير مدرجة لأنها جاءت مع نسخة احتياطية: ${join(names, more)}.`,
    name: (names, more) =>
      `مستبعدة لأن أسماءها لا يمكن إخبار النموذج بها أو لأنها مستخدمة: ${join(names, more)}.`,
    "too-long": (names, more) =>
      `مستبعدة لأن أوصافها طويلة جدًا أو متداخلة جدًا: ${join(names, more)}.`,
    "too-many": (names, more) => `مستبعدة لأن عددها أكبر من اللازم: ${join(names, more)}.`,
  },
  allowHeld: "اسمح باتصالها في الخيارات › النماذج.",
} satisfies Texts<typeof enUnlisted>;
