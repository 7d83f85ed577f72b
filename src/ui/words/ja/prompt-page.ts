import type { enPromptPage } from "../en-prompt-page";
import { formatAgo, formatExactDate, formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";

/** What the options say about how prompts are made. */
export const promptPage = {
  promptPage: {
    conversation: "会話",
    maxTurns: "モデルに渡す最大ターン数",
    maxMessages: "1 回のリクエストの最大メッセージ数",
    summaryPercent: "最も古いターンの要約を始める、最大ターン数に対する割合（%）",
    summaryPercentNote: "小さくするほど、早く、頻繁に要約されます。",
    cacheSeconds: "読み込んだ会話を、暗号化せずにメモリに残す時間（秒）",
    cacheSecondsNote:
      "次のメッセージの待ち時間が短くなります。ロックするとすぐに消えます。0 の場合は残しません。",
    compression: "古いやり取り",
    compressions: {
      "recursive-summarization": "要約する",
      truncate: "省く",
    },
    keepRecent: "残すターン数",
    summariser: "要約に使うモデル",
    summariserNote:
      "同じサーバーにあるモデルの名前です。空欄の場合は、回答するモデルが使われます。",
    chunkSize: "1 つの要約の最大ターン数",
    range: (min, max) => `${formatNumber(min)} から ${formatNumber(max)} までの整数。`,
    memory: "メモリと最近のアクティビティ",
    activityEntries: "モデルに渡す最近のアクティビティの最大件数",
    activityNote: (most) =>
      `${formatNumber(0)} から ${formatNumber(most)} まで。コンテキストのほかの会話がいつ始まり、続けられたかを伝えます。どのコンテキストで渡すかは、それぞれの設定で選びます。`,
    includeDescriptions: "メモリブロックの説明を含める",
    includeSchemas: "メモリブロックのスキーマを含める",
    blocksNote:
      "メモリブロックは、指示の中にある名前の付いたテキストです。たとえば、メッセージが対象とするワークフローなどです。説明は用途を、スキーマは形を示します。",
    background: "バックグラウンド",
    backgroundWhy:
      "タイトル、要約、事実は、ほかに何も動いていないときに書かれます。尋ねるのは、あなたが選んだサーバーだけです。",
    backgroundLocal: "このマシンのモデルを使う",
    backgroundRemote: "リモートのモデルを使う",
    backgroundCost: "会話がもう一度サーバーに送信され、費用がかかる場合があります。",
    idleMinutes: "会話全体を要約するまでの、操作がない時間（分）",
    modes: "回答の種類",
    modesLabel: "求められていると思われる回答の種類をモデルに伝える",
    modesWhy:
      "メッセージの言葉から判断し、数文で伝えます：作成、検索、変更、考察、または単なる会話。",
    warning: "警告",
    warningPercent: "ウィンドウのこの割合（%）を超えるとバーで知らせる",
    warningWhy: (share) =>
      `ウィンドウ、またはそのうち会話に割り当てられた分が ${formatPercent(share)} を超えると、パネルのバーが色と形で知らせます。`,
    window: "このモデルのウィンドウ",
    windowField: (model) => `${model} が一度に扱えるトークン数`,
    windowReported: (tokens) =>
      `サーバーが示す値は ${formatNumber(tokens)} トークンです。空欄の場合はこれを使います。`,
    windowNotReported:
      "サーバーは値を示していません。空欄の場合は、知られている値か、控えめな仮の値を使います。",
    moreLimits: "その他",
    limits: {
      reservedResponseTokens: "回答のために確保するトークン数",
      historyTokens: "会話のトークン数",
      memoryTokens: "要約とメモリのトークン数",
    },
    limitEmpty: "空欄の場合は、コンテキストの値を使います。",
    defaultLimits: "専用の値がないすべてのモデルの上限",
    defaultWindow: "一度に扱えるトークン数",
    defaultWindowEmpty: "空欄の場合は、サーバーが示す値か、控えめな仮の値を使います。",
    windowGuide: "内蔵ガイドにウィンドウはありません。先にサイドパネルでモデルを選んでください。",
    redactions: "隠す語句",
    redactionsSent:
      "それぞれが置き換え用の印に変わります。「送信前」に隠すと、モデルには決して届きませんが、ここには書いたとおりに残ります。ツールの回答だけは、モデルに伝えられたとおり、それを除いて保存されます。",
    redactionsStored:
      "「保存前」に隠すと、これから保存されるメッセージ、回答、タイトル、要約から完全に取り除かれます。保存済みのデータは変わりません。入力中のものや進行中の回答は、終わるまでそのまま保存されます。",
    noRedactions: "まだありません。",
    redactionText: "語句またはパターン",
    redactionKind: "種類",
    redactionKinds: { word: "語句", pattern: "パターン" },
    redactionWhen: "隠すとき",
    redactionWhens: { stored: "保存前", sent: "送信前" },
    patternHint:
      "パターンでは、# は数字 1 つ、? は 1 文字、* は空白を含まない 64 文字までを表します。",
    redactionLength: "2～200 文字で、* は 4 つまでです。",
    add: "追加",
    remove: "削除",
    removeLabel: (text) => `「${text}」を削除`,
    turns: "最新のターン",
    noTurns: "回答されたターンはまだありません。",
    turnsTable: "最新のターン（横にスクロールできます）",
    columns: {
      at: "日時",
      model: "モデル",
      tokens: "トークン",
      share: "ウィンドウ",
      firstToken: "最初の語",
      speed: "トークン/秒",
    },
    unknown: "–",
    ago: formatAgo,
    exactDate: formatExactDate,
    speed: (tokens) => formatNumber(Math.round(tokens * 10) / 10),
    cache: (hits, fetches, rate) =>
      fetches === 0
        ? "Confidant が起動してから、会話はまだ読み込まれていません。"
        : `ディスクではなくメモリから読み込み：${formatNumber(fetches)} 回中 ${formatNumber(hits)} 回（${formatPercent(rate)}）。`,
    refresh: "更新",
  },
} satisfies Texts<typeof enPromptPage>;
