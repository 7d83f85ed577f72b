import type { enPage } from "../en-page";
import type { Texts } from "../texts";

/** Texts about the page beside the panel. */
export const page = {
  parts: { page: "このページ", selection: "選択範囲" },
  asks: {
    explain: {
      page: "このページについて説明してください。",
      selection: "これについて説明してください。",
    },
    summarise: {
      page: "このページを要約してください。",
      selection: "これを要約してください。",
    },
  },
  look: (name) => `${name} のうち送信される内容を表示`,
  refused: {
    "page-access":
      "ブラウザーはまだ Confidant にこのページの読み取りを許可していません。このページを開いたままツールバーの Confidant のボタンをクリックし、「このページについて尋ねる」を選んでください。",
    "page-browser":
      "これはブラウザーまたはそのストアのページで、拡張機能は読み取れません。代わりにテキストをコピーしてください。",
    "page-pdf":
      "これはブラウザー自体が表示している PDF です。尋ねたいテキストをコピーしてください。",
    "page-empty": "ここには見えるテキストがないか、何も選択されていません。",
    "page-gone": "タブが閉じられたか、別のページに変わりました。もう一度試してください。",
    "page-slow": "ページが時間内に応答しませんでした。一部を選択して尋ねてください。",
  },
} satisfies Texts<typeof enPage>;
