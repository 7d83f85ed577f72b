import type { enCommandAnswers } from "../command-words";
import { formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";

/** What the commands are answered with; the list of them stands with the panel's own texts. */
export const commandAnswers = {
  dismiss: "关闭",
  asking: "正在加载…",
  status: {
    title: "状态",
    context: "情境",
    model: "模型",
    mode: "回答类型",
    window: "窗口",
    lock: "锁定",
    store: "存储",
    well: "正常",
    damaged: (rows) => `有 ${formatNumber(rows)} 个条目损坏或缺失`,
    none: "还没有",
    share: (share, tokens, window) =>
      `${formatPercent(share)}，${formatNumber(window)} Token 中的 ${formatNumber(tokens)}`,
    noWindow: (tokens) => `${formatNumber(tokens)} Token；指南没有窗口`,
    lockKinds: {
      none: "未锁定",
      sealing: "正在加密",
      lock: "由你的解锁方式保护",
    },
  },
  history: {
    title: "历史",
    all: "此处的消息",
    shown: "提供给模型的",
    summarised: "由摘要涵盖的",
    leftOut: "省略的",
  },
  model: {
    title: "模型",
    chosen: (name) => `现在的模型是 ${name}。`,
    choosing: (name) => `正在选择 ${name}…`,
    unknown: (name) => `这里没有名为“${name}”的模型。列表显示了可用的模型。`,
  },
  summary: {
    title: "摘要",
    making: "正在生成摘要…",
    made: (messages) =>
      `完成。模型看到的不再是 ${formatNumber(messages)} 条消息，而是上方打开的摘要。`,
    show: "显示",
    nothing: "还没有可以概括的内容：最新一轮始终保持原样。",
  },
  facts: {
    title: "事实",
    none: "此情境中还没有关于你的信息。事实会在一段时间无人输入后从你说的话中学习，或通过 /remember 保存。",
    quote: (words) => `“${words}”`,
    former: (values) => `之前：${values.join("；")}`,
    replaces: (value) => `将替换：${value}`,
    waiting: "等待你批准：目前没有模型能看到它。",
    approve: "批准",
    approveOf: (key) => `批准：${key}`,
    forget: "忘记",
    forgetOf: (key) => `忘记：${key}`,
  },
  remember: {
    title: "记住",
    empty: "在命令后输入要保存的内容，例如 /remember city: Lisbon。",
    temporary: "临时对话中的内容不会保存。未作任何更改。",
    kept: (key, value) => `已保存：${key}：${value}`,
  },
  forget: {
    title: "忘记",
    empty: "在某个事实处按“忘记”，或在命令后输入它的主题，例如 /forget city。",
    done: (key) => `已忘记：${key}。不会再从此前说过的话中学到它。`,
    unknown: (key) => `此情境中没有名为“${key}”的事实。/facts 会列出现有的事实。`,
  },
  help: {
    title: "命令",
    note: "命令在这里执行，绝不会被发送。只有 /model、/search、/remember 和 /forget 接受参数。其他以斜杠开头的文字会作为消息发送。",
  },
} satisfies Texts<typeof enCommandAnswers>;
