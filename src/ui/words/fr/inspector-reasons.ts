import type { enInspector } from "../inspector-words";
import type { Texts } from "../texts";

type Inspector = Texts<typeof enInspector>;

/** What the parts of the instructions are called. */
export const sectionNames: Inspector["sections"] = {
  base: "Instructions générales",
  "chat-note": "Note pour cette conversation",
  personality: "Personnalité",
  steadiness: "Rester constant",
  mode: "Type de réponse",
  errors: "Quand quelque chose manque",
  facts: "Faits",
  summaries: "Autres conversations",
  summary: "Plus tôt dans cette conversation",
  "core-blocks": "Mémoire essentielle",
  "working-blocks": "Mémoire de travail",
  references: "Références",
  activity: "Activité récente",
  quotes: "Tiré de conversations antérieures",
  "tool-rules": "Règles des outils",
};

/** Where the size of the window is known from. */
export const windowSources: Inspector["windowSources"] = {
  person: "Fenêtre de contexte réglée par vous.",
  provider: "Fenêtre de contexte indiquée par le serveur ; seul le nécessaire est demandé.",
  table:
    "Le serveur n’indique pas de fenêtre de contexte ; ceci est la valeur connue de la famille du modèle.",
  default:
    "La fenêtre de contexte est inconnue ; ceci est une supposition. Réglez-la dans Options, Prompt.",
};

/** What a prompt is near to, or over. */
export const warnings: Inspector["warnings"] = {
  window: "La fenêtre est presque pleine.",
  history: "La conversation remplit presque sa part de la fenêtre.",
  overflow:
    "C’est plus que la fenêtre ne peut contenir, et le modèle n’en verra peut-être qu’une partie. Raccourcissez le message, réglez une plus grande fenêtre dans Options, Prompt, si le modèle en a une, ou choisissez un autre modèle.",
  memory:
    "Tout ce qui est retenu ne tient pas dans la part de la fenêtre réservée à la mémoire : ce qui n’y tient pas est indiqué ci-dessous.",
};

/** Why something is not in a prompt. */
export const reasons: Inspector["reasons"] = {
  "history-tokens":
    "Cela dépasse ce que la conversation peut prendre d’une demande. Options, Contextes, fixe combien ; une petite fenêtre en laisse moins.",
  "history-turns": "Seul un certain nombre d’échanges est montré. Options, Prompt, fixe combien.",
  "history-messages": "Une demande ne contient qu’un certain nombre de messages.",
  "memory-tokens":
    "Cela dépasse la part de la fenêtre réservée à la mémoire. Options, Prompt, fixe cette part ; des blocs plus courts ou désépinglés laissent de la place.",
  "quote-shown": "Le message est tel quel dans cette demande.",
  "quote-summarised": "Le résumé de cette conversation en parle.",
  "quote-aside": "Il est sur une branche qui n’est pas affichée.",
  "quote-tokens": "D’autres conviennent mieux, et la place des citations est limitée.",
  "quotes-late": "La recherche a duré trop longtemps ; l’envoi s’est donc fait sans elles.",
  "quotes-failed": "La recherche n’a pas répondu ; l’envoi s’est donc fait sans elles.",
  "quotes-partial":
    "Tout ce qui a été dit n’est pas encore indexé : le reste n’a pas été parcouru.",
  "quotes-typed":
    "Pendant la saisie, seule la recherche par mots s’applique : le modèle qui compare les sens n’est interrogé qu’à l’envoi.",
  "fact-waiting": "Il attend votre accord, dans Mémoire (« Approuver »).",
  "fact-not-remembered":
    "Il vient d’une conversation, et ce contexte n’apprend plus des conversations. Le réglage se trouve dans Options, Contextes.",
  "context-off": "Désactivé dans ce contexte. Le réglage se trouve dans Options, Contextes.",
  "settings-off": "Désactivé pour tous les modèles. Le réglage se trouve dans Options, Prompt.",
  "not-remembered":
    "Ce contexte n’apprend pas des conversations : aucune n’est donc connue d’une autre. Le réglage se trouve dans Options, Contextes.",
  "block-empty": "Rien n’y est encore écrit. La page Mémoire permet de le modifier.",
  "block-not-told": "Les blocs d’archives et les journaux ne sont dans aucun prompt.",
  "block-not-named":
    "Il n’est pas épinglé, et votre message ne le nomme pas : il accompagne les messages qui le nomment.",
  "mode-tokens":
    "Les instructions pour ce type de réponse sont plus longues qu’elles ne peuvent l’être.",
  unanswered: "Les messages sans réponse ne sont pas renvoyés.",
  "images-unseen": "Ce modèle ne voit pas les images, seulement leurs noms.",
  "images-older":
    "Une demande contient les quatre images les plus récentes ; des plus anciennes, le modèle ne voit que les noms.",
  "page-tokens":
    "C’est plus long que sa part de la fenêtre. Posez une question sur une partie, ou réglez une plus grande fenêtre dans Options, Prompt, si le modèle en a une.",
};

/** Why older turns are not shown to the model. */
export const becauses: Inspector["becauses"] = {
  truncate:
    "Les échanges plus anciens sont laissés de côté au lieu d’être résumés, comme réglé dans Options, Prompt.",
  dropped: "Leur résumé a été écarté ; « Annuler », dans la conversation, le ramène.",
  "summary-failed": "Aucun résumé n’a pu en être fait ; un nouvel essai suivra.",
  "no-summariser":
    "Aucun modèle n’a le droit de les résumer de lui-même : Options, Prompt, le permet, ou écrivez /summary.",
  "not-yet":
    "Leur résumé n’est pas encore écrit ; cela se fait après une réponse, quand rien d’autre ne tourne.",
};
