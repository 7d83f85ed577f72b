import type { NoteKind } from "../../../foreign/note";
import { counted } from "./nouns";
import { plural } from "./plural";

const said = (one: string, other: string) => (count: number) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` });

/** What an import left out, or read differently. */
export const importNotes = {
  system: said("instrução do produto", "instruções do produto"),
  tool: said("etapa de ferramenta", "etapas de ferramentas"),
  hidden: said("mensagem oculta", "mensagens ocultas"),
  thinking: said("nota de raciocínio", "notas de raciocínio"),
  image: counted.images,
  room: said(
    "imagem a mais, para a qual não havia espaço: importar o mesmo arquivo de novo continua com ela",
    "imagens a mais, para as quais não havia espaço: importar o mesmo arquivo de novo continua com elas",
  ),
  sound: said("áudio ou vídeo", "áudios ou vídeos"),
  file: counted.files,
  failure: said("resposta que falhou", "respostas que falharam"),
  card: said("parte de um cartão de personagem", "partes de um cartão de personagem"),
  memory: () => "o que os contextos lembravam: o arquivo tem mais de 64 MB",
  "memory-nowhere": () =>
    "o que os contextos lembravam: nenhuma conversa era nova; escolha um contexto para o qual importar",
  "memory-left": said(
    "parte da memória: danificada, longa demais ou sem espaço no contexto",
    "partes da memória: danificadas, longas demais ou sem espaço no contexto",
  ),
  unknown: said("parte de um tipo desconhecido", "partes de um tipo desconhecido"),
  date: said(
    "data ou hora impossível: foi usada a do que vem antes",
    "datas ou horas impossíveis: foi usada a do que vem antes",
  ),
  parent: said(
    "mensagem segue uma que falta: ela começa um ramo",
    "mensagens seguem uma que falta: cada uma começa um ramo",
  ),
  cycle: said("círculo de mensagens, aberto", "círculos de mensagens, abertos"),
  double: said(
    "mensagem aparecia duas vezes: foi usada a primeira",
    "mensagens apareciam duas vezes: foi usada a primeira",
  ),
  clipped: said(
    "mensagem tinha mais de 1 MiB: o resto falta, e isso está marcado",
    "mensagens tinham mais de 1 MiB: o resto falta, e isso está marcado",
  ),
} satisfies Record<NoteKind, (count: number) => string>;
