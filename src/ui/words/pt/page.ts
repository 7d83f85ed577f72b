import type { enPage } from "../en-page";
import type { Texts } from "../texts";

/** Texts about the page beside the panel. */
export const page = {
  parts: { page: "Esta página", selection: "Seleção" },
  asks: {
    explain: { page: "Explique esta página.", selection: "Explique isto." },
    summarise: { page: "Resuma esta página.", selection: "Resuma isto." },
  },
  look: (name) => `Mostrar o que será enviado de ${name}`,
  refused: {
    "page-access":
      "O navegador ainda não deixa o Confidant ler esta página. Clique no botão do Confidant na barra de ferramentas enquanto estiver na página e escolha “Perguntar sobre esta página”.",
    "page-browser":
      "Esta é uma página do navegador ou da loja dele, que nenhuma extensão pode ler. Em vez disso, copie o texto.",
    "page-pdf":
      "Isto é um PDF, que o próprio navegador mostra. Copie o texto sobre o qual quer perguntar.",
    "page-empty": "Não há texto visível aqui, ou nada está selecionado.",
    "page-gone": "A aba foi fechada ou já mostra outra página. Tente de novo.",
    "page-slow": "A página não respondeu a tempo. Selecione uma parte dela e pergunte sobre isso.",
  },
} satisfies Texts<typeof enPage>;
