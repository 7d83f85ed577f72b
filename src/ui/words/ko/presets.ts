import type { enPresets } from "../preset-words";
import type { Texts } from "../texts";

/** What the built-in presets, and the first blocks, are called and are for. */
export const presets = {
  builtIn: {
    "preset-calm-counselor": {
      name: "차분한 상담자",
      description: "감정이 격한 상황에서도 차분함과 객관성을 지킵니다",
    },
    "preset-rational-advisor": {
      name: "이성적인 조언자",
      description: "논리와 사실에 바탕을 둔 조언",
    },
    "preset-supportive-guide": {
      name: "든든한 안내자",
      description: "공감과 건설적인 방향의 균형",
    },
    "preset-professional-assistant": {
      name: "업무 어시스턴트",
      description: "전문적인 침착함과 실용적인 효율",
    },
    "preset-decision-making-supporter": {
      name: "결정 도우미",
      description: "복잡한 선택을 위한 체계적인 의사 결정 지원",
    },
    "preset-search-key-advisor": {
      name: "검색 조언자",
      description: "자료 조사를 위한 최적의 검색 전략과 키워드",
    },
  },
  starters: {
    persona: "여기의 어시스턴트: 그 말투와 약속한 것.",
    human: "대화하는 사람: 자신에 대해 알아 두었으면 하는 것.",
    scratchpad: "둘이 지금 하고 있는 일.",
  },
  starterNames: { persona: "역할", human: "나", scratchpad: "메모장" },
} satisfies Texts<typeof enPresets>;
