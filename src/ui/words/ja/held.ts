import { formatNumber } from "../format";
import type { enHeld } from "../held-words";
import type { Texts } from "../texts";

/** What is said of what came with a backup and does nothing until it is taken over. */
export const held = {
  title: "復元後にオフになっている設定",
  why: "バックアップのこれらの設定を使うと、より多くのデータが外に送られるか、Confidant のロックが解除されている時間が長くなります。オンにするまでオフのままです。",
  each: {
    "auto-lock": (minutes) =>
      minutes === null
        ? "自動ロックしない"
        : `${formatNumber(minutes)} 分間使われなかったときだけ自動ロック`,
    "ollama-url": (url) => `${url} の Ollama に尋ねる`,
    "ollama-origin": "このマシンの Ollama にオリジンを隠す",
    "background-remote":
      "このマシンの外のモデルによるタイトル、要約、事実の作成（費用がかかる場合があります）",
    connection: (name) => `接続 ${name}`,
    keyed: (name) => `接続 ${name}（バックアップのキー付き）`,
    origin: (name) => `${name} にオリジンを隠す`,
  },
  take: "オンにする",
  takeAll: "すべてオンにする",
  leave: "オフのままにする",
  stay: "保留中のものは「オプション > バックアップ」に表示されます。接続は「オプション > モデル」と「オプション > ツール」にあります。",
  refused: (host) =>
    `ブラウザーに ${host} への接続が許可されなかったため、何も変更していません。もう一度ボタンを押すと、再び確認されます。`,
  connection: "この接続はバックアップに含まれていたものです。許可するまで何も送信されません。",
  allow: "この接続を許可",
} satisfies Texts<typeof enHeld>;
