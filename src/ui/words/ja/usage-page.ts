import { formatCost, formatMonth, formatNumber, formatSeconds, formatTokens } from "../format";
import type { Texts } from "../texts";
import type { enUsagePage } from "../usage-words";

/** What the options say of tokens, speed and cost. */
export const usagePage = {
  why: "月とモデルごとのトークン、速度、費用です。これらの統計がこのマシンから出ることはありません。",
  how: "トークンはプロバイダーが数え、そうでなければ推定します。価格はプロバイダーが公開しているもので、請求額は異なる場合があります。タイトル、要約、事実の学習も回答として数えます。内蔵ガイド、一時的な会話、意味での検索は含まれません。",
  none: "モデルからの回答はまだありません。",
  month: formatMonth,
  months: "月別",
  measure: "棒グラフの内容",
  measures: { tokens: "トークン", cost: "費用" },
  plots: { tokens: "月ごとのトークン", cost: "月ごとの費用" },
  plotOf: {
    tokens: (name, tokens) => `${formatMonth(name)}：${formatNumber(tokens)} トークン`,
    cost: (name, cost) => `${formatMonth(name)}：${formatCost(cost)}`,
  },
  table: (name) => `${formatMonth(name)}、モデル別`,
  columns: {
    month: "月",
    model: "モデル",
    replies: "回答",
    prompt: "入力トークン",
    reply: "出力トークン",
    firstWord: "最初の語",
    speed: "トークン/秒",
    cost: "費用",
  },
  hints: {
    firstWord: "送信から最初の語までの平均",
    speed: "最初の語以降の 1 秒あたりの平均トークン数",
  },
  all: "合計",
  others: "その他のモデル",
  browserModel: "ブラウザー内蔵モデル",
  destination: {
    browser: "このブラウザー内",
    machine: "このマシン上",
    host: (host) => `${host} へ送信`,
  },
  number: formatNumber,
  tokens: formatTokens,
  seconds: formatSeconds,
  speed: (tokens) => formatNumber(Math.round(tokens * 10) / 10),
  unknown: "–",
  cost: (cost, unpriced) => {
    if (unpriced === 0) return cost === 0 ? "–" : formatCost(cost);
    return cost === 0
      ? "価格不明"
      : `${formatCost(cost)}、回答 ${formatNumber(unpriced)} 件の価格は不明`;
  },
  forget: "統計をリセット…",
  forgetMeans: "すべての月の統計を削除します。会話ごとの値は残ります。10 秒以内なら元に戻せます。",
  forgetConfirm: "リセット",
  forgotten: "リセットしました。",
} satisfies Texts<typeof enUsagePage>;
