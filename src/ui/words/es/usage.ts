import type { enUsage } from "../en-usage";
import { formatCost, formatTokens } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";
import { plural } from "./plural";

/** What models are chosen by, what they have cost, and how an answer of theirs may end. */
export const usage = {
  modelMenu: {
    find: "Buscar un modelo",
    here: "En este navegador",
    ollama: "Ollama",
    browserModel: "Modelo integrado del navegador",
    group: (name, destination) => `${name} · ${destination}`,
    none: "Ningún modelo lleva esas palabras en el nombre.",
    more: (count) =>
      plural(count, {
        one: "# más: escribe parte del nombre.",
        many: "# más: escribe parte del nombre.",
        other: "# más: escribe parte del nombre.",
      }),
    window: formatTokens,
    windowHint: (tokens) => `Admite ${counted.tokens(tokens)}.`,
    price: ({ prompt, reply }) => `${formatCost(prompt)} / ${formatCost(reply)}`,
    priceHint: "Precio de un millón de tokens, del prompt / de la respuesta.",
    setUp: "Configurar modelos…",
  },

  cost: {
    name: "Coste",
    dollars: formatCost,
  },

  conversationFigures: {
    tokens: "Tokens aquí",
    cost: "Coste, hasta donde se conocen los precios",
  },

  refusal: {
    ended: "El proveedor puso fin a esta respuesta. Pregunta de otra forma o elige otro modelo.",
    empty:
      "El proveedor no permitió que esto se respondiera. Pregunta de otra forma o elige otro modelo.",
  },
} satisfies Texts<typeof enUsage>;
