import type { PromptMode } from "../../../domain/prompt-mode";
import type { enPrompt } from "../en-prompt";
import { formatNumber, formatPercent, formatTokens } from "../format";
import type { Texts } from "../texts";

/** What a message was taken for. */
export const promptModes: Record<PromptMode, string> = {
  general: "대화",
  creation: "무언가 만들기",
  search: "무언가 찾아보기",
  modification: "무언가 고치기",
  analysis: "무언가 깊이 생각하기",
};

/** What concerns the prompt and is always shown: the window's bar, and the way to the inspector. */
export const prompt = {
  tokens: formatTokens,
  percent: formatPercent,
  modes: promptModes,
  notSeenBecause: {
    truncate: "설정에 따라 오래된 주고받기를 제외함",
    dropped: "요약을 버림",
    "summary-failed": "요약을 만들지 못함. 다시 시도합니다",
    "no-summariser": "스스로 요약해도 되는 모델이 없음",
    "not-yet": "요약이 아직 작성되지 않음",
  },
  sentPrompt: "모델이 본 내용",

  windowBar: {
    hint: (keys) => `프롬프트 검사기를 엽니다(${keys}).`,
    none: "–",
    full: "가득 참",
    fullWindow: "컨텍스트 창이 가득 참",
    share: (percent) => `컨텍스트 창 ${percent}`,
    unknown: "지금은 컨텍스트 창이 얼마나 찼는지 알 수 없습니다.",
    tooSmall: "지침만으로 모델의 컨텍스트 창에 들어가지 않습니다.",
    assumed: "컨텍스트 창은 가정한 값입니다.",
    warnings: {
      window: "거의 찼습니다.",
      history: "대화가 제 몫을 거의 채웠습니다.",
      overflow: "담을 수 있는 것보다 많습니다.",
      memory: "기억하는 것이 모두 들어가지 않습니다.",
    },
    label: (share, tokens, window) =>
      `컨텍스트 창 ${formatPercent(share)}: 모델의 ${formatNumber(window)}토큰 중 ${formatNumber(tokens)}.`,
    guideText: (tokens) => `${formatTokens(tokens)}토큰`,
    guide: (tokens) => `${formatNumber(tokens)}토큰. 내장 가이드에는 컨텍스트 창이 없습니다.`,
  },
} satisfies Texts<typeof enPrompt>;
