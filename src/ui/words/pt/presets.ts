import type { enPresets } from "../preset-words";
import type { Texts } from "../texts";

/** What the built-in presets, and the first blocks, are called and are for. */
export const presets = {
  builtIn: {
    "preset-calm-counselor": {
      name: "Conselho sereno",
      description: "Mantém a calma e a objetividade em momentos de emoção",
    },
    "preset-rational-advisor": {
      name: "Conselho racional",
      description: "Orientação baseada na lógica e nos fatos",
    },
    "preset-supportive-guide": {
      name: "Guia acolhedor",
      description: "Empatia equilibrada, voltada para soluções",
    },
    "preset-professional-assistant": {
      name: "Assistência profissional",
      description: "Serenidade profissional e eficiência prática",
    },
    "preset-decision-making-supporter": {
      name: "Apoio à decisão",
      description: "Um processo organizado para escolhas complexas",
    },
    "preset-search-key-advisor": {
      name: "Conselho de pesquisa",
      description: "A melhor estratégia de pesquisa e as palavras-chave certas",
    },
  },
  starters: {
    persona: "O assistente daqui: o jeito dele e o que ele prometeu.",
    human: "A pessoa com quem ele fala: o que ela quer que ele saiba sobre ela.",
    scratchpad: "No que os dois estão trabalhando agora.",
  },
  starterNames: { persona: "Papel", human: "Você", scratchpad: "Rascunho" },
} satisfies Texts<typeof enPresets>;
