import type { enExport } from "../export-words";
import { formatNumber } from "../format";
import type { Texts } from "../texts";

/** What the part of the options says that gives conversations out as files. */
export const exportWords = {
  exportPart: {
    title: "대화 내보내기",
    why: "대화를 사람과 다른 프로그램을 위한 파일로 내보내며, 컨텍스트가 기억하는 것도 담습니다. 보관된 것은 그 컨텍스트나 대화 자체를 선택했을 때만 들어갑니다. 임시 대화는 들어가지 않으며, 그림은 이름만 들어갑니다.",
    readable:
      "이 파일을 가진 사람은 누구나 읽을 수 있습니다. 암호화되지 않습니다. 브라우저의 다운로드 목록에 이름이 남습니다.",
    weak: "이 파일과 키 텍스트를 가진 사람은 누구나 읽을 수 있고, 추측할 수 있는 키 텍스트는 금방 풀립니다. 금고보다 훨씬 약합니다. 다른 곳에서 쓰지 않는 긴 것을 사용하세요.",
    what: "대상",
    scopes: {
      all: "모든 대화",
      context: "컨텍스트 하나",
      conversation: "대화 하나",
    },
    context: "컨텍스트",
    search: "제목이나 태그로 대화 찾기",
    found: "대화",
    foundCount: (count) =>
      count === 0 ? "찾지 못했습니다." : `대화 ${formatNumber(count)}개 찾음`,
    more: "최근 것만 표시됩니다. 제목을 더 입력하세요.",
    untitled: "새 대화",
    format: "형식",
    formats: {
      json: "JSON: 다시 가져올 수 있음. 그림, 요약, 도구가 한 일은 제외",
      markdown: "Markdown: 읽기용",
      elara: "Elara: 메시지마다 암호화된 레코드 하나",
    },
    hidden: {
      json: "텍스트의 방향을 바꾸는 문자처럼 보이지 않는 문자는 이스케이프 코드로 쓰이며, 다시 가져올 때 그대로 돌아옵니다.",
      markdown:
        "텍스트의 방향을 바꾸는 문자처럼 보이지 않는 문자는 [U+202E]처럼 표시되어 볼 수 있습니다.",
      elara: "텍스트의 방향을 바꾸는 문자처럼 보이지 않는 문자는 레코드에 그대로 남습니다.",
    },
    elaraContents:
      "Elara에는 텍스트 로그가 하나 있습니다. 대화 하나를 내보내면 표시된 가지를, 여러 개를 내보내면 말한 것을 모두 씁니다. 파일, 그림, 메모리는 들어가지 않습니다.",
    key: "키 텍스트",
    keyProblems: {
      empty: "키 텍스트를 입력하세요.",
      default:
        "Elara에 처음부터 들어 있는 텍스트입니다. 누구나 알고 있습니다. 다른 것을 선택하세요.",
    },
    keyWarning:
      "Elara에 처음부터 들어 있는 텍스트입니다. 이 파일을 가진 사람은 누구나 읽을 수 있고, 바꿨을 수도 있습니다.",
    target: "저장할 곳",
    targets: { zip: "압축 파일(.zip)", folder: "폴더" },
    folderNote: "이미 있는 레코드는 그대로 남습니다.",
    start: "내보내기",
    running: "내보내는 중입니다. 끝날 때까지 이 페이지를 열어 두세요.",
    progress: "내보내기 진행률",
    soFar: (conversations, total, messages) =>
      `대화 ${formatNumber(total)}개 중 ${formatNumber(conversations)}개, 메시지 ${formatNumber(messages)}개`,
    cancel: "취소",
    done: "내보내기를 마쳤습니다",
    failed: "내보내지 못했습니다",
    nothingSaved: "파일을 저장하지 않았습니다.",
    folderKept: "그때까지 쓴 레코드는 폴더에 있습니다.",
    counts: (conversations, messages) =>
      `대화 ${formatNumber(conversations)}개, 메시지 ${formatNumber(messages)}개`,
    records: (count) => `레코드 ${formatNumber(count)}개를 씀`,
    there: (count) => `레코드 ${formatNumber(count)}개는 이미 있어 그대로 둠`,
    unreadable: (count) =>
      `항목 ${formatNumber(count)}개를 읽을 수 없어 빠졌습니다. 자세한 내용은 ‘진단’에 있습니다`,
    leftOut: {
      attachments: (count) => `파일이나 그림 ${formatNumber(count)}개는 이름만 들어감`,
      empty: (count) => `텍스트가 없는 메시지 ${formatNumber(count)}개 제외`,
      tools: (count) => `도구 단계 ${formatNumber(count)}개 제외`,
    },
    again: "다른 것 내보내기",
    all: "모두",
    markdown: {
      untitled: "제목 없는 대화",
      context: "컨텍스트",
      from: "시작(UTC)",
      to: "끝(UTC)",
      tags: "태그",
      references: "참조",
      roles: { user: "나", assistant: "어시스턴트", system: "시스템", tool: "도구" },
      thinking: "사고:",
      answer: "답변:",
      file: "파일:",
      sources: "출처:",
      picture: "그림(이 파일에 없음):",
      deleted: "이 메시지는 삭제되었습니다.",
      nothing: "아무 말도 없었습니다.",
      memory: {
        title: (context) => `${context}의 메모리`,
        facts: "사실",
        notes: "노트",
        waiting: "승인을 기다림",
        empty: "여기에는 아무것도 없습니다.",
      },
      otherBranch: (number, after) =>
        after === null
          ? `다른 가지(${number}), 처음부터`
          : `다른 가지(${number}), 메시지 ${after} 다음부터`,
    },
  },
} satisfies Texts<typeof enExport>;
