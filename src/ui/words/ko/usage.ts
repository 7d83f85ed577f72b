import type { enUsage } from "../en-usage";
import { formatCost, formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";

/** What models are chosen by, what they have cost, and how an answer of theirs may end. */
export const usage = {
  modelMenu: {
    find: "모델 찾기",
    here: "이 브라우저 안",
    ollama: "Ollama",
    browserModel: "브라우저 내장 모델",
    group: (name, destination) => `${name} · ${destination}`,
    none: "이름에 이 단어가 있는 모델이 없습니다.",
    more: (count) => `${formatNumber(count)}개 더: 이름의 일부를 입력하세요.`,
    window: (tokens) => formatTokens(tokens),
    windowHint: (tokens) => `${formatNumber(tokens)}토큰을 담습니다.`,
    price: ({ prompt, reply }) => `${formatCost(prompt)} / ${formatCost(reply)}`,
    priceHint: "100만 토큰의 가격: 프롬프트 / 답변.",
    setUp: "모델 설정…",
  },

  cost: {
    name: "비용",
    dollars: formatCost,
  },

  conversationFigures: {
    tokens: "여기의 토큰",
    cost: "비용(알려진 가격 기준)",
  },

  refusal: {
    ended: "제공자가 이 답변을 끝냈습니다. 다르게 질문하거나, 다른 모델을 선택하세요.",
    empty:
      "제공자가 이 질문에 답변하지 못하게 했습니다. 다르게 질문하거나, 다른 모델을 선택하세요.",
  },
} satisfies Texts<typeof enUsage>;
