import type { Compression } from "../../../domain/prompt-settings";
import type { enContextPage } from "../en-context-page";
import { formatAgo, formatDate, formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";
import { fieldProblems, providerNames, toolNames } from "./context-names";
import { isolate, quoted } from "./isolate";
import { counted, countedOf } from "./nouns";
import { personalityHints, personalityTexts } from "./personality-hints";
import { plural } from "./plural";
import { toolLabel } from "./tool-labels";

const compressions: Record<Compression["type"], string> = {
  "recursive-summarization": "تُلخَّص",
  truncate: "تُستبعد",
};

const ruleEnds = {
  StartConstraint: "قبل أي أداة أخرى",
  ExitLoop: "تنهي الإجابة",
  ContinueLoop: "تدع الإجابة تستمر",
};

/** What the options say about contexts and presets. */
export const contextPage = {
  contextPage: {
    list: "السياقات",
    why: "السياق مساعد واحد له تعليماته ونموذجه وذاكرته ومحادثاته. استخدم سياقًا لكل جانب من حياتك.",
    none: "لا سياقات بعد. أنشئ الأول من إعداد مسبق.",
    noMatch: "لا شيء بهذا الاسم أو الوسم.",
    search: "البحث بالاسم أو الوسم",
    tags: "ذوات الوسم فقط",
    more: (count) => `عرض ${formatNumber(count)} أخرى`,
    back: "كل السياقات",
    never: "لا دردشة بعد",
    lastChat: (ms) => `آخر دردشة ${formatAgo(ms)}`,
    pin: "تثبيت",
    unpin: "إلغاء التثبيت",
    pinName: (name) => `تثبيت ${isolate(name)}`,
    unpinName: (name) => `إلغاء تثبيت ${isolate(name)}`,
    archivedMark: "مؤرشف",
    neverExpires: "لا تنتهي مدته",
    keep: "استعادة وتثبيت",
    keepMeans: "السياق المثبَّت لا تنتهي مدته أبدًا.",
    archivedBy: {
      person: (at) =>
        `أرشفتَه في ${formatDate(at)}. لا يجيب عن شيء إلى أن تتم استعادته؛ كل محادثاته محفوظة.`,
      expiry: (at) =>
        `أُرشف في ${formatDate(at)}، بعد مدة دون دردشة. لا يجيب عن شيء إلى أن تتم استعادته؛ كل محادثاته محفوظة.`,
    },

    create: "سياق جديد",
    createPreset: "إعداد مسبق جديد",
    from: "البدء من",
    blank: "فارغ",
    fromPresets: "الإعدادات المسبقة",
    createNow: "إنشاء",
    use: "استخدام",
    useName: (name) => `استخدام ${isolate(name)} لسياق جديد`,
    template: "استخدام كقالب",
    templateName: (name) => `استخدام كقالب: ${isolate(name)}`,

    who: "المساعد",
    name: "الاسم",
    description: "الوصف",
    systemPrompt: personalityTexts.systemPrompt,
    systemPromptNote: "أول ما في الموجّه، في كل طلب. لا تُقتطع أبدًا.",
    personality: personalityTexts.personality,
    personalityNote: "كيف يتكلم ويتصرف، في بضع جمل.",
    steady: "الثبات على الشخصية",
    steadyNote: "الشخصية وإرشادات الثبات عليها في كل طلب. عند الإيقاف، لا تكون أي منهما.",
    tagsField: "الوسوم",
    tagsNote: "افصل بينها بفواصل.",

    how: "كيف يجيب",
    temperature: "درجة الحرارة",
    get temperatureNote() {
      return `من ${formatNumber(0)} (الأكثر توقعًا) إلى ${formatNumber(1)} (الأكثر تنوعًا).`;
    },
    maxTokens: "رموز الرد الواحد",
    maxHistoryTokens: "رموز المحادثة في الطلب الواحد",
    limitBeforeAll: (tokens) =>
      `المحدد في الخيارات › الموجّه هو ${counted(tokens, "token")} لكل النماذج. وله الأولوية على المضبوط هنا.`,
    limitBefore: (model, tokens) =>
      `المحدد في الخيارات › الموجّه هو ${counted(tokens, "token")} لـ ${isolate(model)}. وله الأولوية على المضبوط هنا.`,
    historyHint: (window, tokens) =>
      `نافذة من ${countedOf(window, "token")} تترك مكانًا لـ ${formatNumber(tokens)}.`,
    takeHistory: (tokens) => `استخدام ${formatNumber(tokens)}`,
    model: "النموذج",
    general: "النموذج الافتراضي",
    generalModel: (name) => `كما هو مختار عمومًا: ${isolate(name)}`,
    compression: "الأدوار الأقدم",
    compressions: { general: "الافتراضي", ...compressions },
    generalCompression: (type) => `الافتراضي: ${compressions[type]}`,
    keepRecent: "الأدوار التي يُحتفظ بها",

    remembering: "ما يعرفه ويحتفظ به",
    providers: "يحتوي كل طلب أيضًا على",
    providerNames,
    quotesPosition: "موضع الاقتباسات",
    quotesPositions: { note: "قبل رسالتك مباشرة", system: "قبل المحادثة" },
    quotesNote:
      "يُبحث عن كل رسالة فيما قيل من قبل في هذا السياق؛ وما يناسبها يُقتبس، بضع مئات من الرموز على الأكثر. يرى النموذج كلامًا قديمًا مرة أخرى، ويراه كذلك مزوّد النموذج البعيد. وإذا وُضعت قبل المحادثة، جعلت الخادم يقرؤها كلها من جديد.",
    remembers: "التعلم من المحادثات هنا: ملخّصات ومعلومات لمحادثات السياق الأخرى",
    remembersNote: "من دون هذا، لا يُنشأ ملخّص لمحادثة كاملة، ولا يظهر شيء منها في محادثة أخرى.",
    expiryDays: "أيام دون استخدام قبل أرشفته",
    expiryNote:
      "يُؤرشف فقط مع كل ما فيه، ويبقى في كل قائمة. «استعادة» تعيده. السياق الأول والسياقات المثبَّتة لا تنتهي مدتها أبدًا.",

    tools: "الأدوات",
    toolsWhy:
      "ما يُسمح للنموذج بفعله من تلقاء نفسه أثناء الإجابة. تستهلك كل أداة مفعَّلة جزءًا من كل طلب. النماذج التي لا تدعم الأدوات لا تحصل عليها.",
    takesNoTools: "نموذج هذا السياق لا يدعم الأدوات.",
    readingTools: "يُسمح له بالاطلاع على",
    writingTools: "يُسمح له بتغيير",
    writingToolsNote:
      "التغييرات التي تحتاج إلى موافقتك تنتظر في المحادثة. وكذلك كل تغيير إذا احتوت المحادثة على نص مستورد أو صفحة ويب أو ناتج أداة.",
    withoutAsking: "دون موافقة",
    toolNames,
    toolRules: "قواعد أدواته",
    toolRule: (rule) => {
      const tool = `«${toolLabel(rule.tool)}»`;
      if (rule.type === "RequiresPrior") return `${tool} فقط بعد «${toolLabel(rule.prior)}»`;
      if (rule.type === "MaxCalls")
        return `${tool} بحد أقصى ${counted(rule.max, "time")} في الإجابة`;
      return `${tool} ${ruleEnds[rule.type]}`;
    },
    ruleType: "القاعدة",
    ruleTypes: {
      StartConstraint: "تُستدعى أولًا",
      MaxCalls: "تُستدعى بعدد أقصى من المرات",
      RequiresPrior: "تُستدعى بعد أخرى",
      ExitLoop: "تنهي الإجابة",
      ContinueLoop: "تدع الإجابة تستمر",
    },
    ruleTool: "الأداة",
    rulePrior: "بعد",
    ruleMax: "المرات",
    addRule: "إضافة",
    removeRule: "إزالة",
    removeRuleName: (rule) => `إزالة: ${rule}`,

    preview: "معاينة الموجّه",
    previewWhy: "قبل أول رسالة في محادثة، كما هو مضبوط هنا.",
    previewGuide:
      "يجيب هنا الدليل المدمج ولا يرى إلا سؤالك وما قيل هنا أو حُفظ. مع نموذج، يُعرض هنا الموجّه كله.",
    previewWaits: "ينتظر هذا إلى أن تصبح الحقول أعلاه سليمة.",
    loading: "جارٍ القراءة …",

    saved: "حُفظت كل التغييرات.",
    unsaved: "تغييرات غير محفوظة",
    saving: "جارٍ الحفظ …",
    held: "صحّح الحقول المعلَّمة لحفظها.",
    undo: "تراجع",
    conflict: "تغيّر هذا في نافذة أخرى. الإصداران محفوظان: ما كتبتَه لا يزال هنا، ولم يُحفظ بعد.",
    takeTheirs: "استخدام الإصدار الآخر",
    keepMine: "الإبقاء على ما لديّ",

    actions: "هذا السياق",
    duplicate: "تكرار",
    duplicateEmpty: "تكرار دون الذاكرة",
    archive: "أرشفة",
    restore: "استعادة",

    presets: "الإعدادات المسبقة",
    presetsWhy: "مساعدون جاهزون. السياق المنشأ من إعداد مسبق مستقل عنه.",
    builtIn: "مدمج",
    edit: "تعديل",
    editName: (name) => `تعديل ${isolate(name)}`,
    remove: "إزالة",
    removed: "مُزال",
    removeMeans: "يغادر القائمة ويمكن استعادته؛ والسياقات المنشأة منه تبقى كما هي.",
    showRemoved: "عرض المُزالة أيضًا",
    noPresets: "لا إعدادات خاصة بك بعد. «استخدام كقالب» يبدأ بأحد هذه.",
    presetActions: "هذا الإعداد المسبق",
    get presetPurgeMeans() {
      return `يؤدي هذا إلى حذف الإعداد المسبق. السياقات المنشأة منه تبقى كما هي. يمكنك التراجع عن ذلك خلال ${formatNumber(10)} ثوانٍ. قد تبقى في نسخ هذا الملف الشخصي، ولبعض الوقت في ملفات المتصفح نفسه، بقايا مشفّرة.`;
    },
    presetPurgeConfirm: (name) => `حذف نهائي: ${quoted(name)}`,
    settings: (temperature, maxTokens, days) =>
      `درجة الحرارة ${formatNumber(temperature)}، ${formatTokens(maxTokens)} رمز لكل رد، ${counted(days, "day")}`,

    hints: "اقتراحات",
    hint: ({ code, about, field }, text) => {
      const sentence = personalityHints[code]({ about, field }, quoted(text));
      return code === "empty" ? `${personalityTexts[field]}: ${sentence}` : sentence;
    },

    problem: (problem, limit) =>
      fieldProblems[problem](limit === undefined ? "" : formatNumber(limit)),

    older: "حذف الرسائل الأقدم",
    olderWhy: "تُحذف نصوص الرسائل مع الملخّصات التي أُنشئت منها. تبقى المحادثات.",
    olderContext: "في السياق",
    olderBefore: "المكتوبة قبل",
    olderAsk: "حذف …",
    olderMeans: (name, date) =>
      `يؤدي هذا إلى حذف نص كل رسالة في ${quoted(name)} كُتبت قبل ${formatDate(date)}، في كل محادثاته. يمكنك التراجع عن ذلك خلال ${formatNumber(10)} ثوانٍ، ما لم يكن عددها كبيرًا جدًا.`,
    olderConfirm: (name) => `حذفها من ${quoted(name)}`,
    olderDone: (messages) =>
      plural(messages, {
        zero: "لا رسالة بهذا القدم.",
        one: "حُذفت رسالة واحدة.",
        two: "حُذفت رسالتان.",
        few: "حُذفت # رسائل.",
        many: "حُذفت # رسالة.",
        other: "حُذفت # رسالة.",
      }),
    contentsAsk: "المحتويات",
    contentsName: (name) => `المحتويات: ${isolate(name)}`,
  },
} satisfies Texts<typeof enContextPage>;
