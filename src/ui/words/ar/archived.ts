import type { enArchived } from "../archived-words";
import { formatDate } from "../format";
import type { Texts } from "../texts";
import { countedOf } from "./nouns";

/** Why a context answers nothing, and the ways back; read where that is shown, and not before. */
export const archived = {
  title: "مؤرشف",
  byExpiry: (days) => `أُرشف هذا السياق بعد ${countedOf(days, "day")} دون استخدام. كل ما فيه محفوظ.`,
  byPerson: (at) => `أرشفتَ هذا السياق في ${formatDate(at)}. كل ما فيه محفوظ.`,
  restore: "استعادة",
  keep: "استعادة وتثبيت",
  keepMeans: "السياق المثبَّت لا تنتهي مدته أبدًا.",
} satisfies Texts<typeof enArchived>;
