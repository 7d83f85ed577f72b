import { MAX_FILE_BYTES } from "../../../domain/attachment";
import { MAX_IMAGE_FILE_BYTES, MAX_IMAGE_PIXELS } from "../../../domain/limits";
import type { enAttachments } from "../en-attachments";
import { formatNumber } from "../format";
import type { Texts } from "../texts";
import { pagesOf, tokensOf } from "./nouns";

/** Texts about files and images of messages. */
export const attachments = {
  attachments: {
    add: "Anhängen",
    addHint:
      "Bilder, PDFs oder Textdateien anhängen. Bilder werden verkleinert und verlieren, was die Kamera hineingeschrieben hat, etwa Ort und Gerät.",
    page: "Diese Seite anhängen",
    pageHint:
      "Anhängen, was von der Seite in diesem Tab zu sehen ist. Es geht mit nur einer Nachricht mit.",
    label: "Angehängt",
    conversation: "Gespräch",
    ofPage: "Seite",
    ofPdf: (pages) => `PDF, ${pagesOf(pages)}`,
    image: (name) => `Bild: ${name}`,
    adding: "wird hinzugefügt …",
    tokens: (tokens) => `etwa ${tokensOf(tokens)}`,
    unseen: "dieses Modell sieht keine Bilder",
    remove: (name) => `${name} entfernen`,
    gone: "Dieses Bild ist nicht mehr da.",
    refused: {
      image: (name) => `${name} lässt sich nicht als Bild öffnen und wurde nicht hinzugefügt.`,
      unread: (name) =>
        `${name} lässt sich nicht lesen; möglich sind nur Bilder, PDFs und reiner Text. Nichts wurde hinzugefügt.`,
      "text-bytes": (name) =>
        `${name} ist zu groß: Eine Textdatei darf höchstens ${formatNumber(MAX_FILE_BYTES)} Bytes haben. Sie wurde nicht hinzugefügt.`,
      "image-bytes": (name) =>
        `${name} ist zu groß: Eine Bilddatei darf höchstens ${formatNumber(MAX_IMAGE_FILE_BYTES)} Bytes haben. Sie wurde nicht hinzugefügt.`,
      "image-pixels": (name) =>
        `${name} ist zu groß: Ein Bild darf höchstens ${formatNumber(MAX_IMAGE_PIXELS)} Pixel haben. Es wurde nicht hinzugefügt.`,
    },
  },
} satisfies Texts<typeof enAttachments>;
