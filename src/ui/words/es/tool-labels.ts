import type { RESULT_READ, ToolName } from "../../../domain/tool-name";

const LABELS: Readonly<Record<ToolName | typeof RESULT_READ, string>> = {
  now: "Fecha y hora",
  calculate: "Calcular",
  block_read: "Leer un bloque",
  archival_search: "Buscar notas",
  history_search: "Buscar en el historial",
  reference_find: "Buscar referencias",
  block_append: "Agregar texto a un bloque",
  block_replace: "Sustituir en un bloque",
  block_set_field: "Definir un campo",
  list_push: "Añadir un elemento a la lista",
  log_append: "Añadir una entrada al registro",
  block_delete: "Eliminar un bloque",
  archival_insert: "Guardar una nota",
  fact_set: "Guardar un dato",
  fact_forget: "Olvidar un dato",
  reference_note: "Anotar una referencia",
  result_read: "Seguir leyendo un resultado",
};

const labelsByName: ReadonlyMap<string, string> = new Map(Object.entries(LABELS));

/** What a tool of the product's own is called in plain words; any other is called by its name. */
export function toolLabel(name: string): string {
  return labelsByName.get(name) ?? name;
}
