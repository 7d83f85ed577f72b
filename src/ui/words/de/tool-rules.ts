import type { ToolName } from "../../../domain/tool-name";
import type { enContextPage } from "../en-context-page";
import type { Texts } from "../texts";
import { plural } from "./plural";
import { toolLabel } from "./tool-labels";

const ruleEnds = {
  StartConstraint: "vor allen anderen",
  ExitLoop: "beendet die Antwort",
  ContinueLoop: "lässt die Antwort weitergehen",
};

/** What each tool gives or does, with its name. */
export const toolNames: Readonly<Record<ToolName, string>> = {
  now: "Datum und Uhrzeit (now)",
  calculate: "den Wert eines Ausdrucks (calculate)",
  block_read: "einen ganzen Block (block_read)",
  archival_search: "Notizen, die gemerkt wurden (archival_search)",
  history_search: "frühere Nachrichten dieses Kontexts (history_search)",
  reference_find: "worum es im Gespräch ging (reference_find)",
  block_append: "an einen Block anfügen (block_append)",
  block_replace: "Text in einem Block ersetzen (block_replace)",
  block_set_field: "ein Feld einer Tabelle setzen (block_set_field)",
  list_push: "einen Punkt an eine Liste anfügen (list_push)",
  log_append: "einen Eintrag an ein Protokoll anfügen (log_append)",
  block_delete: "einen Block löschen, sobald du es genehmigst (block_delete)",
  archival_insert: "eine Notiz merken (archival_insert)",
  fact_set: "einen Fakt über dich merken (fact_set)",
  fact_forget: "einen Fakt über dich vergessen (fact_forget)",
  reference_note: "festhalten, worum es im Gespräch geht (reference_note)",
};

/** A rule in one line. */
export const toolRule: Texts<(typeof enContextPage)["contextPage"]["toolRule"]> = (rule) => {
  const tool = `„${toolLabel(rule.tool)}“`;
  if (rule.type === "RequiresPrior") return `${tool} nur nach „${toolLabel(rule.prior)}“`;
  if (rule.type === "MaxCalls") {
    const times = plural(rule.max, { one: "höchstens #-mal", other: "höchstens #-mal" });
    return `${tool} ${times} in einer Antwort`;
  }
  return `${tool} ${ruleEnds[rule.type]}`;
};
