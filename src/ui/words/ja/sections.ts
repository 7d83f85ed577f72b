import type { enSections } from "../section-words";
import type { Texts } from "../texts";

/** What the parts of the options are called, in the order of their list, and how a text names one. */
export const sections = {
  at: "オプション > ",
  names: {
    models: "モデル",
    tools: "ツール",
    contexts: "コンテキスト",
    memory: "メモリ",
    lock: "ロック",
    backup: "バックアップ",
    prompt: "プロンプト",
    library: "プロンプトライブラリ",
    appearance: "外観",
    programs: "プログラム",
    keyboard: "ショートカット",
    usage: "使用状況",
    data: "データ",
    health: "診断",
    about: "Confidant について",
  },
} satisfies Texts<typeof enSections>;
