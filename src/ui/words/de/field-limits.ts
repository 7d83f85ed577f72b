import type { enFieldLimits } from "../en-field-limits";
import type { Texts } from "../texts";

/** What goes beyond its limit, by what is wrong and the name of the field. */
export const fieldLimits = {
  "too-long": {
    name: (max) => `Ein Name hat höchstens ${max} Zeichen. Nichts wurde geändert; ihn kürzen.`,
    alias: (max) =>
      `Ein weiterer Name hat höchstens ${max} Zeichen. Nichts wurde geändert; den längsten kürzen.`,
    title: (max) => `Ein Titel hat höchstens ${max} Zeichen. Nichts wurde geändert; ihn kürzen.`,
    tags: (max) =>
      `Ein Schlagwort hat höchstens ${max} Zeichen. Nichts wurde geändert; das längste kürzen.`,
    key: (max) =>
      `Der Name eines Fakts hat höchstens ${max} Zeichen. Nichts wurde geändert; ihn kürzen.`,
    value: (max) => `Ein Fakt hat höchstens ${max} Zeichen. Nichts wurde geändert; ihn kürzen.`,
  },
  "too-many": {
    aliases: (max) =>
      `Es kann höchstens ${max} weitere Namen geben. Nichts wurde geändert; einige weglassen.`,
    tags: (max) =>
      `Es kann höchstens ${max} Schlagwörter geben. Nichts wurde geändert; einige weglassen.`,
  },
} satisfies Texts<typeof enFieldLimits>;
