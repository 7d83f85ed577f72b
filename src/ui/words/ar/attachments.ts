import { MAX_FILE_BYTES } from "../../../domain/attachment";
import { MAX_IMAGE_FILE_BYTES, MAX_IMAGE_PIXELS } from "../../../domain/limits";
import type { enAttachments } from "../en-attachments";
import { formatNumber } from "../format";
import type { Texts } from "../texts";
import { isolate } from "./isolate";
import { countedOf } from "./nouns";

/** Texts about files and images of messages. */
export const attachments = {
  attachments: {
    add: "إرفاق",
    addHint:
      "أرفق صورًا أو ملفات PDF أو ملفات نصية. تُصغَّر الصور، ويُزال منها ما سجّلته الكاميرا، مثل المكان والجهاز.",
    page: "إرفاق هذه الصفحة",
    pageHint: "يُرفق ما هو ظاهر من الصفحة في علامة التبويب هذه، مع رسالة واحدة فقط.",
    label: "المرفقات",
    conversation: "محادثة",
    ofPage: "صفحة",
    ofPdf: (pages) => `ملف PDF من ${countedOf(pages, "page")}`,
    image: (name) => `صورة: ${isolate(name)}`,
    adding: "جارٍ الإضافة …",
    tokens: (tokens) => `نحو ${countedOf(tokens, "token")}`,
    unseen: "هذا النموذج لا يرى الصور",
    remove: (name) => `إزالة ${isolate(name)}`,
    gone: "لم تعد هذه الصورة موجودة.",
    refused: {
      image: (name) => `لا يُفتح ${isolate(name)} كصورة، فلم يُضف.`,
      unread: (name) =>
        `لا يمكن قراءة ${isolate(name)}: تُقرأ الصور وملفات PDF والنصوص العادية فقط. لم يُضف.`,
      "text-bytes": (name) =>
        `${isolate(name)} أكبر من اللازم: الحد الأقصى للملف النصي ${formatNumber(MAX_FILE_BYTES)} بايت. لم يُضف.`,
      "image-bytes": (name) =>
        `${isolate(name)} أكبر من اللازم: الحد الأقصى لملف الصورة ${formatNumber(MAX_IMAGE_FILE_BYTES)} بايت. لم يُضف.`,
      "image-pixels": (name) =>
        `${isolate(name)} أكبر من اللازم: الحد الأقصى للصورة ${formatNumber(MAX_IMAGE_PIXELS)} بكسل. لم تُضف.`,
    },
  },
} satisfies Texts<typeof enAttachments>;
