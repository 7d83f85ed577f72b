import { MAX_FILE_BYTES } from "../../domain/attachment";
import { MAX_IMAGE_FILE_BYTES, MAX_IMAGE_PIXELS } from "../../domain/limits";
import { countOf, formatNumber } from "./format";

/** Texts about files and images of messages. */
export const enAttachments = {
  attachments: {
    add: "Attach",
    addHint:
      "Attach images, PDFs or text files. Images are made smaller, and lose what a camera wrote into them, such as place and device.",
    page: "Attach this page",
    pageHint: "Attach what is to be seen of the page in this tab. It goes with one message only.",
    label: "Attached",
    conversation: "Conversation",
    ofPage: "Page",
    ofPdf: (pages: number) => `PDF, ${countOf(pages, "page", "pages")}`,
    image: (name: string) => `Image: ${name}`,
    adding: "adding …",
    tokens: (tokens: number) => `about ${countOf(tokens, "token", "tokens")}`,
    unseen: "this model does not see images",
    remove: (name: string) => `Remove ${name}`,
    gone: "This image is not there any more.",
    refused: {
      image: (name: string) => `${name} does not open as an image. It was not added.`,
      unread: (name: string) =>
        `${name} cannot be read: only images, PDFs and plain text can. It was not added.`,
      "text-bytes": (name: string) =>
        `${name} is too large: a text file has ${formatNumber(MAX_FILE_BYTES)} bytes at most. It was not added.`,
      "image-bytes": (name: string) =>
        `${name} is too large: an image file has ${formatNumber(MAX_IMAGE_FILE_BYTES)} bytes at most. It was not added.`,
      "image-pixels": (name: string) =>
        `${name} is too large: an image has ${formatNumber(MAX_IMAGE_PIXELS)} pixels at most. It was not added.`,
    },
  },
};
