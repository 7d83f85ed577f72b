import { formatCost, formatMonth, formatNumber, formatSeconds, formatTokens } from "../format";
import type { Texts } from "../texts";
import type { enUsagePage } from "../usage-words";

/** What the options say of tokens, speed and cost. */
export const usagePage = {
  why: "월별, 모델별 토큰, 속도, 비용입니다. 이 통계는 이 컴퓨터를 떠나지 않습니다.",
  how: "토큰은 제공자가 세며, 그렇지 않으면 추정합니다. 가격은 제공자가 공개한 것이며 청구서와 다를 수 있습니다. 제목, 요약, 사실 학습도 답변으로 셉니다. 내장 가이드, 임시 대화, 의미로 검색은 포함되지 않습니다.",
  none: "아직 모델의 답변이 없습니다.",
  month: formatMonth,
  months: "월별",
  measure: "막대가 나타내는 것",
  measures: { tokens: "토큰", cost: "비용" },
  plots: { tokens: "월마다의 토큰", cost: "월마다의 비용" },
  plotOf: {
    tokens: (name, tokens) => `${formatMonth(name)}: ${formatNumber(tokens)}토큰`,
    cost: (name, cost) => `${formatMonth(name)}: ${formatCost(cost)}`,
  },
  table: (name) => `${formatMonth(name)}, 모델별`,
  columns: {
    month: "월",
    model: "모델",
    replies: "답변",
    prompt: "입력 토큰",
    reply: "출력 토큰",
    firstWord: "첫 단어",
    speed: "토큰/초",
    cost: "비용",
  },
  hints: {
    firstWord: "보낸 때부터 첫 단어까지, 평균",
    speed: "첫 단어부터 초당 토큰, 평균",
  },
  all: "전체",
  others: "다른 모델",
  browserModel: "브라우저 내장 모델",
  destination: {
    browser: "이 브라우저 안",
    machine: "이 컴퓨터",
    host: (host) => `${host}(으)로 전송`,
  },
  number: formatNumber,
  tokens: formatTokens,
  seconds: formatSeconds,
  speed: (tokens) => formatNumber(Math.round(tokens * 10) / 10),
  unknown: "–",
  cost: (cost, unpriced) => {
    if (unpriced === 0) return cost === 0 ? "–" : formatCost(cost);
    return cost === 0
      ? "가격 알 수 없음"
      : `${formatCost(cost)}, 답변 ${formatNumber(unpriced)}개의 가격 알 수 없음`;
  },
  forget: "통계 초기화…",
  forgetMeans: "모든 달의 통계를 삭제합니다. 대화의 통계는 남습니다. 10초 안에 되돌릴 수 있습니다.",
  forgetConfirm: "초기화",
  forgotten: "초기화했습니다.",
} satisfies Texts<typeof enUsagePage>;
