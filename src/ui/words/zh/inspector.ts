import type { Role } from "../../../domain/message";
import type { Budget, LeftOut, PlanWarning, SystemSectionKind } from "../../../domain/prompt-plan";
import {
  formatDate,
  formatExactDate,
  formatIso,
  formatNumber,
  formatPercent,
  formatSeconds,
} from "../format";
import type { enInspector } from "../inspector-words";
import type { Texts } from "../texts";
import { promptModes } from "./prompt";

const sections: Record<SystemSectionKind, string> = {
  base: "指令",
  "chat-note": "此对话的说明",
  personality: "性格",
  steadiness: "保持沉稳",
  mode: "回答类型",
  errors: "缺少内容时",
  facts: "事实",
  summaries: "其他对话",
  summary: "此对话的前文",
  "core-blocks": "核心记忆",
  "working-blocks": "工作记忆",
  references: "参考",
  activity: "最近活动",
  quotes: "来自以前的对话",
  "tool-rules": "工具规则",
};

const roles: Record<Role, string> = {
  user: "你",
  assistant: "回答",
  system: "系统",
  tool: "工具",
};

const windowSources: Record<Budget["windowSource"], string> = {
  person: "上下文窗口由你设置。",
  provider: "上下文窗口由服务器报告；只请求所需的部分。",
  table: "服务器没有报告上下文窗口；这是该模型系列的已知值。",
  default: "上下文窗口未知，因此这是一个假定值。可在“选项 > 提示词”中设置。",
};

const warnings: Record<PlanWarning, string> = {
  window: "窗口快满了。",
  history: "对话几乎占满了它在窗口中的份额。",
  overflow:
    "超出了窗口能容纳的内容，因此模型可能只看到一部分。请缩短消息，在“选项 > 提示词”中设置更大的窗口（如果模型支持），或选择其他模型。",
  memory: "记住的内容并非都放得进记忆在窗口中的份额：放不下的列在下方。",
};

const reasons: Record<LeftOut["reason"], string> = {
  "history-tokens":
    "超出了对话在一个请求中可占的份额。可在“选项 > 情境”中设置该份额；窗口小时会更少。",
  "history-turns": "只显示这么多轮。可在“选项 > 提示词”中设置数量。",
  "history-messages": "一个请求只能容纳这么多消息。",
  "memory-tokens":
    "超出了记忆在窗口中的份额。可在“选项 > 提示词”中设置该份额；更短或取消置顶的记忆块能腾出空间。",
  "quote-shown": "该消息已原样包含在此请求中。",
  "quote-summarised": "此对话的摘要已讲到它。",
  "quote-aside": "它位于未显示的分支上。",
  "quote-tokens": "其他内容更合适，而引用的数量有限。",
  "quotes-late": "查找耗时过长，因此发送时没有引文。",
  "quotes-failed": "查找没有响应，因此发送时没有引文。",
  "quotes-partial": "并非所有说过的内容都已编入索引：未编入的没有查找。",
  "quotes-typed": "输入时只按词语查找：比较含义的模型要到发送时才会被询问。",
  "fact-waiting": "它在“记忆”中等待你批准。",
  "fact-not-remembered": "它是从对话中学到的，而此情境已不再从对话学习。开关在“选项 > 情境”中。",
  "context-off": "已在此情境中关闭。开关在“选项 > 情境”中。",
  "settings-off": "已对所有模型关闭。开关在“选项 > 提示词”中。",
  "not-remembered": "此情境不从对话学习，因此各对话互不知晓。开关在“选项 > 情境”中。",
  "block-empty": "其中还没有内容。可在“记忆”中编辑。",
  "block-not-told": "存档和日志记忆块不会进入任何提示词。",
  "block-not-named": "它没有置顶，你的消息也没有提到它的名称：消息提到时才会包含。",
  "mode-tokens": "这类回答的指令超出了允许的长度。",
  unanswered: "没有得到回答的消息不会再次发送。",
  "images-unseen": "此模型看不到图片，只看到名称。",
  "images-older": "一个请求包含最新的四张图片；更早的，模型只看到名称。",
  "page-tokens":
    "超出了它在窗口中的份额。请询问其中一部分，或在“选项 > 提示词”中设置更大的窗口（如果模型支持）。",
};

const becauses: Record<NonNullable<LeftOut["because"]>, string> = {
  truncate: "按“选项 > 提示词”的设置，较早的轮次会省略而不生成摘要。",
  dropped: "其摘要已被丢弃；对话中的“撤销”可以取回。",
  "summary-failed": "未能生成其摘要；会再试。",
  "no-summariser": "没有模型可以自动为其生成摘要：请在“选项 > 提示词”中允许，或输入 /summary。",
  "not-yet": "其摘要尚未写成；会在回答之后、没有其他任务时进行。",
};

/** What the inspector says. */
export const inspector = {
  title: "模型将看到的内容",
  sentTitle: "模型看到的内容",
  requestOf: (nth, of) => `第 ${nth} 个请求，共 ${of} 个`,
  requestBefore: "上一个请求",
  requestAfter: "下一个请求",
  refresh: "刷新",
  close: "关闭",
  loading: "正在加载…",
  noPlan: "没有保存此回答中模型看到的内容：它早于此视图，或在发送之前就失败了。",
  total: (tokens, window) => `${formatNumber(window)} Token 中的 ${formatNumber(tokens)}`,
  exactTokens: (tokens) => `${formatNumber(tokens)} Token`,
  guide: "内置指南没有窗口；它在此浏览器中回答。",
  note: "此消息的回答类型",
  windowSources,
  reply: (tokens) => `为回答预留最多 ${formatNumber(tokens)} Token。`,
  mode: (mode) => `回答类型：${promptModes[mode]}。`,
  redacted: (count) => `按你的规则隐藏了 ${formatNumber(count)} 处。`,
  warnings,
  historyShare: (tokens, share) =>
    `${formatNumber(share)} Token 中已使用 ${formatNumber(tokens)}。`,
  continued: "此回答是接续生成的。下面是为最后一部分发送的内容，包含此前的回答。",
  parts: "各部分，按发送的顺序",
  sections,
  roles,
  history: "对话",
  historySource: (messages) => `${formatNumber(messages)} 条消息`,
  time: "时间",
  timeSource: "本机的时钟",
  timeText: (time) => `${formatExactDate(time)} (${formatIso(time)})`,
  message: "你的消息",
  messageSource: "在此输入",
  messageEmpty: "还没有输入任何内容。",
  begun: "目前的回答",
  begunSource: "待接续",
  rest: "格式",
  restSource: "每个请求的组成部分",
  restText: "角色、标题和分隔符，数量为估计。",
  product: "Confidant",
  fromSummary: (messages) => `${formatNumber(messages)} 条消息的摘要`,
  fromSummaries: (count) => `${formatNumber(count)} 篇其他对话的摘要`,
  fromBlock: (label, from) => (from === undefined ? `“${label}”` : `“${label}”，由 ${from} 共享`),
  fromReferences: (count) => `${formatNumber(count)} 个参考`,
  fromFacts: (count) => `关于你的 ${formatNumber(count)} 条事实`,
  oneFact: (key) => `事实：${key}`,
  whyFact: "是关于你的已知信息，因此只要有空间就随每条消息提供",
  oneSummary: (text) => `摘要：${text}`,
  whySummary: "此情境最新的三篇之一",
  fromQuotes: (count) => `${formatNumber(count)} 条以前消息的引文`,
  quotes: {
    title: "来自以前的对话",
    none: "以前说过的内容中没有与此消息相关的。",
    left: "未引用",
    one: (title) => `“${title}”`,
    untitled: "无标题的对话",
    gone: "已删除的消息",
    said: (speaker, at) => `${speaker === "user" ? "你" : "回答"}，${formatDate(at)}`,
    near: (similarity) => `意思与你的消息相近：接近程度 ${formatPercent(similarity)}。`,
    why: (terms, relevance) =>
      `共有${terms.map((term) => `“${term}”`).join("、")}：占你消息内容的 ${formatPercent(relevance)}。`,
    untrusted: "其中含有导入的文字、网页或工具的文字，因此该回答也视为不可信。",
    positions: {
      note: "它们紧接在你的消息之前。",
      system: "它们位于对话之前。",
    },
  },
  untrusted: (source) => `${source}，来源不可信`,
  someUntrusted: (source, count) => `${source}，其中 ${formatNumber(count)} 个来源不可信`,
  more: (characters) => `显示其余部分（${formatNumber(characters)} 个字符）`,
  text: "文字，可滚动",
  leftOut: "已省略",
  nothingLeftOut: "没有。",
  leftOutMessages: (messages) => `${formatNumber(messages)} 条消息。`,
  leftOutImages: (images) => `${formatNumber(images)} 张图片。`,
  image: (name) => `[图片：${name}]`,
  leftOutSection: (kind, label) =>
    label === undefined ? `${sections[kind]}。` : `${sections[kind]}：“${label}”。`,
  leftOutPage: (name, passages, headings) => {
    const what = `“${name}”：${formatNumber(passages)} 段。`;
    return headings.length === 0
      ? what
      : `${what}其中有${headings.map((one) => `“${one}”`).join("、")}。`;
  },
  leftOutBlock: (label) => `记忆块：“${label}”。`,
  leftOutConversation: "对话。",
  leftOutMore: (kind, count) => `${sections[kind]}：还有 ${formatNumber(count)} 个。`,
  reasons,
  becauses,
  request: "确切的请求",
  requestNone: "此请求不会离开此浏览器。",
  headers: "标头",
  body: "正文",
  copyAs: "复制为…",
  layouts: {
    openai: "OpenAI",
    anthropic: "Anthropic",
    gemini: "Gemini",
    ollama: "Ollama",
    elara: "纯文本，每轮前带名称",
    omega: "纯文本，各部分用括号标出",
    json: "JSON",
  },
  copied: "已复制。",
  copiedTyped: "已按现在发送的内容复制。",
  copyTyped: "它是为复制而生成的，因此其中的时间是复制的时间。",
  counts: "估计与计数",
  estimated: (tokens) => `估计 ${formatNumber(tokens)}`,
  counted: (tokens) => (tokens === null ? "服务器没有计数" : `计数 ${formatNumber(tokens)}`),
  prompt: "提示词",
  replyTokens: "回答",
  firstWord: "第一个词用时",
  speed: "速度",
  seconds: formatSeconds,
  perSecond: (tokens) => `${formatNumber(Math.round(tokens * 10) / 10)} Token/秒`,
  sent: "与发送的内容逐字节相同。",
  noAnswer: "这是生成的请求。没有收到回答，因此它可能从未发出。",
  changed:
    "此请求提到的某些内容后来被更改或移除，或更新改变了请求的写法：以下内容与发送的并非逐字节相同。",
} satisfies Texts<typeof enInspector>;
