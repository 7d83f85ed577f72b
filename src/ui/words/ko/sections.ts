import type { enSections } from "../section-words";
import type { Texts } from "../texts";

/** What the parts of the options are called, in the order of their list, and how a text names one. */
export const sections = {
  at: "옵션 > ",
  names: {
    models: "모델",
    tools: "도구",
    contexts: "컨텍스트",
    memory: "메모리",
    lock: "잠금",
    backup: "백업",
    prompt: "프롬프트",
    library: "프롬프트 라이브러리",
    appearance: "모양",
    programs: "프로그램",
    keyboard: "단축키",
    usage: "사용량",
    data: "데이터",
    health: "진단",
    about: "정보",
  },
} satisfies Texts<typeof enSections>;
