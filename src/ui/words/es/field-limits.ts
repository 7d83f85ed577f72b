import type { enFieldLimits } from "../en-field-limits";
import type { Texts } from "../texts";

/** What goes beyond its limit, by what is wrong and the name of the field. */
export const fieldLimits = {
  "too-long": {
    name: (max) =>
      `Un nombre tiene como máximo ${max} caracteres. No se ha cambiado nada; acórtalo.`,
    alias: (max) =>
      `Otro nombre tiene como máximo ${max} caracteres. No se ha cambiado nada; acorta el más largo.`,
    title: (max) =>
      `Un título tiene como máximo ${max} caracteres. No se ha cambiado nada; acórtalo.`,
    tags: (max) =>
      `Una etiqueta tiene como máximo ${max} caracteres. No se ha cambiado nada; acorta la más larga.`,
    key: (max) =>
      `El nombre de un dato tiene como máximo ${max} caracteres. No se ha cambiado nada; acórtalo.`,
    value: (max) =>
      `Un dato tiene como máximo ${max} caracteres. No se ha cambiado nada; acórtalo.`,
  },
  "too-many": {
    aliases: (max) =>
      `Puede haber como máximo ${max} nombres más. No se ha cambiado nada; omite algunos.`,
    tags: (max) =>
      `Puede haber como máximo ${max} etiquetas. No se ha cambiado nada; omite algunas.`,
  },
} satisfies Texts<typeof enFieldLimits>;
