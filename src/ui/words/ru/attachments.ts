import { MAX_FILE_BYTES } from "../../../domain/attachment";
import { MAX_IMAGE_FILE_BYTES, MAX_IMAGE_PIXELS } from "../../../domain/limits";
import type { enAttachments } from "../en-attachments";
import { formatNumber } from "../format";
import type { Texts } from "../texts";
import { pagesOf, tokensOf } from "./nouns";

/** Texts about files and images of messages. */
export const attachments = {
  attachments: {
    add: "Прикрепить",
    addHint:
      "Прикрепить изображения, PDF или текстовые файлы. Изображения уменьшаются и теряют то, что записала в них камера, например место и устройство.",
    page: "Прикрепить эту страницу",
    pageHint:
      "Прикрепить то, что видно на странице в этой вкладке. Она уйдёт только с одним сообщением.",
    label: "Прикреплено",
    conversation: "Беседа",
    ofPage: "Страница",
    ofPdf: (pages) => `PDF, ${pagesOf(pages)}`,
    image: (name) => `Изображение: ${name}`,
    adding: "добавляется …",
    tokens: (tokens) => `примерно ${tokensOf(tokens)}`,
    unseen: "эта модель не видит изображений",
    remove: (name) => `Убрать ${name}`,
    gone: "Этого изображения больше нет.",
    refused: {
      image: (name) => `${name} не открывается как изображение. Файл не добавлен.`,
      unread: (name) =>
        `${name} нельзя прочитать: поддерживаются только изображения, PDF и простой текст. Файл не добавлен.`,
      "text-bytes": (name) =>
        `Файл ${name} слишком велик: текстовый файл — не больше ${formatNumber(MAX_FILE_BYTES)} байт. Он не добавлен.`,
      "image-bytes": (name) =>
        `Файл ${name} слишком велик: файл изображения — не больше ${formatNumber(MAX_IMAGE_FILE_BYTES)} байт. Он не добавлен.`,
      "image-pixels": (name) =>
        `Файл ${name} слишком велик: изображение — не больше ${formatNumber(MAX_IMAGE_PIXELS)} пикселей. Он не добавлен.`,
    },
  },
} satisfies Texts<typeof enAttachments>;
