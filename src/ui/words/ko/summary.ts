import type { enSummary } from "../en-summary";
import { formatNumber } from "../format";
import type { Texts } from "../texts";

/** Summaries in the conversation, and the commands that are answered here. */
export const summary = {
  summary: {
    mark: (messages) =>
      messages === 1
        ? "모델은 이 메시지의 요약을 봅니다"
        : `모델은 이 메시지 ${formatNumber(messages)}개의 요약을 봅니다`,
    dropped: (messages) => `메시지 ${formatNumber(messages)}개의 요약을 버렸습니다.`,
    droppedMeans:
      "들어가는 한 모델이 메시지 자체를 봅니다. 자동으로 다시 요약하지 않습니다. 버린 텍스트는 남아 있습니다:",
    failed: "새 요약을 만들지 못했습니다.",
    again: "자동으로 다시 시도하며, /summary로 지금 시도할 수도 있습니다.",
    text: "요약",
    byPerson: "직접 변경함.",
    byModel: (model) => `${model} 작성.`,
    edit: "편집",
    drop: "버리기",
    undo: "되돌리기",
    undoEdit: "마지막 변경 되돌리기",
    save: "저장",
    saveHint: (keys) => `저장(${keys})`,
    cancel: "취소",
    empty: "요약은 비워 둘 수 없습니다. 대신 버리세요.",
    changed: "그사이 변경되었습니다. 지금 상태를 보여 줍니다. 잃은 것은 없습니다.",
    conflict:
      "그사이 변경되었습니다. 입력한 내용은 위에 남아 있으며, 이것이 지금 내용입니다. ‘저장’을 누르면 내 것으로 바뀝니다.",
    gone: "그사이 버려졌습니다. 입력한 내용은 위에 남아 있습니다. 먼저 버린 것을 되돌리거나, 복사한 뒤 취소하세요.",
  },

  commands: {
    label: "명령",
    hints: {
      status: "모델, 컨텍스트 창 사용량, 잠금",
      history: "이 대화에서 모델에 전달되는 것",
      context: "모델이 보게 될 모든 것",
      model: "모델 선택 또는 이름 입력",
      summary: "지금 오래된 주고받기 요약",
      memory: "이 컨텍스트가 기억하는 것",
      search: "말하거나 저장한 것 찾기",
      facts: "이 컨텍스트에서 나에 대해 알려진 것",
      remember: "나에 대한 사실 저장: city: Lisbon",
      forget: "사실 잊기: city",
      new: "여기에서 다른 대화 시작",
      temp: "저장되지 않는 대화 시작",
      help: "이 명령 목록",
    },
  },
} satisfies Texts<typeof enSummary>;
