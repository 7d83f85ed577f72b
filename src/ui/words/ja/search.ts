import { formatNumber } from "../format";
import type { enSearch } from "../search-words";
import type { Texts } from "../texts";

/** What is said where a search is made narrower, and where one conversation is searched. */
export const search = {
  scope: {
    conversation: "この会話",
  },

  filters: {
    open: "フィルター",
    row: "検索を絞り込む",
    names: { from: "発言者", kind: "種類", date: "日付", tag: "タグ", help: "ヘルプ" },
    inUse: "使用中のフィルター",
    remove: (filter) => `フィルターを外す：${filter}`,
    speakers: { user: "あなた", assistant: "アシスタント" },
    kinds: {
      message: "メッセージ",
      title: "タイトル",
      block: "ブロック",
      fact: "事実",
      archival: "ノート",
      summary: "要約",
      reference: "参照",
    },
    after: "この日以降",
    before: "この日より前",
    lastDays: (days) => `過去 ${days} 日間`,
    tag: "タグ",
    addTag: "追加",
    chip: {
      from: (speaker) => `発言者：${speaker}`,
      in: (context) => `場所：${context}`,
      kind: (kind) => `種類：${kind}`,
      before: (date) => `${date} より前`,
      after: (date) => `${date} 以降`,
      tag: (tag) => `タグ：${tag}`,
    },
  },

  help: {
    title: "検索のしかた",
    rows: [
      ["古い 港", "両方の言葉を含む（位置は問わない）"],
      ['"古い港"', "この順に並んだ言葉"],
      ["-港", "この言葉を含まない"],
      ["from:me", "あなたが書いたもの。from:assistant は回答"],
      ["in:仕事", "名前にこれを含むコンテキスト"],
      ["kind:note", "ほかに message、title、block、fact、summary、reference"],
      ["after:2026-05", "それ以降"],
      ["before:2026-06-15", "その日の前まで"],
      ["tag:旅行", "このタグが付いたもの"],
    ],
  },

  find: {
    label: "この会話内を検索",
    previous: "前へ（Shift+Enter）",
    next: "次へ（Enter）",
    close: "閉じてここに残る（Esc で元の場所に戻る）",
    count: (position, of, isMore) =>
      `${formatNumber(of)} 件${isMore ? "以上" : ""}中 ${formatNumber(position)} 件目`,
    some: (of, isMore) => (isMore ? `${formatNumber(of)} 件以上` : `上に ${formatNumber(of)} 件`),
    none: "見つかりません",
    looking: "読み込み中…",
    elsewhere: (count) => `ほかのバージョンにメッセージ ${formatNumber(count)} 件：検索で表示`,
  },

  method: {
    label: "検索方法",
    modes: { auto: "言葉と意味", fts: "言葉", vector: "意味" },
    found: {
      fts: "言葉で見つかりました。",
      vector: "意味で見つかりました。",
      hybrid: "言葉と意味で見つかりました。",
    },
    progress: (embedded, of) =>
      `現在、${formatNumber(of)} 件中 ${formatNumber(embedded)} 件のテキストを意味で検索できます。`,
    waits: "意味による検索は待機中です：",
  },

  otherVersion: "別のバージョン内",
  gone: "そのテキストは削除されました。一覧は最新の状態になりました。",
} satisfies Texts<typeof enSearch>;
