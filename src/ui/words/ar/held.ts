import type { enHeld } from "../held-words";
import type { Texts } from "../texts";
import { isolate, ltr } from "./isolate";
import { countedOf } from "./nouns";

/** What is said of what came with a backup and does nothing until it is taken over. */
export const held = {
  title: "أُوقف بعد الاستعادة",
  why: "هذه الإعدادات من النسخة الاحتياطية قد ترسل مزيدًا من البيانات إلى الخارج أو تبقي Confidant غير مقفل مدة أطول. تبقى متوقفة إلى أن تفعّلها.",
  each: {
    "auto-lock": (minutes) =>
      minutes === null
        ? "عدم القفل تلقائيًا أبدًا"
        : `القفل تلقائيًا فقط بعد ${countedOf(minutes, "minute")} دون استخدام`,
    "ollama-url": (url) => `سؤال Ollama على ${ltr(url)}`,
    "ollama-origin": "إخفاء الأصل عن Ollama على هذا الجهاز",
    "background-remote": "عناوين وملخّصات ومعلومات بنماذج خارج هذا الجهاز، وقد يكلّف ذلك مالًا",
    connection: (name) => `الاتصال ${isolate(name)}`,
    keyed: (name) => `الاتصال ${isolate(name)}، بمفتاح من النسخة الاحتياطية`,
    origin: (name) => `إخفاء الأصل عن ${isolate(name)}`,
  },
  take: "تفعيل",
  takeAll: "تفعيل الكل",
  leave: "إبقاء الإعدادات متوقفة",
  stay: "تجد هذه الإعدادات في الخيارات › النسخ الاحتياطي ما دامت بالانتظار، والاتصالات في الخيارات › النماذج والخيارات › الأدوات.",
  refused: (host) =>
    `لم يُسمح للمتصفح بالوصول إلى ${ltr(host)}، فلم يتغير شيء. اضغط الزر مجددًا ليُطلب ذلك منك مرة أخرى.`,
  connection: "جاء هذا الاتصال مع نسخة احتياطية. لا يُرسل إليه شيء إلى أن تسمح به.",
  allow: "السماح بهذا الاتصال",
} satisfies Texts<typeof enHeld>;
