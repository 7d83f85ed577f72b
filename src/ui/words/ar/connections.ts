import type { enConnections } from "../connection-words";
import { formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";
import { isolate, ltr, quoted } from "./isolate";
import { modelFiles } from "./model-files";
import { counted, countedOf } from "./nouns";
import { plural } from "./plural";

const tokensOf = (tokens: number) =>
  tokens < 1_000 ? counted(tokens, "token") : `${formatTokens(tokens)} رمز`;

/** What the options say of models and where they are. */
export const connections = {
  now: {
    title: "النموذج الافتراضي",
    general: (name, destination) => `${isolate(name)}، ${isolate(destination)}`,
    generalWhere: "يُستخدم في كل مكان، ما لم يكن لسياق نموذج خاص به",
    why: "تذهب كل رسالة للإجابة عنها إلى مكان واحد فقط: المكان الذي يجيب نموذجه عنها.",
  },

  providers: {
    title: "مزوّدو النماذج",
    // A mark of direction: the name is its own paragraph, and would begin at the left.
    ollama: "\u200fOllama على هذا الجهاز",
    browser: "نموذج المتصفح المدمج",
    files: "ملفات النماذج",
    inBrowser: "في هذا المتصفح",
    onMachine: "على هذا الجهاز",
    toHost: (host) => `إلى ${ltr(host)}`,
    keySealed: "المفتاح مخزَّن مشفّرًا",
    headers: (count) =>
      plural(count, {
        zero: "لا ترويسات",
        one: "ترويسة واحدة",
        two: "ترويستان",
        few: "# ترويسات",
        many: "# ترويسة",
        other: "# ترويسة",
      }),
    filesCount: (count) => counted(count, "file"),
    toFiles: "الانتقال إلى ملفات النماذج",
    test: "اختبار",
    testing: "جارٍ الاختبار …",
    models: "النماذج",
    manage: "إدارة",
    edit: "تعديل",
    remove: "إزالة",
    labelOf: (act, name) => `${act}: ${isolate(name)}`,
    never: "لم يُختبر بعد",
    listed: (models, ago) => `${counted(models, "model")} عند سؤاله ${isolate(ago)}`,
    answered: (ms, models) =>
      `متصل: ${counted(models, "model")}، بعد ${formatNumber(ms)} مللي ثانية.`,
    found: (models) => `متصل: ${counted(models, "model")}.`,
    /** Instead of an alert, where something else answers. */
    ollamaAway: "لا يعمل. تعمل المزوّدات الأخرى من دونه.",
    keyUntried: "يُتحقق من المفتاح مع أول رسالة.",
    foundNone: "متصل، لكن لا نموذج بعد. يمكنك تنزيل نموذج أدناه، ضمن «إدارة».",
    openAddress: "فتح العنوان في علامة تبويب",
    allow: "السماح بهذا الخادم",
    allowRefused: (host) =>
      `لا يزال المتصفح لا يسمح لـ Confidant بالوصول إلى ${ltr(host)}. لم يُرسل شيء. حاول مجددًا، واسمح بذلك.`,
    accessRefused: (host) =>
      `لم يُسمح للمتصفح بالوصول إلى ${ltr(host)}، فلم يُحفظ شيء ولم يُرسل. حاول مجددًا، واسمح بذلك.`,
    removeMeans: (name, contexts, isGeneral) =>
      [
        `يزيل هذا ${quoted(name)} مع مفتاحه؛ ولا يتغير شيء لدى المزوّد. يمكنك التراجع عن ذلك خلال ${formatNumber(10)} ثوانٍ.`,
        ...(contexts > 0
          ? [`يستخدم أحد نماذجه ${counted(contexts, "context")}، وسيظهر ذلك مع الرسالة التالية.`]
          : []),
        ...(isGeneral ? ["النموذج الافتراضي أحدها."] : []),
      ].join(" "),
    removeConfirm: "إزالة هذا الاتصال",
    changedElsewhere: "تغيّر هذا الاتصال في نافذة أخرى. لم يُحفظ شيء هنا؛ هكذا هو الآن.",
  },

  form: {
    title: "إضافة اتصال",
    why: "مزوّد بمفتاح لك، أو خادم خاص بك. يطلب Confidant من المتصفح إذنًا للوصول إلى ذلك العنوان فقط.",
    provider: "المزوّد",
    other: "آخر (متوافق مع OpenAI)",
    address: "العنوان",
    addressHint: `مثل ${ltr("https://api.example.com/v1")} أو ${ltr("127.0.0.1:8080")}`,
    key: "المفتاح",
    keyOptional: "المفتاح (اختياري)",
    keyHint: "يُخزَّن مشفّرًا، ولا يُستخدم إلا لهذا العنوان، ولا يُعرض مجددًا أبدًا.",
    keyStays: "هناك مفتاح محفوظ. اترك هذا فارغًا للإبقاء عليه، أو أدخل مفتاحًا آخر ليحل محله.",
    keyGoes: "عنوان جديد: يُحذف المفتاح المحفوظ والترويسات.",
    keyForget: "حذف المفتاح",
    getKey: "الحصول على مفتاح",
    advanced: "متقدم",
    name: "الاسم",
    nameHint: "إن كان فارغًا، يُستخدم اسم المزوّد أو العنوان.",
    api: "واجهة API",
    apis: {
      auto: "تلقائي",
      chat: "Chat Completions",
      responses: "Responses",
    },
    apiHint:
      "يتبع «تلقائي» ما يقوله الخادم عن كل نموذج. اختر Chat Completions لخادم أو وسيط ليست لديه واجهة Responses API؛ واختر Responses حيث يُرفض نموذج على أنه غير معروف مع أنه مدرج، أو حيث ينقص ملخّص تفكيره.",
    headers: "الترويسات",
    headersWhy: "تُرسل مع كل طلب إلى هذا العنوان. تُحفظ القيم كما يُحفظ المفتاح، ولا تُعرض مجددًا أبدًا.",
    headersKept: (names) => `المحفوظ: ${isolate(names)}. الترويسات المكتوبة هنا تحل محلها كلها.`,
    headersForget: "حذف هذه الترويسات",
    headerName: "اسم الترويسة",
    headerValue: "القيمة",
    headerAdd: "إضافة ترويسة",
    headerRemove: (number) => `إزالة الترويسة ${formatNumber(number)}`,
    inClear: `هذا ${ltr("http")} غير مشفّر إلى جهاز آخر: كل من على الطريق يستطيع قراءة ما تكتبه وما يُجاب به. لا يُرسل مفتاح ولا ترويسة بهذه الطريقة.`,
    add: "إضافة",
    adding: "جارٍ الإضافة …",
    save: "حفظ",
    cancel: "إلغاء",
  },

  fresh: {
    title: "اختر نموذجًا",
    chosen: "تم اختيار النموذج. افتح اللوحة الجانبية للبدء.",
    first: "اضغط «استخدام» بجانب نموذج. بعد ذلك ترسل اللوحة الجانبية رسائلك إليه.",
    another:
      "يبقى النموذج الحالي إلى أن تضغط «استخدام» بجانب أحد هذه النماذج، ليكون الافتراضي أو لسياق.",
  },

  models: {
    search: "البحث في النماذج",
    none: "لا نماذج معروفة بعد. اختبر الاتصال لتحميلها.",
    noMatch: "لا يوجد نموذج في اسمه هذا.",
    listOf: (name) => `نماذج ${isolate(name)}`,
    useIn: "استخدام نموذج",
    everywhere: "كنموذج افتراضي",
    inContext: (name) => `في ${quoted(name)}`,
    use: "استخدام",
    inUse: "قيد الاستخدام",
    count: (shown, all) =>
      shown === all
        ? counted(all, "model")
        : `${formatNumber(shown)} من ${countedOf(all, "model")}`,
    window: tokensOf,
    price: (prompt, reply) => `${isolate(prompt)} للداخل و${isolate(reply)} للخارج لكل مليون رمز`,
    free: "دون رسوم",
    tools: "أدوات",
    sees: "صور",
    thinks: "يفكّر",
    passedOn: (host) => `يُمرَّر إلى ${ltr(host)}`,
  },

  ollama: {
    address: "العنوان",
    addressHint: `عنوان خادم Ollama على هذا الجهاز؛ عادةً ${ltr("127.0.0.1:11434")}.`,
    addressSave: "استخدام هذا العنوان",
    installed: "المثبَّت",
    none: "لا شيء مثبَّت هناك بعد.",
    running: "المحمَّل الآن",
    runningNone: "لا شيء محمَّل حاليًا.",
    until: (time) => `حتى ${isolate(time)}`,
    show: "عرض",
    showLabel: (name) => `عرض ${isolate(name)}`,
    template: "القالب",
    system: "نص النظام",
    license: "الترخيص",
    abilities: "القدرات",
    remove: "حذف",
    removeLabel: (name) => `حذف ${isolate(name)}`,
    removeMeans: (name, size) =>
      `يؤدي هذا إلى حذف ${quoted(name)}${size === "" ? "" : ` (${isolate(size)})`} من قرص ذلك الخادم. يمكنك التراجع عن ذلك خلال ${formatNumber(10)} ثوانٍ؛ وبعدها يلزم تنزيله من جديد. إذا قُفل Confidant أو أُغلق المتصفح قبل ذلك، يبقى.`,
    removeType: (name) => `اكتب ${quoted(name)} للمتابعة`,
    removeConfirm: (name) => `حذف ${quoted(name)}`,
    wrongName: "الاسم غير مطابق. لم يُحذف شيء.",
    pull: "تنزيل نموذج",
    pullHint: `باسمه على ${ltr("ollama.com")}، مثل ${ltr("llama3.2")} أو ${ltr("qwen3:4b")}.`,
    pullStart: "تنزيل",
    pullStop: "إيقاف",
    pullProgress: "تقدم تنزيل النموذج",
    pulling: (name) => `جارٍ تنزيل ${isolate(name)}. أبقِ هذه الصفحة مفتوحة حتى ينتهي.`,
    pulled: (name) => `تم تثبيت ${isolate(name)}.`,
    pullStopped: (name) =>
      `تم الإيقاف. ما وصل من ${isolate(name)} محفوظ هناك؛ والتنزيل مجددًا يستأنف.`,
    sizes: (done, total) => `${isolate(done)} من ${isolate(total)}`,
    again: "تحديث",
  },

  origin: {
    hide: "إخفاء أصل Confidant عن هذا الخادم: يرفض Ollama الإضافات التي لم يُخبَر بها (403)",
    hideCors: "إخفاء أصل Confidant عن هذا الخادم: بعض المؤسسات لا تسمح بطلبات أي متصفح (CORS)",
    more: "ما يعنيه هذا، والطريقة الأخرى",
    command: "الطريقة الأخرى هي إخبار Ollama مرة واحدة بهذا الأمر، ثم إعادة تشغيله:",
    setting:
      "الطريقة الأخرى هي ضبط هذا مرة واحدة على الجهاز الذي يشغّله، ثم إعادة تشغيل Ollama هناك:",
    hideMeans:
      "يزيل السطر الذي يسمّي هذه الإضافة من طلبات Confidant نفسه إلى هذا العنوان، فيقبلها Ollama كطلبات أي برنامج. تبقى طلبات المواقع والإضافات الأخرى كما هي. ومع Ollama يرفض على هذا الجهاز، يفعل Confidant ذلك تلقائيًا ما لم يُوقف هذا. ويزول عند إيقافه، أو إزالة الاتصال، أو قفل Confidant.",
  },

  ...modelFiles,

  browserModel: {
    states: {
      available: "جاهز",
      downloadable: "يمكن للمتصفح تنزيله",
      downloading: "ينزّله المتصفح",
      unavailable: "غير ممكن على هذا الجهاز",
    },
    why: "نموذج مدمج في المتصفح. لا شيء يغادر هذا الجهاز.",
    download: "تنزيل عبر المتصفح",
    progress: "تقدم نموذج المتصفح المدمج",
    failed: "تعذّر على المتصفح تنزيل النموذج. لم يتغير شيء؛ حاول مجددًا لاحقًا.",
  },
} satisfies Texts<typeof enConnections>;
