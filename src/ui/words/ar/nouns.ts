import { plural } from "./plural";

/** One, two (as a subject), three to ten, eleven to ninety-nine, hundreds. */
type Forms = readonly [one: string, two: string, few: string, many: string, other: string];

const NOUNS = {
  attachment: ["مرفق واحد", "مرفقان", "# مرفقات", "# مرفقًا", "# مرفق"],
  backup: [
    "نسخة احتياطية واحدة",
    "نسختان احتياطيتان",
    "# نسخ احتياطية",
    "# نسخة احتياطية",
    "# نسخة احتياطية",
  ],
  block: ["كتلة واحدة", "كتلتان", "# كتل", "# كتلة", "# كتلة"],
  character: ["محرف واحد", "محرفان", "# محارف", "# محرفًا", "# محرف"],
  connection: ["اتصال واحد", "اتصالان", "# اتصالات", "# اتصالًا", "# اتصال"],
  context: ["سياق واحد", "سياقان", "# سياقات", "# سياقًا", "# سياق"],
  conversation: ["محادثة واحدة", "محادثتان", "# محادثات", "# محادثة", "# محادثة"],
  day: ["يوم واحد", "يومان", "# أيام", "# يومًا", "# يوم"],
  entry: ["إدخال واحد", "إدخالان", "# إدخالات", "# إدخالًا", "# إدخال"],
  fact: ["معلومة واحدة", "معلومتان", "# معلومات", "# معلومة", "# معلومة"],
  file: ["ملف واحد", "ملفان", "# ملفات", "# ملفًا", "# ملف"],
  hour: ["ساعة واحدة", "ساعتان", "# ساعات", "# ساعة", "# ساعة"],
  image: ["صورة واحدة", "صورتان", "# صور", "# صورة", "# صورة"],
  item: ["عنصر واحد", "عنصران", "# عناصر", "# عنصرًا", "# عنصر"],
  message: ["رسالة واحدة", "رسالتان", "# رسائل", "# رسالة", "# رسالة"],
  minute: ["دقيقة واحدة", "دقيقتان", "# دقائق", "# دقيقة", "# دقيقة"],
  model: ["نموذج واحد", "نموذجان", "# نماذج", "# نموذجًا", "# نموذج"],
  note: ["ملاحظة واحدة", "ملاحظتان", "# ملاحظات", "# ملاحظة", "# ملاحظة"],
  page: ["صفحة واحدة", "صفحتان", "# صفحات", "# صفحة", "# صفحة"],
  occurrence: ["موضع واحد", "موضعان", "# مواضع", "# موضعًا", "# موضع"],
  quote: ["اقتباس واحد", "اقتباسان", "# اقتباسات", "# اقتباسًا", "# اقتباس"],
  record: ["سجل واحد", "سجلان", "# سجلات", "# سجلًا", "# سجل"],
  reference: ["مرجع واحد", "مرجعان", "# مراجع", "# مرجعًا", "# مرجع"],
  reply: ["رد واحد", "ردان", "# ردود", "# ردًا", "# رد"],
  summary: ["ملخّص واحد", "ملخّصان", "# ملخّصات", "# ملخّصًا", "# ملخّص"],
  text: ["نص واحد", "نصان", "# نصوص", "# نصًا", "# نص"],
  time: ["مرة واحدة", "مرتان", "# مرات", "# مرة", "# مرة"],
  token: ["رمز واحد", "رمزان", "# رموز", "# رمزًا", "# رمز"],
} satisfies Readonly<Record<string, Forms>>;

/** What can be counted. */
type Noun = keyof typeof NOUNS;

/** A number of things as the subject of a sentence, or by itself. */
export function counted(count: number, noun: Noun): string {
  return say(count, NOUNS[noun]);
}

/** A number of things after a preposition, or as an object: only two of them are said otherwise. */
export function countedOf(count: number, noun: Noun): string {
  const [one, two, ...rest] = NOUNS[noun];
  return say(count, [one, two.replaceAll(/ان(?= |$)/g, "ين"), ...rest]);
}

/** A number of what a backup holds beside conversations. */
export const countedOthers = (count: number): string =>
  `${counted(count, "entry")} (السياقات والذاكرة والموجّهات والإعدادات المسبقة والاتصالات)`;

function say(count: number, [one, two, few, many, other]: Forms): string {
  return plural(count, { zero: other, one, two, few, many, other });
}
