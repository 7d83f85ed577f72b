import {
  formatDate,
  formatExactDate,
  formatIso,
  formatNumber,
  formatPercent,
  formatSeconds,
} from "../format";
import type { enInspector } from "../inspector-words";
import type { Texts } from "../texts";
import { becauses, reasons, sectionNames, warnings, windowSources } from "./inspector-reasons";
import { counted } from "./nouns";
import { byCount } from "./plural";
import { promptModes } from "./prompt";

/** What the inspector says. */
export const inspector = {
  title: "Ce que le modèle verra",
  sentTitle: "Ce que le modèle a vu",
  requestOf: (nth, of) => `Demande ${nth} sur ${of}`,
  requestBefore: "Demande précédente",
  requestAfter: "Demande suivante",
  refresh: "Actualiser",
  close: "Fermer",
  loading: "Chargement …",
  noPlan:
    "Ce que le modèle a vu n’a pas été gardé pour cette réponse : elle est plus ancienne que cette vue, ou elle a échoué avant tout envoi.",
  total: (tokens, window) => `${formatNumber(tokens)} sur ${counted.tokens(window)}`,
  exactTokens: counted.tokens,
  guide: "Le guide intégré n’a pas de fenêtre ; il répond dans ce navigateur.",
  note: "Type de réponse, pour ce message",
  windowSources,
  reply: (tokens) =>
    byCount(
      tokens,
      "Jusqu’à # jeton est réservé à la réponse.",
      "Jusqu’à # jetons sont réservés à la réponse.",
    ),
  mode: (mode) => `Type de réponse : ${promptModes[mode]}.`,
  redacted: (count) =>
    byCount(
      count,
      "# endroit masqué par vos propres règles.",
      "# endroits masqués par vos propres règles.",
    ),
  warnings,
  historyShare: (tokens, share) => `${formatNumber(tokens)} sur ${counted.tokens(share)} utilisés.`,
  continued:
    "Cette réponse a été continuée. Ce qui suit est ce qui a été envoyé pour sa dernière partie, avec la réponse jusque-là.",
  parts: "Parties, dans l’ordre de leur envoi",
  sections: sectionNames,
  roles: {
    user: "Vous",
    assistant: "Réponse",
    system: "Système",
    tool: "Outil",
  },
  history: "La conversation",
  historySource: counted.messages,
  time: "Heure",
  timeSource: "horloge de cet ordinateur",
  timeText: (time) => `${formatExactDate(time)} (${formatIso(time)})`,
  message: "Votre message",
  messageSource: "saisi ici",
  messageEmpty: "Rien n’est encore saisi.",
  begun: "La réponse jusqu’ici",
  begunSource: "à continuer",
  rest: "Mise en forme",
  restSource: "partie de chaque demande",
  restText: "Rôles, titres et séparateurs, selon l’estimation.",
  product: "Confidant",
  fromSummary: (messages) => `résumé de ${counted.messages(messages)}`,
  fromSummaries: (count) =>
    byCount(count, "# résumé d’autres conversations", "# résumés d’autres conversations"),
  fromBlock: (label, from) =>
    from === undefined ? `« ${label} »` : `« ${label} », partagé depuis ${from}`,
  fromReferences: (count) => byCount(count, "# référence", "# références"),
  fromFacts: (count) => byCount(count, "# fait connu de vous", "# faits connus de vous"),
  oneFact: (key) => `Fait : ${key}`,
  whyFact: "connu de vous, il accompagne donc chaque message tant qu’il y a de la place",
  oneSummary: (text) => `Résumé : ${text}`,
  whySummary: "l’un des trois plus récents de ce contexte",
  fromQuotes: (count) =>
    byCount(count, "# citation de messages antérieurs", "# citations de messages antérieurs"),
  quotes: {
    title: "Tiré de conversations antérieures",
    none: "Rien de ce qui a été dit plus tôt ne correspond à ce message.",
    left: "Non cité",
    one: (title) => `« ${title} »`,
    untitled: "Une conversation sans titre",
    gone: "Un message supprimé",
    said: (speaker, at) => `${speaker === "user" ? "vous" : "la réponse"}, ${formatDate(at)}`,
    near: (similarity) =>
      `Son sens ressemble à celui de votre message : proche à ${formatPercent(similarity)}.`,
    why: (terms, relevance) =>
      `En commun : ${terms.map((term) => `« ${term} »`).join(", ")}, soit ${formatPercent(relevance)} de ce dont parle votre message.`,
    untrusted:
      "Contient du texte importé, d’une page ou d’un outil ; la réponse est donc elle aussi considérée comme non fiable.",
    positions: {
      note: "Elles se trouvent juste avant votre message.",
      system: "Elles se trouvent avant la conversation.",
    },
  },
  untrusted: (source) => `${source}, d’origine non fiable`,
  someUntrusted: (source, count) => `${source}, dont ${formatNumber(count)} d’origine non fiable`,
  more: (characters) => `Afficher le reste (${counted.characters(characters)})`,
  text: "Texte défilant",
  leftOut: "Laissé de côté",
  nothingLeftOut: "Rien.",
  leftOutMessages: (messages) => byCount(messages, "# message.", "# messages."),
  leftOutImages: (images) => byCount(images, "# image.", "# images."),
  image: (name) => `[image : ${name}]`,
  leftOutSection: (kind, label) =>
    label === undefined ? `${sectionNames[kind]}.` : `${sectionNames[kind]} : « ${label} ».`,
  leftOutPage: (name, passages, headings) => {
    const what = `« ${name} », passages : ${formatNumber(passages)}.`;
    return headings.length === 0
      ? what
      : `${what} Parmi eux : ${headings.map((one) => `« ${one} »`).join(", ")}.`;
  },
  leftOutBlock: (label) => `Bloc : « ${label} ».`,
  leftOutConversation: "La conversation.",
  leftOutMore: (kind, count) => `${sectionNames[kind]} : ${formatNumber(count)} de plus.`,
  reasons,
  becauses,
  request: "Demande exacte",
  requestNone: "Cette demande reste dans ce navigateur.",
  headers: "En-têtes",
  body: "Corps",
  copyAs: "Copier en …",
  layouts: {
    openai: "OpenAI",
    anthropic: "Anthropic",
    gemini: "Gemini",
    ollama: "Ollama",
    elara: "Texte brut, noms devant chaque tour",
    omega: "Texte brut, parties entre crochets",
    json: "JSON",
  },
  copied: "Copié.",
  copiedTyped: "Copié, comme ce serait envoyé maintenant.",
  copyTyped: "Le texte est fait pour la copie ; il indique donc l’heure de la copie.",
  counts: "Estimé et compté",
  estimated: (tokens) => `estimation : ${formatNumber(tokens)}`,
  counted: (tokens) =>
    tokens === null ? "le serveur n’a pas compté" : `compte : ${formatNumber(tokens)}`,
  prompt: "Prompt",
  replyTokens: "Réponse",
  firstWord: "Premier mot après",
  speed: "Vitesse",
  seconds: formatSeconds,
  perSecond: (tokens) => `${formatNumber(Math.round(tokens * 10) / 10)} jetons/s`,
  sent: "Voici, octet pour octet, ce qui a été envoyé.",
  noAnswer:
    "Voici la demande qui a été faite. Aucune réponse n’est venue ; elle n’est donc peut-être jamais partie.",
  changed:
    "Quelque chose que cette demande nomme a été modifié ou retiré depuis, ou une mise à jour écrit les demandes autrement : ce qui suit n’est pas, octet pour octet, ce qui a été envoyé.",
} satisfies Texts<typeof enInspector>;
