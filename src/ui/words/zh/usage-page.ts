import { formatCost, formatMonth, formatNumber, formatSeconds, formatTokens } from "../format";
import type { Texts } from "../texts";
import type { enUsagePage } from "../usage-words";

/** What the options say of tokens, speed and cost. */
export const usagePage = {
  why: "按月份和模型统计的 Token、速度和费用。这些统计绝不会离开本机。",
  how: "Token 由提供商计数，否则为估计值。价格为提供商公布的价格；实际账单可能不同。标题、摘要和学习事实也计为回答。不包括内置指南、临时对话和按含义搜索。",
  none: "还没有模型的回答。",
  month: formatMonth,
  months: "按月份",
  measure: "柱形显示",
  measures: { tokens: "Token", cost: "费用" },
  plots: { tokens: "每月的 Token", cost: "每月费用" },
  plotOf: {
    tokens: (name, tokens) => `${formatMonth(name)}：${formatNumber(tokens)} Token`,
    cost: (name, cost) => `${formatMonth(name)}：${formatCost(cost)}`,
  },
  table: (name) => `${formatMonth(name)}，按模型`,
  columns: {
    month: "月份",
    model: "模型",
    replies: "回答",
    prompt: "输入 Token",
    reply: "输出 Token",
    firstWord: "第一个词",
    speed: "Token/秒",
    cost: "费用",
  },
  hints: {
    firstWord: "从发送到第一个词的平均用时",
    speed: "从第一个词起平均每秒的 Token 数",
  },
  all: "全部",
  others: "其他模型",
  browserModel: "浏览器内置模型",
  destination: {
    browser: "在此浏览器中",
    machine: "在本机",
    host: (host) => `发往 ${host}`,
  },
  number: formatNumber,
  tokens: formatTokens,
  seconds: formatSeconds,
  speed: (tokens) => formatNumber(Math.round(tokens * 10) / 10),
  unknown: "–",
  cost: (cost, unpriced) => {
    if (unpriced === 0) return cost === 0 ? "–" : formatCost(cost);
    return cost === 0
      ? "价格未知"
      : `${formatCost(cost)}，${formatNumber(unpriced)} 个回答的价格未知`;
  },
  forget: "重置统计…",
  forgetMeans: "将删除所有月份的统计。对话中的统计会保留。10 秒内可以撤销。",
  forgetConfirm: "重置",
  forgotten: "已重置。",
} satisfies Texts<typeof enUsagePage>;
