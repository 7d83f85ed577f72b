import type { Scope } from "../../../domain/program";
import { formatExactDate, formatNumber } from "../format";
import type { enPrograms } from "../program-words";
import type { Texts } from "../texts";

const inShort: Record<Scope, string> = {
  contexts: "コンテキストの読み取り",
  conversations: "会話の読み取り",
  chat: "チャット",
  write: "変更",
  delete: "削除",
};

/** The texts of programs of this machine. */
export const programs = {
  intro:
    "このマシンのエディター、アシスタント、コマンドラインは、Model Context Protocol（MCP）を通じて、それぞれ許可された範囲であなたのコンテキストを利用できます。ウェブからは利用できず、ネットワークで待ち受けるものもありません。",
  link: {
    off: "オフ：どのプログラムも接続できません。",
    connected: "オン：トークンを持つプログラムが接続できます。",
    "no-host":
      "ブラウザーが confidant-mcp を見つけられません。Confidant のソースコードのフォルダーで次のコマンドを実行してから、もう一度確認してください（Node 20 以降が必要です）。",
    "not-ours":
      "ブラウザーが見つけた confidant-mcp は、別の拡張機能用に設定されています。Confidant のソースコードのフォルダーで次のコマンドを実行してから、もう一度確認してください。",
    stopped:
      "confidant-mcp が停止しました。自動で再び起動します。「もう一度確認」を押すとすぐに起動します。",
    install: "node bridge/confidant-mcp.mjs install",
    on: "プログラムの接続を許可",
    end: "接続を許可しない",
    again: "もう一度確認",
    reload:
      "ブラウザーは、新しく起動した Confidant にだけ許可を与えます。その際、一時的な会話は削除されます。",
    reloadNow: "Confidant を再起動",
    awake: "オンの間、ブラウザーが動いているかぎり Confidant も動き続けます。",
  },
  list: {
    title: "プログラム",
    none: "トークンを持つプログラムはまだありません。",
    calls: (name) => (name === "" ? "" : `自称：${name}`),
    waits: "まだ何も許可されていません。最初の呼び出しのときに確認します。",
    revoked: (time) => `${formatExactDate(time)} にトークンを取り消しました。`,
    forGood: "無期限",
    until: (time) => `${formatExactDate(time)} まで`,
    over: "期限が切れました。もう一度許可するまで何もできません。",
    may: (scopes, time) =>
      scopes.length === 0
        ? "何もできません。"
        : `許可：${scopes.map((scope) => inShort[scope]).join("、")}（${time}）。`,
    change: "許可する内容を変更",
    revoke: "トークンを取り消す",
    remove: "ログとともに削除",
    log: (count) => `ログ：呼び出し ${formatNumber(count)} 件（新しい順）`,
    at: formatExactDate,
  },
  add: {
    title: "プログラムを追加",
    name: "呼び名",
    make: "トークンを作成",
    once: (name) =>
      `${name} のトークンはこの一度だけ表示されます。プログラムの設定に入力してください。これを持つ人は誰でも、その名前で要求できます。`,
    settings: "多くのプログラムで使われる形：",
    kept: "入力しました",
  },
  scopes: {
    contexts: "コンテキストとプリセットを読む",
    conversations: "会話とメモリを読み、検索する",
    chat: "コンテキストのモデルにメッセージへの回答を求める（回答から、そのコンテキストが記憶していることすべてが伝わる可能性があります）",
    write: "コンテキストとプリセットを作成、変更する（毎回確認します）",
    delete: "削除する（毎回確認します）",
  },
  scopesLegend: (name) => `${name} ができること`,
  until: {
    label: "期間",
    one: "1 日",
    thirty: "30 日",
    good: "無期限",
  },
  save: "許可",
  cancel: "キャンセル",
  outcomes: {
    done: "完了",
    failed: "失敗",
    declined: "あなたが却下",
    "not-allowed": "許可なし",
    "not-decided": "時間内に判断なし",
  },
  cards: {
    region: "あなたの判断を待つプログラム",
    consent: (name) => `${name} が接続を求めています`,
    client: (client) => `${client} と名乗っています。`,
    what: (what) => `最初の呼び出し：${what}`,
    call: (name, what) => `${name} からの要求：${what}`,
    deletes: "これは削除の操作です。",
    target: (target) => `対象：${target}`,
    arguments: "要求の内容",
    approve: "承認",
    decline: "却下",
    takenBack: "プログラムが取り消しました。何も実行されていません。",
    refuse: "却下し、トークンを取り消す",
  },
} satisfies Texts<typeof enPrograms>;
