import type { enUsage } from "../en-usage";
import { formatCost, formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";

/** What models are chosen by, what they have cost, and how an answer of theirs may end. */
export const usage = {
  modelMenu: {
    find: "查找模型",
    here: "在此浏览器中",
    ollama: "Ollama",
    browserModel: "浏览器内置模型",
    group: (name, destination) => `${name} · ${destination}`,
    none: "没有名称包含这些词的模型。",
    more: (count) => `还有 ${formatNumber(count)} 个：请输入名称的一部分。`,
    window: (tokens) => formatTokens(tokens),
    windowHint: (tokens) => `可容纳 ${formatNumber(tokens)} Token。`,
    price: ({ prompt, reply }) => `${formatCost(prompt)} / ${formatCost(reply)}`,
    priceHint: "每百万 Token 的价格：提示词 / 回答。",
    setUp: "设置模型…",
  },

  cost: {
    name: "费用",
    dollars: formatCost,
  },

  conversationFigures: {
    tokens: "此处的 Token",
    cost: "费用（以已知价格计）",
  },

  refusal: {
    ended: "提供商结束了此回答。请换种问法，或选择其他模型。",
    empty: "提供商不允许回答此问题。请换种问法，或选择其他模型。",
  },
} satisfies Texts<typeof enUsage>;
