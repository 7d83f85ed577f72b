import type { enCommandAnswers } from "../command-words";
import { formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";

/** What the commands are answered with; the list of them stands with the panel's own texts. */
export const commandAnswers = {
  dismiss: "닫기",
  asking: "불러오는 중…",
  status: {
    title: "상태",
    context: "컨텍스트",
    model: "모델",
    mode: "답변 유형",
    window: "컨텍스트 창",
    lock: "잠금",
    store: "저장소",
    well: "정상",
    damaged: (rows) => `항목 ${formatNumber(rows)}개가 손상되었거나 없음`,
    none: "아직 없음",
    share: (share, tokens, window) =>
      `${formatPercent(share)}, ${formatNumber(window)}토큰 중 ${formatNumber(tokens)}`,
    noWindow: (tokens) => `${formatNumber(tokens)}토큰. 가이드에는 컨텍스트 창이 없음`,
    lockKinds: {
      none: "잠기지 않음",
      sealing: "암호화하는 중",
      lock: "설정한 잠금 해제 방법으로 보호됨",
    },
  },
  history: {
    title: "기록",
    all: "여기에 있는 메시지",
    shown: "모델에 전달되는 것",
    summarised: "요약에 포함된 것",
    leftOut: "제외되는 것",
  },
  model: {
    title: "모델",
    chosen: (name) => `이제 모델은 ${name}입니다.`,
    choosing: (name) => `${name} 선택하는 중…`,
    unknown: (name) =>
      `여기에 ‘${name}’ 모델이 없습니다. 목록에서 사용할 수 있는 모델을 볼 수 있습니다.`,
  },
  summary: {
    title: "요약",
    making: "요약하는 중…",
    made: (messages) =>
      `완료했습니다. 모델은 메시지 ${formatNumber(messages)}개 대신 위에 열린 요약을 봅니다.`,
    show: "보기",
    nothing: "아직 요약할 것이 없습니다. 가장 최근의 주고받은 내용은 항상 그대로 남습니다.",
  },
  facts: {
    title: "사실",
    none: "이 컨텍스트에는 아직 알려진 것이 없습니다. 사실은 한동안 입력이 없을 때 대화에서 학습하거나 /remember로 저장합니다.",
    quote: (words) => `“${words}”`,
    former: (values) => `이전: ${values.join("; ")}`,
    replaces: (value) => `대체할 값: ${value}`,
    waiting: "승인을 기다리고 있습니다. 아직 어떤 모델도 보지 못합니다.",
    approve: "승인",
    approveOf: (key) => `승인: ${key}`,
    forget: "잊기",
    forgetOf: (key) => `잊기: ${key}`,
  },
  remember: {
    title: "기억하기",
    empty: "저장할 내용을 명령 뒤에 입력하세요. 예: /remember city: Lisbon",
    temporary: "임시 대화에서는 아무것도 저장하지 않습니다. 변경된 것은 없습니다.",
    kept: (key, value) => `저장함: ${key}: ${value}`,
  },
  forget: {
    title: "잊기",
    empty: "사실에서 ‘잊기’를 누르거나 명령 뒤에 무엇에 대한 것인지 입력하세요. 예: /forget city",
    done: (key) => `잊었습니다: ${key}. 지금까지 나눈 말에서 다시 학습하지 않습니다.`,
    unknown: (key) => `이 컨텍스트에 ‘${key}’ 사실이 없습니다. /facts로 목록을 볼 수 있습니다.`,
  },
  help: {
    title: "명령",
    note: "명령은 여기에서 실행되며 전송되지 않습니다. /model, /search, /remember, /forget만 인수를 받습니다. 슬래시로 시작하는 다른 텍스트는 메시지로 전송됩니다.",
  },
} satisfies Texts<typeof enCommandAnswers>;
