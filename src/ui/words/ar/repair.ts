import type { enRepair } from "../repair-words";
import type { Texts } from "../texts";

/** The texts of the panel's offer to repair a context that does not open. */
export const repair = {
  title: "لا يمكن قراءة هذا السياق",
  why: "غُيّر من الخارج أو تلف. محادثاته محفوظة، لكن لا يمكنك متابعتها إلى أن يُصلَح.",
  repair: "إصلاح …",
  means:
    "ينشئ الإصلاح هذا السياق من جديد باسم Recovered بتعليمات افتراضية، ويحذف كل إدخال آخر لا يمكن قراءته. تُنشأ نسخة احتياطية أولًا إن أمكن. تجد ما تلف غير ذلك في الخيارات › السلامة.",
  confirm: "إصلاح الآن",
  cancel: "إلغاء",
  health: "فتح الخيارات",
} satisfies Texts<typeof enRepair>;
