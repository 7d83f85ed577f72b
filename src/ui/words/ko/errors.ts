import type { LimitName } from "../../../domain/limits";
import type { RefusalReason } from "../../../domain/refusal";
import type { enErrors } from "../en-errors";
import { formatDuration, formatNumber } from "../format";
import type { Texts } from "../texts";
import { serverErrors } from "./server-errors";

const limits: Record<LimitName, (max: number) => string> = {
  "message-bytes": (max) =>
    `메시지 한도(${formatNumber(max)}바이트)를 넘습니다. 줄이거나 나누어 보내세요.`,
  "block-bytes": (max) =>
    `블록 한도(${formatNumber(max)}바이트)를 넘습니다. 변경된 것은 없습니다. 줄이세요.`,
  "conversation-messages": (max) =>
    `이 대화는 가득 찼습니다(한도는 메시지 ${formatNumber(max)}개). 내용은 모두 남아 있고, 쓴 내용은 입력란에 있습니다. 새 대화에서 이어 가세요.`,
  contexts: (max) =>
    `컨텍스트가 보관된 것을 포함해 ${formatNumber(max)}개 있어 더 만들 수 없습니다. 변경된 것은 없습니다. ‘옵션 > 데이터’에서 하나를 영구 삭제한 뒤 다시 시도하세요.`,
  presets: (max) =>
    `내 프리셋이 제거된 것을 포함해 ${formatNumber(max)}개 있어 더 만들 수 없습니다. 변경된 것은 없습니다. ‘옵션 > 컨텍스트’에서 하나를 영구 삭제한 뒤 다시 시도하세요.`,
  "saved-prompts": (max) =>
    `라이브러리에 프롬프트가 ${formatNumber(max)}개 있어 더 저장할 수 없습니다. 변경된 것은 없습니다. ‘옵션 > 프롬프트 라이브러리’에서 하나를 삭제한 뒤 다시 시도하세요.`,
  "prompt-characters": (max) =>
    `프롬프트 한도(${formatNumber(max)}자)를 넘습니다. 변경된 것은 없습니다. 줄이세요.`,
  "context-conversations": (max) =>
    `이 컨텍스트에 대화가 보관된 것을 포함해 ${formatNumber(max)}개 있어 더 만들 수 없습니다. 다른 컨텍스트를 선택하거나 하나를 삭제한 뒤 다시 시도하세요.`,
  "pinned-conversations": (max) =>
    `고정한 대화가 ${formatNumber(max)}개 있어 더 고정할 수 없습니다. 변경된 것은 없습니다. 하나를 고정 해제한 뒤 다시 시도하세요.`,
  redactions: (max) =>
    `숨길 단어가 ${formatNumber(max)}개 있어 더 추가할 수 없습니다. 먼저 하나를 제거하세요. 변경된 것은 없습니다.`,
  "unlock-methods": (max) =>
    `잠금 해제 방법이 ${formatNumber(max)}개 있어 더 추가할 수 없습니다. 변경된 것은 없습니다. ‘옵션 > 잠금’에서 하나를 제거한 뒤 추가하세요.`,
  connections: (max) =>
    `연결이 ${formatNumber(max)}개 있어 더 추가할 수 없습니다. 변경된 것은 없습니다. 먼저 하나를 제거한 뒤 추가하세요.`,
  blocks: (max) =>
    `이 컨텍스트에 메모리 블록이 ${formatNumber(max)}개 있어 더 추가할 수 없습니다. 변경된 것은 없습니다. 하나를 제거한 뒤 다시 시도하세요.`,
  "archival-entries": (max) =>
    `이 컨텍스트에 노트가 ${formatNumber(max)}개 있어 더 추가할 수 없습니다. 변경된 것은 없습니다. 먼저 하나를 제거한 뒤 다시 시도하세요.`,
  attachments: (max) =>
    `메시지 하나에는 최대 ${formatNumber(max)}개까지 첨부할 수 있습니다. 이것은 추가하지 않았습니다. 하나를 제거하거나 다음 메시지로 보내세요.`,
  "attachment-bytes": (max) =>
    `첨부 한도(${formatNumber(max)}바이트)를 넘습니다. 추가하지 않았습니다. 줄이거나 일부만 첨부하세요.`,
  "image-pixels": (max) =>
    `이 이미지는 여기에서 열 수 있는 픽셀 수를 넘습니다(한도는 ${formatNumber(max)}). 추가하지 않았습니다. 다른 이미지를 선택하거나 일부만 첨부하세요.`,
  "model-files": (max) =>
    `모델 파일이 ${formatNumber(max)}개 있어 더 추가할 수 없습니다. 변경된 것은 없습니다. 먼저 하나를 제거하세요.`,
  programs: (max) => `프로그램이 ${formatNumber(max)}개 있습니다. 먼저 하나를 제거하세요.`,
  facts: (max) =>
    `이 컨텍스트에 사실이 ${formatNumber(max)}개 있어 더 추가할 수 없습니다. 변경된 것은 없습니다. 하나를 잊은 뒤(/facts로 목록 보기) 계속하세요.`,
  "model-file-bytes": (max) =>
    `이 파일은 브라우저 안 엔진의 메모리 한도(${formatNumber(max)}바이트)를 넘습니다. 받지 않았습니다. 가중치가 더 적거나 짧은 파일을 선택하세요.`,
};

const refusals: Record<RefusalReason, string> = {
  "not-a-url":
    "서버 주소가 아닙니다. 아무것도 전송하지 않았습니다. https://api.example.com/v1 또는 127.0.0.1:8080 같은 형식입니다.",
  credentials:
    "이 주소에 이름이나 비밀번호가 들어 있습니다. 아무것도 전송하지 않았습니다. 빼고 대신 키를 입력하세요.",
  extra:
    "이 주소는 ? 또는 # 뒤에 내용이 더 있습니다. 아무것도 전송하지 않았습니다. 그 앞부분만 쓰고, 키는 키 입력란에 넣으세요.",
  "not-loopback":
    "이 서버는 이 컴퓨터에 있지 않습니다. 아무것도 전송하지 않았습니다. 대신 연결로 추가하세요.",
  "key-in-clear":
    "이 주소는 다른 컴퓨터로 가는 암호화되지 않은 http입니다. 중간에 있는 누구나 키를 읽을 수 있습니다. 아무것도 저장하거나 전송하지 않았습니다. https를 사용하거나 키와 헤더를 빼세요.",
  key: "이 키에 줄바꿈처럼 키에는 쓰이지 않는 것이 들어 있습니다. 아무것도 저장하거나 전송하지 않았습니다. 다시 복사하세요.",
  header:
    "헤더 중 하나의 이름이나 값을 전송할 수 없습니다. 변경된 것은 없습니다. 확인한 뒤 다시 시도하세요.",
  "in-clear":
    "이 주소는 다른 컴퓨터로 가는 암호화되지 않은 http여서 파일이 중간에 바뀔 수 있습니다. 아무것도 가져오지 않았습니다. https로 시작하는 주소를 입력하세요.",
  "not-ollama":
    "이 서버는 Ollama가 아닙니다. 이 일은 Ollama만 할 수 있습니다. 변경된 것은 없습니다. Ollama 서버를 선택하세요.",
  "passed-on":
    "이 모델은 이 컴퓨터에서 실행되지 않습니다. 서버가 받은 내용을 다른 곳으로 전달합니다. 변경된 것은 없습니다. 다른 모델을 선택하세요.",
};

const engine = {
  memory:
    "브라우저가 주는 메모리에 모델이 들어가지 않습니다. 저장된 것은 잃지 않았습니다. 다른 탭을 닫거나 더 작은 모델을 선택하세요.",
  file: "이 파일은 여기에서 실행할 수 있는 모델이 아닙니다. 손상되었거나 알려지지 않은 종류일 수 있습니다. 제거하고 다른 GGUF 파일을 선택하세요.",
  gone: "브라우저 안의 모델이 멈췄습니다. 저장된 것은 잃지 않았습니다. 다시 시도하면 새로 불러옵니다.",
  template:
    "모델의 자체 채팅 템플릿을 사용할 수 없습니다. 아무 데도 전송하지 않았습니다. 다른 모델 파일을 선택하세요.",
};

const backups = {
  "quota-exceeded":
    "공간이 없어 백업을 만들 수 없었습니다. 다른 것은 변경되지 않았습니다. 공간을 확보하거나 ‘옵션 > 백업’에서 오래된 백업을 삭제한 뒤 다시 시도하세요.",
  "backup-damaged":
    "백업을 다시 읽었더니 쓴 것과 달라 버렸습니다. 다른 것은 변경되지 않았습니다. 다시 시도하고, 계속되면 디스크를 확인하세요.",
  locked: "그사이 Confidant가 잠겨 백업을 만들 수 없었습니다. 잠금을 해제한 뒤 다시 시도하세요.",
  "worker-gone":
    "브라우저가 확장 프로그램을 일시 중지해 백업을 마치지 못했습니다. 다른 것은 변경되지 않았습니다. 다시 시도하세요.",
};

/** A sentence for every failure: what happened, what is safe, what to do. */
export const errors = {
  "bad-request": "요청을 이해하지 못했습니다. 변경된 것은 없습니다. 이 페이지를 새로 고치세요.",
  "forbidden-sender":
    "Confidant 자체 페이지에서 온 요청이 아니어서 거부했습니다. 이 페이지를 새로 고치세요.",
  "not-found": "요청한 것이 더 이상 없습니다. 이 페이지를 새로 고치세요.",
  conflict: "다른 창에서 대화가 변경되었습니다. 잃은 것은 없습니다. 확인한 뒤 다시 시도하세요.",
  "conflict-model-changed":
    "모델이나 그 위치가 바뀌었습니다. 아무것도 전송하지 않았고, 텍스트는 저장되어 있습니다. 메시지 입력란 옆의 위치를 확인한 뒤 다시 보내세요.",
  "conflict-card-changed":
    "여기에 표시된 내용이 그 뒤에 바뀌었습니다. 아무것도 실행하지 않았습니다. 지금 내용을 읽은 뒤 결정하세요.",
  "limit-exceeded": "들어갈 자리보다 많습니다. 변경된 것은 없습니다.",
  "limit-exceeded-by": limits,
  "empty-message": "아직 보낼 것이 없습니다. 먼저 몇 마디를 쓰세요.",
  "turn-running": "이 답변은 아직 작성되고 있습니다. 기다리거나 먼저 ‘중지’를 누르세요.",
  "is-command":
    "Confidant의 자체 명령이며 전송되지 않습니다. 이 페이지를 새로 고친 뒤 다시 쓰세요.",
  "window-too-small":
    "지침만으로 모델의 컨텍스트 창에 들어가지 않습니다. 성격을 줄이거나, 컨텍스트 창이 더 큰 모델을 선택하거나, ‘옵션 > 프롬프트’에서 더 작은 값이 설정되어 있는지 확인하세요.",
  "window-too-small-by": (part, system, window) =>
    `지침만으로 ${formatNumber(system)}토큰이 필요하지만 모델의 컨텍스트 창은 ${formatNumber(window)}토큰입니다. ${part}을(를) 줄이거나, 컨텍스트 창이 더 큰 모델을 선택하거나, ‘옵션 > 프롬프트’에서 더 작은 값이 설정되어 있는지 확인하세요.`,
  "window-parts": {
    base: "지침",
    personality: "성격",
    summary: "이 대화의 요약",
  },
  "no-summariser":
    "요약할 수 있는 모델이 없습니다. 변경된 것은 없습니다. 모델을 선택한 뒤 다시 시도하세요.",
  "summary-unusable":
    "모델의 답변을 요약으로 쓸 수 없습니다. 변경된 것은 없습니다. 다시 시도하거나 다른 모델을 선택하세요.",
  "not-set-up": "아직 저장된 것이 없습니다. 먼저 Confidant를 잠그는 방법을 선택하세요.",
  locked: "Confidant가 잠겨 있습니다. 계속하려면 잠금을 해제하세요. 모두 남아 있습니다.",
  "wrong-passphrase":
    "이것으로는 Confidant의 잠금이 해제되지 않습니다. 변경된 것은 없습니다. 확인하고 다시 시도하세요.",
  "too-many-attempts":
    "잘못된 시도가 너무 많습니다. 변경된 것은 없습니다. 잠시 기다린 뒤 다시 시도하세요.",
  "too-many-attempts-for": (seconds) =>
    `잘못된 시도가 너무 많습니다. 변경된 것은 없습니다. ${formatDuration(seconds * 1000)} 뒤에 다시 시도하세요.`,
  "reauthentication-required": "변경된 것은 없습니다. 먼저 잠금 해제 방법으로 확인하세요.",
  "weak-passphrase":
    "이 암호 문구는 너무 쉽게 추측할 수 있습니다. 서로 관련 없는 단어 네 개처럼 다른 것을 선택하세요.",
  "weak-control-character":
    "이 암호 문구에 탭이나 줄바꿈처럼 어디에서나 입력할 수는 없는 문자가 들어 있습니다. 빼세요.",
  get "weak-too-long"() {
    return `이 암호 문구는 ${formatNumber(1_024)}자를 넘습니다. 더 짧은 것을 선택하세요.`;
  },
  "weak-too-short": "이 암호 문구는 8자보다 짧습니다. 더 긴 것을 선택하세요.",
  "weak-known": "이 암호 문구나 매우 비슷한 것이 흔한 비밀번호입니다. 다른 것을 선택하세요.",
  "last-method": "유일한 잠금 해제 방법입니다. 제거하기 전에 다른 방법을 추가하세요.",
  "rotation-running":
    "모두 새 키로 암호화하고 있습니다. 끝날 때까지 기다린 뒤 다시 시도하세요. ‘옵션 > 잠금’에서 진행 상황을 볼 수 있습니다.",
  "undo-late":
    "되돌리기에는 너무 늦었습니다. 되돌리기는 몇 초 동안, Confidant의 잠금이 해제되어 있을 때만 할 수 있습니다.",
  "wrong-name": "이름이 일치하지 않습니다. 아무것도 제거하지 않았습니다. 표시된 그대로 입력하세요.",
  "backup-failed":
    "백업을 만들 수 없어 다른 것도 변경하지 않았습니다. 다시 시도하세요. 계속되면 ‘옵션 > 진단’에서 손상된 것을 찾을 수 있습니다.",
  "backup-failed-by": backups,
  "backup-damaged":
    "이 백업은 손상되었습니다. 잘렸거나 만든 뒤에 변경되었습니다. 변경된 것은 없습니다. 다른 백업을 선택하세요.",
  "backup-wrong-key":
    "그것으로는 이 백업이 열리지 않습니다. 변경된 것은 없습니다. 다른 키나 백업 옆에 있는 키 파일을 사용해 보세요.",
  "key-missing":
    "이 프로필에 암호화 키가 없습니다. 저장된 것은 암호화된 상태로 남아 있습니다. 읽으려면 프로필의 파일을 복원하세요.",
  "header-corrupt":
    "이 금고의 키 기록 사본이 모두 손상되었습니다. 데이터는 암호화된 상태로 남아 있습니다. 브라우저를 다시 시작하세요. 문제가 계속되면 이 프로필의 사본을 복원하세요.",
  "row-tampered":
    "항목 하나가 외부에서 변경되어 열 수 없습니다. 남아 있지만 표시하지 않습니다. 다른 것은 모두 작동합니다.",
  "version-unknown":
    "더 새로운 버전의 Confidant가 저장한 것입니다. 남아 있습니다. 읽으려면 Confidant를 업데이트하세요.",
  "store-unavailable":
    "브라우저가 Confidant의 저장소 사용을 허용하지 않습니다. 변경된 것은 없습니다. 이 프로필의 다른 창을 닫거나 브라우저를 다시 시작하세요.",
  "store-gone":
    "브라우저가 Confidant의 저장소를 삭제했고, 여기에 열리는 사본이 없습니다. 새 금고를 만든 뒤 ‘옵션 > 백업’에서 백업을 복원하세요.",
  "quota-exceeded":
    "디스크나 브라우저의 저장소가 가득 찼습니다. 저장된 것은 남아 있습니다. 공간을 확보한 뒤 다시 시도하세요.",
  "quota-exceeded-by": (megabytes) =>
    `디스크의 빈 공간이 ${formatNumber(megabytes)} MB 모자라 시작하지 않았습니다. 저장된 것은 남아 있습니다. 그만큼 공간을 확보한 뒤 다시 시도하세요.`,
  "invalid-field": "입력란 하나에 다른 값이 필요합니다. 변경된 것은 없습니다.",
  archived: "이 컨텍스트는 보관되었습니다. 복원한 뒤 다시 시도하세요.",
  "temporary-full":
    "이 임시 대화가 브라우저가 주는 메모리를 가득 채웠습니다. 새 대화를 시작하세요. 이 대화는 아무것도 저장되지 않습니다.",
  "block-denied": "이 블록은 그렇게 변경할 수 없습니다. 변경된 것은 없습니다. 다른 권한을 주세요.",
  "approval-needed": "이 변경에는 먼저 승인이 필요합니다. 승인하거나 거절하세요.",
  "list-full": "이 목록은 가득 찼습니다. 변경된 것은 없습니다. 항목을 삭제하거나 한도를 늘리세요.",
  "schema-misfit":
    "블록의 레이아웃에 맞지 않습니다. 변경된 것은 없습니다. 먼저 레이아웃을 확인하세요.",
  ...serverErrors,
  "connection-gone":
    "이 모델의 연결이 제거되었거나 이제 다른 곳으로 이어져 아무것도 전송하지 않았습니다. 모델을 다시 선택하거나 다른 모델을 선택한 뒤 다시 시도하세요.",
  "connection-held":
    "이 연결은 백업에서 온 것이어서 아무것도 전송하지 않았습니다. ‘옵션 > 모델’에서 허용하세요.",
  "engine-failed":
    "브라우저 안의 모델에 오류가 났습니다. 저장된 것은 남아 있습니다. 다시 시도하거나 다른 모델을 선택하세요.",
  "engine-failed-by": engine,
  "bad-request-by": refusals,
  "turn-too-long": "답변이 30분을 넘어 끝냈습니다. 도착한 내용은 저장되었습니다.",
  "too-many-steps": "모델이 요청 16번 또는 5분 동안 도구를 사용해 중지했습니다.",
  "worker-gone":
    "브라우저가 확장 프로그램을 일시 중지했습니다. 잃은 것은 없습니다. 다시 시도하세요.",
  internal: "Confidant에 문제가 생겼습니다. 데이터는 그대로입니다. 다시 시도하세요.",
} satisfies Texts<typeof enErrors>;
