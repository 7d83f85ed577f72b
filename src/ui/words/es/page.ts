import type { enPage } from "../en-page";
import type { Texts } from "../texts";

/** Texts about the page beside the panel. */
export const page = {
  parts: { page: "Esta página", selection: "Selección" },
  asks: {
    explain: { page: "Explica esta página.", selection: "Explica esto." },
    summarise: { page: "Resume esta página.", selection: "Resume esto." },
  },
  look: (name) => `Mostrar lo que se enviará de ${name}`,
  refused: {
    "page-access":
      "El navegador aún no deja que Confidant lea esta página. Haz clic en el botón de Confidant de la barra de herramientas mientras estás en la página y elige «Preguntar sobre esta página».",
    "page-browser":
      "Esta es una página del navegador o de su tienda, que ninguna extensión puede leer. En su lugar, copia el texto.",
    "page-pdf":
      "Esto es un PDF, que muestra el propio navegador. Copia el texto sobre el que quieras preguntar.",
    "page-empty": "Aquí no hay texto visible, o no hay nada seleccionado.",
    "page-gone": "La pestaña se cerró o ya muestra otra página. Inténtalo de nuevo.",
    "page-slow": "La página no respondió a tiempo. Selecciona una parte y pregunta sobre ella.",
  },
} satisfies Texts<typeof enPage>;
