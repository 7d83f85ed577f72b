import type { en } from "../en";
import { formatDuration, formatNumber } from "../format";
import type { Texts } from "../texts";
import { attachments } from "./attachments";
import { contexts } from "./contexts";
import { conversations } from "./conversations";
import { errors } from "./errors";
import { prompt } from "./prompt";
import { summary } from "./summary";
import { usage } from "./usage";
import { vault } from "./vault";

/** What every page says; what only one page says is in a file of its own. */
export const words = {
  number: formatNumber,
  appName: "Confidant",
  options: "옵션",

  ...vault,
  ...attachments,
  ...contexts,
  ...conversations,
  ...prompt,
  ...summary,
  ...usage,

  composer: {
    label: "메시지",
    placeholder: "메시지 쓰기…",
    send: "보내기",
    stop: "중지",
    stopHint: (keys) => `중지(${keys})`,
  },

  conversation: {
    label: "대화",
    yours: "내 메시지",
    reply: "답변",
    showEarlier: "이전 메시지 보기",
    toEnd: "최신으로 이동",
    notSeen: "위의 메시지는 모델이 보지 않습니다",
    notSeenOf: (messages) => `위의 메시지 중 ${formatNumber(messages)}개는 모델이 보지 않습니다`,
    newSummary: (messages) =>
      messages === 1
        ? "이제부터 모델은 첫 메시지의 요약을 봅니다."
        : `이제부터 모델은 이전 메시지 ${formatNumber(messages)}개의 요약을 봅니다.`,
    newCut: "이제부터 모델은 이 대화의 처음을 보지 않습니다.",
    sending: "보내는 중…",
    waiting: "모델을 기다리는 중…",
    thinking: "생각하는 중…",
    thoughtFor: (ms) => `생각한 시간: ${formatDuration(ms)}`,
    finished: (start) => `답변 완료: ${start}`,
    asks: "모델이 승인을 요청합니다.",
    damaged: (count) =>
      `저장된 항목 ${formatNumber(count)}개가 손상되었거나 없습니다. 나머지는 표시하며, 삭제된 것은 없습니다. 자세한 내용은 ‘옵션 > 진단’에 있습니다.`,
    continue: "계속",
    retry: "다시 시도",
    answer: "답변하기",
    cancelled: "중지했습니다. 도착한 내용은 저장되었습니다.",
    cancelledEmpty: "아무것도 도착하기 전에 중지했습니다. 메시지는 저장되었습니다.",
    interrupted: "중단되었습니다. 도착한 내용은 저장되었습니다.",
    interruptedEmpty: "답변이 시작되기 전에 중단되었습니다. 메시지는 저장되었습니다.",
    lengthEnded: "답변이 길이 한도에 이르렀습니다.",
    lengthEmpty: "모델이 답변을 시작하기 전에 쓸 수 있는 길이를 모두 썼습니다.",
    empty: "답변이 비어 있습니다.",
    toContinue: "이어 가려면 ‘계속’을 누르세요.",
    toRetry: "‘다시 시도’를 누르거나 다른 모델을 선택하세요.",
    overflow: (tokens) =>
      `모델이 한 번에 담을 수 있는 것보다 약 ${formatNumber(tokens)}토큰 많아 일부만 보았을 수 있습니다. 메시지를 줄이거나 컨텍스트 창이 더 큰 모델을 선택하세요.`,
    textKept: "도착한 내용은 저장되었습니다.",
  },

  empty: {
    title: "조용히 생각하는 곳",
    sealed: "메시지는 이 브라우저에서 암호화됩니다.",
    stays:
      "이 컴퓨터의 모델을 사용하면 직접 설정한 경우가 아닌 한 쓰는 내용이 이 컴퓨터를 떠나지 않습니다.",
    leaves: (host) => `답변을 받기 위해 쓰는 내용을 ${host}(으)로 전송합니다.`,
    connectTitle: "모델 연결",
    connect:
      "지금은 내장 가이드가 답변하며, Confidant와 여기서 말했거나 저장한 것만 압니다. 제대로 된 답변을 받으려면 다음 방법으로 모델을 연결하세요.",
    options: {
      ollama: "이 컴퓨터의 Ollama 사용",
      connect: "키로 제공자 연결",
      files: "이 브라우저에서 모델 파일 실행",
    },
    lookAgain: "새로 고침",
    looking: "불러오는 중…",
  },

  model: {
    guide: "내장 가이드",
    inBrowser: "이 브라우저 안",
    onMachine: "이 컴퓨터",
    toHost: (host) => `${host}(으)로 전송`,
    checking: "모델을 찾는 중…",
    choose: "모델 선택",
    defaultTitle: "기본 모델",
    listTitle: "이 컨텍스트의 모델",
    refresh: "새로 고침",
    looking: "불러오는 중…",
    none: "서버에 아직 모델이 없습니다. 하나를 다운로드한 뒤 ‘새로 고침’을 누르세요.",
  },

  code: {
    copy: "복사",
    copied: "복사함",
    notCopied: "브라우저가 복사를 허용하지 않았습니다. 다시 누르세요.",
    label: "코드",
    command: "명령",
    scroll: "코드, 가로로 스크롤",
    hidden: (count) =>
      `보이지 않는 문자 ${formatNumber(count)}개를 [U+…]로 표시합니다. 복사할 때는 빠집니다.`,
  },

  markdown: {
    image: (host, alt) => `${host}의 이미지${alt === "" ? "" : `: ${alt}`}`,
    imageInline: (alt) => `표시하지 않은 이미지${alt === "" ? "" : `: ${alt}`}`,
    done: "완료",
    open: "할 일",
    table: "표, 가로로 스크롤",
    math: "수식, 가로로 스크롤",
    asText: "텍스트로 표시함: 이 부분의 서식을 지정하는 데 너무 오래 걸립니다.",
    goesOn: "이 텍스트는 매우 길고 더 이어집니다.",
    showMore: "더 보기",
  },

  diagram: {
    show: "다이어그램 보기",
    showSource: "소스 보기",
    flowchart: "순서도",
    sequence: "시퀀스 다이어그램",
    scroll: "다이어그램, 옆으로 스크롤",
    inWords: "글로 읽는 다이어그램",
    line: (from, to, text) => `${from}에서 ${to}(으)로${text === "" ? "" : `: ${text}`}`,
    between: (from, to, text) => `${from}와(과) ${to} 사이${text === "" ? "" : `: ${text}`}`,
    bidirectional: (from, to, text) =>
      `${from}와(과) ${to} 사이, 양방향${text === "" ? "" : `: ${text}`}`,
    end: (frame) => `끝: ${frame}`,
    unread: (line) =>
      `Confidant는 순서도와 시퀀스 다이어그램을 그립니다. ${formatNumber(line)}번째 줄은 그 일부로 읽을 수 없었습니다.`,
    tooLarge: "이 다이어그램은 너무 커서 여기에 그릴 수 없습니다.",
  },

  problem: {
    dismiss: "닫기",
    tryAgain: "다시 시도",
    withoutBackup: (action) => `백업 없이 실행: ${action}`,
  },

  errors: errors,
  messageKept: "메시지는 저장되었습니다.",
} satisfies Texts<typeof en>;
