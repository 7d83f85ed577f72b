import type { enWelcome } from "../en-welcome";
import type { Texts } from "../texts";

/** What the welcome page says. */
export const welcome = {
  title: "Confidant",
  what: "شريك محادثة هادئ وخاص في اللوحة الجانبية: ما تكتبه مشفّر في هذا المتصفح، ويجيب عنه نموذج من اختيارك.",
  open: "فتح Confidant",
  opened: "Confidant مفتوح في اللوحة الجانبية.",
  pin: "لإبقائه في متناول يدك، انقر رمز قطعة الأحجية بجانب شريط العنوان وثبّت Confidant. زره يبدّل بين السياقات ويفتح اللوحة.",
} satisfies Texts<typeof enWelcome>;
