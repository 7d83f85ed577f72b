import { formatDuration, formatMilliseconds } from "../format";
import type { Texts } from "../texts";
import type { enTools } from "../tool-words";
import { isolate } from "./isolate";
import { counted } from "./nouns";
import { plural } from "./plural";
import { toolLabel } from "./tool-labels";

/** What is said of the tools that a reply has used. */
export const tools = {
  used: (names) => {
    const calls = plural(names.length, {
      zero: "لا استدعاءات لأدوات",
      one: "استدعاء أداة واحد",
      two: "استدعاءا أدوات (#)",
      few: "# استدعاءات لأدوات",
      many: "# استدعاءً لأدوات",
      other: "# استدعاء لأدوات",
    });
    return `${calls}: ${[...new Set(names.map(toolLabel))].map(isolate).join("، ")}`;
  },
  requested: (names) =>
    `${names.length === 1 ? "طلب أداة" : "طلب أدوات"}: ${names.map(isolate).join("، ")}؛ لم تُعرض عليه أي أداة، فلم يُفعل شيء`,
  notTaken: "لا يقبل هذا النموذج الأدوات، فسُئل دون الأدوات المفعَّلة هنا. قد يستخدمها نموذج آخر.",
  unnamed: "دون اسم",
  arguments: "مدخلات الطلب",
  result: "الإجابة",
  failed: "رُفض",
  waiting: "لا إجابة",
  asks: (label, target) =>
    target === "" ? `بانتظارك: ${label}` : `بانتظارك: ${label} (${isolate(target)})`,
  exact: "الاستدعاء بالضبط",
  called: "الأداة",
  tainted: "قرأ النموذج نصًا مستوردًا أو صفحة ويب أو ناتج أداة، وقد يكون ذلك هو ما طلب هذا.",
  before: "الآن",
  after: "بعد ذلك",
  nothing: "لا شيء",
  approve: "موافقة",
  decline: "رفض",
  edit: "تعديل",
  editLabel: (label) => `مدخلات طلب «${label}»`,
  always: "الموافقة دائمًا هنا",
  size: (characters) => counted(characters, "character"),
  took: (ms) => (ms < 1_000 ? formatMilliseconds(ms) : formatDuration(ms)),
  cut: (characters) => `… وبقي ${counted(characters, "character")}`,
} satisfies Texts<typeof enTools>;
