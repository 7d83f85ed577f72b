import { MAX_PDF_BYTES } from "../../../domain/pdf-reading";
import { formatNumber } from "../format";
import type { enPage } from "../page-words";
import type { Texts } from "../texts";
import { counted } from "./nouns";

/** Texts about the page beside the panel. */
export const page = {
  parts: { page: "Esta página", selection: "Seleção" },
  asks: {
    explain: { page: "Explique esta página.", selection: "Explique isto." },
    summarise: { page: "Resuma esta página.", selection: "Resuma isto." },
  },
  look: (name) => `Mostrar o texto de ${name}`,
  cut: (kept, tokens) => `cerca de ${formatNumber(kept)} de ${counted.tokens(tokens)}`,
  cutWhy: (name) =>
    `${name} não cabe por inteiro: são enviados o início e as partes que melhor correspondem à mensagem.`,
  omitted: {
    all: (parts) => `Ficou de fora: ${parts.join("; ")}.`,
    hidden: (count) => `textos que não se veem: ${formatNumber(count)}`,
    frames: (count) => `quadros de outros sites: ${formatNumber(count)}`,
    end: "o fim da página, que é longa demais",
    empty: (pages) => `páginas sem texto, como imagens: ${pages}`,
    after: (page) =>
      `o que vem depois da página ${formatNumber(page)}, por falta de espaço ou de tempo`,
    scans: (pages) =>
      `Texto colocado sem ser visto sobre uma imagem, que pode dizer outra coisa: páginas ${pages}.`,
  },
  refused: {
    "page-access":
      "O navegador ainda não deixa o Confidant ler esta página. Clique no botão do Confidant na barra de ferramentas enquanto estiver na página e escolha “Perguntar sobre esta página”. Se for um arquivo desta máquina, anexe o arquivo ou permita o acesso do Confidant a URLs de arquivo na lista de extensões do navegador.",
    "page-browser":
      "Esta é uma página do navegador ou da loja dele, que nenhuma extensão pode ler. Em vez disso, copie o texto.",
    "page-pdf":
      "O navegador não entrega este PDF a nenhuma extensão. Em vez disso, anexe o arquivo.",
    "page-empty": "Não há texto visível aqui, ou nada está selecionado.",
    "page-gone": "A aba foi fechada ou já mostra outra página. Tente de novo.",
    "page-slow": "A página não respondeu a tempo. Selecione uma parte dela e pergunte sobre isso.",
  },
  pdfRefused: {
    "pdf-password": (name) =>
      `${name} está protegido por senha. Salve uma cópia sem senha e anexe essa cópia.`,
    "pdf-broken": (name) => `${name} está danificado ou não é um PDF completo. Não foi adicionado.`,
    "pdf-empty": (name) =>
      `${name} não contém texto visível: as páginas são imagens, como digitalizações. Anexe imagens das páginas que interessam.`,
    "pdf-slow": (name) =>
      `${name} não pôde ser lido a tempo. Anexe uma parte dele ou copie o texto.`,
    "pdf-bytes": (name) =>
      `${name} é grande demais: um PDF tem no máximo ${formatNumber(MAX_PDF_BYTES)} bytes. Não foi adicionado.`,
  },
} satisfies Texts<typeof enPage>;
