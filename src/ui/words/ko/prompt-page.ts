import type { enPromptPage } from "../en-prompt-page";
import { formatAgo, formatExactDate, formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";

/** What the options say about how prompts are made. */
export const promptPage = {
  promptPage: {
    conversation: "대화",
    maxTurns: "모델에 보여 줄 최대 주고받기 수",
    maxMessages: "요청당 최대 메시지 수",
    summaryPercent: "가장 오래된 주고받기를 요약하기 시작하는, 최대 주고받기 수의 비율(%)",
    summaryPercentNote: "값이 작을수록 더 일찍, 더 자주 요약합니다.",
    cacheSeconds: "읽은 대화를 암호화하지 않은 채 메모리에 두는 시간(초)",
    cacheSecondsNote:
      "다음 메시지를 덜 기다리게 됩니다. 잠그면 바로 지워지며, 0이면 두지 않습니다.",
    compression: "오래된 주고받기",
    compressions: {
      "recursive-summarization": "요약",
      truncate: "제외",
    },
    keepRecent: "유지할 주고받기 수",
    summariser: "요약 모델",
    summariserNote: "같은 서버에 있는 모델의 이름입니다. 비워 두면 답변하는 모델을 사용합니다.",
    chunkSize: "요약당 최대 주고받기 수",
    range: (min, max) => `${formatNumber(min)}부터 ${formatNumber(max)}까지의 정수.`,
    memory: "메모리와 최근 활동",
    activityEntries: "모델에 보여 줄 최대 최근 활동 수",
    activityNote: (most) =>
      `${formatNumber(0)}부터 ${formatNumber(most)}까지. 컨텍스트의 다른 대화가 언제 시작되고 이어졌는지 알려 줍니다. 어느 컨텍스트에서 보여 줄지는 각 컨텍스트의 설정에서 선택합니다.`,
    includeDescriptions: "메모리 블록의 설명 포함",
    includeSchemas: "메모리 블록의 스키마 포함",
    blocksNote:
      "메모리 블록은 메시지의 대상인 워크플로처럼 지침 안에 있는 이름 붙은 텍스트입니다. 설명은 용도를, 스키마는 형식을 알려 줍니다.",
    background: "백그라운드",
    backgroundWhy: "제목, 요약, 사실은 다른 작업이 없을 때 작성합니다. 선택한 서버에만 요청합니다.",
    backgroundLocal: "이 컴퓨터의 모델로",
    backgroundRemote: "원격 모델로",
    backgroundCost: "대화를 서버로 다시 전송하며 비용이 들 수 있습니다.",
    idleMinutes: "대화 전체를 요약할 때까지 사용하지 않는 시간(분)",
    modes: "답변 유형",
    modesLabel: "원하는 것으로 보이는 답변 유형을 모델에 알리기",
    modesWhy:
      "메시지의 말에 따라 몇 문장을 덧붙입니다: 만들기, 찾아보기, 고치기, 깊이 생각하기, 그냥 이야기하기.",
    warning: "경고",
    warningPercent: "컨텍스트 창의 이 비율(%)을 넘으면 막대로 알리기",
    warningWhy: (share) =>
      `컨텍스트 창이나 대화의 몫이 ${formatPercent(share)}를 넘으면 패널의 막대가 색과 모양으로 알려 줍니다.`,
    window: "이 모델의 컨텍스트 창",
    windowField: (model) => `${model}에 한 번에 담기는 토큰`,
    windowReported: (tokens) =>
      `서버가 알려 준 값은 ${formatNumber(tokens)}토큰입니다. 비워 두면 이 값을 사용합니다.`,
    windowNotReported:
      "서버가 알려 주지 않습니다. 비워 두면 알려진 값이나 조심스러운 가정을 사용합니다.",
    moreLimits: "더 보기",
    limits: {
      reservedResponseTokens: "답변을 위해 남겨 두는 토큰",
      historyTokens: "대화의 토큰",
      memoryTokens: "요약과 메모리의 토큰",
    },
    limitEmpty: "비워 두면 컨텍스트의 값을 사용합니다.",
    defaultLimits: "자체 값이 없는 모든 모델의 한도",
    defaultWindow: "한 번에 담기는 토큰",
    defaultWindowEmpty: "비워 두면 서버가 알려 준 값이나 조심스러운 가정을 사용합니다.",
    windowGuide: "내장 가이드에는 컨텍스트 창이 없습니다. 먼저 사이드 패널에서 모델을 선택하세요.",
    redactions: "숨길 단어",
    redactionsSent:
      "저마다 자리 표시로 바뀝니다. 보내기 전에 숨긴 것은 모델에 도달하지 않지만 여기에는 쓴 그대로 남습니다. 도구가 답한 것만은 모델에 전해진 대로, 그것 없이 보관됩니다.",
    redactionsStored:
      "저장 전에 숨긴 것은 앞으로 저장되는 메시지, 답변, 제목, 요약에서 영구히 제거됩니다. 저장된 데이터는 바뀌지 않습니다. 입력 중인 것이나 진행 중인 답변은 끝날 때까지 그대로 저장됩니다.",
    noRedactions: "아직 없습니다.",
    redactionText: "단어 또는 패턴",
    redactionKind: "종류",
    redactionKinds: { word: "단어나 구절", pattern: "패턴" },
    redactionWhen: "숨기는 때",
    redactionWhens: { stored: "저장 전", sent: "보내기 전" },
    patternHint: "패턴에서 #은 숫자 하나, ?는 글자 하나, *는 공백이 없는 최대 64자입니다.",
    redactionLength: "2~200자, *는 최대 네 개.",
    add: "추가",
    remove: "제거",
    removeLabel: (text) => `‘${text}’ 제거`,
    turns: "최근 주고받기",
    noTurns: "아직 답변된 것이 없습니다.",
    turnsTable: "최근 주고받기, 가로로 스크롤",
    columns: {
      at: "시간",
      model: "모델",
      tokens: "토큰",
      share: "컨텍스트 창",
      firstToken: "첫 단어",
      speed: "토큰/초",
    },
    unknown: "–",
    ago: formatAgo,
    exactDate: formatExactDate,
    speed: (tokens) => formatNumber(Math.round(tokens * 10) / 10),
    cache: (hits, fetches, rate) =>
      fetches === 0
        ? "Confidant가 시작된 뒤 읽은 대화가 없습니다."
        : `디스크 대신 메모리에서 읽음: ${formatNumber(fetches)}번 중 ${formatNumber(hits)}번(${formatPercent(rate)}).`,
    refresh: "새로 고침",
  },
} satisfies Texts<typeof enPromptPage>;
