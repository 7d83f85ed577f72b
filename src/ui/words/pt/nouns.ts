import { plural } from "./plural";

const noun = (one: string, other: string) => (count: number) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` });

/** Gives the first or the second text, by how many there are. */
export const byCount = (count: number, one: string, other: string): string =>
  plural(count, { one, many: other, other });

/** Numbers of things, with their nouns. */
export const counted = {
  attachments: noun("anexo", "anexos"),
  backups: noun("backup", "backups"),
  blocks: noun("bloco", "blocos"),
  characters: noun("caractere", "caracteres"),
  connections: noun("conexão", "conexões"),
  contexts: noun("contexto", "contextos"),
  conversations: noun("conversa", "conversas"),
  days: noun("dia", "dias"),
  entries: noun("entrada", "entradas"),
  facts: noun("fato", "fatos"),
  files: noun("arquivo", "arquivos"),
  hours: noun("hora", "horas"),
  images: noun("imagem", "imagens"),
  items: noun("item", "itens"),
  messages: noun("mensagem", "mensagens"),
  minutes: noun("minuto", "minutos"),
  models: noun("modelo", "modelos"),
  notes: noun("nota", "notas"),
  pages: noun("página", "páginas"),
  occurrences: noun("trecho", "trechos"),
  quotes: noun("citação", "citações"),
  records: noun("registro", "registros"),
  references: noun("referência", "referências"),
  replies: noun("resposta", "respostas"),
  settings: noun("contexto, predefinição ou conexão", "contextos, predefinições e conexões"),
  summaries: noun("resumo", "resumos"),
  texts: noun("texto", "textos"),
  times: noun("vez", "vezes"),
  tokens: noun("token", "tokens"),
};
