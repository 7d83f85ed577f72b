import { MAX_PDF_BYTES } from "../../../domain/pdf-reading";
import { formatNumber } from "../format";
import type { enPage } from "../page-words";
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
  look: (name) => `${name} のテキストを表示`,
  cut: (kept, tokens) => `約 ${formatNumber(tokens)} トークン中 ${formatNumber(kept)}`,
  cutWhy: (name) => `${name} は全体が収まりません。冒頭と、メッセージに最も合う部分を送信します。`,
  omitted: {
    all: (parts) => `省いたもの：${parts.join("、")}。`,
    hidden: (count) => `目に見えないテキスト ${formatNumber(count)} 件`,
    frames: (count) => `ほかのサイトのフレーム ${formatNumber(count)} 件`,
    end: "長すぎるページの末尾",
    empty: (pages) => `画像などテキストのないページ（${pages}）`,
    after: (page) => `${formatNumber(page)} ページより後（容量か時間が足りないため）`,
    scans: (pages) =>
      `画像の上に見えない形で置かれ、別の内容かもしれないテキスト：${pages} ページ。`,
  },
  refused: {
    "page-access":
      "ブラウザーはまだ Confidant にこのページの読み取りを許可していません。このページを開いたままツールバーの Confidant のボタンをクリックし、「このページについて尋ねる」を選んでください。このマシン上のファイルの場合は、ファイルを添付するか、ブラウザーの拡張機能の一覧で Confidant にファイルの URL へのアクセスを許可してください。",
    "page-browser":
      "これはブラウザーまたはそのストアのページで、拡張機能は読み取れません。代わりにテキストをコピーしてください。",
    "page-pdf": "ブラウザーはこの PDF を拡張機能に渡しません。代わりにファイルを添付してください。",
    "page-empty": "ここには見えるテキストがないか、何も選択されていません。",
    "page-gone": "タブが閉じられたか、別のページに変わりました。もう一度試してください。",
    "page-slow": "ページが時間内に応答しませんでした。一部を選択して尋ねてください。",
  },
  pdfRefused: {
    "pdf-password": (name) =>
      `${name} はパスワードで保護されています。パスワードなしのコピーを保存して添付してください。`,
    "pdf-broken": (name) =>
      `${name} は破損しているか、完全な PDF ではありません。追加していません。`,
    "pdf-empty": (name) =>
      `${name} には見えるテキストがありません。ページはスキャンなどの画像です。該当するページの画像を添付してください。`,
    "pdf-slow": (name) =>
      `${name} を時間内に読み取れませんでした。一部を添付するか、テキストをコピーしてください。`,
    "pdf-bytes": (name) =>
      `${name} は大きすぎます。PDF は ${formatNumber(MAX_PDF_BYTES)} バイトまでです。追加していません。`,
  },
} satisfies Texts<typeof enPage>;
