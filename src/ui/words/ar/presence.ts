import type { enPresence } from "../presence-words";
import type { Texts } from "../texts";

/** What is said where an unlock method is asked for once more. */
export const presence = {
  title: "تأكيد هويتك",
  why: "هذا يغيّر كيفية فتح قفل Confidant، أو يبقيه مفتوحًا مدة أطول، أو يصدّر مفاتيح. لن يُطلب منك ذلك مجددًا لمدة دقيقتين.",
  confirm: "تأكيد",
  checking: "جارٍ التحقق …",
  cancel: "إلغاء",
} satisfies Texts<typeof enPresence>;
