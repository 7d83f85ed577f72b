import type { ToolName } from "../../../domain/tool-name";
import type { enContextPage } from "../en-context-page";
import type { Texts } from "../texts";
import { byCount } from "./plural";
import { toolLabel } from "./tool-labels";

const ruleEnds = {
  StartConstraint: "avant tout autre",
  ExitLoop: "met fin à la réponse",
  ContinueLoop: "laisse la réponse continuer",
};

/** What a model may do, by the tools' names. */
export const toolNames: Readonly<Record<ToolName, string>> = {
  now: "la date et l’heure (now)",
  calculate: "la valeur d’une expression (calculate)",
  block_read: "un bloc, entier (block_read)",
  archival_search: "les notes gardées (archival_search)",
  history_search: "les messages antérieurs de ce contexte (history_search)",
  reference_find: "ce dont parlait la conversation (reference_find)",
  block_append: "ajouter à un bloc (block_append)",
  block_replace: "remplacer du texte dans un bloc (block_replace)",
  block_set_field: "remplir un champ d’un tableau (block_set_field)",
  list_push: "ajouter un élément à une liste (list_push)",
  log_append: "ajouter une entrée à un journal (log_append)",
  block_delete: "supprimer un bloc, si vous l’approuvez (block_delete)",
  archival_insert: "garder une note (archival_insert)",
  fact_set: "retenir un fait sur vous (fact_set)",
  fact_forget: "oublier un fait sur vous (fact_forget)",
  reference_note: "noter de quoi parle la conversation (reference_note)",
};

/** A rule for a context's tools, in a sentence. */
export const toolRule: Texts<(typeof enContextPage)["contextPage"]["toolRule"]> = (rule) => {
  const tool = `« ${toolLabel(rule.tool)} »`;
  if (rule.type === "RequiresPrior") return `${tool} seulement après « ${toolLabel(rule.prior)} »`;
  if (rule.type === "MaxCalls")
    return `${tool} au plus ${byCount(rule.max, "# fois", "# fois")} par réponse`;
  return `${tool} ${ruleEnds[rule.type]}`;
};
