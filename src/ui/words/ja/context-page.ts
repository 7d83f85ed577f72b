import type { ContextProviderName } from "../../../domain/context";
import type { FieldProblem } from "../../../domain/field-problem";
import type { PersonalityHint } from "../../../domain/personality-hint";
import type { Compression } from "../../../domain/prompt-settings";
import type { ToolName } from "../../../domain/tool-name";
import type { enContextPage } from "../en-context-page";
import { formatAgo, formatDate, formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";
import { toolLabel } from "./tool-labels";

const providers: Record<ContextProviderName, string> = {
  facts: "あなたについて知っていること：事実",
  blocks: "メモリに書かれていること：ブロック",
  "recent-summaries": "ほかで話したこと：ほかの会話の要約",
  references: "会話の対象：ワークフロー、ページ、ドキュメント、コンテキスト",
  activity: "ほかの会話が始まり、続けられた時期とそのタイトル",
  "last-n": "同じ会話のこれまでのメッセージ",
  quotes: "以前に話され、メッセージに関係すること：すべての会話からの引用",
};

const compressions: Record<Compression["type"], string> = {
  "recursive-summarization": "要約する",
  truncate: "省く",
};

const problems: Record<FieldProblem["problem"], (limit: string) => string> = {
  empty: () => "空にはできません。",
  "too-long": (limit) => `${limit} 文字を超えています。`,
  "too-small": (limit) => `最小値は ${limit} です。`,
  "too-large": (limit) => `最大値は ${limit} です。`,
  "not-a-number": () => "ここには数値が必要です。小数を使えるのは温度だけです。",
  "too-many": (limit) => `${limit} 個までです。`,
  taken: () => "この名前はすでに使われています。",
};

const texts: Record<PersonalityHint["field"], string> = {
  systemPrompt: "指示",
  personality: "性格",
};

type About = NonNullable<PersonalityHint["about"]>;

const asksFor: Partial<Record<About, string>> = {
  anger: "怒りや侮辱",
  moods: "相手の気分に流されること",
  temper: "かんしゃくを起こすこと",
  offence: "気を悪くすること",
  obedience: "言われたことを何でもすること",
  agreement: "何にでも同意すること",
};

const looksLike: Partial<Record<About, string>> = {
  block: "プロンプトのブロック",
  heading: "プロンプトの見出し",
  label: "話者のラベル",
};

const hints: Record<
  PersonalityHint["code"],
  (hint: Pick<PersonalityHint, "about" | "field">, words: string) => string
> = {
  empty: ({ field }) =>
    field === "systemPrompt"
      ? "何も書かれていません。誰であり何をするのかを一文書くと役立ちます。"
      : "何も書かれていません。話し方や人柄を一文書くと役立ちます。",
  "very-short": () => "とても短い内容です。2、3 文あると、よりしっかりした手がかりになります。",
  "very-long": () =>
    "とても長い内容で、リクエストのたびに会話のための余地を減らします。小さなモデルのウィンドウには収まらない可能性があります。",
  "contradicts-steadiness": ({ about }, text) =>
    `${text}は${(about && asksFor[about]) ?? "何か"}を求めていますが、落ち着きを保つための指針はこれに反しています。モデルは両方を指示されることになります。取り除くか、代わりに何をするのかを書いてください。`,
  "forged-tags": ({ about }, text) =>
    `${text}は${(about && looksLike[about]) ?? "プロンプトの一部"}のように見えるため、送信前に崩されます。ふつうの言葉で書いてください。`,
  "speaks-as-user": (_, text) =>
    `${text}は一人称で文が始まっており、モデルがあなた自身の言葉と受け取る可能性があります。相手に「あなた」と呼びかける形で書いてください。`,
  "no-role": () =>
    "指示に、誰であるかが書かれていません。「あなたは…です」という書き出しがおすすめです。",
  "not-english": () =>
    "小さなモデルは、英語で書かれた性格を最もよく保ちます。それでもあなたの言語で答えます。",
};

const ruleEnds = {
  StartConstraint: "をほかのすべてより先に呼び出す",
  ExitLoop: "で回答を終える",
  ContinueLoop: "の後も回答を続ける",
};

const toolNames: Readonly<Record<ToolName, string>> = {
  now: "日付と時刻 (now)",
  calculate: "式の値 (calculate)",
  block_read: "ブロック全体 (block_read)",
  archival_search: "保存されたノート (archival_search)",
  history_search: "このコンテキストの以前のメッセージ (history_search)",
  reference_find: "会話の対象 (reference_find)",
  block_append: "ブロックに追加 (block_append)",
  block_replace: "ブロックのテキストを置換 (block_replace)",
  block_set_field: "表のフィールドを設定 (block_set_field)",
  list_push: "リストに項目を追加 (list_push)",
  log_append: "ログに記録を追加 (log_append)",
  block_delete: "承認後にブロックを削除 (block_delete)",
  archival_insert: "ノートを保存 (archival_insert)",
  fact_set: "あなたについての事実を保存 (fact_set)",
  fact_forget: "あなたについての事実を忘れる (fact_forget)",
  reference_note: "会話の対象を記録 (reference_note)",
};

/** What the options say about contexts and presets. */
export const contextPage = {
  contextPage: {
    list: "コンテキスト",
    why: "コンテキストは、専用の指示、モデル、メモリ、会話を持つ一つのアシスタントです。生活の場面ごとに使い分けられます。",
    none: "コンテキストはまだありません。プリセットから最初の一つを作成してください。",
    noMatch: "その名前やタグを持つものはありません。",
    search: "名前またはタグで検索",
    tags: "次のタグのみ",
    more: (count) => `さらに ${formatNumber(count)} 件表示`,
    back: "すべてのコンテキスト",
    never: "まだ会話なし",
    lastChat: (ms) => `最後の会話：${formatAgo(ms)}`,
    pin: "ピン留め",
    unpin: "ピン留めを外す",
    pinName: (name) => `${name} をピン留め`,
    unpinName: (name) => `${name} のピン留めを外す`,
    archivedMark: "アーカイブ済み",
    neverExpires: "期限なし",
    keep: "復元してピン留め",
    keepMeans: "ピン留めしたコンテキストは期限切れになりません。",
    archivedBy: {
      person: (at) =>
        `${formatDate(at)} にあなたがアーカイブしました。復元するまで回答しません。会話はすべて残っています。`,
      expiry: (at) =>
        `しばらく会話がなかったため、${formatDate(at)} にアーカイブされました。復元するまで回答しません。会話はすべて残っています。`,
    },

    create: "新しいコンテキスト",
    createPreset: "新しいプリセット",
    from: "作成元",
    blank: "空白",
    fromPresets: "プリセット",
    createNow: "作成",
    use: "使う",
    useName: (name) => `${name} を新しいコンテキストに使う`,
    template: "テンプレートとして使う",
    templateName: (name) => `テンプレートとして使う：${name}`,

    who: "アシスタント",
    name: "名前",
    description: "説明",
    systemPrompt: texts.systemPrompt,
    systemPromptNote:
      "すべてのリクエストで、プロンプトの先頭に置かれます。切り詰められることはありません。",
    personality: texts.personality,
    personalityNote: "話し方や振る舞いを数文で書きます。",
    steady: "性格を保つ",
    steadyNote:
      "性格と、それを保つための指針が、すべてのリクエストに含まれます。オフの場合はどちらも含まれません。",
    tagsField: "タグ",
    tagsNote: "カンマで区切ります。",

    how: "回答のしかた",
    temperature: "温度",
    temperatureNote: "0（最も予測しやすい）から 1（より多様）まで。",
    maxTokens: "1 回の回答のトークン数",
    maxHistoryTokens: "1 回のリクエストに含める会話のトークン数",
    limitBeforeAll: (tokens) =>
      `「オプション > プロンプト」で、すべてのモデルに ${formatNumber(tokens)} トークンが設定されています。ここの設定よりも優先されます。`,
    limitBefore: (model, tokens) =>
      `「オプション > プロンプト」で、${model} に ${formatNumber(tokens)} トークンが設定されています。ここの設定よりも優先されます。`,
    historyHint: (window, tokens) =>
      `${formatNumber(window)} トークンのウィンドウでは、${formatNumber(tokens)} トークンまで使えます。`,
    takeHistory: (tokens) => `${formatNumber(tokens)} にする`,
    model: "モデル",
    general: "既定のモデル",
    generalModel: (name) => `全体の設定に従う：${name}`,
    compression: "古いやり取り",
    compressions: { general: "既定", ...compressions },
    generalCompression: (type) => `既定：${compressions[type]}`,
    keepRecent: "残すターン数",

    remembering: "知っていることと残すこと",
    providers: "各リクエストに含めるもの",
    providerNames: providers,
    quotesPosition: "引用の位置",
    quotesPositions: { note: "メッセージの直前", system: "会話の前" },
    quotesNote:
      "メッセージごとに、このコンテキストで以前話されたことの中から関係するものを探し、最大で数百トークンを引用します。古い言葉が再びモデルに渡されるため、リモートのモデルではプロバイダーにも渡ります。会話の前に置くと、サーバーは全体を読み直すことになります。",
    remembers: "ここでの会話から学習する：このコンテキストのほかの会話のための要約と事実",
    remembersNote:
      "オフの場合、会話全体の要約は作られず、その内容がほかの会話に現れることもありません。",
    expiryDays: "使われないとアーカイブされるまでの日数",
    expiryNote:
      "アーカイブされるだけで、中身はすべて残り、どの一覧にも表示されます。復元すると元に戻ります。最初のコンテキストとピン留めしたものは期限切れになりません。",

    tools: "ツール",
    toolsWhy:
      "回答中にモデルが自分の判断で行えることです。有効なツールはそれぞれ、すべてのリクエストの一部を使います。ツールに対応していないモデルには渡されません。",
    takesNoTools: "このコンテキストのモデルはツールに対応していません。",
    readingTools: "調べられるもの",
    writingTools: "変更できるもの",
    writingToolsNote:
      "承認が必要な変更は会話の中で待機します。会話にインポートされたテキスト、ウェブページ、ツールの出力が含まれる場合は、すべての変更が待機します。",
    withoutAsking: "承認なし",
    toolNames,
    toolRules: "ツールのルール",
    toolRule: (rule) => {
      const tool = `「${toolLabel(rule.tool)}」`;
      if (rule.type === "RequiresPrior")
        return `${tool}は「${toolLabel(rule.prior)}」の後にだけ呼び出す`;
      if (rule.type === "MaxCalls")
        return `${tool}は 1 回の回答で ${formatNumber(rule.max)} 回まで`;
      return `${tool}${ruleEnds[rule.type]}`;
    },
    ruleType: "ルール",
    ruleTypes: {
      StartConstraint: "最初に呼び出す",
      MaxCalls: "呼び出し回数の上限",
      RequiresPrior: "別のツールの後に呼び出す",
      ExitLoop: "回答を終える",
      ContinueLoop: "回答を続ける",
    },
    ruleTool: "ツール",
    rulePrior: "先に呼び出すもの",
    ruleMax: "回数",
    addRule: "追加",
    removeRule: "削除",
    removeRuleName: (rule) => `削除：${rule}`,

    preview: "プロンプトのプレビュー",
    previewWhy: "ここでの設定による、会話の最初のメッセージより前の内容です。",
    previewGuide:
      "ここでは内蔵ガイドが答え、あなたの質問と、ここで話されたこと、保存されたことだけが渡されます。モデルを使うと、プロンプト全体がここに表示されます。",
    previewWaits: "上の項目が正しく入力されるまで表示されません。",
    loading: "読み込み中…",

    saved: "すべての変更を保存しました。",
    unsaved: "保存されていない変更",
    saving: "保存中…",
    held: "保存するには、印のある項目を直してください。",
    undo: "元に戻す",
    conflict:
      "別のウィンドウで変更されました。両方のバージョンが残っています。入力した内容はここにあり、まだ保存されていません。",
    takeTheirs: "もう一方のバージョンを使う",
    keepMine: "自分の内容を使う",

    actions: "このコンテキスト",
    duplicate: "複製",
    duplicateEmpty: "メモリなしで複製",
    archive: "アーカイブ",
    restore: "復元",

    presets: "プリセット",
    presetsWhy: "すぐに使えるアシスタントです。そこから作成したコンテキストは独立しています。",
    builtIn: "内蔵",
    edit: "編集",
    editName: (name) => `${name} を編集`,
    remove: "削除",
    removed: "削除済み",
    removeMeans:
      "一覧から消えますが、復元できます。これから作成したコンテキストはそのまま残ります。",
    showRemoved: "削除したものも表示",
    noPresets:
      "自分のプリセットはまだありません。「テンプレートとして使う」で、これらのいずれかから始められます。",
    presetActions: "このプリセット",
    presetPurgeMeans:
      "このプリセットを削除します。これから作成したコンテキストはそのまま残ります。10 秒以内なら元に戻せます。このプロファイルのコピーや、しばらくの間はブラウザー自体のファイルに、暗号化された痕跡が残ることがあります。",
    presetPurgeConfirm: (name) => `完全に削除：「${name}」`,
    settings: (temperature, maxTokens, days) =>
      `温度 ${formatNumber(temperature)}、1 回の回答 ${formatTokens(maxTokens)} トークン、${formatNumber(days)} 日`,

    hints: "提案",
    hint: ({ code, about, field }, text) => {
      const sentence = hints[code]({ about, field }, `「${text}」`);
      return code === "empty" ? `${texts[field]}：${sentence}` : sentence;
    },

    problem: (problem, limit) => problems[problem](limit === undefined ? "" : formatNumber(limit)),

    older: "古いメッセージを削除",
    olderWhy: "メッセージのテキストと、それから作られた要約を削除します。会話は残ります。",
    olderContext: "対象のコンテキスト",
    olderBefore: "これより前に書かれたもの",
    olderAsk: "削除…",
    olderMeans: (name, date) =>
      `「${name}」のすべての会話で、${formatDate(date)} より前に書かれたメッセージのテキストをすべて削除します。非常に多い場合を除き、10 秒以内なら元に戻せます。`,
    olderConfirm: (name) => `「${name}」から削除`,
    olderDone: (messages) =>
      messages === 0
        ? "それほど古いメッセージはありませんでした。"
        : `${formatNumber(messages)} 件のメッセージを削除しました。`,
    contentsAsk: "内容",
    contentsName: (name) => `内容：${name}`,
  },
} satisfies Texts<typeof enContextPage>;
