import type { Budget, LeftOut, PlanWarning, SystemSectionKind } from "../../../domain/prompt-plan";
import { ltr } from "./isolate";

/** What the parts of a prompt are called. */
export const promptSections: Record<SystemSectionKind, string> = {
  base: "التعليمات",
  "chat-note": "ملاحظة لهذه المحادثة",
  personality: "الشخصية",
  steadiness: "الثبات",
  mode: "نوع الإجابة",
  errors: "عندما ينقص شيء",
  facts: "المعلومات",
  summaries: "المحادثات الأخرى",
  summary: "سابقًا في هذه المحادثة",
  "core-blocks": "الذاكرة الأساسية",
  "working-blocks": "الذاكرة العاملة",
  references: "المراجع",
  activity: "النشاط الأخير",
  quotes: "من محادثات سابقة",
  "tool-rules": "قواعد الأدوات",
};

/** Where the size of the window is known from. */
export const windowSources: Record<Budget["windowSource"], string> = {
  person: "نافذة السياق كما ضبطتَها.",
  provider: "نافذة السياق كما يفيد بها الخادم؛ لا يُطلب منها إلا القدر اللازم.",
  table: "لا يفيد الخادم بنافذة السياق؛ هذه هي القيمة المعروفة لعائلة النموذج.",
  default: "نافذة السياق غير معروفة، ولذلك هذا افتراض. اضبطها في الخيارات › الموجّه.",
};

/** What a prompt is warned of. */
export const planWarnings: Record<PlanWarning, string> = {
  window: "تكاد النافذة تمتلئ.",
  history: "تكاد المحادثة تملأ حصتها من النافذة.",
  overflow:
    "هذا أكثر مما يتسع له النموذج دفعة واحدة، فقد لا يرى إلا جزءًا منه. اختصر الرسالة، أو اختر نموذجًا نافذته أكبر.",
  memory: "لا تتسع حصة الذاكرة من النافذة لكل ما هو محفوظ فيها: ما لم يتسع له المكان مذكور أدناه.",
};

/** Why something is not in a prompt. */
export const leftOutReasons: Record<LeftOut["reason"], string> = {
  "history-tokens": "هي أكثر من حصة المحادثة من النافذة. نموذج نافذته أكبر يرى المزيد.",
  "history-turns": "لا يُعرض إلا عدد محدود من الأدوار. يُضبط العدد في الخيارات › الموجّه.",
  "history-messages": "لا يتسع الطلب الواحد إلا لعدد محدود من الرسائل.",
  "memory-tokens":
    "هذا أكثر من حصة الذاكرة من النافذة. تُضبط هذه الحصة في الخيارات › الموجّه؛ والكتل الأقصر أو غير المثبَّتة توفّر مكانًا.",
  "quote-shown": "الرسالة في هذا الطلب كما هي.",
  "quote-summarised": "ملخّص هذه المحادثة يذكرها.",
  "quote-aside": "هي في فرع غير معروض.",
  "quote-tokens": "غيرها أنسب، ولا يُقتبس إلا قدر محدود.",
  "quotes-late": "استغرق البحث عنها وقتًا طويلًا، فأُرسل هذا من دونها.",
  "quotes-failed": "لم يستجب ما يبحث عنها، فأُرسل هذا من دونها.",
  "quotes-partial": "لم يُفهرس كل ما قيل بعد: وما لم يُفهرس لم يشمله البحث.",
  "quotes-typed":
    "أثناء الكتابة يجري البحث بالكلمات وحدها: أما النموذج الذي يقارن المعاني فلا يُسأل إلا عند الإرسال.",
  "fact-waiting": "بانتظار موافقتك، في «الذاكرة».",
  "fact-not-remembered":
    "عُرفت من محادثة، وهذا السياق لم يعد يتعلم من المحادثات. المفتاح في الخيارات › السياقات.",
  "context-off": "موقوف في هذا السياق. المفتاح في الخيارات › السياقات.",
  "settings-off": "موقوف لكل النماذج. المفتاح في الخيارات › الموجّه.",
  "not-remembered":
    "هذا السياق لا يتعلم من المحادثات، فلا تعرف محادثة شيئًا عن أخرى. المفتاح في الخيارات › السياقات.",
  "block-empty": "لم يُكتب فيها شيء بعد. محررها في «الذاكرة».",
  "block-not-told": "كتل الأرشيف والسجل ليست في أي موجّه.",
  "block-not-named": "ليست مثبَّتة، ولا تذكرها رسالتك: تأتي مع رسالة تذكرها.",
  "mode-tokens": "تعليمات هذا النوع من الإجابات أطول مما يُسمح به.",
  unanswered: "الرسائل التي لم يُجب عنها لا تُرسل مجددًا.",
  "images-unseen": "لا يرى هذا النموذج الصور، بل أسماءها فقط.",
  "images-older": "يتسع الطلب لأحدث أربع صور؛ ومن الأقدم لا يرى النموذج إلا الأسماء.",
  "page-tokens": "هذا أطول من حصته من النافذة. اسأل عن جزء منه، أو اختر نموذجًا نافذته أكبر.",
};

/** More exactly, why earlier turns are not in a prompt. */
export const leftOutBecauses: Record<NonNullable<LeftOut["because"]>, string> = {
  truncate: "تُستبعد الأدوار الأقدم بدلًا من تلخيصها، كما هو مضبوط في الخيارات › الموجّه.",
  dropped: "تم تجاهل ملخّصها؛ يعيده «تراجع» في المحادثة.",
  "summary-failed": "تعذّر إنشاء ملخّص لها؛ ستُعاد المحاولة.",
  "no-summariser": `لا يُسمح لأي نموذج بتلخيصها تلقائيًا: يُسمح بذلك في الخيارات › الموجّه، أو اكتب ${ltr("/summary")}.`,
  "not-yet": "لم يُكتب ملخّصها بعد؛ يتم ذلك بعد رد، عندما لا يعمل شيء آخر.",
};
