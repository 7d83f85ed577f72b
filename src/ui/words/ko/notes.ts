import type { enNotes } from "../en-notes";
import { formatAgo, formatExactDate, formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";

/** What is said of notes and facts, and of keeping something that was said. */
export const notes = {
  notes: {
    title: "노트",
    means: "계속 저장되며 여기에서 검색할 수 있습니다. 프롬프트에는 들어가지 않습니다.",
    none: "아직 노트가 없습니다. 여기에 쓰거나 메시지 메뉴에서 ‘기억하기’를 선택하세요.",
    noneFound: "이 단어가 들어간 노트가 없습니다.",
    notWhole: "저장된 것을 아직 색인하고 있어 노트를 모두 찾아보지 못했습니다.",
    again: "다시 찾기",
    find: "노트 검색",
    add: "노트 추가",
    text: "노트",
    tags: "태그",
    tagsNote: "쉼표로 구분합니다. 비워 두어도 됩니다.",
    edit: "편집",
    editOf: (start) => `노트 편집: ${start}`,
    deleteOf: (start) => `노트 삭제: ${start}`,
    source: "메시지 보기",
    sourceOf: (start) => `노트의 메시지 보기: ${start}`,
    count: (count) => `노트 ${formatNumber(count)}개`,
    shown: (from, to, total) =>
      `${formatNumber(total)}개 중 ${formatNumber(from)}–${formatNumber(to)}`,
    next: "이전 것",
    before: "최근 것",
    ago: formatAgo,
    exactly: formatExactDate,
    changed: "그사이 다른 곳에서 변경되었습니다. ‘저장’을 한 번 더 누르면 내 텍스트로 바뀝니다.",
  },

  facts: {
    title: "사실",
    means: "나에 대해 알려진 것입니다. 자리가 있는 만큼 최근 것부터 프롬프트에 들어갑니다.",
    none: "아직 알려진 것이 없습니다. 여기에 사실을 쓰세요. 다른 사실은 이 컴퓨터의 모델이, 또는 ‘옵션 > 프롬프트’에서 허용한 대로 사용자의 말에서 학습합니다.",
    table: "사실 표",
    key: "대상",
    value: "값",
    since: "시작",
    acts: "할 수 있는 일",
    keyOf: (key) => `사실 이름: ${key}`,
    valueOf: (key) => `값: ${key}`,
    notIncluded:
      "이 컨텍스트가 대화에서 학습하지 않는 동안, 대화에서 학습한 사실은 어떤 프롬프트에도 들어가지 않습니다. ‘옵션 > 컨텍스트’에서 바꿉니다.",
    waits: "승인을 기다리고 있습니다. 모델이 아직 보지 못합니다.",
    quote: (words) => `내가 한 말: “${words}”`,
    confidence: (share) => `확신도: ${formatPercent(share)}`,
    byModel: "모델이 저장했습니다.",
    replaces: (value) => `대체할 값: ${value}`,
    former: (values) => `이전: ${values.join("; ")}`,
    approve: "승인",
    approveOf: (key) => `사실 승인: ${key}`,
    forget: "잊기",
    forgetOf: (key) => `사실 잊기: ${key}`,
    source: "메시지 보기",
    sourceOf: (key) => `사실의 메시지 보기: ${key}`,
    add: "추가",
    addLabel: "이 사실 추가",
  },

  remember: {
    title: "이것을 기억하기",
    as: "저장 형태",
    names: { note: "노트", fact: "사실" },
    text: "텍스트",
    keep: "저장",
    keptNote: "노트로 저장했습니다.",
    keptFact: "사실로 저장했습니다.",
    undo: "되돌리기",
    undone: "되돌렸습니다. 아무것도 저장하지 않았습니다.",
    show: "메모리 보기",
  },

  feedback: {
    title: "피드백",
    means:
      "여기에 쓴 것은 이 컨텍스트의 메모리에 있는 블록 ‘feedback’에 남고, 다음 프롬프트에 들어갑니다. 다른 곳으로는 가지 않습니다.",
    legend: "이 답변",
    names: { helped: "도움이 되었습니다.", not: "도움이 되지 않았습니다." },
    asks: {
      helped: "그대로 두면 좋을 점을 쓰세요.",
      not: "달라져야 할 점을 쓰세요.",
    },
    words: "내 말로",
    kept: "저장했습니다. 다음 프롬프트가 모델에 알립니다.",
  },
} satisfies Texts<typeof enNotes>;
