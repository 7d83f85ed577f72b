import type { enFieldLimits } from "../en-field-limits";
import type { Texts } from "../texts";

/** What goes beyond its limit, by what is wrong and the name of the field. */
export const fieldLimits = {
  "too-long": {
    name: (max) => `الحد الأقصى للاسم ${max} محرفًا. لم يتغير شيء؛ اختصره.`,
    alias: (max) => `الحد الأقصى للاسم الآخر ${max} محرفًا. لم يتغير شيء؛ اختصر الأطول.`,
    title: (max) => `الحد الأقصى للعنوان ${max} محرفًا. لم يتغير شيء؛ اختصره.`,
    tags: (max) => `الحد الأقصى للوسم ${max} محرفًا. لم يتغير شيء؛ اختصر الأطول.`,
    key: (max) => `الحد الأقصى لاسم المعلومة ${max} محرفًا. لم يتغير شيء؛ اختصره.`,
    value: (max) => `الحد الأقصى للمعلومة ${max} محرفًا. لم يتغير شيء؛ اختصرها.`,
  },
  "too-many": {
    aliases: (max) => `الحد الأقصى للأسماء الأخرى ${max}. لم يتغير شيء؛ احذف بعضها.`,
    tags: (max) => `الحد الأقصى للوسوم ${max}. لم يتغير شيء؛ احذف بعضها.`,
  },
} satisfies Texts<typeof enFieldLimits>;
