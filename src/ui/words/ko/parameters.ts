import { formatNumber } from "../format";
import type { enParameters } from "../parameter-words";
import type { Texts } from "../texts";

/** What a conversation sets for its model, and what of that was sent. */
export const parameters = {
  title: "이 대화의 매개변수",
  lead: "다음 메시지부터 적용됩니다. 비워 둔 항목은 컨텍스트와 모델을 따릅니다.",
  sent: "매개변수",
  sentNone: "이 요청에는 지정된 것이 없습니다.",
  loading: "불러오는 중…",
  names: {
    note: "시스템 메모",
    temperature: "온도",
    topP: "단어 선택 (top_p)",
    seed: "시드",
    stop: "중지 문자열",
    window: "컨텍스트 창",
    effort: "추론 강도",
  },
  hints: {
    note: "컨텍스트의 지침 다음에 모델에 전달됩니다.",
    temperature: (most, usual) =>
      `0(가장 예측하기 쉬움)부터 ${formatNumber(most)}(가장 다양함)까지. 비우면 ${formatNumber(usual)}입니다.`,
    topP: "0부터 1까지: 이 확률 비율을 넘는 단어는 선택되지 않습니다.",
    seed: "정수입니다. 같은 수를 쓰면 같은 질문의 답변이 더 비슷해집니다.",
    stop: (lines) =>
      `한 줄에 하나씩 최대 ${formatNumber(lines)}개. 답변은 그중 처음 나오는 것 앞에서 끝납니다.`,
    window: "답변을 포함해 한 요청에 담기는 최대 토큰 수입니다.",
    effort: "모델이 답변하기 전에 생각하는 정도입니다.",
  },
  efforts: { low: "낮음", medium: "중간", high: "높음" },
  usual: "모델이 정함",
  lacking: (model, names) =>
    `${model}에서 지원하지 않는 항목: ${names.join(", ")}. 설정한 값은 보관되지만 전송되지 않습니다.`,
  whileThinking: (model, names) =>
    `${model} 모델이 사고하는 동안 전송되지 않는 항목: ${names.join(", ")}.`,
  guide: "내장 가이드에는 매개변수가 없습니다. 선택한 모델에 쓰입니다.",
  wrong: (least, most) =>
    `${formatNumber(least)}부터 ${formatNumber(most)}까지의 숫자가 필요합니다.`,
  wrongStop: (lines, characters) =>
    `최대 ${formatNumber(lines)}줄, 한 줄에 ${formatNumber(characters)}자까지 가능합니다.`,
  save: "저장",
  cancel: "취소",
  reset: "초기화",
} satisfies Texts<typeof enParameters>;
