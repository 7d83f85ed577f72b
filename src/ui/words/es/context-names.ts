import type { ContextProviderName } from "../../../domain/context";
import type { FieldProblem } from "../../../domain/field-problem";
import type { ToolName } from "../../../domain/tool-name";

/** What tools do, with their names. */
export const toolNames: Readonly<Record<ToolName, string>> = {
  now: "la fecha y la hora (now)",
  calculate: "el valor de una expresión (calculate)",
  block_read: "un bloque entero (block_read)",
  archival_search: "notas guardadas (archival_search)",
  history_search: "mensajes anteriores de este contexto (history_search)",
  reference_find: "de qué ha tratado la conversación (reference_find)",
  block_append: "agregar texto a un bloque (block_append)",
  block_replace: "sustituir texto en un bloque (block_replace)",
  block_set_field: "definir un campo de una tabla (block_set_field)",
  list_push: "añadir un elemento a una lista (list_push)",
  log_append: "añadir una entrada a un registro (log_append)",
  block_delete: "eliminar un bloque, cuando lo apruebes (block_delete)",
  archival_insert: "guardar una nota (archival_insert)",
  fact_set: "guardar un dato sobre ti (fact_set)",
  fact_forget: "olvidar un dato sobre ti (fact_forget)",
  reference_note: "anotar de qué trata la conversación (reference_note)",
};

/** What a request can hold beside the message. */
export const providerNames: Record<ContextProviderName, string> = {
  facts: "Lo que se sabe de ti: datos",
  blocks: "Lo que está escrito en su memoria: bloques",
  "recent-summaries": "Lo que se habló en otros lugares: resúmenes de tus otras conversaciones",
  references:
    "De qué ha tratado la conversación: flujos de trabajo, páginas, documentos, contextos",
  activity: "Cuándo empezaron y siguieron tus otras conversaciones, con sus títulos",
  "last-n": "Los mensajes anteriores, de la misma conversación",
  quotes: "Lo dicho antes que tiene que ver con el mensaje: citas de todas tus conversaciones",
};

/** What is wrong with a field. */
export const fieldProblems: Record<FieldProblem["problem"], (limit: string) => string> = {
  empty: () => "Esto no puede quedar vacío.",
  "too-long": (limit) => `Esto tiene más de ${limit} caracteres.`,
  "too-small": (limit) => `El mínimo es ${limit}.`,
  "too-large": (limit) => `El máximo es ${limit}.`,
  "not-a-number": () => "Aquí hace falta un número, sin decimales, salvo para la temperatura.",
  "too-many": (limit) => `No más de ${limit}.`,
  taken: () => "Ya hay otro con este nombre.",
};
