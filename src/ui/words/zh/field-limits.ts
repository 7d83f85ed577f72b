import type { enFieldLimits } from "../en-field-limits";
import type { Texts } from "../texts";

/** What goes beyond its limit, by what is wrong and the name of the field. */
export const fieldLimits = {
  "too-long": {
    name: (max) => `名称最多 ${max} 个字符。未作任何更改；请缩短。`,
    alias: (max) => `别名最多 ${max} 个字符。未作任何更改；请缩短最长的一个。`,
    title: (max) => `标题最多 ${max} 个字符。未作任何更改；请缩短。`,
    tags: (max) => `标签最多 ${max} 个字符。未作任何更改；请缩短最长的一个。`,
    key: (max) => `事实的名称最多 ${max} 个字符。未作任何更改；请缩短。`,
    value: (max) => `事实最多 ${max} 个字符。未作任何更改；请缩短。`,
  },
  "too-many": {
    aliases: (max) => `别名最多 ${max} 个。未作任何更改；请去掉一些。`,
    tags: (max) => `标签最多 ${max} 个。未作任何更改；请去掉一些。`,
  },
} satisfies Texts<typeof enFieldLimits>;
