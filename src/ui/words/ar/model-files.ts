import type { enConnections } from "../connection-words";
import { formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";
import { isolate, quoted } from "./isolate";
import { counted } from "./nouns";
import { plural } from "./plural";

/** What the options say of model files in the browser. */
export const modelFiles = {
  files: {
    title: "ملفات النماذج",
    get why() {
      return `نموذج في ملف GGUF يعمل داخل هذا المتصفح: لا خادم ولا مفتاح، ويعمل دون اتصال. يُحفظ الملف في الملف الشخصي لهذا المتصفح؛ النماذج الصغيرة حتى نحو ${formatNumber(2)} غيغابايت هي الأنسب، وما يزيد على ${formatNumber(4)} غيغابايت لا يمكن تشغيله.`;
    },
    oneThread: "تعمل النماذج على خيط واحد: في هذا الجهاز أنوية قليلة، وتأتي الإجابات ببطء.",
    threads: (count) =>
      plural(count, {
        zero: "لا خيوط للنماذج هنا.",
        one: "تعمل النماذج هنا على خيط واحد.",
        two: "تعمل النماذج هنا على خيطين.",
        few: "تعمل النماذج هنا على # خيوط.",
        many: "تعمل النماذج هنا على # خيطًا.",
        other: "تعمل النماذج هنا على # خيط.",
      }),
    room: (used, quota) => `المستخدم ${isolate(used)} من ${isolate(quota)} يمنحها المتصفح.`,
    drop: "أفلت ملفات GGUF هنا، أو اختر بعضها",
    noneHere:
      "لا يسمح Firefox لأي إضافة بتشغيل ملفات النماذج. استخدم بدلًا من ذلك خادمًا على هذا الجهاز، مثل Ollama.",
    notGguf: (name) => `${quoted(name)} ليس ملف GGUF. لم يُقرأ منه شيء.`,
    notTaken: (name, why) => `لم يُقبل ${quoted(name)}: ${why}`,
    url: "تنزيل من",
    urlHint:
      "عنوان ملف GGUF، عبر https أو من هذا الجهاز. قد يطلب المتصفح الإذن بالوصول إلى ذلك المضيف؛ لا يُجلب من هناك إلا هذا الملف، ولا يذهب شيء منك مع الطلب. وقد يُحوَّل الطلب إلى حيث يوجد الملف.",
    download: "تنزيل",
    none: "لا يوجد ملف نموذج بعد.",
    list: "ملفات النماذج في هذا المتصفح",
    states: {
      arriving: "جارٍ التحميل",
      paused: "متوقف مؤقتًا",
      checking: "جارٍ التحقق",
      ready: "جاهز",
      failed: "أخفق",
    },
    progress: (name) => `تقدم ${isolate(name)}`,
    arrived: (received, total) => `${isolate(received)} من ${isolate(total)}`,
    own: "من ملف لديك",
    from: (source) => `من ${isolate(source)}`,
    window: (tokens) =>
      `يتسع لـ ${tokens < 1_000 ? counted(tokens, "token") : `${formatTokens(tokens)} رمز`}`,
    noTemplate: "دون قالب دردشة خاص به: يُستخدم قالب بسيط",
    digest: "SHA-256",
    pause: "إيقاف مؤقت",
    resume: "استئناف",
    remove: "إزالة",
    removeMeans: (name, contexts, { isGeneral, canUndo }) =>
      [
        `يؤدي هذا إلى حذف ${quoted(name)} من هذا المتصفح.`,
        ...(canUndo ? [`يمكنك التراجع عن ذلك خلال ${formatNumber(10)} ثوانٍ.`] : []),
        ...(contexts > 0
          ? [`يستخدمه ${counted(contexts, "context")}، وسيظهر ذلك مع الرسالة التالية.`]
          : []),
        ...(isGeneral ? ["هو النموذج الافتراضي."] : []),
      ].join(" "),
    removeConfirm: "إزالة هذا الملف",
  },
} satisfies Texts<Pick<typeof enConnections, "files">>;
