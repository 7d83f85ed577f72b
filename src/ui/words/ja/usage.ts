import type { enUsage } from "../en-usage";
import { formatCost, formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";

/** What models are chosen by, what they have cost, and how an answer of theirs may end. */
export const usage = {
  modelMenu: {
    find: "モデルを検索",
    here: "このブラウザー内",
    ollama: "Ollama",
    browserModel: "ブラウザー内蔵モデル",
    group: (name, destination) => `${name} · ${destination}`,
    none: "名前にこの言葉を含むモデルはありません。",
    more: (count) => `ほかに ${formatNumber(count)} 個：名前の一部を入力してください。`,
    window: (tokens) => formatTokens(tokens),
    windowHint: (tokens) => `${formatNumber(tokens)} トークンまで扱えます。`,
    price: ({ prompt, reply }) => `${formatCost(prompt)} / ${formatCost(reply)}`,
    priceHint: "100 万トークンあたりの価格（プロンプト / 回答）。",
    setUp: "モデルを設定…",
  },

  cost: {
    name: "費用",
    dollars: formatCost,
  },

  conversationFigures: {
    tokens: "ここのトークン数",
    cost: "費用（価格がわかる分）",
  },

  refusal: {
    ended: "プロバイダーがこの回答を終了しました。別の尋ね方をするか、別のモデルを選んでください。",
    empty:
      "プロバイダーがこの質問への回答を認めませんでした。別の尋ね方をするか、別のモデルを選んでください。",
  },
} satisfies Texts<typeof enUsage>;
