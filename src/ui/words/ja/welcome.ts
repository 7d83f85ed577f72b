import type { Texts } from "../texts";
import type { enWelcome } from "../welcome-words";

/** What the welcome page says. */
export const welcome = {
  title: "Confidant",
  what: "サイドパネルで使う、落ち着いたプライベートな会話の相手です。書いた内容はこのブラウザーで暗号化され、あなたが選んだモデルが答えます。",
  open: "Confidant を開く",
  opened: "Confidant はサイドパネルに開いています。",
  pin: "すぐ使えるように、アドレスバーの横のパズルのアイコンをクリックして Confidant を固定してください。ボタンからコンテキストの切り替えやパネルの表示ができます。",
} satisfies Texts<typeof enWelcome>;
