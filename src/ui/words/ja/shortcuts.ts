import type { enShortcuts } from "../shortcut-words";
import type { Texts } from "../texts";

/** The keys of the side panel, what each does, and how they are changed. */
export const shortcuts = {
  title: "キーボードショートカット",
  note: "特に断りのないかぎり、ショートカットはサイドパネルを使っている間に有効です。「オプション > ショートカット」で変更できます。",
  keys: "キー",
  does: "動作",
  close: "閉じる",
  what: {
    send: "メッセージを送信",
    newLine: "改行",
    stop: "回答を停止",
    editLast: "最後のメッセージを編集（入力欄が空のとき）",
    search: "会話とメモリを検索",
    find: "この会話内を検索",
    contexts: "別のコンテキストに切り替え",
    inspector: "モデルに渡される内容を表示",
    lock: "Confidant をロック",
    begin: "新しい会話を開始",
    commands: "コマンドの一覧を表示（メッセージの先頭で）",
    mention: "このコンテキストの以前の会話またはファイルを添付",
    shortcuts: "すべてのショートカットを表示（入力欄の外で）",
  },
  fixed: {
    escape: "開いているものを一つずつ閉じる",
    tab: "コマンド名を補完、または次の項目へ移動",
    saveSummary: "編集した要約を保存",
    menu: "一覧の会話のメニューを開く",
  },
  anywhere: {
    lock: "Confidant をロック（ブラウザーのどこからでも）",
    panel: "サイドパネルを開く（ブラウザーのどこからでも）",
    popup: "ポップアップを開く（ブラウザーのどこからでも）",
    page: "このページについて尋ねる（ブラウザーのどこからでも）",
  },
  none: "未設定",

  page: {
    own: "サイドパネル",
    lead: "各キーの働きと、変更できるキーを示します。",
    ownWhy: "サイドパネルを使っている間に有効です。送信、停止、ロックはポップアップでも使えます。",
    change: "変更",
    changeOf: (what) => `ショートカットを変更：${what}`,
    reset: "リセット",
    resetOf: (what, keys) => `${keys} にリセット：${what}`,
    resetAll: "すべてリセット",
    press: "新しいキーを押してください。Esc でキャンセルします。",
    pressFor: (what) => `新しいキー：${what}`,
    saved: (what, keys) => `保存しました。${keys}：${what}。`,
    allReset: "保存しました。すべてのショートカットを既定に戻しました。",
    taken: (keys, what) =>
      `${keys} はすでに「${what}」に使われています。別のキーを押すか、先にそのショートカットを変更してください。`,
    takenByBrowser: (keys, what) =>
      `${keys} はすでにブラウザー全体で「${what}」に使われています。別のキーを押すか、下でそのショートカットを変更してください。`,
    resetTaken: (keys, what) =>
      `リセットしていません：${keys} は今「${what}」に使われています。先にそのショートカットを変更するか、ここで別のキーを押してください。`,
    refused: {
      alone: (keys, mod, alt) =>
        `${keys} だけでは、入力や移動に使うキーです。${mod} または ${alt} を一緒に押してください。`,
      browser: (keys) => `${keys} はブラウザー自体が使います。別のキーを押してください。`,
      writing: (keys) =>
        `${keys} はテキストの編集、移動、または文字の入力に使われます。別のキーを押してください。`,
    },
    browser: "ブラウザー全体",
    browserWhy:
      "これらはブラウザーが管理しています。ブラウザーの拡張機能ショートカットのページで設定や変更ができます。",
    openBrowser: "ブラウザーのページを開く",
    fixed: "変更できないもの",
    commands: {
      lock: "Confidant をロック",
      panel: "サイドパネルを開く",
      popup: "ポップアップを開く",
      page: "このページについて尋ねる",
    },
  },
} satisfies Texts<typeof enShortcuts>;
