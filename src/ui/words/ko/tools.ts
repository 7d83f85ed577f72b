import { formatDuration, formatMilliseconds, formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enTools } from "../tool-words";
import { toolLabel } from "./tool-labels";

/** What is said of the tools that a reply has used. */
export const tools = {
  used: (names) =>
    `도구 호출 ${formatNumber(names.length)}번: ${[...new Set(names.map(toolLabel))].join(", ")}`,
  requested: (names) =>
    `도구를 요청함: ${names.join(", ")}. 제공된 도구가 없어 아무것도 하지 않았습니다`,
  notTaken:
    "이 모델은 도구를 받지 않아, 여기에서 켜진 도구 없이 요청했습니다. 다른 모델은 사용할 수 있습니다.",
  unnamed: "이름 없음",
  arguments: "요청 내용",
  result: "응답",
  failed: "거부됨",
  waiting: "응답 없음",
  asks: (label, target) =>
    target === "" ? `결정을 기다림: ${label}` : `결정을 기다림: ${label}(${target})`,
  exact: "정확한 호출",
  called: "도구",
  tainted:
    "모델이 가져온 텍스트, 웹 페이지 또는 도구의 출력을 읽었으며, 그 내용이 이것을 요청했을 수 있습니다.",
  before: "지금",
  after: "변경 후",
  nothing: "없음",
  approve: "승인",
  decline: "거절",
  edit: "편집",
  editLabel: (label) => `‘${label}’의 요청 내용`,
  always: "여기에서 항상 승인",
  size: (characters) => `${formatNumber(characters)}자`,
  took: (ms) => (ms < 1_000 ? formatMilliseconds(ms) : formatDuration(ms)),
  cut: (characters) => `… 그리고 ${formatNumber(characters)}자 더`,
} satisfies Texts<typeof enTools>;
