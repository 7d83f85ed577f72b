import type { enFieldLimits } from "../en-field-limits";
import type { Texts } from "../texts";

/** What goes beyond its limit, by what is wrong and the name of the field. */
export const fieldLimits = {
  "too-long": {
    name: (max) => `Um nome tem no máximo ${max} caracteres. Nada foi alterado; encurte-o.`,
    alias: (max) =>
      `Um outro nome tem no máximo ${max} caracteres. Nada foi alterado; encurte o mais longo.`,
    title: (max) => `Um título tem no máximo ${max} caracteres. Nada foi alterado; encurte-o.`,
    tags: (max) =>
      `Uma etiqueta tem no máximo ${max} caracteres. Nada foi alterado; encurte a mais longa.`,
    key: (max) =>
      `O nome de um fato tem no máximo ${max} caracteres. Nada foi alterado; encurte-o.`,
    value: (max) => `Um fato tem no máximo ${max} caracteres. Nada foi alterado; encurte-o.`,
  },
  "too-many": {
    aliases: (max) =>
      `Pode haver no máximo ${max} outros nomes. Nada foi alterado; deixe alguns de fora.`,
    tags: (max) =>
      `Pode haver no máximo ${max} etiquetas. Nada foi alterado; deixe algumas de fora.`,
  },
} satisfies Texts<typeof enFieldLimits>;
