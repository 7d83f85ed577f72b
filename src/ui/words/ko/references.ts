import type { ReferenceAction } from "../../../domain/reference";
import type { enReferences } from "../en-references";
import { formatExactDate, formatNumber } from "../format";
import type { Texts } from "../texts";

const actions: Record<ReferenceAction, string> = {
  created: "만듦",
  modified: "변경함",
  discussed: "논의함",
};

/** What is said of the things that conversations were about. */
export const references = {
  references: {
    title: "참조",
    means:
      "대화의 대상입니다. 대화의 마지막 다섯 개와, 메시지가 어떤 이름으로든 언급하는 것이 프롬프트에 들어갑니다.",
    none: "아직 참조가 없습니다. 대화의 대상을 추가하세요: 워크플로, 페이지, 문서, 컨텍스트.",
    kinds: {
      workflow: "워크플로",
      page: "페이지",
      document: "문서",
      context: "컨텍스트",
    },
    kind: "종류",
    name: "이름",
    target: "주소 또는 ID",
    targetNote: "비워 두어도 됩니다. 이름이 대신합니다.",
    conversation: "대화",
    noConversation: "참조는 대화에 속하며, 이 컨텍스트에는 아직 대화가 없습니다.",
    untitled: (at) => `${formatExactDate(at)}의 대화`,
    untitledHere: "제목 없는 대화",
    add: "참조 추가",
    addIt: "추가",
    aliases: "다른 이름",
    aliasesNote:
      "한 줄에 하나. 메시지에 그중 하나가 있으면 이것을 말하는 것입니다. 비워 두면 이름으로 만듭니다.",
    alsoCalled: (aliases) => `다른 이름: ${aliases.join(", ")}`,
    mine: (name) => `내 ${name}`,
    ofKind: {
      workflow: (name) => `${name} 워크플로`,
      page: (name) => `${name} 페이지`,
      document: (name) => `${name} 문서`,
      file: (name) => `${name} 파일`,
      context: (name) => `${name} 컨텍스트`,
    },
    edit: "편집",
    editOf: (name) => `참조 편집: ${name}`,
    deleteOf: (name) => `참조 삭제: ${name}`,
    inConversation: (title, action) => `${title}(${actions[action]})`,
    showOf: (title) => `대화 보기: ${title}`,
    count: (count) => `참조 ${formatNumber(count)}개`,
    changed:
      "그사이 다른 곳에서 변경되었습니다. 지금 상태를 보여 줍니다. ‘저장’을 누르면 내 변경이 그 위에 적용됩니다.",
  },
} satisfies Texts<typeof enReferences>;
