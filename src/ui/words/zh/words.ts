import type { en } from "../en";
import { formatDuration, formatNumber } from "../format";
import type { Texts } from "../texts";
import { attachments } from "./attachments";
import { contexts } from "./contexts";
import { conversations } from "./conversations";
import { errors } from "./errors";
import { prompt } from "./prompt";
import { summary } from "./summary";
import { usage } from "./usage";
import { vault } from "./vault";

/** What every page says; what only one page says is in a file of its own. */
export const words = {
  number: formatNumber,
  appName: "Confidant",
  options: "选项",

  ...vault,
  ...attachments,
  ...contexts,
  ...conversations,
  ...prompt,
  ...summary,
  ...usage,

  composer: {
    label: "消息",
    placeholder: "写一条消息…",
    send: "发送",
    stop: "停止",
    stopHint: (keys) => `停止（${keys}）`,
  },

  conversation: {
    label: "对话",
    yours: "你写的",
    reply: "回答",
    showEarlier: "显示更早的消息",
    toEnd: "跳到最新",
    notSeen: "模型看不到上方的消息",
    notSeenOf: (messages) => `上方的消息中有 ${formatNumber(messages)} 条模型看不到`,
    newSummary: (messages) =>
      messages === 1
        ? "从现在起，模型看到的是第一条消息的摘要。"
        : `从现在起，模型看到的是较早的 ${formatNumber(messages)} 条消息的摘要。`,
    newCut: "从现在起，模型看不到此对话的开头。",
    sending: "正在发送…",
    waiting: "正在等待模型…",
    thinking: "正在思考…",
    thoughtFor: (ms) => `思考用时 ${formatDuration(ms)}`,
    finished: (start) => `回答完成：${start}`,
    asks: "模型请求你批准。",
    damaged: (count) =>
      `有 ${formatNumber(count)} 个存储的条目损坏或缺失。其余的已显示；没有删除任何内容。详情见“选项 > 诊断”。`,
    continue: "继续",
    retry: "重试",
    answer: "回答",
    cancelled: "已停止。已收到的部分已保存。",
    cancelledEmpty: "在收到内容之前已停止。你的消息已保存。",
    interrupted: "已中断。已收到的部分已保存。",
    interruptedEmpty: "在回答开始之前已中断。你的消息已保存。",
    lengthEnded: "回答达到了长度上限。",
    lengthEmpty: "模型在开始回答之前用完了全部额度。",
    empty: "回答为空。",
    toContinue: "按“继续”即可接着生成。",
    toRetry: "请按“重试”，或选择其他模型。",
    overflow: (tokens) =>
      `这比模型一次能容纳的多了约 ${formatNumber(tokens)} Token，因此它可能只看到了一部分。请缩短消息，或选择窗口更大的模型。`,
    textKept: "已收到的部分已保存。",
  },

  empty: {
    title: "一处安静思考的地方",
    sealed: "你的消息在此浏览器中加密。",
    stays: "使用本机的模型时，你写的内容不会离开本机，除非你作了这样的设置。",
    leaves: (host) => `为得到回答，你写的内容会发送到 ${host}。`,
    connectTitle: "连接模型",
    connect:
      "目前由内置指南回答，它只了解 Confidant 和这里说过或保存过的内容。要获得真正的回答，请连接模型：",
    options: {
      ollama: "使用本机的 Ollama",
      connect: "用密钥连接提供商",
      files: "在此浏览器中运行模型文件",
    },
    lookAgain: "刷新",
    looking: "正在加载…",
  },

  model: {
    guide: "内置指南",
    inBrowser: "在此浏览器中",
    onMachine: "在本机",
    toHost: (host) => `发往 ${host}`,
    checking: "正在查找模型…",
    choose: "选择模型",
    defaultTitle: "默认模型",
    listTitle: "此情境的模型",
    refresh: "刷新",
    looking: "正在加载…",
    none: "服务器还没有模型。请下载一个，然后按“刷新”：",
  },

  code: {
    copy: "复制",
    copied: "已复制",
    notCopied: "浏览器不允许复制。请再按一次。",
    label: "代码",
    command: "命令",
    scroll: "代码，可横向滚动",
    hidden: (count) => `${formatNumber(count)} 个隐藏字符以 [U+…] 显示。复制时会省略。`,
  },

  markdown: {
    image: (host, alt) => `${host} 的图片${alt === "" ? "" : `：${alt}`}`,
    imageInline: (alt) => `图片未显示${alt === "" ? "" : `：${alt}`}`,
    done: "已完成",
    open: "待办",
    table: "表格，可横向滚动",
    math: "公式，可横向滚动",
    asText: "按文本显示：排版这一部分会花太长时间。",
    goesOn: "此文本很长，后面还有。",
    showMore: "显示更多",
  },

  diagram: {
    show: "显示图表",
    showSource: "显示源码",
    flowchart: "流程图",
    sequence: "时序图",
    scroll: "图表，可横向滚动",
    inWords: "图表的文字说明",
    line: (from, to, text) => `${from} 到 ${to}${text === "" ? "" : `：${text}`}`,
    between: (from, to, text) => `${from} 与 ${to} 之间${text === "" ? "" : `：${text}`}`,
    bidirectional: (from, to, text) =>
      `${from} 与 ${to} 之间，双向${text === "" ? "" : `：${text}`}`,
    end: (frame) => `结束：${frame}`,
    unread: (line) =>
      `Confidant 可绘制流程图和时序图。第 ${formatNumber(line)} 行无法识别为其中的内容。`,
    tooLarge: "此图表太大，无法在这里绘制。",
  },

  problem: {
    dismiss: "关闭",
    tryAgain: "重试",
    withoutBackup: (action) => `不备份直接执行：${action}`,
  },

  errors: errors,
  messageKept: "你的消息已保存。",
} satisfies Texts<typeof en>;
