import type { enNotes } from "../en-notes";
import { formatAgo, formatExactDate, formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";

/** What is said of notes and facts, and of keeping something that was said. */
export const notes = {
  notes: {
    title: "ノート",
    means: "永続的に保存され、ここで検索できます。プロンプトには含まれません。",
    none: "ノートはまだありません。ここに書くか、メッセージのメニューで「記憶」を選んでください。",
    noneFound: "この言葉を含むノートはありません。",
    notWhole:
      "保存されたものはまだ索引を作成中のため、すべてのノートを検索したわけではありません。",
    again: "もう一度検索",
    find: "ノートを検索",
    add: "ノートを追加",
    text: "ノート",
    tags: "タグ",
    tagsNote: "カンマで区切ります。空欄でもかまいません。",
    edit: "編集",
    editOf: (start) => `ノートを編集：${start}`,
    deleteOf: (start) => `ノートを削除：${start}`,
    source: "メッセージを表示",
    sourceOf: (start) => `ノートの元のメッセージを表示：${start}`,
    count: (count) => `ノート ${formatNumber(count)} 件`,
    shown: (from, to, total) =>
      `${formatNumber(total)} 件中 ${formatNumber(from)}～${formatNumber(to)}`,
    next: "古いもの",
    before: "新しいもの",
    ago: formatAgo,
    exactly: formatExactDate,
    changed:
      "その間に別の場所で変更されました。もう一度「保存」を押すと、あなたのテキストに置き換わります。",
  },

  facts: {
    title: "事実",
    means:
      "あなたについて知っていることです。余裕のある範囲で、新しいものからプロンプトに含まれます。",
    none: "まだ何も知られていません。ここに事実を書いてください。ほかの事実は、このマシンのモデル、または「オプション > プロンプト」で許可した方法で、あなたの発言から学習されます。",
    table: "事実の表",
    key: "項目",
    value: "値",
    since: "いつから",
    acts: "操作",
    keyOf: (key) => `事実の名前：${key}`,
    valueOf: (key) => `値：${key}`,
    notIncluded:
      "このコンテキストが会話から学習しない間は、会話から学習した事実はプロンプトに含まれません。「オプション > コンテキスト」で切り替えられます。",
    waits: "承認待ちです。モデルにはまだ渡されません。",
    quote: (words) => `あなたの発言：「${words}」`,
    confidence: (share) => `確度：${formatPercent(share)}`,
    byModel: "モデルが保存しました。",
    replaces: (value) => `置き換え対象：${value}`,
    former: (values) => `以前：${values.join("、")}`,
    approve: "承認",
    approveOf: (key) => `事実を承認：${key}`,
    forget: "忘れる",
    forgetOf: (key) => `事実を忘れる：${key}`,
    source: "メッセージを表示",
    sourceOf: (key) => `事実の元のメッセージを表示：${key}`,
    add: "追加",
    addLabel: "この事実を追加",
  },

  remember: {
    title: "これを記憶",
    as: "保存の形",
    names: { note: "ノート", fact: "事実" },
    text: "テキスト",
    keep: "保存",
    keptNote: "ノートとして保存しました。",
    keptFact: "事実として保存しました。",
    undo: "元に戻す",
    undone: "元に戻しました。何も保存されていません。",
    show: "メモリを表示",
  },

  feedback: {
    title: "フィードバック",
    means:
      "ここに書いたことは、このコンテキストのメモリのブロック「feedback」に残り、次のプロンプトに含まれます。ほかへは送られません。",
    legend: "この回答",
    names: { helped: "役に立った", not: "役に立たなかった" },
    asks: {
      helped: "このままでよいことを書いてください。",
      not: "変えてほしいことを書いてください。",
    },
    words: "自分の言葉で",
    kept: "保存しました。次のプロンプトでモデルに伝えます。",
  },
} satisfies Texts<typeof enNotes>;
