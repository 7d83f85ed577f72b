import { formatDuration, formatMilliseconds } from "../format";
import type { Texts } from "../texts";
import type { enTools } from "../tool-words";
import { counted } from "./nouns";
import { byCount } from "./plural";
import { toolLabel } from "./tool-labels";

/** What is said of the tools that a reply has used. */
export const tools = {
  used: (names) =>
    `${byCount(names.length, "# appel d’outil", "# appels d’outils")} : ${[...new Set(names.map(toolLabel))].join(", ")}`,
  requested: (names) =>
    names.length === 1
      ? `a demandé un outil : ${names.join(", ")} ; aucun n’était proposé, donc rien n’a été fait`
      : `a demandé des outils : ${names.join(", ")} ; aucun n’était proposé, donc rien n’a été fait`,
  notTaken:
    "Ce modèle ne prend pas d’outils ; il a donc été interrogé sans ceux qui sont activés ici. Un autre modèle peut s’en servir.",
  unnamed: "sans nom",
  arguments: "Demandé avec",
  result: "Répondu",
  failed: "Refusé",
  waiting: "Pas de réponse",
  asks: (label, target) =>
    target === "" ? `Vous attend : ${label}` : `Vous attend : ${label} (${target})`,
  exact: "L’appel exact",
  called: "Outil",
  tainted:
    "Le modèle a lu du texte importé, une page web ou le résultat d’un outil, qui a pu demander cela.",
  before: "Maintenant",
  after: "Ensuite",
  nothing: "rien",
  approve: "Approuver",
  decline: "Refuser",
  edit: "Modifier",
  editLabel: (label) => `Ce qui est transmis à « ${label} »`,
  always: "Toujours approuver ici",
  size: counted.characters,
  took: (ms) => (ms < 1_000 ? formatMilliseconds(ms) : formatDuration(ms)),
  cut: (characters) => byCount(characters, "… et # caractère de plus", "… et # caractères de plus"),
} satisfies Texts<typeof enTools>;
