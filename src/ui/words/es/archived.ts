import type { enArchived } from "../archived-words";
import { formatDate } from "../format";
import type { Texts } from "../texts";
import { counted } from "./nouns";

/** Why a context answers nothing, and the ways back; read where that is shown, and not before. */
export const archived = {
  title: "Archivado",
  byExpiry: (days) =>
    `Este contexto se archivó tras ${counted.days(days)} sin uso. Se conserva todo lo que contiene.`,
  byPerson: (at) =>
    `Archivaste este contexto el ${formatDate(at)}. Se conserva todo lo que contiene.`,
  restore: "Restaurar",
  keep: "Restaurar y fijar",
  keepMeans: "Un contexto fijado nunca expira.",
} satisfies Texts<typeof enArchived>;
