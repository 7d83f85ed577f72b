import type { RESULT_READ, ToolName } from "../../../domain/tool-name";

const LABELS: Readonly<Record<ToolName | typeof RESULT_READ, string>> = {
  now: "Data e hora",
  calculate: "Calcular",
  block_read: "Ler um bloco",
  archival_search: "Pesquisar notas",
  history_search: "Pesquisar o histórico",
  reference_find: "Localizar referências",
  block_append: "Acrescentar a um bloco",
  block_replace: "Substituir em um bloco",
  block_set_field: "Definir um campo",
  list_push: "Adicionar um item à lista",
  log_append: "Adicionar uma entrada ao registro",
  block_delete: "Excluir um bloco",
  archival_insert: "Guardar uma nota",
  fact_set: "Guardar um fato",
  fact_forget: "Esquecer um fato",
  reference_note: "Anotar uma referência",
  result_read: "Continuar a ler um resultado",
};

const labelsByName: ReadonlyMap<string, string> = new Map(Object.entries(LABELS));

/** What a tool of the product's own is called in plain words; any other is called by its name. */
export function toolLabel(name: string): string {
  return labelsByName.get(name) ?? name;
}
