import { MAX_FILE_BYTES } from "../../../domain/attachment";
import { MAX_IMAGE_FILE_BYTES, MAX_IMAGE_PIXELS } from "../../../domain/limits";
import type { enAttachments } from "../en-attachments";
import { formatNumber } from "../format";
import type { Texts } from "../texts";

/** Texts about files and images of messages. */
export const attachments = {
  attachments: {
    add: "添付",
    addHint:
      "画像、PDF、テキストファイルを添付します。画像は縮小され、場所や機種などカメラが書き込んだ情報は取り除かれます。",
    page: "このページを添付",
    pageHint: "このタブのページで見えている内容を添付します。1 件のメッセージにだけ付きます。",
    label: "添付",
    conversation: "会話",
    ofPage: "ページ",
    ofPdf: (pages) => `PDF、${formatNumber(pages)} ページ`,
    image: (name) => `画像：${name}`,
    adding: "追加中…",
    tokens: (tokens) => `約 ${formatNumber(tokens)} トークン`,
    unseen: "このモデルは画像を読み取れません",
    remove: (name) => `${name} を外す`,
    gone: "この画像はもうありません。",
    refused: {
      image: (name) => `${name} は画像として開けません。追加していません。`,
      unread: (name) =>
        `${name} は読み取れません。対応しているのは画像、PDF、プレーンテキストだけです。追加していません。`,
      "text-bytes": (name) =>
        `${name} は大きすぎます。テキストファイルは ${formatNumber(MAX_FILE_BYTES)} バイトまでです。追加していません。`,
      "image-bytes": (name) =>
        `${name} は大きすぎます。画像ファイルは ${formatNumber(MAX_IMAGE_FILE_BYTES)} バイトまでです。追加していません。`,
      "image-pixels": (name) =>
        `${name} は大きすぎます。画像は ${formatNumber(MAX_IMAGE_PIXELS)} ピクセルまでです。追加していません。`,
    },
  },
} satisfies Texts<typeof enAttachments>;
