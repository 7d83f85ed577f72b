import type { enUsage } from "../en-usage";
import { formatCost, formatTokens } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";
import { plural } from "./plural";

/** What models are chosen by, what they have cost, and how an answer of theirs may end. */
export const usage = {
  modelMenu: {
    find: "Localizar um modelo",
    here: "Neste navegador",
    ollama: "Ollama",
    browserModel: "Modelo integrado do navegador",
    group: (name, destination) => `${name} · ${destination}`,
    none: "Nenhum modelo tem essas palavras no nome.",
    more: (count) =>
      plural(count, {
        one: "mais #: digite uma parte do nome.",
        many: "mais #: digite uma parte do nome.",
        other: "mais #: digite uma parte do nome.",
      }),
    window: formatTokens,
    windowHint: (tokens) => `Comporta ${counted.tokens(tokens)}.`,
    price: ({ prompt, reply }) => `${formatCost(prompt)} / ${formatCost(reply)}`,
    priceHint: "Preço de um milhão de tokens, do prompt / da resposta.",
    setUp: "Configurar modelos…",
  },

  cost: {
    name: "Custo",
    dollars: formatCost,
  },

  conversationFigures: {
    tokens: "Tokens aqui",
    cost: "Custo, até onde os preços são conhecidos",
  },

  refusal: {
    ended: "O provedor encerrou esta resposta. Pergunte de outra forma ou escolha outro modelo.",
    empty:
      "O provedor não permitiu que isto fosse respondido. Pergunte de outra forma ou escolha outro modelo.",
  },
} satisfies Texts<typeof enUsage>;
