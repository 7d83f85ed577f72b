import type { ContextProviderName } from "../../../domain/context";
import type { FieldProblem } from "../../../domain/field-problem";
import type { ToolName } from "../../../domain/tool-name";

/** What tools do, with their names. */
export const toolNames: Readonly<Record<ToolName, string>> = {
  now: "a data e a hora (now)",
  calculate: "o valor de uma expressão (calculate)",
  block_read: "um bloco inteiro (block_read)",
  archival_search: "notas guardadas (archival_search)",
  history_search: "mensagens anteriores deste contexto (history_search)",
  reference_find: "do que a conversa tratou (reference_find)",
  block_append: "acrescentar a um bloco (block_append)",
  block_replace: "substituir texto em um bloco (block_replace)",
  block_set_field: "definir um campo de uma tabela (block_set_field)",
  list_push: "adicionar um item a uma lista (list_push)",
  log_append: "adicionar uma entrada a um registro (log_append)",
  block_delete: "excluir um bloco, com a sua aprovação (block_delete)",
  archival_insert: "guardar uma nota (archival_insert)",
  fact_set: "guardar um fato sobre você (fact_set)",
  fact_forget: "esquecer um fato sobre você (fact_forget)",
  reference_note: "anotar do que a conversa trata (reference_note)",
};

/** What a request can hold beside the message. */
export const providerNames: Record<ContextProviderName, string> = {
  facts: "O que se sabe sobre você: fatos",
  blocks: "O que está escrito em sua memória: blocos",
  "recent-summaries": "O que se falou em outros lugares: resumos de suas outras conversas",
  references: "Do que a conversa tratou: fluxos de trabalho, páginas, documentos, contextos",
  activity: "Quando suas outras conversas começaram e continuaram, com os títulos",
  "last-n": "As mensagens anteriores, da mesma conversa",
  quotes: "O que foi dito antes e tem a ver com a mensagem: citações de todas as suas conversas",
};

/** What is wrong with a field. */
export const fieldProblems: Record<FieldProblem["problem"], (limit: string) => string> = {
  empty: () => "Isto não pode ficar vazio.",
  "too-long": (limit) => `Isto tem mais de ${limit} caracteres.`,
  "too-small": (limit) => `O mínimo é ${limit}.`,
  "too-large": (limit) => `O máximo é ${limit}.`,
  "not-a-number": () => "É preciso um número aqui, sem fração, exceto para a temperatura.",
  "too-many": (limit) => `Não mais que ${limit}.`,
  taken: () => "Outro já tem este nome.",
};
