import { MAX_FILE_BYTES } from "../../../domain/attachment";
import { MAX_IMAGE_FILE_BYTES, MAX_IMAGE_PIXELS } from "../../../domain/limits";
import type { enAttachments } from "../en-attachments";
import { formatNumber } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";

/** Texts about files and images of messages. */
export const attachments = {
  attachments: {
    add: "Anexar",
    addHint:
      "Anexe imagens, PDFs ou arquivos de texto. As imagens são reduzidas e perdem o que a câmera gravou nelas, como local e dispositivo.",
    page: "Anexar esta página",
    pageHint: "Anexa o que está visível da página nesta aba. Vai junto com uma única mensagem.",
    label: "Anexos",
    conversation: "Conversa",
    ofPage: "Página",
    ofPdf: (pages) => `PDF, ${counted.pages(pages)}`,
    image: (name) => `Imagem: ${name}`,
    adding: "adicionando…",
    tokens: (tokens) => `cerca de ${counted.tokens(tokens)}`,
    unseen: "este modelo não vê imagens",
    remove: (name) => `Remover ${name}`,
    gone: "Esta imagem não existe mais.",
    refused: {
      image: (name) => `${name} não abre como imagem e não foi adicionado.`,
      unread: (name) =>
        `${name} não pode ser lido: só imagens, PDFs e texto simples podem. Não foi adicionado.`,
      "text-bytes": (name) =>
        `${name} é grande demais: um arquivo de texto tem no máximo ${formatNumber(MAX_FILE_BYTES)} bytes. Não foi adicionado.`,
      "image-bytes": (name) =>
        `${name} é grande demais: um arquivo de imagem tem no máximo ${formatNumber(MAX_IMAGE_FILE_BYTES)} bytes. Não foi adicionado.`,
      "image-pixels": (name) =>
        `${name} é grande demais: uma imagem tem no máximo ${formatNumber(MAX_IMAGE_PIXELS)} pixels. Não foi adicionada.`,
    },
  },
} satisfies Texts<typeof enAttachments>;
