import type { Role } from "../../../domain/message";
import type { Budget, LeftOut, PlanWarning, SystemSectionKind } from "../../../domain/prompt-plan";
import {
  formatDate,
  formatExactDate,
  formatIso,
  formatNumber,
  formatPercent,
  formatSeconds,
} from "../format";
import type { enInspector } from "../inspector-words";
import type { Texts } from "../texts";
import { promptModes } from "./prompt";

const sections: Record<SystemSectionKind, string> = {
  base: "指示",
  "chat-note": "この会話のメモ",
  personality: "性格",
  steadiness: "落ち着きを保つ指針",
  mode: "回答の種類",
  errors: "何かが足りないとき",
  facts: "事実",
  summaries: "ほかの会話",
  summary: "この会話のこれまで",
  "core-blocks": "コアメモリ",
  "working-blocks": "作業メモリ",
  references: "参照",
  activity: "最近のアクティビティ",
  quotes: "以前の会話から",
  "tool-rules": "ツールのルール",
};

const roles: Record<Role, string> = {
  user: "あなた",
  assistant: "回答",
  system: "システム",
  tool: "ツール",
};

const windowSources: Record<Budget["windowSource"], string> = {
  person: "コンテキストウィンドウは、あなたが設定した値です。",
  provider:
    "コンテキストウィンドウは、サーバーが示した値です。実際に要求するのは必要な分だけです。",
  table:
    "サーバーがコンテキストウィンドウを示さないため、このモデルの系列で知られている値を使っています。",
  default:
    "コンテキストウィンドウが不明なため、仮の値を使っています。「オプション > プロンプト」で設定できます。",
};

const warnings: Record<PlanWarning, string> = {
  window: "ウィンドウがほぼいっぱいです。",
  history: "ウィンドウのうち会話に割り当てられた分がほぼいっぱいです。",
  overflow:
    "ウィンドウに収まる量を超えているため、モデルには一部しか読まれない可能性があります。メッセージを短くするか、モデルが対応していれば「オプション > プロンプト」でウィンドウを大きくするか、別のモデルを選んでください。",
  memory:
    "記憶の一部が、ウィンドウのうちメモリに割り当てられた分に収まりません。収まらないものは下に示しています。",
};

const reasons: Record<LeftOut["reason"], string> = {
  "history-tokens":
    "1 回のリクエストのうち会話に割り当てられた分を超えています。「オプション > コンテキスト」で設定できます。ウィンドウが小さいと、さらに少なくなります。",
  "history-turns": "渡すターン数には上限があります。「オプション > プロンプト」で設定できます。",
  "history-messages": "1 回のリクエストに含められるメッセージ数には上限があります。",
  "memory-tokens":
    "ウィンドウのうちメモリに割り当てられた分を超えています。割り当ては「オプション > プロンプト」で設定できます。ブロックを短くするか、ピン留めを外すと余裕ができます。",
  "quote-shown": "このメッセージは、リクエストにそのまま含まれています。",
  "quote-summarised": "この会話の要約に含まれています。",
  "quote-aside": "表示していない分岐にあります。",
  "quote-tokens": "より合うものがほかにあり、引用できる量には限りがあります。",
  "quotes-late": "検索に時間がかかりすぎたため、引用なしで送信しました。",
  "quotes-failed": "検索が応答しなかったため、引用なしで送信しました。",
  "quotes-partial":
    "話されたことのすべてがまだ索引に登録されていないため、未登録のものは検索していません。",
  "quotes-typed": "入力中は言葉だけで探します。意味を比べるモデルに問い合わせるのは送信時です。",
  "fact-waiting": "「メモリ」で承認を待っています。",
  "fact-not-remembered":
    "会話から学習したものですが、このコンテキストは会話から学習しない設定になっています。「オプション > コンテキスト」で切り替えられます。",
  "context-off":
    "このコンテキストではオフになっています。「オプション > コンテキスト」で切り替えられます。",
  "settings-off":
    "すべてのモデルでオフになっています。「オプション > プロンプト」で切り替えられます。",
  "not-remembered":
    "このコンテキストは会話から学習しない設定のため、ほかの会話のことは伝えられません。「オプション > コンテキスト」で切り替えられます。",
  "block-empty": "まだ何も書かれていません。「メモリ」で編集できます。",
  "block-not-told": "保管ブロックとログブロックは、プロンプトに含まれません。",
  "block-not-named":
    "ピン留めされておらず、メッセージにも名前がありません。メッセージに名前があれば含まれます。",
  "mode-tokens": "この種類の回答のための指示が、上限を超えています。",
  unanswered: "回答のないメッセージは、もう一度送られることはありません。",
  "images-unseen": "このモデルは画像を読み取れず、名前だけが渡されます。",
  "images-older":
    "リクエストに含まれる画像は最新の 4 枚です。それより古いものは、名前だけがモデルに渡されます。",
  "page-tokens":
    "ウィンドウのうち割り当てられた分を超えています。一部について尋ねるか、モデルが対応していれば「オプション > プロンプト」でウィンドウを大きくしてください。",
};

const becauses: Record<NonNullable<LeftOut["because"]>, string> = {
  truncate: "「オプション > プロンプト」の設定により、古いターンは要約せずに省かれます。",
  dropped: "要約が破棄されました。会話にある「元に戻す」で取り戻せます。",
  "summary-failed": "要約を作成できませんでした。もう一度試します。",
  "no-summariser":
    "自動で要約してよいモデルがありません。「オプション > プロンプト」で許可するか、/summary と入力してください。",
  "not-yet": "要約はまだ書かれていません。回答の後、ほかに何も動いていないときに作成されます。",
};

/** What the inspector says. */
export const inspector = {
  title: "モデルに渡される内容",
  sentTitle: "モデルに渡された内容",
  requestOf: (nth, of) => `リクエスト ${nth} / ${of}`,
  requestBefore: "前のリクエスト",
  requestAfter: "次のリクエスト",
  refresh: "更新",
  close: "閉じる",
  loading: "読み込み中…",
  noPlan:
    "この回答でモデルに渡された内容は記録されていません。この画面ができる前のものか、何も送信されないうちに失敗したものです。",
  total: (tokens, window) => `${formatNumber(window)} トークン中 ${formatNumber(tokens)}`,
  exactTokens: (tokens) => `${formatNumber(tokens)} トークン`,
  guide: "内蔵ガイドにウィンドウはありません。このブラウザーの中で回答します。",
  note: "このメッセージの回答の種類",
  windowSources,
  reply: (tokens) => `回答のために最大 ${formatNumber(tokens)} トークンを空けています。`,
  mode: (mode) => `回答の種類：${promptModes[mode]}。`,
  redacted: (count) => `あなたのルールにより ${formatNumber(count)} か所を隠しています。`,
  warnings,
  historyShare: (tokens, share) =>
    `${formatNumber(share)} トークン中 ${formatNumber(tokens)} を使用しています。`,
  continued:
    "この回答は続きから再開されました。以下は、最後の部分のために送られた内容で、それまでの回答を含みます。",
  parts: "送信される順の各部分",
  sections,
  roles,
  history: "会話",
  historySource: (messages) => `メッセージ ${formatNumber(messages)} 件`,
  time: "時刻",
  timeSource: "このマシンの時計",
  timeText: (time) => `${formatExactDate(time)} (${formatIso(time)})`,
  message: "あなたのメッセージ",
  messageSource: "ここに入力",
  messageEmpty: "まだ何も入力されていません。",
  begun: "これまでの回答",
  begunSource: "続きから再開",
  rest: "書式",
  restSource: "すべてのリクエストに共通",
  restText: "役割、見出し、区切りです。量は推定です。",
  product: "Confidant",
  fromSummary: (messages) => `メッセージ ${formatNumber(messages)} 件の要約`,
  fromSummaries: (count) => `ほかの会話の要約 ${formatNumber(count)} 件`,
  fromBlock: (label, from) =>
    from === undefined ? `「${label}」` : `「${label}」（${from} から共有）`,
  fromReferences: (count) => `参照 ${formatNumber(count)} 件`,
  fromFacts: (count) => `あなたについての事実 ${formatNumber(count)} 件`,
  oneFact: (key) => `事実：${key}`,
  whyFact: "あなたについて知っていることなので、余裕があるかぎりすべてのメッセージに付きます",
  oneSummary: (text) => `要約：${text}`,
  whySummary: "このコンテキストの最新の 3 件のうちの一つ",
  fromQuotes: (count) => `以前のメッセージからの引用 ${formatNumber(count)} 件`,
  quotes: {
    title: "以前の会話から",
    none: "以前に話されたことの中に、このメッセージに合うものはありません。",
    left: "引用されなかったもの",
    one: (title) => `「${title}」`,
    untitled: "タイトルのない会話",
    gone: "削除されたメッセージ",
    said: (speaker, at) => `${speaker === "user" ? "あなた" : "回答"}、${formatDate(at)}`,
    near: (similarity) => `意味がメッセージに近いです。近さは ${formatPercent(similarity)} です。`,
    why: (terms, relevance) =>
      `${terms.map((term) => `「${term}」`).join("、")}が共通しています。メッセージの内容の ${formatPercent(relevance)} にあたります。`,
    untrusted:
      "インポートされたテキスト、またはページやツールのテキストを含むため、この回答も信頼できないものとして扱われます。",
    positions: {
      note: "引用はメッセージの直前に置かれます。",
      system: "引用は会話の前に置かれます。",
    },
  },
  untrusted: (source) => `${source}、出所は信頼できません`,
  someUntrusted: (source, count) =>
    `${source}、うち ${formatNumber(count)} 件の出所は信頼できません`,
  more: (characters) => `残りを表示（${formatNumber(characters)} 文字）`,
  text: "テキスト（スクロールできます）",
  leftOut: "省かれたもの",
  nothingLeftOut: "ありません。",
  leftOutMessages: (messages) => `メッセージ ${formatNumber(messages)} 件。`,
  leftOutImages: (images) => `画像 ${formatNumber(images)} 枚。`,
  image: (name) => `[画像：${name}]`,
  leftOutSection: (kind, label) =>
    label === undefined ? `${sections[kind]}。` : `${sections[kind]}：「${label}」。`,
  leftOutPage: (name, passages, headings) => {
    const what = `「${name}」：${formatNumber(passages)} か所。`;
    return headings.length === 0
      ? what
      : `${what}見出し：${headings.map((one) => `「${one}」`).join("、")}など。`;
  },
  leftOutBlock: (label) => `ブロック：「${label}」。`,
  leftOutConversation: "会話。",
  leftOutMore: (kind, count) => `${sections[kind]}：ほかに ${formatNumber(count)} 件。`,
  reasons,
  becauses,
  request: "実際のリクエスト",
  requestNone: "このリクエストはこのブラウザーから出ません。",
  headers: "ヘッダー",
  body: "本文",
  copyAs: "形式を選んでコピー…",
  layouts: {
    openai: "OpenAI",
    anthropic: "Anthropic",
    gemini: "Gemini",
    ollama: "Ollama",
    elara: "プレーンテキスト（発言の前に名前）",
    omega: "プレーンテキスト（各部分を括弧で表示）",
    json: "JSON",
  },
  copied: "コピーしました。",
  copiedTyped: "今送信した場合の内容でコピーしました。",
  copyTyped: "コピーのために作成したので、コピーした時刻が入っています。",
  counts: "推定と実測",
  estimated: (tokens) => `推定 ${formatNumber(tokens)}`,
  counted: (tokens) =>
    tokens === null ? "サーバーは数を示しませんでした" : `実測 ${formatNumber(tokens)}`,
  prompt: "プロンプト",
  replyTokens: "回答",
  firstWord: "最初の語まで",
  speed: "速度",
  seconds: formatSeconds,
  perSecond: (tokens) => `${formatNumber(Math.round(tokens * 10) / 10)} トークン/秒`,
  sent: "送信された内容と 1 バイトも違わず同じです。",
  noAnswer: "作成されたリクエストです。応答がなかったため、送信されていない可能性があります。",
  changed:
    "このリクエストが指すものが後に変更または削除されたか、更新によって書き方が変わりました。以下は、送信された内容と完全には一致しません。",
} satisfies Texts<typeof enInspector>;
