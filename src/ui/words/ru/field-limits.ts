import type { enFieldLimits } from "../en-field-limits";
import type { Texts } from "../texts";

/** What goes beyond its limit, by what is wrong and the name of the field. */
export const fieldLimits = {
  "too-long": {
    name: (max) => `Предел для имени — ${max} симв. Ничего не изменено; сократите его.`,
    alias: (max) =>
      `Предел для другого имени — ${max} симв. Ничего не изменено; сократите самое длинное.`,
    title: (max) => `Предел для названия — ${max} симв. Ничего не изменено; сократите его.`,
    tags: (max) => `Предел для тега — ${max} симв. Ничего не изменено; сократите самый длинный.`,
    key: (max) => `Предел для имени факта — ${max} симв. Ничего не изменено; сократите его.`,
    value: (max) => `Предел для факта — ${max} симв. Ничего не изменено; сократите его.`,
  },
  "too-many": {
    aliases: (max) => `Других имён может быть не больше ${max}. Ничего не изменено; уберите часть.`,
    tags: (max) => `Тегов может быть не больше ${max}. Ничего не изменено; уберите часть.`,
  },
} satisfies Texts<typeof enFieldLimits>;
