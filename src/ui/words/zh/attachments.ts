import { MAX_FILE_BYTES } from "../../../domain/attachment";
import { MAX_IMAGE_FILE_BYTES, MAX_IMAGE_PIXELS } from "../../../domain/limits";
import type { enAttachments } from "../en-attachments";
import { formatNumber } from "../format";
import type { Texts } from "../texts";

/** Texts about files and images of messages. */
export const attachments = {
  attachments: {
    add: "添加附件",
    addHint: "添加图片、PDF 或文本文件作为附件。图片会缩小，并去除相机写入的信息，例如地点和设备。",
    page: "将此页面作为附件",
    pageHint: "将此标签页中可见的页面内容作为附件，只随一条消息发送。",
    label: "附件",
    conversation: "对话",
    ofPage: "页面",
    ofPdf: (pages) => `PDF，${formatNumber(pages)} 页`,
    image: (name) => `图片：${name}`,
    adding: "正在添加…",
    tokens: (tokens) => `约 ${formatNumber(tokens)} Token`,
    unseen: "此模型看不到图片",
    remove: (name) => `移除 ${name}`,
    gone: "此图片已不存在。",
    refused: {
      image: (name) => `${name} 无法作为图片打开，未添加。`,
      unread: (name) => `${name} 无法读取：只支持图片、PDF 和纯文本，未添加。`,
      "text-bytes": (name) =>
        `${name} 太大：文本文件最多 ${formatNumber(MAX_FILE_BYTES)} 字节，未添加。`,
      "image-bytes": (name) =>
        `${name} 太大：图片文件最多 ${formatNumber(MAX_IMAGE_FILE_BYTES)} 字节，未添加。`,
      "image-pixels": (name) =>
        `${name} 太大：图片最多 ${formatNumber(MAX_IMAGE_PIXELS)} 像素，未添加。`,
    },
  },
} satisfies Texts<typeof enAttachments>;
