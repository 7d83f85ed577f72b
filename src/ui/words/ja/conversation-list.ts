import type { enConversationList } from "../conversation-words";
import { formatAgo, formatExactDate, formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";

/** The list of conversations, what can be done with one, and what is asked before that. */
export const conversationList = {
  menu: {
    begin: "新しい会話",
    temporary: "一時的な会話",
    rename: "名前を変更…",
    pin: "ピン留め",
    unpin: "ピン留めを外す",
    tags: "タグ…",
    move: "移動…",
    parameters: "パラメーター…",
    archive: "アーカイブ",
    restore: "復元",
    exportIt: "エクスポート…",
    search: "検索…",
    find: "この会話内を検索",
    memory: "メモリ",
    factsWait: (count) => `承認待ちの事実：${formatNumber(count)}`,
    shortcuts: "キーボードショートカット",
    tab: "タブで開く",
    remove: "削除…",
    discard: "破棄…",
  },

  list: {
    waiting: "回答待ち",
    title: "会話",
    close: "閉じる",
    begin: "新規",
    find: "会話とメモリを検索",
    scope: "表示する会話",
    here: "このコンテキスト",
    everywhere: "すべてのコンテキスト",
    archived: "アーカイブ済み",
    contextArchived: "アーカイブ済みのコンテキスト",
    list: "会話（新しい順）",
    untitled: "新しい会話",
    current: "表示中",
    pinned: "ピン留め",
    notStored: "保存なし",
    counts: (messages, tokens) =>
      `メッセージ ${formatNumber(messages)} 件 · ${formatTokens(tokens)} トークン`,
    total: (count, isEverywhere) =>
      `${isEverywhere ? "全体" : "ここ"}に保存された会話 ${formatNumber(count)} 件（アーカイブ済みを含む）`,
    menu: "この会話への操作（Shift+F10）",
    menuOf: (title) => `「${title}」`,
    none: "ここにはまだ会話がありません。何か書くと始まります。",
    noneFound: "この言葉を含むものはありません。",
    noneArchived: "アーカイブされたものはありません。",
    loading: "読み込み中…",
    ago: (ms) => formatAgo(ms),
    exactly: (time) => formatExactDate(time),
    tags: (tags) => tags.join("、"),
  },

  found: {
    title: "メッセージとメモリ",
    total: (count) =>
      count < 10_000
        ? `メッセージとメモリに ${formatNumber(count)} か所`
        : `メッセージとメモリに ${formatNumber(10_000)} か所以上`,
    searched: (count) =>
      `これまでに ${formatNumber(count)} 件のテキストを新しい順に検索しました。古いものが続きます。`,
    anew: (count) =>
      `保存された検索インデックスを読み込めなかったため、作り直しています。新しい順に ${formatNumber(count)} 件のテキストまで完了しました。`,
    memory: "メモリ",
    speakers: { user: "あなた：", assistant: "回答：" },
    kinds: {
      message: "メッセージ：",
      title: "タイトル：",
      block: "ブロック：",
      fact: "事実：",
      archival: "ノート：",
      summary: "要約：",
      reference: "参照：",
    },
    hint: '言葉、"語句"、-除く言葉、from:me、in:コンテキスト、tag:名前、before:2026-05、after:2026-01-31',
  },

  dialog: {
    save: "保存",
    cancel: "キャンセル",
    renameTitle: "この会話の名前を変更",
    name: "タイトル",
    nameNote: "空欄の場合は自動で付けられます。",
    tagsTitle: "この会話のタグ",
    tagList: "タグ",
    tagsNote: "カンマで区切ります。",
    moveTitle: "この会話の移動先",
    removeTitle: "この会話を削除",
    counting: "数えています…",
    removeMeans: (title, messages) =>
      `「${title}」を削除します。すべての分岐のメッセージ ${formatNumber(messages)} 件と要約が対象です。非常に大きい場合を除き、10 秒以内なら元に戻せます。先にバックアップが作成されます。バックアップには 4 週間またはそれ以上、ブラウザー自体のファイルにはしばらくの間、暗号化されたまま残ることがあります。`,
    removeConfirm: (messages) => `メッセージ ${formatNumber(messages)} 件を削除`,
    discardTitle: "この一時的な会話を破棄",
    discardMeans: (messages) =>
      `メッセージ ${formatNumber(messages)} 件も破棄されます。10 秒以内なら元に戻せます。この会話は一度も保存されていません。`,
    discardConfirm: "破棄",
  },

  message: {
    removeTitle: "このメッセージを削除",
    removeMeans:
      "このメッセージを含むすべての分岐で、テキストを削除します。これから作られた要約と、それ以降のプロンプトの記録も削除されます。非常に大きい場合を除き、10 秒以内なら元に戻せます。以前に作られたバックアップには、4 週間またはそれ以上残ります。",
    removeConfirm: "削除",
  },
} satisfies Texts<typeof enConversationList>;
