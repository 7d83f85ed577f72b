import type { Role } from "../../../domain/message";
import type { Budget, LeftOut, PlanWarning, SystemSectionKind } from "../../../domain/prompt-plan";
import {
  formatDate,
  formatExactDate,
  formatIso,
  formatNumber,
  formatPercent,
  formatSeconds,
} from "../format";
import type { enInspector } from "../inspector-words";
import type { Texts } from "../texts";
import { promptModes } from "./prompt";

const sections: Record<SystemSectionKind, string> = {
  base: "지침",
  "chat-note": "이 대화의 메모",
  personality: "성격",
  steadiness: "차분함 유지",
  mode: "답변 유형",
  errors: "빠진 것이 있을 때",
  facts: "사실",
  summaries: "다른 대화",
  summary: "이 대화의 앞부분",
  "core-blocks": "핵심 메모리",
  "working-blocks": "작업 메모리",
  references: "참조",
  activity: "최근 활동",
  quotes: "이전 대화에서",
  "tool-rules": "도구 규칙",
};

const roles: Record<Role, string> = {
  user: "나",
  assistant: "답변",
  system: "시스템",
  tool: "도구",
};

const windowSources: Record<Budget["windowSource"], string> = {
  person: "컨텍스트 창: 직접 설정한 값입니다.",
  provider: "컨텍스트 창: 서버가 알려 준 값입니다. 필요한 만큼만 요청합니다.",
  table: "서버가 컨텍스트 창을 알려 주지 않아, 이 모델 계열의 알려진 값을 사용합니다.",
  default: "컨텍스트 창을 알 수 없어 가정한 값입니다. ‘옵션 > 프롬프트’에서 설정하세요.",
};

const warnings: Record<PlanWarning, string> = {
  window: "컨텍스트 창이 거의 찼습니다.",
  history: "대화가 컨텍스트 창에서 제 몫을 거의 채웠습니다.",
  overflow:
    "컨텍스트 창에 담을 수 있는 것보다 많아 모델이 일부만 볼 수 있습니다. 메시지를 줄이거나, 모델이 지원하면 ‘옵션 > 프롬프트’에서 컨텍스트 창을 더 크게 설정하거나, 다른 모델을 선택하세요.",
  memory:
    "기억하는 것이 모두 컨텍스트 창의 메모리 몫에 들어가지 않습니다. 들어가지 않는 것은 아래에 있습니다.",
};

const reasons: Record<LeftOut["reason"], string> = {
  "history-tokens":
    "요청 하나에서 대화가 차지할 수 있는 양을 넘습니다. ‘옵션 > 컨텍스트’에서 설정하며, 컨텍스트 창이 작으면 더 적습니다.",
  "history-turns": "표시되는 주고받기 수가 정해져 있습니다. ‘옵션 > 프롬프트’에서 설정합니다.",
  "history-messages": "요청 하나에 담는 메시지 수가 정해져 있습니다.",
  "memory-tokens":
    "컨텍스트 창의 메모리 몫을 넘습니다. 그 몫은 ‘옵션 > 프롬프트’에서 설정합니다. 블록을 줄이거나 고정 해제하면 자리가 생깁니다.",
  "quote-shown": "이 메시지가 요청에 그대로 들어 있습니다.",
  "quote-summarised": "이 대화의 요약에 들어 있습니다.",
  "quote-aside": "표시되지 않은 가지에 있습니다.",
  "quote-tokens": "더 잘 맞는 것이 있으며, 인용하는 양은 정해져 있습니다.",
  "quotes-late": "찾는 데 너무 오래 걸려 인용 없이 보냈습니다.",
  "quotes-failed": "찾는 기능이 응답하지 않아 인용 없이 보냈습니다.",
  "quotes-partial":
    "말한 것이 아직 모두 색인되지 않았습니다. 색인되지 않은 것은 찾아보지 않았습니다.",
  "quotes-typed": "입력하는 동안에는 단어로만 찾습니다. 의미를 비교하는 모델에는 보낼 때 묻습니다.",
  "fact-waiting": "‘메모리’에서 승인을 기다리고 있습니다.",
  "fact-not-remembered":
    "대화에서 학습한 사실이며, 이 컨텍스트는 더 이상 대화에서 학습하지 않습니다. ‘옵션 > 컨텍스트’에서 바꿉니다.",
  "context-off": "이 컨텍스트에서 꺼져 있습니다. ‘옵션 > 컨텍스트’에서 바꿉니다.",
  "settings-off": "모든 모델에서 꺼져 있습니다. ‘옵션 > 프롬프트’에서 바꿉니다.",
  "not-remembered":
    "이 컨텍스트는 대화에서 학습하지 않으므로 다른 대화의 내용은 전하지 않습니다. ‘옵션 > 컨텍스트’에서 바꿉니다.",
  "block-empty": "아직 아무것도 적혀 있지 않습니다. ‘메모리’에서 편집할 수 있습니다.",
  "block-not-told": "보존 블록과 로그 블록은 어떤 프롬프트에도 들어가지 않습니다.",
  "block-not-named":
    "고정되지 않았고 메시지에 이름이 나오지 않습니다. 메시지에 이름이 나오면 들어갑니다.",
  "mode-tokens": "이런 답변을 위한 지침이 허용된 길이보다 깁니다.",
  unanswered: "답변이 없는 메시지는 다시 전송하지 않습니다.",
  "images-unseen": "이 모델은 이미지를 보지 못하고 이름만 봅니다.",
  "images-older": "요청에는 최근 이미지 네 개가 들어갑니다. 더 오래된 것은 모델이 이름만 봅니다.",
  "page-tokens":
    "컨텍스트 창에서 제 몫을 넘습니다. 일부에 대해 질문하거나, 모델이 지원하면 ‘옵션 > 프롬프트’에서 컨텍스트 창을 더 크게 설정하세요.",
};

const becauses: Record<NonNullable<LeftOut["because"]>, string> = {
  truncate: "‘옵션 > 프롬프트’의 설정에 따라 오래된 주고받기는 요약하지 않고 제외합니다.",
  dropped: "요약을 버렸습니다. 대화에 있는 ‘되돌리기’로 되찾을 수 있습니다.",
  "summary-failed": "요약을 만들지 못했습니다. 다시 시도합니다.",
  "no-summariser":
    "스스로 요약해도 되는 모델이 없습니다. ‘옵션 > 프롬프트’에서 허용하거나 /summary를 입력하세요.",
  "not-yet": "요약이 아직 작성되지 않았습니다. 답변 뒤 다른 작업이 없을 때 작성합니다.",
};

/** What the inspector says. */
export const inspector = {
  title: "모델이 보게 될 내용",
  sentTitle: "모델이 본 내용",
  requestOf: (nth, of) => `요청 ${nth} / ${of}`,
  requestBefore: "이전 요청",
  requestAfter: "다음 요청",
  refresh: "새로 고침",
  close: "닫기",
  loading: "불러오는 중…",
  noPlan:
    "이 답변에서 모델이 본 내용은 남아 있지 않습니다. 이 화면보다 오래되었거나, 전송하기 전에 실패했습니다.",
  total: (tokens, window) => `${formatNumber(window)}토큰 중 ${formatNumber(tokens)}`,
  exactTokens: (tokens) => `${formatNumber(tokens)}토큰`,
  guide: "내장 가이드에는 컨텍스트 창이 없습니다. 이 브라우저 안에서 답변합니다.",
  note: "이 메시지의 답변 유형",
  windowSources,
  reply: (tokens) => `답변을 위해 최대 ${formatNumber(tokens)}토큰을 비워 둡니다.`,
  mode: (mode) => `답변 유형: ${promptModes[mode]}.`,
  redacted: (count) => `내 규칙에 따라 ${formatNumber(count)}곳을 숨겼습니다.`,
  warnings,
  historyShare: (tokens, share) =>
    `${formatNumber(share)}토큰 중 ${formatNumber(tokens)}토큰을 사용합니다.`,
  continued:
    "이 답변은 이어서 작성했습니다. 아래는 마지막 부분을 위해 보낸 내용이며, 그때까지의 답변이 들어 있습니다.",
  parts: "부분, 보내는 순서대로",
  sections,
  roles,
  history: "대화",
  historySource: (messages) => `메시지 ${formatNumber(messages)}개`,
  time: "시간",
  timeSource: "이 컴퓨터의 시계",
  timeText: (time) => `${formatExactDate(time)} (${formatIso(time)})`,
  message: "내 메시지",
  messageSource: "여기에 입력함",
  messageEmpty: "아직 입력한 것이 없습니다.",
  begun: "지금까지의 답변",
  begunSource: "이어서 작성할 것",
  rest: "서식",
  restSource: "모든 요청에 들어감",
  restText: "역할, 제목, 구분 기호입니다. 추정한 값입니다.",
  product: "Confidant",
  fromSummary: (messages) => `메시지 ${formatNumber(messages)}개의 요약`,
  fromSummaries: (count) => `다른 대화의 요약 ${formatNumber(count)}개`,
  fromBlock: (label, from) => (from === undefined ? `‘${label}’` : `‘${label}’, ${from}에서 공유`),
  fromReferences: (count) => `참조 ${formatNumber(count)}개`,
  fromFacts: (count) => `나에 대해 알려진 사실 ${formatNumber(count)}개`,
  oneFact: (key) => `사실: ${key}`,
  whyFact: "나에 대해 알려진 것이므로 자리가 있는 한 모든 메시지에 들어갑니다",
  oneSummary: (text) => `요약: ${text}`,
  whySummary: "이 컨텍스트의 최근 요약 세 개 중 하나",
  fromQuotes: (count) => `이전 메시지의 인용 ${formatNumber(count)}개`,
  quotes: {
    title: "이전 대화에서",
    none: "이전에 말한 것 중 이 메시지에 맞는 것이 없습니다.",
    left: "인용하지 않음",
    one: (title) => `‘${title}’`,
    untitled: "제목 없는 대화",
    gone: "삭제된 메시지",
    said: (speaker, at) => `${speaker === "user" ? "나" : "답변"}, ${formatDate(at)}`,
    near: (similarity) => `뜻이 메시지와 비슷합니다: 가까운 정도 ${formatPercent(similarity)}.`,
    why: (terms, relevance) =>
      `겹치는 말 ${terms.map((term) => `‘${term}’`).join(", ")}: 메시지 내용의 ${formatPercent(relevance)}입니다.`,
    untrusted:
      "가져온 텍스트나 페이지, 도구의 텍스트가 들어 있어 답변도 신뢰할 수 없는 것으로 다룹니다.",
    positions: {
      note: "메시지 바로 앞에 있습니다.",
      system: "대화 앞에 있습니다.",
    },
  },
  untrusted: (source) => `${source}, 출처를 신뢰할 수 없음`,
  someUntrusted: (source, count) => `${source}, ${formatNumber(count)}개는 출처를 신뢰할 수 없음`,
  more: (characters) => `나머지 보기(${formatNumber(characters)}자)`,
  text: "텍스트, 스크롤 가능",
  leftOut: "제외됨",
  nothingLeftOut: "없습니다.",
  leftOutMessages: (messages) => `메시지 ${formatNumber(messages)}개.`,
  leftOutImages: (images) => `이미지 ${formatNumber(images)}개.`,
  image: (name) => `[이미지: ${name}]`,
  leftOutSection: (kind, label) =>
    label === undefined ? `${sections[kind]}.` : `${sections[kind]}: ‘${label}’.`,
  leftOutPage: (name, passages, headings) => {
    const what = `‘${name}’: ${formatNumber(passages)}곳.`;
    return headings.length === 0
      ? what
      : `${what} 그중: ${headings.map((one) => `‘${one}’`).join(", ")}.`;
  },
  leftOutBlock: (label) => `블록: ‘${label}’.`,
  leftOutConversation: "대화.",
  leftOutMore: (kind, count) => `${sections[kind]}: ${formatNumber(count)}개 더.`,
  reasons,
  becauses,
  request: "정확한 요청",
  requestNone: "이 요청은 이 브라우저를 떠나지 않습니다.",
  headers: "헤더",
  body: "본문",
  copyAs: "형식을 골라 복사…",
  layouts: {
    openai: "OpenAI",
    anthropic: "Anthropic",
    gemini: "Gemini",
    ollama: "Ollama",
    elara: "일반 텍스트, 차례마다 이름",
    omega: "일반 텍스트, 부분을 괄호로 표시",
    json: "JSON",
  },
  copied: "복사했습니다.",
  copiedTyped: "지금 보낸다면 전송될 내용으로 복사했습니다.",
  copyTyped: "복사를 위해 만든 것이어서 복사한 시간이 들어 있습니다.",
  counts: "추정과 실제",
  estimated: (tokens) => `추정 ${formatNumber(tokens)}`,
  counted: (tokens) => (tokens === null ? "서버가 세지 않음" : `실제 ${formatNumber(tokens)}`),
  prompt: "프롬프트",
  replyTokens: "답변",
  firstWord: "첫 단어까지",
  speed: "속도",
  seconds: formatSeconds,
  perSecond: (tokens) => `${formatNumber(Math.round(tokens * 10) / 10)}토큰/초`,
  sent: "전송한 내용과 바이트까지 같습니다.",
  noAnswer: "만들어진 요청입니다. 응답이 오지 않아 전송되지 않았을 수 있습니다.",
  changed:
    "이 요청이 가리키는 것이 나중에 변경되거나 제거되었거나, 업데이트로 요청을 쓰는 방식이 바뀌었습니다. 아래 내용은 전송한 것과 바이트까지 같지는 않습니다.",
} satisfies Texts<typeof enInspector>;
