import type { enFieldLimits } from "../en-field-limits";
import type { Texts } from "../texts";

/** What goes beyond its limit, by what is wrong and the name of the field. */
export const fieldLimits = {
  "too-long": {
    name: (max) => `名前は ${max} 文字までです。何も変更していません。短くしてください。`,
    alias: (max) =>
      `別名は ${max} 文字までです。何も変更していません。最も長いものを短くしてください。`,
    title: (max) => `タイトルは ${max} 文字までです。何も変更していません。短くしてください。`,
    tags: (max) =>
      `タグは ${max} 文字までです。何も変更していません。最も長いものを短くしてください。`,
    key: (max) => `事実の名前は ${max} 文字までです。何も変更していません。短くしてください。`,
    value: (max) => `事実は ${max} 文字までです。何も変更していません。短くしてください。`,
  },
  "too-many": {
    aliases: (max) => `別名は ${max} 個までです。何も変更していません。いくつか減らしてください。`,
    tags: (max) => `タグは ${max} 個までです。何も変更していません。いくつか減らしてください。`,
  },
} satisfies Texts<typeof enFieldLimits>;
