import { formatNumber } from "../format";
import type { enSearch } from "../search-words";
import type { Texts } from "../texts";

/** What is said where a search is made narrower, and where one conversation is searched. */
export const search = {
  scope: {
    conversation: "이 대화",
  },

  filters: {
    open: "필터",
    row: "검색 범위 좁히기",
    names: { from: "작성자", kind: "종류", date: "날짜", tag: "태그", help: "도움말" },
    inUse: "사용 중인 필터",
    remove: (filter) => `필터 제거: ${filter}`,
    speakers: { user: "나", assistant: "어시스턴트" },
    kinds: {
      message: "메시지",
      title: "제목",
      block: "블록",
      fact: "사실",
      archival: "노트",
      summary: "요약",
      reference: "참조",
    },
    after: "이후",
    before: "이전",
    lastDays: (days) => `지난 ${days}일`,
    tag: "태그",
    addTag: "추가",
    chip: {
      from: (speaker) => `작성자: ${speaker}`,
      in: (context) => `위치: ${context}`,
      kind: (kind) => `종류: ${kind}`,
      before: (date) => `${date} 이전`,
      after: (date) => `${date} 이후`,
      tag: (tag) => `태그: ${tag}`,
    },
  },

  help: {
    title: "검색 방법",
    rows: [
      ["오래된 항구", "두 단어 모두, 텍스트 어디에서나"],
      ['"오래된 항구"', "이 순서의 이 단어들"],
      ["-항구", "이 단어 없이"],
      ["from:me", "내가 쓴 것. from:assistant는 답변"],
      ["in:업무", "이름에 이것이 있는 컨텍스트에서"],
      ["kind:note", "그 밖에 message, title, block, fact, summary, reference"],
      ["after:2026-05", "그때부터"],
      ["before:2026-06-15", "그날 전까지"],
      ["tag:여행", "이 태그가 있는 것"],
    ],
  },

  find: {
    label: "이 대화에서 찾기",
    previous: "이전(Shift+Enter)",
    next: "다음(Enter)",
    close: "닫고 여기에 머물기(Esc를 누르면 있던 곳으로 돌아감)",
    count: (position, of, isMore) =>
      `${formatNumber(of)}개${isMore ? " 이상" : ""} 중 ${formatNumber(position)}번째`,
    some: (of, isMore) => (isMore ? `${formatNumber(of)}개 이상` : `위에 ${formatNumber(of)}개`),
    none: "찾지 못함",
    looking: "불러오는 중…",
    elsewhere: (count) => `다른 버전에 메시지 ${formatNumber(count)}개 더: 검색에서 보기`,
  },

  method: {
    label: "검색 방식",
    modes: { auto: "단어와 의미", fts: "단어", vector: "의미" },
    found: {
      fts: "단어로 찾음.",
      vector: "의미로 찾음.",
      hybrid: "단어와 의미로 찾음.",
    },
    progress: (embedded, of) =>
      `지금까지 텍스트 ${formatNumber(of)}개 중 ${formatNumber(embedded)}개를 의미로 찾을 수 있습니다.`,
    waits: "의미로 찾기가 기다리고 있습니다:",
  },

  otherVersion: "다른 버전에 있음",
  gone: "그 텍스트는 삭제되었습니다. 이제 목록이 최신 상태입니다.",
} satisfies Texts<typeof enSearch>;
