import type { RESULT_READ, ToolName } from "../../../domain/tool-name";

const LABELS: Readonly<Record<ToolName | typeof RESULT_READ, string>> = {
  now: "Date et heure",
  calculate: "Calculer",
  block_read: "Lire un bloc",
  archival_search: "Chercher dans les notes",
  history_search: "Chercher dans l’historique",
  reference_find: "Trouver des références",
  block_append: "Ajouter à un bloc",
  block_replace: "Remplacer dans un bloc",
  block_set_field: "Remplir un champ",
  list_push: "Ajouter un élément de liste",
  log_append: "Ajouter une entrée de journal",
  block_delete: "Supprimer un bloc",
  archival_insert: "Garder une note",
  fact_set: "Retenir un fait",
  fact_forget: "Oublier un fait",
  reference_note: "Noter une référence",
  result_read: "Lire la suite d’une réponse",
};

const labelsByName: ReadonlyMap<string, string> = new Map(Object.entries(LABELS));

/** What a tool of the product's own is called in plain words; any other is called by its name. */
export function toolLabel(name: string): string {
  return labelsByName.get(name) ?? name;
}
