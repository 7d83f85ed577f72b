import type { Thing } from "../../../foreign/reading";
import type { enImport } from "../en-import";
import { formatNumber } from "../format";
import type { Texts } from "../texts";

const things: Record<Thing, string> = { image: "그림", sound: "녹음", file: "파일" };

/** What the part of the options that imports says. */
export const importWords = {
  importPart: {
    title: "대화 가져오기",
    why: "가져올 수 있는 것: ChatGPT나 Claude에 데이터 내보내기를 요청하면 받는 파일, Open WebUI, Page Assist, LibreChat, Confidant에서 내보낸 것. 이 브라우저에서 읽으며 다른 곳으로 가지 않습니다.",
    formats: "다른 형식",
    moreFormats:
      "LM Studio나 SillyTavern의 채팅, 캐릭터 카드, Elara의 레코드도 읽습니다. 하나씩이든, 압축 파일(.zip)이나 폴더로든 됩니다.",
    limitsTitle: "가져오는 것",
    limits:
      "가져오는 것은 사용자와 어시스턴트가 쓴 내용이며 가지, 날짜, 모델, 모델의 사고, 첨부된 텍스트, 파일에 있는 그림도 포함됩니다. 녹음과 다른 파일(있던 자리에 메모가 남음), 도구가 한 일, 제품 자체의 지침은 가져오지 않으며 보고서에 개수가 나옵니다. ChatGPT와 Claude가 사용자에 대해 기억하는 내용과 그 프로젝트의 지침 및 파일도 가져오지 않습니다. 프로그램의 키와 설정은 가져오지 않지만, Confidant 자체 파일에서는 대화의 매개변수를 가져옵니다. 같은 파일을 다시 가져오면 빠진 것만 추가됩니다.",
    file: "파일",
    folder: "또는 폴더",
    elara: "Elara의 레코드입니다. Elara에 설정했던 키 텍스트로 열립니다.",
    card: "캐릭터 카드입니다. 이것으로 새 컨텍스트를 만듭니다. 카드의 텍스트는 모델에 누구인지 알려 주므로 대화하기 전에 읽어 보세요.",
    target: "가져올 곳",
    newContext: "새 컨텍스트",
    newName: "새 컨텍스트의 이름",
    newNameHint: "예: ChatGPT에서",
    newContextStays: (days) =>
      `아무도 대화하지 않는 컨텍스트는 얼마 뒤 보관됩니다. 새 컨텍스트는 마지막 대화 뒤 ${formatNumber(days)}일 동안 유지되며, 설정에서 바꿀 수 있습니다.`,
    nameOf: {
      chatgpt: "ChatGPT에서",
      claude: "Claude에서",
      confidant: "Confidant에서",
      elara: "Elara에서",
      librechat: "LibreChat에서",
      lmstudio: "LM Studio에서",
      openwebui: "Open WebUI에서",
      pageassist: "Page Assist에서",
      sillytavern: "SillyTavern에서",
    },
    start: "가져오기",
    stop: "중지",
    stopping: "중지하는 중…",
    running: "가져오는 중입니다. 끝날 때까지 이 페이지를 열어 두세요.",
    progress: "가져오기 진행률",
    read: (percent) => `${formatNumber(percent)}% 읽음`,
    soFar: (conversations, messages) =>
      `지금까지 대화 ${formatNumber(conversations)}개, 새 메시지 ${formatNumber(messages)}개`,
    ended: {
      done: "가져오기를 마쳤습니다",
      stopped: "가져오기를 중지했습니다",
      failed: "가져오기가 도중에 끝났습니다",
    },
    kept: "그때까지 저장된 것은 남아 있습니다. 같은 파일을 다시 가져오면 거기서부터 이어집니다.",
    into: (name) => `‘${name}’(으)로 가져오기`,
    stays: (days) =>
      `이번 가져오기를 위해 만들었으며, 마지막 대화 ${formatNumber(days)}일 뒤 보관됩니다.`,
    cardMade: (name) =>
      `캐릭터로 컨텍스트 ‘${name}’을(를) 만들었습니다. 다른 컨텍스트와 아무것도 공유하지 않습니다. 텍스트는 다른 사람이 쓴 것이니 대화하기 전에 컨텍스트의 설정에서 읽어 보세요.`,
    cardKnown: "이 캐릭터는 이미 있어 컨텍스트를 만들지 않았습니다.",
    noneNew: "새 대화가 없어 컨텍스트를 만들지 않았습니다.",
    noneInto: (name) => `새 대화가 없어 ‘${name}’에 아무것도 넣지 않았습니다.`,
    nothing: "아무것도 가져오지 않았습니다.",
    open: "사이드 패널에서 열기",
    cameTitle: "그중 최근 것",
    more: (count) => `… 그 밖에 대화 ${formatNumber(count)}개가 대화 목록에 있습니다.`,
    added: (count) => `대화 ${formatNumber(count)}개 추가`,
    extended: (count, name) => `‘${name}’의 대화 ${formatNumber(count)}개를 최신 상태로 만듦`,
    unchanged: (count, name) => `대화 ${formatNumber(count)}개는 이미 ‘${name}’에 있음`,
    messages: (count) => `메시지 ${formatNumber(count)}개 저장`,
    pictures: (count) => `그림 ${formatNumber(count)}개 첨부`,
    parameters: (count, sets) =>
      `모델 매개변수가 있는 대화 ${formatNumber(count)}개: ${sets.join(", ")}`,
    memory: ({ blocks, facts, notes }) =>
      [
        ...(blocks > 0 ? [`블록 ${formatNumber(blocks)}개`] : []),
        ...(facts > 0 ? [`사실 ${formatNumber(facts)}개(‘메모리’에서 승인 필요)`] : []),
        ...(notes > 0 ? [`노트 ${formatNumber(notes)}개`] : []),
      ].join(", "),
    leftOutTitle: "가져오지 않은 것",
    mendedTitle: "다르게 읽은 것",
    notes: {
      system: (count) => `제품의 지침 ${formatNumber(count)}개`,
      tool: (count) => `도구 단계 ${formatNumber(count)}개`,
      hidden: (count) => `숨겨진 메시지 ${formatNumber(count)}개`,
      thinking: (count) => `사고 메모 ${formatNumber(count)}개`,
      image: (count) => `그림 ${formatNumber(count)}개`,
      room: (count) =>
        `공간이 모자란 그림 ${formatNumber(count)}개: 같은 파일을 다시 가져오면 이어집니다`,
      sound: (count) => `소리나 동영상 ${formatNumber(count)}개`,
      file: (count) => `파일 ${formatNumber(count)}개`,
      failure: (count) => `실패한 답변 ${formatNumber(count)}개`,
      card: (count) => `캐릭터 카드의 부분 ${formatNumber(count)}개`,
      memory: () => "컨텍스트가 기억한 것: 파일이 64 MB보다 큽니다",
      "memory-nowhere": () =>
        "컨텍스트가 기억한 것: 새 대화가 없었습니다. 가져올 컨텍스트를 선택하세요",
      "memory-left": (count) =>
        `메모리의 부분 ${formatNumber(count)}개: 손상되었거나, 너무 길거나, 컨텍스트에 자리가 없습니다`,
      unknown: (count) => `알 수 없는 종류의 부분 ${formatNumber(count)}개`,
      date: (count) =>
        `있을 수 없는 시간 ${formatNumber(count)}개: 앞에 있는 것의 시간을 사용했습니다`,
      parent: (count) =>
        `앞 메시지가 없는 메시지 ${formatNumber(count)}개: 저마다 가지의 시작이 됩니다`,
      cycle: (count) => `순환하는 메시지 ${formatNumber(count)}개: 끊어 놓았습니다`,
      double: (count) => `중복된 메시지 ${formatNumber(count)}개: 첫 번째를 사용했습니다`,
      clipped: (count) =>
        `1 MiB보다 긴 메시지 ${formatNumber(count)}개: 나머지는 빠졌고 표시해 두었습니다`,
    },
    markOf: (thing, name) => (name === "" ? `[${things[thing]}]` : `[${things[thing]}: ${name}]`),
    clipMark: "\n\n[이 메시지의 나머지는 너무 길어 가져오지 못했습니다.]",
    problemsTitle: "읽을 수 없었던 것",
    moreProblems: (count) => `… 그 밖에 ${formatNumber(count)}개`,
    conversation: (position) => `파일의 ${formatNumber(position)}번째 대화`,
    wholeFile: "파일",
    nothingWhole: "첫 대화가 끝나기 전에 파일이 끝납니다. 다시 내보내세요.",
    problems: {
      "not-an-array": "압축 파일도 대화 파일도 아닙니다",
      "too-large": "Confidant가 담을 수 있는 것보다 큽니다",
      "too-deep": "대화라기에는 너무 깊이 중첩되어 있습니다",
      "cut-off": "온전한 마지막 대화입니다. 파일이 일찍 끝납니다. 나머지는 다시 내보내세요",
      "not-json": "손상되었습니다",
      "not-a-conversation": "Confidant가 아는 제품의 대화가 아닙니다",
      "newer-version":
        "더 새로운 버전의 Confidant가 내보냈습니다. 가져오려면 Confidant를 업데이트하세요",
      empty: "사용자나 어시스턴트의 텍스트가 없습니다",
      "no-conversations": "대화가 들어 있지 않습니다",
      "no-card": "캐릭터 카드가 없는 그림입니다",
      "card-damaged": "캐릭터 카드가 손상되었습니다",
      "card-alone": "캐릭터 카드입니다. 따로 가져오세요",
      "download-list":
        "다운로드 목록일 뿐입니다. 목록에 연결된 대화를 다운로드하고 그 파일을 선택하세요",
      "zip-too-large": "압축을 풀면 내보낸 파일로 보기 어려울 만큼 커집니다",
      "zip-too-slow": "압축을 푸는 데 내보낸 파일로 보기 어려울 만큼 오래 걸립니다",
      "zip-cut-off": "중간에 끊깁니다. 온전히 받지 못했으니 다시 다운로드하거나 복사하세요",
      "zip-locked":
        "비밀번호가 걸려 있습니다. 비밀번호를 입력할 수 있는 프로그램으로 압축을 풀고 그 안의 파일을 선택하세요",
      "zip-packing":
        "Confidant가 풀 수 없는 방식으로 압축되어 있습니다. 다른 프로그램으로 압축을 풀고 그 안의 파일을 선택하세요",
      unreadable: "읽을 수 없거나 끝까지 읽을 수 없습니다",
      "key-does-not-fit": "열리지 않습니다. 키 텍스트가 맞지 않습니다",
      "no-records": "Elara의 레코드가 들어 있지 않습니다",
      "record-name": "레코드의 이름이 아닙니다",
      "record-double": "두 번 있습니다. 첫 번째를 사용했습니다",
      "record-too-large": "레코드라기에는 너무 큽니다",
      "record-envelope": "암호화된 레코드가 아닙니다",
      "record-key": "이 키 텍스트로 열리지 않거나 변경되었습니다",
      "record-message": "메시지가 들어 있지 않습니다",
      "record-role": "역할을 알 수 없거나 이름과 다릅니다",
      "record-time": "시간이 숫자이거나 시간대가 없습니다",
      "record-empty": "텍스트가 없습니다",
      "record-unreadable": "읽을 수 없습니다",
    },
    again: "다른 파일 가져오기",
  },
} satisfies Texts<typeof enImport>;
