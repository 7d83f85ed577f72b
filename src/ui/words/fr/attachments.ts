import { MAX_FILE_BYTES } from "../../../domain/attachment";
import { MAX_IMAGE_FILE_BYTES, MAX_IMAGE_PIXELS } from "../../../domain/limits";
import type { enAttachments } from "../en-attachments";
import { formatNumber } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";

/** Texts about files and images of messages. */
export const attachments = {
  attachments: {
    add: "Joindre",
    addHint:
      "Joindre des images, des PDF ou des fichiers texte. Les images sont réduites et perdent ce que l’appareil photo y a inscrit, comme le lieu et l’appareil.",
    page: "Joindre cette page",
    pageHint:
      "Joindre ce qui est visible de la page dans cet onglet. Cela n’accompagne qu’un seul message.",
    label: "Pièces jointes",
    conversation: "Conversation",
    ofPage: "Page",
    ofPdf: (pages) => `PDF de ${counted.pages(pages)}`,
    image: (name) => `Image : ${name}`,
    adding: "ajout …",
    tokens: (tokens) => `environ ${counted.tokens(tokens)}`,
    unseen: "ce modèle ne voit pas les images",
    remove: (name) => `Retirer ${name}`,
    gone: "Cette image n’est plus là.",
    refused: {
      image: (name) => `${name} ne s’ouvre pas comme image. Le fichier n’a pas été ajouté.`,
      unread: (name) =>
        `${name} ne peut pas être lu : seuls les images, les PDF et le texte brut le peuvent. Le fichier n’a pas été ajouté.`,
      "text-bytes": (name) =>
        `${name} est trop volumineux : un fichier texte compte au plus ${formatNumber(MAX_FILE_BYTES)} octets. Il n’a pas été ajouté.`,
      "image-bytes": (name) =>
        `${name} est trop volumineux : un fichier image compte au plus ${formatNumber(MAX_IMAGE_FILE_BYTES)} octets. Il n’a pas été ajouté.`,
      "image-pixels": (name) =>
        `${name} est trop grand : une image compte au plus ${formatNumber(MAX_IMAGE_PIXELS)} pixels. Le fichier n’a pas été ajouté.`,
    },
  },
} satisfies Texts<typeof enAttachments>;
