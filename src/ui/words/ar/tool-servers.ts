import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enToolServers } from "../tool-server-words";
import { isolate, ltr, quoted } from "./isolate";
import { plural } from "./plural";

const toolsOf = (count: number) =>
  plural(count, {
    zero: "لا أدوات",
    one: "أداة واحدة",
    two: "أداتان",
    few: "# أدوات",
    many: "# أداة",
    other: "# أداة",
  });

/** What is said of servers that offer tools (MCP), and of what is sent to them. */
export const toolServers = {
  list: {
    title: "خوادم الأدوات (MCP)",
    why: `الخادم الذي يدعم ${ltr("Model Context Protocol")} يعرض أدوات على النماذج. كل أداة متوقفة إلى أن تفعّلها في سياق؛ وقبل أن يُرسل أي شيء إلى خادم، ترى ما يُرسل وإلى أين، ما لم توافق على الأداة دائمًا.`,
    none: "لا خادم بعد.",
    tools: "الأدوات",
    toolsOf: (name) => `أدوات ${isolate(name)}`,
    noTools: "لا يعرض أي أدوات، أو لم يُسأل بعد. اختبر الاتصال لسؤاله.",
    where: "فعّلها في الخيارات › السياقات: في السياق الذي يُسمح له باستخدامها، ضمن «الأدوات».",
    listed: (tools, ago) => `${toolsOf(tools)} عند سؤاله ${isolate(ago)}`,
    answered: (ms, tools) => `متصل: ${toolsOf(tools)}، بعد ${formatNumber(ms)} مللي ثانية.`,
    hideOrigin: "إخفاء أصل Confidant عن هذا الخادم: هو يرفض المتصفحات (403)",
    removeMeans: (name) =>
      `يزيل هذا ${quoted(name)} مع مفتاحه. لن تستطيع السياقات استخدام أدواته. يمكنك التراجع عن ذلك خلال ${formatNumber(10)} ثوانٍ.`,
  },

  form: {
    title: "إضافة خادم",
    why: "يطلب Confidant من المتصفح إذنًا للوصول إلى ذلك العنوان فقط.",
    addressHint: `نقطة وصوله، مثل ${ltr("https://mcp.example.com/mcp")}`,
    key: "رمز الوصول (اختياري)",
    keyHint: `يُرسل بصيغة «${ltr("Authorization: Bearer")}». يُخزَّن مشفّرًا، ولا يُستخدم إلا لهذا العنوان.`,
  },

  signIn: {
    find: "تسجيل الدخول …",
    means: (host) =>
      `يطلب منك هذا الخادم تسجيل الدخول على ${ltr(host)}. يسألك المتصفح الإذن ويفتح نافذة هناك؛ ولا يرى Confidant شيئًا مما تكتبه. ما يعود من ذلك يُخزَّن مشفّرًا، ولا يُستخدم إلا لهذا الخادم.`,
    at: (host) => `تسجيل الدخول على ${ltr(host)}`,
    refused: "لم يُسمح للمتصفح بذلك. لم يُرسل شيء. حاول مجددًا، واسمح بذلك.",
    closed: "أُغلقت النافذة قبل أن يكتمل تسجيل الدخول. لم يُخزَّن شيء. حاول مجددًا.",
    otherAnswer: (host) =>
      `ما عاد ليس من ${ltr(host)}، أو هو رد على تسجيل دخول آخر. لم يُستخدم ولم يُخزَّن شيء. حاول مجددًا.`,
    declined: (host) =>
      `رفض ${ltr(host)} تسجيل الدخول هذا. لم يُخزَّن شيء. حاول مجددًا، أو اطلب مفتاحًا ممن يديره.`,
  },

  tool: {
    from: (server, host) => `من ${isolate(server)} (${ltr(host)})`,
    fromNote:
      "كلام الخادم نفسه الذي يُخبَر به النموذج. كل استدعاء ينتظرك مع ما يرسله، ما لم توافق على الأداة دائمًا.",
    changed: "غيّر الخادم هذه الأداة منذ سمحتَ بها. اقرأها مجددًا.",
    more: "الوصف كاملًا",
    parameters: "مدخلات الطلب",
    always: (name) => `${isolate(name)} دون موافقة`,
  },

  offers: {
    resource: (server, host) => `من ${isolate(server)} (${ltr(host)})`,
  },

  card: {
    sends: (host) => `يُرسل هذا إلى ${ltr(host)}:`,
  },
} satisfies Texts<typeof enToolServers>;
