import type { enSummary } from "../en-summary";
import { formatNumber } from "../format";
import type { Texts } from "../texts";

/** Summaries in the conversation, and the commands that are answered here. */
export const summary = {
  summary: {
    mark: (messages) =>
      messages === 1
        ? "モデルにはこのメッセージの要約が渡されます"
        : `モデルにはこれらのメッセージ ${formatNumber(messages)} 件の要約が渡されます`,
    dropped: (messages) => `メッセージ ${formatNumber(messages)} 件の要約を破棄しました。`,
    droppedMeans:
      "モデルには、収まるかぎりメッセージそのものが渡されます。自動で再び要約されることはありません。破棄したテキストは残っています：",
    failed: "新しい要約を作成できませんでした。",
    again: "自動でもう一度試します。/summary で今すぐ試すこともできます。",
    text: "要約",
    byPerson: "あなたが変更しました。",
    byModel: (model) => `${model} が書きました。`,
    edit: "編集",
    drop: "破棄",
    undo: "元に戻す",
    undoEdit: "最後の変更を元に戻す",
    save: "保存",
    saveHint: (keys) => `保存（${keys}）`,
    cancel: "キャンセル",
    empty: "要約を空にはできません。代わりに破棄してください。",
    changed: "その間に変更されました。現在の内容を表示しています。何も失われていません。",
    conflict:
      "その間に変更されました。入力した内容は上に残っています。これが現在の内容です。「保存」を押すと、あなたの内容に置き換わります。",
    gone: "その間に破棄されました。入力した内容は上に残っています。先に破棄を元に戻すか、コピーしてからキャンセルしてください。",
  },

  commands: {
    label: "コマンド",
    hints: {
      status: "モデル、ウィンドウの使用量、ロック",
      history: "この会話のうちモデルに渡されるもの",
      context: "モデルに渡されるすべての内容",
      model: "モデルを選ぶ、または名前を入力",
      summary: "古いターンを今すぐ要約",
      memory: "このコンテキストの記憶",
      search: "話されたこと、保存されたものを検索",
      facts: "このコンテキストであなたについて知っていること",
      remember: "あなたについての事実を保存（city: Lisbon）",
      forget: "事実を忘れる（city）",
      new: "ここで別の会話を始める",
      temp: "保存されない会話を始める",
      help: "これらのコマンド",
    },
  },
} satisfies Texts<typeof enSummary>;
