import type { enConversations } from "../en-conversations";
import { formatNumber } from "../format";
import type { Texts } from "../texts";

/** What the panel says of its conversations and messages from the first; the rest stands apart. */
export const conversations = {
  conversations: {
    open: "대화",
    openWaiting: "대화(답변이 기다리고 있음)",
  },

  conversationMenu: {
    open: "이 대화",
    archivedNote: "이 대화는 보관되었습니다. 다른 대화처럼 읽고 이어 갈 수 있습니다.",
    archivedThere:
      "이 대화와 컨텍스트가 보관되었습니다. 읽을 수 있으며, 컨텍스트를 복원하면 이어 갈 수 있습니다.",
  },

  temporary: {
    mark: "임시",
    means:
      "저장하지 않습니다. Confidant를 잠그거나 다시 시작하거나 업데이트할 때, 또는 브라우저를 닫을 때 삭제됩니다.",
  },

  branches: {
    position: (position, of) => `${formatNumber(position)}/${formatNumber(of)}`,
    label: (position, of) => `버전 ${formatNumber(position)} / ${formatNumber(of)}`,
    before: "이전 버전",
    after: "다음 버전",
    shown: (position, of) =>
      `버전 ${formatNumber(of)}개 중 ${formatNumber(position)}번째를 표시하고 있습니다.`,
  },

  message: {
    edit: "편집",
    editLabel: "메시지 편집",
    editHint: (send) => `${send}: 보내기, Esc: 취소. 이전 버전은 남습니다.`,
    send: "보내기",
    cancel: "취소",
    again: "다시 생성",
    otherModel: "다른 모델로 다시 생성",
    branch: "여기서 분기…",
    more: "이 메시지의 추가 작업",
    remember: "기억하기…",
    savePrompt: "프롬프트로 저장…",
    feedback: "피드백…",
    remove: "삭제…",
    readAloud: "소리 내어 읽기",
    stopReading: "읽기 중지",
    imported: "가져옴",
    importedFrom: (model) => `가져옴 · ${model}`,
  },
} satisfies Texts<typeof enConversations>;
