import { formatNumber } from "../format";
import type { enParameters } from "../parameter-words";
import type { Texts } from "../texts";

/** What a conversation sets for its model, and what of that was sent. */
export const parameters = {
  title: "この会話のパラメーター",
  lead: "次のメッセージから有効です。空欄の項目はコンテキストとモデルに従います。",
  sent: "パラメーター",
  sentNone: "このリクエストでは指定されていません。",
  loading: "読み込み中…",
  names: {
    note: "システムメモ",
    temperature: "温度",
    topP: "語の選択 (top_p)",
    seed: "シード",
    stop: "停止文字列",
    window: "コンテキストウィンドウ",
    effort: "推論の強さ",
  },
  hints: {
    note: "コンテキストの指示のあとにモデルに伝えられます。",
    temperature: (most, usual) =>
      `0（最も予測しやすい）から ${formatNumber(most)}（最も多様）まで。空欄の場合は ${formatNumber(usual)} です。`,
    topP: "0 から 1 まで。この確率の割合を超える語は選ばれません。",
    seed: "整数です。同じ数を使うと、同じ質問への回答が似やすくなります。",
    stop: (lines) =>
      `1 行に 1 つ、最大 ${formatNumber(lines)} 個。回答は最初に現れたものの手前で終わります。`,
    window: "回答を含めて 1 回のリクエストに入る最大トークン数です。",
    effort: "モデルが回答前にどれだけ考えるかです。",
  },
  efforts: { low: "低", medium: "中", high: "高" },
  usual: "モデルに任せる",
  lacking: (model, names) =>
    `${model} は次の項目に対応していません：${names.join("、")}。設定した値は保存されますが、送信されません。`,
  whileThinking: (model, names) =>
    `${model} が思考している間、次の項目は送信されません：${names.join("、")}。`,
  guide: "内蔵ガイドにパラメーターはありません。選択したモデルに使われます。",
  wrong: (least, most) =>
    `${formatNumber(least)} から ${formatNumber(most)} までの数値が必要です。`,
  wrongStop: (lines, characters) =>
    `最大 ${formatNumber(lines)} 行、1 行あたり ${formatNumber(characters)} 文字までです。`,
  save: "保存",
  cancel: "キャンセル",
  reset: "リセット",
} satisfies Texts<typeof enParameters>;
