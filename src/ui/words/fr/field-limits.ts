import type { enFieldLimits } from "../en-field-limits";
import type { Texts } from "../texts";

/** What goes beyond its limit, by what is wrong and the name of the field. */
export const fieldLimits: Texts<typeof enFieldLimits> = {
  "too-long": {
    name: (max) =>
      `Un nom compte au plus ${max} caractères. Rien n’a été modifié ; raccourcissez-le.`,
    alias: (max) =>
      `Un autre nom compte au plus ${max} caractères. Rien n’a été modifié ; raccourcissez le plus long.`,
    title: (max) =>
      `Un titre compte au plus ${max} caractères. Rien n’a été modifié ; raccourcissez-le.`,
    tags: (max) =>
      `Une étiquette compte au plus ${max} caractères. Rien n’a été modifié ; raccourcissez la plus longue.`,
    key: (max) =>
      `Le nom d’un fait compte au plus ${max} caractères. Rien n’a été modifié ; raccourcissez-le.`,
    value: (max) =>
      `Un fait compte au plus ${max} caractères. Rien n’a été modifié ; raccourcissez-le.`,
  },
  "too-many": {
    aliases: (max) =>
      `Il peut y avoir au plus ${max} autres noms. Rien n’a été modifié ; enlevez-en quelques-uns.`,
    tags: (max) =>
      `Il peut y avoir au plus ${max} étiquettes. Rien n’a été modifié ; enlevez-en quelques-unes.`,
  },
};
