import type { en } from "../en";
import { formatDuration, formatNumber } from "../format";
import type { Texts } from "../texts";
import { attachments } from "./attachments";
import { contexts } from "./contexts";
import { conversations } from "./conversations";
import { errors } from "./errors";
import { prompt } from "./prompt";
import { summary } from "./summary";
import { usage } from "./usage";
import { vault } from "./vault";

/** What every page says; what only one page says is in a file of its own. */
export const words = {
  number: formatNumber,
  appName: "Confidant",
  options: "オプション",

  ...vault,
  ...attachments,
  ...contexts,
  ...conversations,
  ...prompt,
  ...summary,
  ...usage,

  composer: {
    label: "メッセージ",
    placeholder: "メッセージを入力…",
    send: "送信",
    stop: "停止",
    stopHint: (keys) => `停止（${keys}）`,
  },

  conversation: {
    label: "会話",
    yours: "あなたのメッセージ",
    reply: "回答",
    showEarlier: "以前のメッセージを表示",
    toEnd: "最新へ移動",
    notSeen: "これより上のメッセージはモデルに渡されません",
    notSeenOf: (messages) =>
      `これより上のうち ${formatNumber(messages)} 件のメッセージはモデルに渡されません`,
    newSummary: (messages) =>
      messages === 1
        ? "以後、モデルには最初のメッセージの代わりにその要約が渡されます。"
        : `以後、モデルには以前のメッセージ ${formatNumber(messages)} 件の代わりにその要約が渡されます。`,
    newCut: "以後、この会話の最初の部分はモデルに渡されません。",
    sending: "送信中…",
    waiting: "モデルの応答を待っています…",
    thinking: "考えています…",
    thoughtFor: (ms) => `思考時間：${formatDuration(ms)}`,
    finished: (start) => `回答が完了しました：${start}`,
    asks: "モデルが承認を求めています。",
    damaged: (count) =>
      `保存された項目のうち ${formatNumber(count)} 件が壊れているか、見つかりません。残りは表示しています。何も削除されていません。詳しくは「オプション > 診断」をご覧ください。`,
    continue: "続ける",
    retry: "再試行",
    answer: "回答する",
    cancelled: "停止しました。届いた分は保存されています。",
    cancelledEmpty: "何も届かないうちに停止しました。メッセージは保存されています。",
    interrupted: "中断されました。届いた分は保存されています。",
    interruptedEmpty: "回答が始まる前に中断されました。メッセージは保存されています。",
    lengthEnded: "回答が長さの上限に達しました。",
    lengthEmpty: "モデルは回答を始める前に、使える長さをすべて使い切りました。",
    empty: "回答が空です。",
    toContinue: "「続ける」を押すと再開します。",
    toRetry: "「再試行」を押すか、別のモデルを選んでください。",
    overflow: (tokens) =>
      `モデルが一度に扱える量を約 ${formatNumber(tokens)} トークン超えたため、一部しか読まれていない可能性があります。メッセージを短くするか、ウィンドウの大きいモデルを選んでください。`,
    textKept: "届いた分は保存されています。",
  },

  empty: {
    title: "静かに考えるための場所",
    sealed: "メッセージはこのブラウザー内で暗号化されます。",
    stays: "このマシンのモデルを使えば、あなたがそう設定した場合を除き、書いた内容は外に出ません。",
    leaves: (host) => `回答を得るため、書いた内容は ${host} に送信されます。`,
    connectTitle: "モデルに接続",
    connect:
      "今は内蔵ガイドが答えます。ガイドが知っているのは、Confidant のことと、ここで話されたこと、保存されたことだけです。本格的に使うには、次のいずれかの方法でモデルに接続してください。",
    options: {
      ollama: "このマシンの Ollama を使う",
      connect: "キーを使ってプロバイダーに接続する",
      files: "このブラウザーでモデルファイルを動かす",
    },
    lookAgain: "更新",
    looking: "読み込み中…",
  },

  model: {
    guide: "内蔵ガイド",
    inBrowser: "このブラウザー内",
    onMachine: "このマシン上",
    toHost: (host) => `${host} へ送信`,
    checking: "モデルを探しています…",
    choose: "モデルを選ぶ",
    defaultTitle: "既定のモデル",
    listTitle: "このコンテキストのモデル",
    refresh: "更新",
    looking: "読み込み中…",
    none: "サーバーにはまだモデルがありません。ダウンロードしてから「更新」を押してください。",
  },

  code: {
    copy: "コピー",
    copied: "コピーしました",
    notCopied: "ブラウザーがコピーを許可しませんでした。もう一度押してください。",
    label: "コード",
    command: "コマンド",
    scroll: "コード（横にスクロールできます）",
    hidden: (count) =>
      `見えない文字 ${formatNumber(count)} 個を [U+…] として表示しています。コピーには含まれません。`,
  },

  markdown: {
    image: (host, alt) => `${host} の画像${alt === "" ? "" : `：${alt}`}`,
    imageInline: (alt) => `画像は表示していません${alt === "" ? "" : `：${alt}`}`,
    done: "完了",
    open: "未完了",
    table: "表（横にスクロールできます）",
    math: "数式（横にスクロールできます）",
    asText: "この部分は整形に時間がかかりすぎるため、そのままのテキストで表示しています。",
    goesOn: "このテキストはとても長く、まだ続きがあります。",
    showMore: "さらに表示",
  },

  diagram: {
    show: "図を表示",
    showSource: "ソースを表示",
    flowchart: "フローチャート",
    sequence: "シーケンス図",
    scroll: "図、横にスクロールします",
    inWords: "図の内容",
    line: (from, to, text) => `${from} から ${to}${text === "" ? "" : `：${text}`}`,
    between: (from, to, text) => `${from} と ${to} の間${text === "" ? "" : `：${text}`}`,
    bidirectional: (from, to, text) =>
      `${from} と ${to} の間、双方向${text === "" ? "" : `：${text}`}`,
    end: (frame) => `終わり：${frame}`,
    unread: (line) =>
      `Confidant はフローチャートとシーケンス図を描画します。${formatNumber(line)} 行目はその一部として読み取れませんでした。`,
    tooLarge: "この図は大きすぎるため、ここでは描画できません。",
  },

  problem: {
    dismiss: "閉じる",
    tryAgain: "もう一度試す",
    withoutBackup: (action) => `バックアップなしで実行：${action}`,
  },

  errors: errors,
  messageKept: "メッセージは保存されています。",
} satisfies Texts<typeof en>;
