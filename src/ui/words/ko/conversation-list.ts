import type { enConversationList } from "../conversation-words";
import { formatAgo, formatExactDate, formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";

/** The list of conversations, what can be done with one, and what is asked before that. */
export const conversationList = {
  menu: {
    begin: "새 대화",
    temporary: "임시 대화",
    rename: "이름 바꾸기…",
    pin: "고정",
    unpin: "고정 해제",
    tags: "태그…",
    move: "이동…",
    parameters: "매개변수…",
    archive: "보관",
    restore: "복원",
    exportIt: "내보내기…",
    search: "검색…",
    find: "이 대화에서 찾기",
    memory: "메모리",
    factsWait: (count) => `승인을 기다리는 사실: ${formatNumber(count)}`,
    shortcuts: "키보드 단축키",
    tab: "탭에서 열기",
    remove: "삭제…",
    discard: "버리기…",
  },

  list: {
    waiting: "답변이 기다리고 있음",
    title: "대화",
    close: "닫기",
    begin: "새로 만들기",
    find: "대화와 메모리 검색",
    scope: "표시할 대화",
    here: "이 컨텍스트",
    everywhere: "모든 컨텍스트",
    archived: "보관됨",
    contextArchived: "보관된 컨텍스트",
    list: "대화, 최근 순",
    untitled: "새 대화",
    current: "지금 표시됨",
    pinned: "고정됨",
    notStored: "저장 안 됨",
    counts: (messages, tokens) =>
      `메시지 ${formatNumber(messages)}개 · ${formatTokens(tokens)}토큰`,
    total: (count, isEverywhere) =>
      `${isEverywhere ? "전체" : "여기"}에 저장된 대화 ${formatNumber(count)}개(보관된 대화 포함)`,
    menu: "이 대화로 할 수 있는 일(Shift+F10)",
    menuOf: (title) => `‘${title}’`,
    none: "여기에는 아직 대화가 없습니다. 무언가를 쓰면 시작됩니다.",
    noneFound: "이 단어가 들어간 것이 없습니다.",
    noneArchived: "여기에는 보관된 것이 없습니다.",
    loading: "불러오는 중…",
    ago: (ms) => formatAgo(ms),
    exactly: (time) => formatExactDate(time),
    tags: (tags) => tags.join(", "),
  },

  found: {
    title: "메시지와 메모리",
    total: (count) =>
      count < 10_000
        ? `메시지와 메모리에서 ${formatNumber(count)}곳`
        : `메시지와 메모리에서 ${formatNumber(10_000)}곳 이상`,
    searched: (count) =>
      `지금까지 텍스트 ${formatNumber(count)}개를 최근 것부터 검색했습니다. 오래된 것이 이어집니다.`,
    anew: (count) =>
      `저장된 검색 색인을 읽지 못해 다시 만들고 있습니다. 지금까지 텍스트 ${formatNumber(count)}개를 최근 것부터 마쳤습니다.`,
    memory: "메모리",
    speakers: { user: "나:", assistant: "답변:" },
    kinds: {
      message: "메시지:",
      title: "제목:",
      block: "블록:",
      fact: "사실:",
      archival: "노트:",
      summary: "요약:",
      reference: "참조:",
    },
    hint: '단어, "구절", -제외할 단어, from:me, in:컨텍스트, tag:이름, before:2026-05, after:2026-01-31',
  },

  dialog: {
    save: "저장",
    cancel: "취소",
    renameTitle: "이 대화의 이름 바꾸기",
    name: "제목",
    nameNote: "비워 두면 자동으로 정해집니다.",
    tagsTitle: "이 대화의 태그",
    tagList: "태그",
    tagsNote: "쉼표로 구분합니다.",
    moveTitle: "이 대화를 옮길 곳",
    removeTitle: "이 대화 삭제",
    counting: "세는 중…",
    removeMeans: (title, messages) =>
      `‘${title}’ 대화를 삭제합니다. 모든 가지의 메시지 ${formatNumber(messages)}개와 요약이 포함됩니다. 매우 크지 않은 한 10초 안에 되돌릴 수 있습니다. 먼저 백업을 만듭니다. 백업에는 4주 또는 그 이상, 브라우저 자체 파일에는 한동안 암호화된 상태로 남을 수 있습니다.`,
    removeConfirm: (messages) => `메시지 ${formatNumber(messages)}개 삭제`,
    discardTitle: "이 임시 대화 버리기",
    discardMeans: (messages) =>
      `메시지 ${formatNumber(messages)}개도 함께 사라집니다. 10초 안에 되돌릴 수 있습니다. 이 대화는 저장된 적이 없습니다.`,
    discardConfirm: "버리기",
  },

  message: {
    removeTitle: "이 메시지 삭제",
    removeMeans:
      "이 메시지가 속한 모든 가지에서 텍스트를 삭제합니다. 이것으로 만든 요약과 그 뒤의 프롬프트 기록도 함께 삭제됩니다. 매우 크지 않은 한 10초 안에 되돌릴 수 있습니다. 이전에 만든 백업에는 4주 또는 그 이상 남습니다.",
    removeConfirm: "삭제",
  },
} satisfies Texts<typeof enConversationList>;
