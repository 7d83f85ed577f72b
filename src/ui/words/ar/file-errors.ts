import type { enFileErrors } from "../en-file-errors";
import type { Texts } from "../texts";
import { ltr } from "./isolate";

/** " (403)", or nothing where no status was told. */
const statusSuffix = (status: number | null) => (status === null ? "" : ` (${status})`);

const KEPT = "ما وصل محفوظ.";

/** What happened to a model file on its way, what is kept of it, what to do. */
export const fileErrors = {
  /** Stands for a host that nobody told. */
  server: "الخادم",
  by: {
    locked: (host, status) =>
      `يشترط ${ltr(host)} إذنًا لهذا الملف${statusSuffix(status)}: قد يطلب تسجيل الدخول أو قبول ترخيص هناك. يمكنك تنزيل الملف في علامة تبويب في المتصفح، ثم إفلاته هنا.`,
    lockedHere: (host, status) =>
      `رفض ${ltr(host)} إعطاء هذا الملف${statusSuffix(status)}. تحقق مما إذا كان يسمح لإضافات المتصفح بقراءة الملفات، أو أفلت الملف هنا.`,
    missing: (host) =>
      `ليس لدى ${ltr(host)} ملف على هذا العنوان (404). تحقق من العنوان، وأزل هذا الملف، ثم أعد تنزيله.`,
    busy: (host) =>
      `يواجه ${ltr(host)} ضغطًا زائدًا أو يتلقى طلبات أكثر من اللازم. ${KEPT} انتظر قليلًا، ثم استأنف.`,
    failed: (host, status) =>
      `أخفق ${ltr(host)} أثناء إعطاء الملف${statusSuffix(status)}. ${KEPT} استأنف لاحقًا.`,
    malformed: (host) =>
      `أرسل ${ltr(host)} الجزء الخطأ من الملف. استأنف مرة أخرى. إن لم يُجدِ ذلك، فأزل الملف وأعد تنزيله.`,
    cutOff: `انتهى الاتصال قبل وصول الملف كله. ${KEPT} استأنف التنزيل.`,
    silent: (host) => `لم يرسل ${ltr(host)} شيئًا مدة طويلة. ${KEPT} استأنف لاحقًا.`,
    unreachable: (host) =>
      `لا يمكن الوصول إلى ${ltr(host)}. ${KEPT} تحقق من العنوان ومن اتصال الشبكة، ثم استأنف.`,
  },
  /** Why an address of a file is not asked, by the reason that comes with `bad-request`. */
  refused: {
    "not-a-url": `هذا ليس عنوان ملف. لم يُجلب شيء؛ يبدو العنوان مثل ${ltr("https://example.com/model.gguf")}.`,
    credentials:
      "في هذا العنوان اسم أو كلمة مرور. لم يُجلب شيء؛ يمكنك تنزيل الملف في علامة تبويب في المتصفح، ثم إفلاته هنا.",
  },
} satisfies Texts<typeof enFileErrors>;
