import type { enSections } from "../section-words";
import type { Texts } from "../texts";

/** What the parts of the options are called, in the order of their list, and how a text names one. */
export const sections = {
  at: "الخيارات › ",
  names: {
    models: "النماذج",
    tools: "الأدوات",
    contexts: "السياقات",
    memory: "الذاكرة",
    lock: "القفل",
    backup: "النسخ الاحتياطي",
    prompt: "الموجّه",
    library: "مكتبة الموجّهات",
    appearance: "المظهر",
    programs: "البرامج",
    keyboard: "الاختصارات",
    usage: "الاستخدام",
    data: "البيانات",
    health: "السلامة",
    about: "حول",
  },
} satisfies Texts<typeof enSections>;
