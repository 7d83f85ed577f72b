import { plural } from "./plural";

const noun = (one: string, other: string) => (count: number) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` });

/** Gives the first or the second text, by how many there are. */
export const byCount = (count: number, one: string, other: string): string =>
  plural(count, { one, many: other, other });

/** Numbers of things, with their nouns. */
export const counted = {
  attachments: noun("adjunto", "adjuntos"),
  backups: noun("copia de seguridad", "copias de seguridad"),
  blocks: noun("bloque", "bloques"),
  characters: noun("carácter", "caracteres"),
  connections: noun("conexión", "conexiones"),
  contexts: noun("contexto", "contextos"),
  conversations: noun("conversación", "conversaciones"),
  days: noun("día", "días"),
  entries: noun("entrada", "entradas"),
  facts: noun("dato", "datos"),
  files: noun("archivo", "archivos"),
  hours: noun("hora", "horas"),
  images: noun("imagen", "imágenes"),
  items: noun("elemento", "elementos"),
  messages: noun("mensaje", "mensajes"),
  minutes: noun("minuto", "minutos"),
  models: noun("modelo", "modelos"),
  notes: noun("nota", "notas"),
  pages: noun("página", "páginas"),
  occurrences: noun("fragmento", "fragmentos"),
  quotes: noun("cita", "citas"),
  records: noun("registro", "registros"),
  references: noun("referencia", "referencias"),
  replies: noun("respuesta", "respuestas"),
  settings: noun("contexto, preajuste o conexión", "contextos, preajustes y conexiones"),
  summaries: noun("resumen", "resúmenes"),
  texts: noun("texto", "textos"),
  times: noun("vez", "veces"),
  tokens: noun("token", "tokens"),
};
