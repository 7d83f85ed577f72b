import type { enConnections } from "../connection-words";
import { formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";

/** What the options say of models and where they are. */
export const connections = {
  now: {
    title: "기본 모델",
    general: (name, destination) => `${name}, ${destination}`,
    generalWhere: "컨텍스트에 자체 모델이 없으면 어디에서나 사용됩니다",
    why: "답변을 받기 위해 메시지는 한 곳, 곧 답변하는 모델이 있는 곳에만 전송됩니다.",
  },

  providers: {
    title: "모델 제공자",
    ollama: "이 컴퓨터의 Ollama",
    browser: "브라우저 내장 모델",
    files: "모델 파일",
    inBrowser: "이 브라우저 안",
    onMachine: "이 컴퓨터",
    toHost: (host) => `${host}(으)로 전송`,
    keySealed: "키는 암호화해 저장됨",
    headers: (count) => `헤더 ${formatNumber(count)}개`,
    filesCount: (count) => `파일 ${formatNumber(count)}개`,
    toFiles: "모델 파일로 이동",
    test: "테스트",
    testing: "테스트하는 중…",
    models: "모델",
    manage: "관리",
    edit: "편집",
    remove: "제거",
    labelOf: (act, name) => `${act}: ${name}`,
    never: "아직 테스트하지 않음",
    listed: (models, ago) => `${ago} 확인했을 때 모델 ${formatNumber(models)}개`,
    answered: (ms, models) => `연결됨: 모델 ${formatNumber(models)}개, ${formatNumber(ms)}ms.`,
    found: (models) => `연결됨: 모델 ${formatNumber(models)}개.`,
    ollamaAway: "실행 중이 아닙니다. 다른 제공자는 이것 없이도 작동합니다.",
    keyUntried: "키는 첫 메시지를 보낼 때 확인합니다.",
    foundNone: "연결되었지만 아직 모델이 없습니다. 아래 ‘관리’에서 다운로드하세요.",
    openAddress: "주소를 탭에서 열기",
    allow: "이 서버 허용",
    allowRefused: (host) =>
      `브라우저가 아직 Confidant의 ${host} 연결을 허용하지 않습니다. 아무것도 전송하지 않았습니다. 다시 시도해 허용하세요.`,
    accessRefused: (host) =>
      `브라우저의 ${host} 연결이 허용되지 않아 아무것도 저장하거나 전송하지 않았습니다. 다시 시도해 허용하세요.`,
    removeMeans: (name, contexts, isGeneral) =>
      [
        `‘${name}’ 연결을 키와 함께 제거합니다. 제공자 쪽에서는 아무것도 바뀌지 않습니다. 10초 안에 되돌릴 수 있습니다.`,
        ...(contexts > 0
          ? [
              `컨텍스트 ${formatNumber(contexts)}개가 그 모델을 사용하고 있으며, 다음 메시지에서 알려 줍니다.`,
            ]
          : []),
        ...(isGeneral ? ["기본 모델도 여기에 속합니다."] : []),
      ].join(" "),
    removeConfirm: "이 연결 제거",
    changedElsewhere:
      "다른 창에서 이 연결을 변경했습니다. 여기에서는 아무것도 저장하지 않았으며, 지금 상태를 보여 줍니다.",
  },

  form: {
    title: "연결 추가",
    why: "키를 가진 제공자나 내 서버입니다. Confidant는 그 주소에 대한 접근만 브라우저에 요청합니다.",
    provider: "제공자",
    other: "기타(OpenAI 호환)",
    address: "주소",
    addressHint: "예: https://api.example.com/v1 또는 127.0.0.1:8080",
    key: "키",
    keyOptional: "키(선택)",
    keyHint: "암호화해 저장하고, 이 주소에만 사용하며, 다시 표시하지 않습니다.",
    keyStays: "키가 저장되어 있습니다. 그대로 두려면 비워 두고, 바꾸려면 새 키를 입력하세요.",
    keyGoes: "새 주소입니다. 저장된 키와 헤더는 삭제됩니다.",
    keyForget: "키 삭제",
    getKey: "키 받기",
    advanced: "고급",
    name: "이름",
    nameHint: "비워 두면 제공자의 이름이나 주소를 사용합니다.",
    api: "API",
    apis: {
      auto: "자동",
      chat: "Chat Completions",
      responses: "Responses",
    },
    apiHint:
      "‘자동’은 서버가 모델마다 알려 주는 방식을 따릅니다. Responses API가 없는 서버나 프록시에는 Chat Completions를 선택하세요. 목록에 있는 모델이 알 수 없다며 거부되거나 추론 요약이 나오지 않으면 Responses를 선택하세요.",
    headers: "헤더",
    headersWhy:
      "이 주소로 보내는 모든 요청에 포함됩니다. 값은 키와 같은 방식으로 저장되며 다시 표시되지 않습니다.",
    headersKept: (names) => `저장됨: ${names}. 여기에 쓰는 헤더가 모두 대체합니다.`,
    headersForget: "이 헤더 삭제",
    headerName: "헤더 이름",
    headerValue: "값",
    headerAdd: "헤더 추가",
    headerRemove: (number) => `헤더 ${formatNumber(number)} 제거`,
    inClear:
      "다른 컴퓨터로 가는 암호화되지 않은 http입니다. 중간에 있는 누구나 작성한 내용과 답변을 읽을 수 있습니다. 키와 헤더는 이렇게 전송하지 않습니다.",
    add: "추가",
    adding: "추가하는 중…",
    save: "저장",
    cancel: "취소",
  },

  fresh: {
    title: "모델 선택",
    chosen: "모델을 선택했습니다. 사이드 패널을 열어 시작하세요.",
    first: "모델 옆의 ‘사용’을 누르세요. 그러면 사이드 패널이 메시지를 그 모델로 보냅니다.",
    another:
      "이 중 하나의 옆에 있는 ‘사용’을 기본값으로 또는 컨텍스트용으로 누를 때까지 현재 모델이 유지됩니다.",
  },

  models: {
    search: "모델 검색",
    none: "아직 알려진 모델이 없습니다. 연결을 테스트하면 불러옵니다.",
    noMatch: "이름에 이것이 들어간 모델이 없습니다.",
    listOf: (name) => `${name}의 모델`,
    useIn: "모델 사용",
    everywhere: "기본값으로",
    inContext: (name) => `‘${name}’에서`,
    use: "사용",
    inUse: "사용 중",
    count: (shown, all) =>
      shown === all
        ? `모델 ${formatNumber(all)}개`
        : `모델 ${formatNumber(all)}개 중 ${formatNumber(shown)}개`,
    window: (tokens) => `${formatTokens(tokens)}토큰`,
    price: (prompt, reply) => `100만 토큰당 입력 ${prompt}, 출력 ${reply}`,
    free: "무료",
    tools: "도구",
    sees: "이미지",
    thinks: "사고",
    passedOn: (host) => `${host}(으)로 전달`,
  },

  ollama: {
    address: "주소",
    addressHint: "이 컴퓨터에 있는 Ollama 서버의 주소입니다. 보통 127.0.0.1:11434입니다.",
    addressSave: "이 주소 사용",
    installed: "설치됨",
    none: "아직 설치된 것이 없습니다.",
    running: "지금 불러와 있음",
    runningNone: "지금 불러온 것이 없습니다.",
    until: (time) => `${time}까지`,
    show: "보기",
    showLabel: (name) => `${name} 보기`,
    template: "템플릿",
    system: "시스템 텍스트",
    license: "라이선스",
    abilities: "기능",
    remove: "삭제",
    removeLabel: (name) => `${name} 삭제`,
    removeMeans: (name, size) =>
      `그 서버의 디스크에서 ‘${name}’${size === "" ? "" : ` (${size})`} 모델을 삭제합니다. 10초 안에 되돌릴 수 있으며, 그 뒤에는 다시 다운로드해야 합니다. 그 전에 Confidant가 잠기거나 브라우저가 닫히면 삭제되지 않습니다.`,
    removeType: (name) => `계속하려면 ‘${name}’ 입력`,
    removeConfirm: (name) => `‘${name}’ 삭제`,
    wrongName: "이름이 일치하지 않습니다. 아무것도 삭제하지 않았습니다.",
    pull: "모델 다운로드",
    pullHint: "ollama.com에서 쓰는 이름입니다. 예: llama3.2, qwen3:4b",
    pullStart: "다운로드",
    pullStop: "중지",
    pullProgress: "모델 다운로드 진행률",
    pulling: (name) => `${name} 다운로드 중입니다. 끝날 때까지 이 페이지를 열어 두세요.`,
    pulled: (name) => `${name} 설치를 마쳤습니다.`,
    pullStopped: (name) =>
      `중지했습니다. ${name}의 받은 부분은 서버에 남아 있으며, 다시 다운로드하면 이어서 받습니다.`,
    sizes: (done, total) => `${done} / ${total}`,
    again: "새로 고침",
  },

  origin: {
    hide: "이 서버에 Confidant의 출처 숨기기: Ollama는 등록되지 않은 확장 프로그램을 거부합니다(403)",
    hideCors:
      "이 서버에 Confidant의 출처 숨기기: 일부 조직은 브라우저의 요청을 허용하지 않습니다(CORS)",
    more: "이것의 의미와 다른 방법",
    command: "다른 방법은 이 명령으로 Ollama에 한 번 알려 주고 다시 시작하는 것입니다.",
    setting:
      "다른 방법은 Ollama가 실행되는 컴퓨터에서 이것을 한 번 설정하고 그곳에서 Ollama를 다시 시작하는 것입니다.",
    hideMeans:
      "Confidant가 이 주소로 직접 보내는 요청에서 이 확장 프로그램의 이름이 적힌 줄을 뺍니다. 그러면 Ollama는 다른 프로그램의 요청처럼 받아들입니다. 웹사이트와 다른 확장 프로그램의 요청은 그대로입니다. 이 컴퓨터의 Ollama가 거부하면, 꺼 두지 않은 한 Confidant가 알아서 이렇게 합니다. 이것을 끄거나 연결을 제거하거나 Confidant를 잠그면 사라집니다.",
  },

  files: {
    title: "모델 파일",
    why: "GGUF 파일의 모델은 이 브라우저 안에서 실행됩니다. 서버도 키도 필요 없고 오프라인에서도 작동합니다. 파일은 이 브라우저의 프로필에 저장됩니다. 약 2 GB까지의 작은 모델이 가장 알맞고, 4 GB가 넘으면 실행할 수 없습니다.",
    oneThread: "모델이 스레드 하나에서 실행됩니다. 이 컴퓨터는 코어가 적어 답변이 느립니다.",
    threads: (count) => `여기에서는 모델이 스레드 ${formatNumber(count)}개로 실행됩니다.`,
    room: (used, quota) => `브라우저가 주는 ${quota} 중 ${used} 사용 중.`,
    drop: "GGUF 파일을 여기에 끌어 놓거나 선택하세요",
    noneHere:
      "Firefox에서는 확장 프로그램이 모델 파일을 실행할 수 없습니다. 대신 Ollama 같은 이 컴퓨터의 서버를 사용하세요.",
    notGguf: (name) => `‘${name}’: GGUF 파일이 아닙니다. 내용을 읽지 않았습니다.`,
    notTaken: (name, why) => `‘${name}’: 받지 않았습니다. ${why}`,
    url: "다운로드할 주소",
    urlHint:
      "GGUF 파일의 주소입니다. https이거나 이 컴퓨터여야 합니다. 브라우저가 그 호스트에 접근할 허가를 물을 수 있습니다. 그곳에서는 이 파일만 가져오며, 요청에 내 정보는 포함되지 않습니다. 파일이 실제로 있는 곳으로 넘겨질 수 있습니다.",
    download: "다운로드",
    none: "아직 모델 파일이 없습니다.",
    list: "이 브라우저에 있는 모델 파일",
    states: {
      arriving: "불러오는 중",
      paused: "일시 중지됨",
      checking: "검증하는 중",
      ready: "준비됨",
      failed: "실패",
    },
    progress: (name) => `${name}, 진행률`,
    arrived: (received, total) => `${received} / ${total}`,
    own: "내 파일에서",
    from: (source) => `${source}에서`,
    window: (tokens) => `${formatTokens(tokens)}토큰까지`,
    noTemplate: "자체 채팅 템플릿이 없어 기본 템플릿을 사용",
    digest: "SHA-256",
    pause: "일시 중지",
    resume: "계속",
    remove: "제거",
    removeMeans: (name, contexts, { isGeneral, canUndo }) =>
      [
        `이 브라우저에서 ‘${name}’ 파일을 삭제합니다.`,
        ...(canUndo ? ["10초 안에 되돌릴 수 있습니다."] : []),
        ...(contexts > 0
          ? [`컨텍스트 ${formatNumber(contexts)}개가 사용하고 있으며, 다음 메시지에서 알려 줍니다.`]
          : []),
        ...(isGeneral ? ["기본 모델입니다."] : []),
      ].join(" "),
    removeConfirm: "이 파일 제거",
  },

  browserModel: {
    states: {
      available: "준비됨",
      downloadable: "브라우저가 다운로드할 수 있음",
      downloading: "브라우저가 다운로드하는 중",
      unavailable: "이 기기에서는 사용할 수 없음",
    },
    why: "브라우저에 내장된 모델입니다. 데이터가 이 컴퓨터를 떠나지 않습니다.",
    download: "브라우저로 다운로드",
    progress: "브라우저 내장 모델, 진행률",
    failed: "브라우저가 다운로드하지 못했습니다. 변경된 것은 없습니다. 나중에 다시 시도하세요.",
  },
} satisfies Texts<typeof enConnections>;
