import type { enCommandAnswers } from "../command-words";
import { formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";

/** What the commands are answered with; the list of them stands with the panel's own texts. */
export const commandAnswers = {
  dismiss: "閉じる",
  asking: "読み込み中…",
  status: {
    title: "状態",
    context: "コンテキスト",
    model: "モデル",
    mode: "回答の種類",
    window: "ウィンドウ",
    lock: "ロック",
    store: "保存データ",
    well: "正常",
    damaged: (rows) => `${formatNumber(rows)} 件の項目が壊れているか、見つかりません`,
    none: "まだありません",
    share: (share, tokens, window) =>
      `${formatPercent(share)}（${formatNumber(window)} トークン中 ${formatNumber(tokens)}）`,
    noWindow: (tokens) => `${formatNumber(tokens)} トークン（ガイドにウィンドウはありません）`,
    lockKinds: {
      none: "ロックなし",
      sealing: "暗号化中",
      lock: "設定したロック解除方法で保護",
    },
  },
  history: {
    title: "履歴",
    all: "ここにあるメッセージ",
    shown: "モデルに渡されるもの",
    summarised: "要約に含まれるもの",
    leftOut: "省かれるもの",
  },
  model: {
    title: "モデル",
    chosen: (name) => `モデルを ${name} に変更しました。`,
    choosing: (name) => `${name} を選択中…`,
    unknown: (name) =>
      `「${name}」というモデルはここにはありません。一覧に使えるモデルが表示されています。`,
  },
  summary: {
    title: "要約",
    making: "要約中…",
    made: (messages) =>
      `完了しました。モデルには ${formatNumber(messages)} 件のメッセージの代わりに、上に開いている要約が渡されます。`,
    show: "表示",
    nothing: "要約するものはまだありません。最新のやり取りは常にそのまま残ります。",
  },
  facts: {
    title: "事実",
    none: "このコンテキストでは、あなたについてまだ何も記録されていません。事実は、しばらく書き込みがないときに会話から学習されるか、/remember で保存されます。",
    quote: (words) => `「${words}」`,
    former: (values) => `以前：${values.join("、")}`,
    replaces: (value) => `置き換え対象：${value}`,
    waiting: "承認待ちです。まだどのモデルにも渡されません。",
    approve: "承認",
    approveOf: (key) => `承認：${key}`,
    forget: "忘れる",
    forgetOf: (key) => `忘れる：${key}`,
  },
  remember: {
    title: "記憶",
    empty: "コマンドの後に保存する内容を入力してください。例：/remember city: Lisbon",
    temporary: "一時的な会話からは何も保存されません。何も変更していません。",
    kept: (key, value) => `保存しました：${key}：${value}`,
  },
  forget: {
    title: "忘れる",
    empty: "事実の「忘れる」を押すか、コマンドの後に対象を入力してください。例：/forget city",
    done: (key) => `忘れました：${key}。これまでの発言から再び学習されることはありません。`,
    unknown: (key) =>
      `このコンテキストに「${key}」という事実はありません。/facts で一覧を表示できます。`,
  },
  help: {
    title: "コマンド",
    note: "コマンドはここで実行され、送信されることはありません。引数を取るのは /model、/search、/remember、/forget だけです。スラッシュで始まるその他のテキストは、メッセージとして送信されます。",
  },
} satisfies Texts<typeof enCommandAnswers>;
