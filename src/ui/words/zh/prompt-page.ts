import type { enPromptPage } from "../en-prompt-page";
import { formatAgo, formatExactDate, formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";

/** What the options say about how prompts are made. */
export const promptPage = {
  promptPage: {
    conversation: "对话",
    maxTurns: "模型最多看到的轮数",
    maxMessages: "每个请求最多的消息数",
    summaryPercent: "达到最多轮数的百分之多少时，为最早的轮次生成摘要",
    summaryPercentNote: "数值越小，生成摘要越早、越频繁。",
    cacheSeconds: "读取过的对话以未加密状态留在内存中的秒数",
    cacheSecondsNote: "这样下一条消息的等待更短。锁定会立即清除它；0 表示不保留。",
    compression: "较早的轮次",
    compressions: {
      "recursive-summarization": "生成摘要",
      truncate: "省略",
    },
    keepRecent: "保留的轮数",
    summariser: "生成摘要的模型",
    summariserNote: "同一服务器上模型的名称。留空则使用回答的模型。",
    chunkSize: "每篇摘要最多的轮数",
    range: (min, max) => `${formatNumber(min)} 到 ${formatNumber(max)} 之间的整数。`,
    memory: "记忆和最近活动",
    activityEntries: "模型最多看到的最近活动条目",
    activityNote: (most) =>
      `${formatNumber(0)} 到 ${formatNumber(most)}。它们说明情境的其他对话何时开始和继续；哪些情境显示它们，在各情境的设置中选择。`,
    includeDescriptions: "包含记忆块的说明",
    includeSchemas: "包含记忆块的结构",
    blocksNote:
      "记忆块是指令中一段有名称的文本，例如消息所涉及的工作流。它的说明表示用途，结构表示形式。",
    background: "后台",
    backgroundWhy: "标题、摘要和事实在没有其他任务时生成。只询问你选择的服务器。",
    backgroundLocal: "使用本机的模型",
    backgroundRemote: "使用远程模型",
    backgroundCost: "这会再次把对话发送到服务器，可能产生费用。",
    idleMinutes: "无操作多少分钟后概括整个对话",
    modes: "回答类型",
    modesLabel: "告诉模型似乎需要的回答类型",
    modesWhy: "根据消息的用词给出几句话：创作、查找、修改、思考，或只是聊聊。",
    warning: "提醒",
    warningPercent: "超过窗口的百分之多少时，指示条会提醒",
    warningWhy: (share) =>
      `当超过窗口的 ${formatPercent(share)}，或超过对话在其中份额的 ${formatPercent(share)} 时，侧边栏中的指示条会以颜色和形状提醒。`,
    window: "此模型的窗口",
    windowField: (model) => `${model} 一次能容纳的 Token`,
    windowReported: (tokens) => `服务器报告为 ${formatNumber(tokens)} Token。留空则使用该值。`,
    windowNotReported: "服务器没有报告。留空则使用已知值，或谨慎的假定值。",
    moreLimits: "更多",
    limits: {
      reservedResponseTokens: "为回答预留的 Token",
      historyTokens: "对话的 Token",
      memoryTokens: "摘要和记忆的 Token",
    },
    limitEmpty: "留空则使用情境的值。",
    defaultLimits: "用于没有单独设置的所有模型的限制",
    defaultWindow: "一次能容纳的 Token",
    defaultWindowEmpty: "留空则使用服务器报告的值，或谨慎的假定值。",
    windowGuide: "内置指南没有窗口。请先在侧边栏中选择模型。",
    redactions: "要隐藏的词语",
    redactionsSent:
      "每个都会替换为占位符。在发送前隐藏的内容绝不会到达模型，但在这里保持原样。只有工具的回答按模型收到的样子保存，不含这些内容。",
    redactionsStored:
      "在保存前隐藏的内容，会从此后保存的消息、回答、标题和摘要中永久移除。已保存的数据不变。你正在输入的内容或进行中的回答，在完成之前按原样保存。",
    noRedactions: "还没有。",
    redactionText: "词语或模式",
    redactionKind: "类型",
    redactionKinds: { word: "词语或短语", pattern: "模式" },
    redactionWhen: "何时隐藏",
    redactionWhens: { stored: "保存前", sent: "发送前" },
    patternHint: "在模式中，# 表示一个数字，? 表示一个字符，* 表示最多 64 个不含空格的字符。",
    redactionLength: "2 到 200 个字符，最多四个 *。",
    add: "添加",
    remove: "移除",
    removeLabel: (text) => `移除“${text}”`,
    turns: "最新的轮次",
    noTurns: "还没有得到回答的轮次。",
    turnsTable: "最新的轮次，可横向滚动",
    columns: {
      at: "时间",
      model: "模型",
      tokens: "Token",
      share: "窗口",
      firstToken: "第一个词",
      speed: "Token/秒",
    },
    unknown: "–",
    ago: formatAgo,
    exactDate: formatExactDate,
    speed: (tokens) => formatNumber(Math.round(tokens * 10) / 10),
    cache: (hits, fetches, rate) =>
      fetches === 0
        ? "Confidant 启动以来还没有读取过对话。"
        : `${formatNumber(fetches)} 次中有 ${formatNumber(hits)} 次取自内存而非磁盘（${formatPercent(rate)}）。`,
    refresh: "刷新",
  },
} satisfies Texts<typeof enPromptPage>;
