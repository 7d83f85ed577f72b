import type { RESULT_READ, ToolName } from "../../../domain/tool-name";

const LABELS: Readonly<Record<ToolName | typeof RESULT_READ, string>> = {
  now: "Datum und Uhrzeit",
  calculate: "Rechnen",
  block_read: "Block lesen",
  archival_search: "Notizen durchsuchen",
  history_search: "Verlauf durchsuchen",
  reference_find: "Referenzen finden",
  block_append: "An einen Block anfügen",
  block_replace: "In einem Block ersetzen",
  block_set_field: "Feld setzen",
  list_push: "Listenpunkt hinzufügen",
  log_append: "Protokolleintrag hinzufügen",
  block_delete: "Block löschen",
  archival_insert: "Notiz merken",
  fact_set: "Fakt merken",
  fact_forget: "Fakt vergessen",
  reference_note: "Referenz festhalten",
  result_read: "In einer Antwort weiterlesen",
};

const labelsByName: ReadonlyMap<string, string> = new Map(Object.entries(LABELS));

/** What a tool of the product's own is called in plain words; any other is called by its name. */
export function toolLabel(name: string): string {
  return labelsByName.get(name) ?? name;
}
