import { MAX_FILE_BYTES } from "../../../domain/attachment";
import { MAX_IMAGE_FILE_BYTES, MAX_IMAGE_PIXELS } from "../../../domain/limits";
import type { enAttachments } from "../en-attachments";
import { formatNumber } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";

/** Texts about files and images of messages. */
export const attachments = {
  attachments: {
    add: "Adjuntar",
    addHint:
      "Adjunta imágenes, PDF o archivos de texto. Las imágenes se reducen y pierden lo que la cámara guardó en ellas, como el lugar y el dispositivo.",
    page: "Adjuntar esta página",
    pageHint: "Adjunta lo que se ve de la página en esta pestaña. Acompaña a un solo mensaje.",
    label: "Adjuntos",
    conversation: "Conversación",
    ofPage: "Página",
    ofPdf: (pages) => `PDF, ${counted.pages(pages)}`,
    image: (name) => `Imagen: ${name}`,
    adding: "añadiendo…",
    tokens: (tokens) => `unos ${counted.tokens(tokens)}`,
    unseen: "este modelo no ve imágenes",
    remove: (name) => `Quitar ${name}`,
    gone: "Esta imagen ya no existe.",
    refused: {
      image: (name) => `${name} no se abre como imagen y no se ha añadido.`,
      unread: (name) =>
        `${name} no se puede leer: solo se admiten imágenes, PDF y texto sin formato. No se ha añadido.`,
      "text-bytes": (name) =>
        `${name} es demasiado grande: un archivo de texto ocupa como máximo ${formatNumber(MAX_FILE_BYTES)} bytes. No se ha añadido.`,
      "image-bytes": (name) =>
        `${name} es demasiado grande: un archivo de imagen ocupa como máximo ${formatNumber(MAX_IMAGE_FILE_BYTES)} bytes. No se ha añadido.`,
      "image-pixels": (name) =>
        `${name} es demasiado grande: una imagen tiene como máximo ${formatNumber(MAX_IMAGE_PIXELS)} píxeles. No se ha añadido.`,
    },
  },
} satisfies Texts<typeof enAttachments>;
