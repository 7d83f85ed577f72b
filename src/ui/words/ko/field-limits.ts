import type { enFieldLimits } from "../en-field-limits";
import type { Texts } from "../texts";

/** What goes beyond its limit, by what is wrong and the name of the field. */
export const fieldLimits = {
  "too-long": {
    name: (max) => `이름은 최대 ${max}자입니다. 변경된 것은 없습니다. 줄이세요.`,
    alias: (max) => `다른 이름은 최대 ${max}자입니다. 변경된 것은 없습니다. 가장 긴 것을 줄이세요.`,
    title: (max) => `제목은 최대 ${max}자입니다. 변경된 것은 없습니다. 줄이세요.`,
    tags: (max) => `태그는 최대 ${max}자입니다. 변경된 것은 없습니다. 가장 긴 것을 줄이세요.`,
    key: (max) => `사실의 이름은 최대 ${max}자입니다. 변경된 것은 없습니다. 줄이세요.`,
    value: (max) => `사실은 최대 ${max}자입니다. 변경된 것은 없습니다. 줄이세요.`,
  },
  "too-many": {
    aliases: (max) => `다른 이름은 최대 ${max}개입니다. 변경된 것은 없습니다. 몇 개를 빼세요.`,
    tags: (max) => `태그는 최대 ${max}개입니다. 변경된 것은 없습니다. 몇 개를 빼세요.`,
  },
} satisfies Texts<typeof enFieldLimits>;
