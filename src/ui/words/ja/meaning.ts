import { formatNumber } from "../format";
import type { enMeaning } from "../meaning-words";
import type { Texts } from "../texts";

/** What the options say of searching by meaning. */
export const meaning = {
  title: "意味で検索",
  why: "同じ意味の別の言葉も見つけます。そのために、モデルがすべてのテキストをバックグラウンドで一度読み、検索のたびにその言葉も読みます。",
  label: "テキストを読むもの",
  packaged: "このブラウザー内の英語モデル",
  none: "なし：言葉だけで検索",
  ollama: "このマシンの Ollama のモデル",
  file: (name) => `このブラウザー内のモデルファイル ${name}`,
  of: (connection) => `${connection} のモデル`,
  model: "埋め込みモデルの名前",
  example: "例：nomic-embed-text、text-embedding-3-small、gemini-embedding-001",
  leaves: (host) =>
    `ここに保存されているテキストが ${host} に送信されます：メッセージとそのファイルのテキスト、ブロック、事実、ノート、要約、参照とそのアドレス。検索のたびにその言葉も送信されます。編集したものはもう一度、保管庫キーを変更した後はすべてがもう一度送信されます。費用がかかる場合があります。`,
  stays: "テキストはこのマシンから出ません。",
  use: "このモデルを使う",
  trying: "試しています…",
  now: (name, destination) => `${name}（${destination}）`,
  progress: (embedded, of) =>
    `${formatNumber(of)} 件中 ${formatNumber(embedded)} 件のテキストを読みました。`,
} satisfies Texts<typeof enMeaning>;
