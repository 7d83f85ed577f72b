import { MAX_PDF_BYTES } from "../../../domain/pdf-reading";
import { formatNumber } from "../format";
import type { enPage } from "../page-words";
import type { Texts } from "../texts";
import { counted } from "./nouns";

/** Texts about the page beside the panel. */
export const page = {
  parts: { page: "Esta página", selection: "Selección" },
  asks: {
    explain: { page: "Explica esta página.", selection: "Explica esto." },
    summarise: { page: "Resume esta página.", selection: "Resume esto." },
  },
  look: (name) => `Mostrar el texto de ${name}`,
  cut: (kept, tokens) => `unos ${formatNumber(kept)} de ${counted.tokens(tokens)}`,
  cutWhy: (name) =>
    `${name} no cabe entero: se envían el principio y las partes que mejor responden al mensaje.`,
  omitted: {
    all: (parts) => `Se ha dejado fuera: ${parts.join("; ")}.`,
    hidden: (count) => `textos que no se ven: ${formatNumber(count)}`,
    frames: (count) => `marcos de otros sitios: ${formatNumber(count)}`,
    end: "el final de la página, que es demasiado larga",
    empty: (pages) => `páginas sin texto, como imágenes: ${pages}`,
    after: (page) =>
      `lo que sigue a la página ${formatNumber(page)}, por falta de espacio o de tiempo`,
    scans: (pages) =>
      `Texto puesto sin verse sobre una imagen, que puede decir otra cosa: páginas ${pages}.`,
  },
  refused: {
    "page-access":
      "El navegador aún no deja que Confidant lea esta página. Haz clic en el botón de Confidant de la barra de herramientas mientras estás en la página y elige «Preguntar sobre esta página». Si es un archivo de este equipo, adjunta el archivo o permite el acceso de Confidant a las URL de archivo en la lista de extensiones del navegador.",
    "page-browser":
      "Esta es una página del navegador o de su tienda, que ninguna extensión puede leer. En su lugar, copia el texto.",
    "page-pdf": "El navegador no entrega este PDF a ninguna extensión. Adjunta el archivo.",
    "page-empty": "Aquí no hay texto visible, o no hay nada seleccionado.",
    "page-gone": "La pestaña se cerró o ya muestra otra página. Inténtalo de nuevo.",
    "page-slow": "La página no respondió a tiempo. Selecciona una parte y pregunta sobre ella.",
  },
  pdfRefused: {
    "pdf-password": (name) =>
      `${name} está protegido con contraseña. Guarda una copia sin ella y adjunta esa copia.`,
    "pdf-broken": (name) => `${name} está dañado o no es un PDF completo. No se ha añadido.`,
    "pdf-empty": (name) =>
      `${name} no contiene texto visible: sus páginas son imágenes, por ejemplo escaneadas. Adjunta imágenes de las páginas que te interesan.`,
    "pdf-slow": (name) => `${name} no se pudo leer a tiempo. Adjunta una parte o copia el texto.`,
    "pdf-bytes": (name) =>
      `${name} es demasiado grande: un PDF ocupa como máximo ${formatNumber(MAX_PDF_BYTES)} bytes. No se ha añadido.`,
  },
} satisfies Texts<typeof enPage>;
