import type { Scope } from "../../../domain/program";
import { formatExactDate, formatNumber } from "../format";
import type { enPrograms } from "../program-words";
import type { Texts } from "../texts";
import { isolate, ltr } from "./isolate";
import { plural } from "./plural";

const inShort: Record<Scope, string> = {
  contexts: "قراءة السياقات",
  conversations: "قراءة المحادثات",
  chat: "الدردشة",
  write: "التغيير",
  delete: "الحذف",
};

/** The texts of programs of this machine. */
export const programs = {
  intro: `يمكن للمحررات والمساعدين وأدوات سطر الأوامر على هذا الجهاز العمل مع سياقاتك عبر ${ltr("Model Context Protocol (MCP)")}، كلٌّ بقدر ما تسمح به. لا يستطيع ذلك أي شيء على الويب، ولا شيء يستمع على الشبكة.`,
  /** Whether anything may connect. */
  link: {
    off: "متوقف: لا يُسمح لأي برنامج بالدخول.",
    connected: "مفعَّل. يمكن للبرامج التي لديها رمز أن تتصل.",
    "no-host": `لا يجد المتصفح ${ltr("confidant-mcp")}. في مجلد الشفرة المصدرية لـ Confidant، شغّل هذا الأمر، ثم تحقق مجددًا (يلزم ${ltr("Node 20")} أو أحدث):`,
    "not-ours": `${ltr("confidant-mcp")} الذي يجده المتصفح مُعدّ لإضافة أخرى. في مجلد الشفرة المصدرية لـ Confidant، شغّل هذا الأمر، ثم تحقق مجددًا:`,
    stopped: `توقف ${ltr("confidant-mcp")}. سيُعاد تشغيله تلقائيًا، أو فورًا عبر «التحقق مجددًا».`,
    install: "node bridge/confidant-mcp.mjs install",
    on: "السماح للبرامج بالاتصال",
    end: "منع كل البرامج من الاتصال",
    again: "التحقق مجددًا",
    reload: "لا يمنح المتصفح الإذن إلا بعد إعادة تشغيل Confidant. وعندها تُحذف المحادثات المؤقتة.",
    reloadNow: "إعادة تشغيل Confidant",
    awake: "ما دام هذا مفعَّلًا، يبقى Confidant نشطًا طوال عمل المتصفح.",
  },
  list: {
    title: "البرامج",
    none: "ليس لدى أي برنامج رمز بعد.",
    calls: (name) => (name === "" ? "" : `يسمي نفسه ${isolate(name)}`),
    waits: "لم يُسمح له بشيء بعد: سيُطلب إذنك عند أول استدعاء منه.",
    revoked: (time) => `سُحب الرمز ${formatExactDate(time)}.`,
    forGood: "دائمًا",
    until: (time) => `حتى ${formatExactDate(time)}`,
    over: "انتهت المدة: لا يُسمح له بشيء إلى أن تسمح به مجددًا.",
    may: (scopes, time) =>
      scopes.length === 0
        ? "لا يُسمح له بشيء."
        : `المسموح له: ${scopes.map((scope) => inShort[scope]).join("، ")}؛ ${time}.`,
    change: "تغيير المسموح له",
    revoke: "سحب الرمز",
    remove: "إزالة مع سجله",
    log: (count) =>
      plural(count, {
        zero: "السجل: لا استدعاءات",
        one: "السجل: استدعاء واحد",
        two: "السجل: استدعاءان، الأحدث أولًا",
        few: "السجل: # استدعاءات، الأحدث أولًا",
        many: "السجل: # استدعاءً، الأحدث أولًا",
        other: "السجل: # استدعاء، الأحدث أولًا",
      }),
    at: formatExactDate,
  },
  add: {
    title: "إضافة برنامج",
    name: "الاسم كما تسميه",
    make: "إنشاء رمز",
    once: (name) =>
      `يُعرض رمز ${isolate(name)} هذه المرة فقط. ضعه في إعدادات البرنامج؛ فكل من لديه الرمز يستطيع أن يطلب باسمه.`,
    settings: "كما تقبله معظم البرامج:",
    kept: "وضعته هناك",
  },
  scopes: {
    contexts: "قراءة السياقات والإعدادات المسبقة",
    conversations: "قراءة المحادثات والذاكرة والبحث فيها",
    chat: "الحصول على إجابات عن الرسائل من نموذج السياق؛ وقد تذكر الإجابات كل ما يتذكره ذلك السياق",
    write: "إنشاء السياقات والإعدادات المسبقة وتغييرها؛ يُطلب إذنك كل مرة",
    delete: "الحذف؛ يُطلب إذنك كل مرة",
  },
  scopesLegend: (name) => `المسموح لـ ${isolate(name)}`,
  until: {
    label: "المدة",
    one: "يوم واحد",
    get thirty() {
      return `${formatNumber(30)} يومًا`;
    },
    good: "دائمًا",
  },
  save: "سماح",
  cancel: "إلغاء",
  outcomes: {
    done: "تم",
    failed: "أخفق",
    declined: "رفضتَه",
    "not-allowed": "غير مسموح",
    "not-decided": "لم تقرر في الوقت المحدد",
  },
  /** What stands in the panel while a program waits. */
  cards: {
    region: "برامج بانتظارك",
    consent: (name) => `يريد ${isolate(name)} الاتصال`,
    client: (client) => `يسمي نفسه ${isolate(client)}.`,
    what: (what) => `أول استدعاء منه: ${isolate(what)}`,
    call: (name, what) => `يطلب ${isolate(name)}: ${isolate(what)}`,
    deletes: "هذا يحذف.",
    target: (target) => `يتعلق بـ: ${isolate(target)}`,
    arguments: "مدخلات الطلب",
    approve: "موافقة",
    decline: "رفض",
    takenBack: "سحبه البرنامج. لم يُنفَّذ شيء.",
    refuse: "رفض، وسحب رمزه",
  },
} satisfies Texts<typeof enPrograms>;
