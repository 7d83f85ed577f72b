import type { enUsage } from "../en-usage";
import { formatCost, formatTokens } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";
import { byCount } from "./plural";

/** What models are chosen by, what they have cost, and how an answer of theirs may end. */
export const usage = {
  modelMenu: {
    find: "Chercher un modèle",
    here: "Dans ce navigateur",
    ollama: "Ollama",
    browserModel: "Modèle intégré du navigateur",
    group: (name, destination) => `${name} · ${destination}`,
    none: "Aucun modèle n’a ces mots dans son nom.",
    more: (count) =>
      byCount(
        count,
        "# de plus : saisissez une partie du nom.",
        "# de plus : saisissez une partie du nom.",
      ),
    window: (tokens) => formatTokens(tokens),
    windowHint: (tokens) => `Contient ${counted.tokens(tokens)}.`,
    price: ({ prompt, reply }) => `${formatCost(prompt)} / ${formatCost(reply)}`,
    priceHint: "Prix d’un million de jetons, du prompt / de la réponse.",
    setUp: "Configurer les modèles …",
  },

  cost: {
    name: "Coût",
    dollars: formatCost,
  },

  conversationFigures: {
    tokens: "Jetons ici",
    cost: "Coût, dans la mesure où les prix sont connus",
  },

  refusal: {
    ended:
      "Le fournisseur a mis fin à cette réponse. Posez la question autrement, ou choisissez un autre modèle.",
    empty:
      "Le fournisseur n’a pas permis de répondre. Posez la question autrement, ou choisissez un autre modèle.",
  },
} satisfies Texts<typeof enUsage>;
