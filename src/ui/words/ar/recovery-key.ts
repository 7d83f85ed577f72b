import { formatNumber } from "../format";
import type { enRecoveryKey } from "../recovery-key-words";
import type { Texts } from "../texts";

/** What is said of the recovery key, where one is made or lacks. */
export const recoveryKey = {
  title: "مفتاح استرداد",
  why: "يفتح قفل Confidant إذا نُسيت عبارة المرور أو فُقد مفتاح المرور، ويفتح نسخك الاحتياطية على أي جهاز. اطبعه أو دوّنه، واحفظه بعيدًا عن هذا الجهاز.",
  once: "يُعرض مرة واحدة فقط. كل من لديه المفتاح يستطيع فتح كل شيء.",
  print: "طباعة",
  copyNote: "بعد لصقه في مكان آمن، انسخ شيئًا آخر ليحل محله.",
  get check() {
    return `آخر ${formatNumber(6)} محارف منه`;
  },
  get checkWhy() {
    return `اكتب آخر ${formatNumber(6)} محارف من نسختك لتأكيد أنها لديك.`;
  },
  get mismatch() {
    return `هذه ليست آخر ${formatNumber(6)} محارف. راجع نسختك.`;
  },
  save: "إضافة مفتاح الاسترداد",
  making: "جارٍ إنشاء مفتاح …",
  missing: "لا مفتاح استرداد بعد.",
  lostWithout: (methods) =>
    `${lossOf(methods)}، فُقد كل ما هو مخزَّن هنا مع نسخه الاحتياطية: لا يستطيع أحد إعادة تعيينه.`,
  make: "إنشاء مفتاح استرداد",
  made: "مفتاح الاسترداد فعّال. احفظ نسختك بعيدًا عن هذا الجهاز.",
  later: "ليس الآن",
} satisfies Texts<typeof enRecoveryKey>;

function lossOf(methods: { readonly passphrase: boolean; readonly passkey: boolean }): string {
  if (methods.passphrase && methods.passkey) return "إذا فُقدت عبارة المرور ومفتاح المرور معًا";
  return methods.passkey ? "إذا فُقد مفتاح المرور" : "إذا نُسيت عبارة المرور";
}
