import type { enArchived } from "../archived-words";
import { formatDate } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";

/** Why a context answers nothing, and the ways back; read where that is shown, and not before. */
export const archived = {
  title: "Arquivado",
  byExpiry: (days) =>
    `Este contexto foi arquivado após ${counted.days(days)} sem uso. Tudo o que há nele está guardado.`,
  byPerson: (at) =>
    `Você arquivou este contexto em ${formatDate(at)}. Tudo o que há nele está guardado.`,
  restore: "Restaurar",
  keep: "Restaurar e fixar",
  keepMeans: "Um contexto fixado nunca expira.",
} satisfies Texts<typeof enArchived>;
