import type { enConversations } from "../en-conversations";
import { formatNumber } from "../format";
import type { Texts } from "../texts";

/** What the panel says of its conversations and messages from the first; the rest stands apart. */
export const conversations = {
  conversations: {
    open: "会話",
    openWaiting: "会話（回答待ちがあります）",
  },

  conversationMenu: {
    open: "この会話",
    archivedNote: "この会話はアーカイブされています。ほかの会話と同じように読み、続けられます。",
    archivedThere:
      "この会話とそのコンテキストはアーカイブされています。読むことはできます。続けるにはコンテキストを復元してください。",
  },

  temporary: {
    mark: "一時的",
    means:
      "保存されません。Confidant をロック、再起動、更新したとき、またはブラウザーを閉じたときに削除されます。",
  },

  branches: {
    position: (position, of) => `${formatNumber(position)}/${formatNumber(of)}`,
    label: (position, of) => `バージョン ${formatNumber(position)} / ${formatNumber(of)}`,
    before: "前のバージョン",
    after: "次のバージョン",
    shown: (position, of) =>
      `${formatNumber(of)} 件中 ${formatNumber(position)} 番目のバージョンを表示しています。`,
  },

  message: {
    edit: "編集",
    editLabel: "メッセージを編集",
    editHint: (send) => `${send} で送信、Esc でキャンセル。前のバージョンは残ります。`,
    send: "送信",
    cancel: "キャンセル",
    again: "再生成",
    otherModel: "別のモデルで再生成",
    branch: "ここから分岐…",
    more: "このメッセージのその他の操作",
    remember: "記憶…",
    savePrompt: "プロンプトとして保存…",
    feedback: "フィードバック…",
    remove: "削除…",
    readAloud: "読み上げる",
    stopReading: "読み上げを停止",
    imported: "インポート済み",
    importedFrom: (model) => `インポート済み · ${model}`,
  },
} satisfies Texts<typeof enConversations>;
