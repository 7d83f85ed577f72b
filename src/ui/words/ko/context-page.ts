import type { ContextProviderName } from "../../../domain/context";
import type { FieldProblem } from "../../../domain/field-problem";
import type { PersonalityHint } from "../../../domain/personality-hint";
import type { Compression } from "../../../domain/prompt-settings";
import type { ToolName } from "../../../domain/tool-name";
import type { enContextPage } from "../en-context-page";
import { formatAgo, formatDate, formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";
import { toolLabel } from "./tool-labels";

const providers: Record<ContextProviderName, string> = {
  facts: "나에 대해 알려진 것: 사실",
  blocks: "메모리에 적힌 것: 블록",
  "recent-summaries": "다른 곳에서 나눈 이야기: 다른 대화의 요약",
  references: "대화의 대상: 워크플로, 페이지, 문서, 컨텍스트",
  activity: "다른 대화가 시작되고 이어진 때와 그 제목",
  "last-n": "같은 대화의 이전 메시지",
  quotes: "이전에 말했고 메시지와 관련된 것: 모든 대화에서 가져온 인용",
};

const compressions: Record<Compression["type"], string> = {
  "recursive-summarization": "요약",
  truncate: "제외",
};

const problems: Record<FieldProblem["problem"], (limit: string) => string> = {
  empty: () => "비워 둘 수 없습니다.",
  "too-long": (limit) => `${limit}자를 넘습니다.`,
  "too-small": (limit) => `최솟값은 ${limit}입니다.`,
  "too-large": (limit) => `최댓값은 ${limit}입니다.`,
  "not-a-number": () => "여기에는 숫자가 필요합니다. 소수는 온도에만 쓸 수 있습니다.",
  "too-many": (limit) => `최대 ${limit}개입니다.`,
  taken: () => "이 이름은 이미 사용 중입니다.",
};

const texts: Record<PersonalityHint["field"], string> = {
  systemPrompt: "지침",
  personality: "성격",
};

type About = NonNullable<PersonalityHint["about"]>;

const asksFor: Partial<Record<About, string>> = {
  anger: "분노나 모욕",
  moods: "상대의 기분을 따라가기",
  temper: "화를 내기",
  offence: "기분 상해하기",
  obedience: "시키는 대로 하기",
  agreement: "무엇에든 동의하기",
};

const looksLike: Partial<Record<About, string>> = {
  block: "프롬프트의 블록",
  heading: "프롬프트의 제목",
  label: "말하는 사람의 표시",
};

const hints: Record<
  PersonalityHint["code"],
  (hint: Pick<PersonalityHint, "about" | "field">, words: string) => string
> = {
  empty: ({ field }) =>
    field === "systemPrompt"
      ? "아무것도 적혀 있지 않습니다. 누구이고 무엇을 하는지 한 문장을 쓰면 도움이 됩니다."
      : "아무것도 적혀 있지 않습니다. 어떻게 말하고 어떤 태도를 유지하는지 한 문장을 쓰면 도움이 됩니다.",
  "very-short": () => "매우 짧습니다. 두세 문장이면 더 잘 유지됩니다.",
  "very-long": () =>
    "매우 길어서 요청마다 대화가 쓸 자리를 차지합니다. 작은 모델의 컨텍스트 창에는 들어가지 않을 수 있습니다.",
  "contradicts-steadiness": ({ about }, text) =>
    `${text}에서 요구하는 것(${(about && asksFor[about]) ?? "어떤 행동"})은 차분함을 유지하라는 지침과 어긋납니다. 모델은 두 가지를 모두 지시받게 됩니다. 빼거나, 대신 무엇을 하는지 쓰세요.`,
  "forged-tags": ({ about }, text) =>
    `${text}: ${(about && looksLike[about]) ?? "프롬프트의 일부"}처럼 보여서 보내기 전에 분리됩니다. 평범한 말로 쓰세요.`,
  "speaks-as-user": (_, text) =>
    `${text}: 문장이 일인칭으로 시작되어 모델이 사용자의 말로 받아들일 수 있습니다. 상대를 ‘당신’으로 불러 쓰세요.`,
  "no-role": () => "지침에 누구인지 적혀 있지 않습니다. ‘당신은 …입니다’로 시작하면 좋습니다.",
  "not-english": () =>
    "작은 모델은 영어로 쓴 성격을 가장 잘 유지합니다. 그래도 사용자의 언어로 답변합니다.",
};

const ruleEnds = {
  StartConstraint: ": 다른 모든 도구보다 먼저",
  ExitLoop: ": 답변을 끝냄",
  ContinueLoop: ": 답변을 계속하게 함",
};

const toolNames: Readonly<Record<ToolName, string>> = {
  now: "날짜와 시간 (now)",
  calculate: "식의 값 (calculate)",
  block_read: "블록 전체 (block_read)",
  archival_search: "저장된 노트 (archival_search)",
  history_search: "이 컨텍스트의 이전 메시지 (history_search)",
  reference_find: "대화의 대상 (reference_find)",
  block_append: "블록에 추가 (block_append)",
  block_replace: "블록의 텍스트 바꾸기 (block_replace)",
  block_set_field: "표의 필드 설정 (block_set_field)",
  list_push: "목록에 항목 추가 (list_push)",
  log_append: "로그에 기록 추가 (log_append)",
  block_delete: "승인하면 블록 삭제 (block_delete)",
  archival_insert: "노트 저장 (archival_insert)",
  fact_set: "나에 대한 사실 저장 (fact_set)",
  fact_forget: "나에 대한 사실 잊기 (fact_forget)",
  reference_note: "대화의 대상 기록 (reference_note)",
};

/** What the options say about contexts and presets. */
export const contextPage = {
  contextPage: {
    list: "컨텍스트",
    why: "컨텍스트는 자체 지침, 모델, 메모리, 대화를 가진 하나의 어시스턴트입니다. 생활의 영역마다 하나씩 사용하세요.",
    none: "아직 컨텍스트가 없습니다. 프리셋으로 첫 번째를 만드세요.",
    noMatch: "그 이름이나 태그를 가진 것이 없습니다.",
    search: "이름이나 태그로 찾기",
    tags: "이 태그가 있는 것만",
    more: (count) => `${formatNumber(count)}개 더 보기`,
    back: "모든 컨텍스트",
    never: "아직 대화 없음",
    lastChat: (ms) => `마지막 대화: ${formatAgo(ms)}`,
    pin: "고정",
    unpin: "고정 해제",
    pinName: (name) => `${name} 고정`,
    unpinName: (name) => `${name} 고정 해제`,
    archivedMark: "보관됨",
    neverExpires: "만료 없음",
    keep: "복원하고 고정",
    keepMeans: "고정한 컨텍스트는 만료되지 않습니다.",
    archivedBy: {
      person: (at) =>
        `${formatDate(at)}에 직접 보관했습니다. 복원할 때까지 답변하지 않습니다. 대화는 모두 남아 있습니다.`,
      expiry: (at) =>
        `한동안 대화가 없어 ${formatDate(at)}에 보관되었습니다. 복원할 때까지 답변하지 않습니다. 대화는 모두 남아 있습니다.`,
    },

    create: "새 컨텍스트",
    createPreset: "새 프리셋",
    from: "시작점",
    blank: "빈 상태",
    fromPresets: "프리셋",
    createNow: "만들기",
    use: "사용",
    useName: (name) => `새 컨텍스트에 ${name} 사용`,
    template: "템플릿으로 사용",
    templateName: (name) => `템플릿으로 사용: ${name}`,

    who: "어시스턴트",
    name: "이름",
    description: "설명",
    systemPrompt: texts.systemPrompt,
    systemPromptNote: "모든 요청의 프롬프트에서 맨 앞에 놓입니다. 잘리지 않습니다.",
    personality: texts.personality,
    personalityNote: "어떻게 말하고 행동하는지 몇 문장으로 쓰세요.",
    steady: "성격 유지",
    steadyNote:
      "성격과 그것을 유지하라는 지침이 모든 요청에 포함됩니다. 끄면 둘 다 포함되지 않습니다.",
    tagsField: "태그",
    tagsNote: "쉼표로 구분합니다.",

    how: "답변 방식",
    temperature: "온도",
    temperatureNote: "0(가장 예측하기 쉬움)부터 1(더 다양함)까지.",
    maxTokens: "답변 하나의 토큰",
    maxHistoryTokens: "요청 하나에 담는 대화의 토큰",
    limitBeforeAll: (tokens) =>
      `‘옵션 > 프롬프트’에서 모든 모델에 ${formatNumber(tokens)}토큰을 설정했습니다. 여기의 설정보다 우선합니다.`,
    limitBefore: (model, tokens) =>
      `‘옵션 > 프롬프트’에서 ${model}에 ${formatNumber(tokens)}토큰을 설정했습니다. 여기의 설정보다 우선합니다.`,
    historyHint: (window, tokens) =>
      `${formatNumber(window)}토큰의 컨텍스트 창에는 ${formatNumber(tokens)}토큰이 들어갑니다.`,
    takeHistory: (tokens) => `${formatNumber(tokens)} 사용`,
    model: "모델",
    general: "기본 모델",
    generalModel: (name) => `전체 설정에 따름: ${name}`,
    compression: "오래된 주고받기",
    compressions: { general: "기본값", ...compressions },
    generalCompression: (type) => `기본값: ${compressions[type]}`,
    keepRecent: "유지할 주고받기 수",

    remembering: "아는 것과 남기는 것",
    providers: "요청에 함께 담는 것",
    providerNames: providers,
    quotesPosition: "인용의 위치",
    quotesPositions: { note: "메시지 바로 앞", system: "대화 앞" },
    quotesNote:
      "메시지마다 이 컨텍스트에서 이전에 나눈 말을 찾아보고, 맞는 것을 최대 몇백 토큰까지 인용합니다. 모델이 예전의 말을 다시 보게 되므로 원격 모델의 제공자도 보게 됩니다. 대화 앞에 두면 서버가 대화를 모두 다시 읽어야 합니다.",
    remembers: "여기의 대화에서 학습: 이 컨텍스트의 다른 대화를 위한 요약과 사실",
    remembersNote:
      "끄면 대화 전체의 요약을 만들지 않으며, 그 내용이 다른 대화에 나타나지 않습니다.",
    expiryDays: "사용하지 않으면 보관되는 일수",
    expiryNote:
      "내용과 함께 보관될 뿐이며 모든 목록에 계속 나타납니다. 복원하면 되돌아옵니다. 첫 컨텍스트와 고정한 컨텍스트는 만료되지 않습니다.",

    tools: "도구",
    toolsWhy:
      "모델이 답변하면서 스스로 할 수 있는 일입니다. 켜진 도구는 저마다 모든 요청의 일부를 차지합니다. 도구를 지원하지 않는 모델에는 전달되지 않습니다.",
    takesNoTools: "이 컨텍스트의 모델은 도구를 지원하지 않습니다.",
    readingTools: "찾아볼 수 있는 것",
    writingTools: "변경할 수 있는 것",
    writingToolsNote:
      "승인이 필요한 변경은 대화에서 기다립니다. 대화에 가져온 텍스트, 웹 페이지, 도구의 출력이 있으면 모든 변경이 기다립니다.",
    withoutAsking: "승인 없이",
    toolNames,
    toolRules: "도구 규칙",
    toolRule: (rule) => {
      const tool = `‘${toolLabel(rule.tool)}’`;
      if (rule.type === "RequiresPrior") return `${tool}: ‘${toolLabel(rule.prior)}’ 다음에만`;
      if (rule.type === "MaxCalls") return `${tool}: 답변 하나에 최대 ${formatNumber(rule.max)}번`;
      return `${tool}${ruleEnds[rule.type]}`;
    },
    ruleType: "규칙",
    ruleTypes: {
      StartConstraint: "가장 먼저 호출",
      MaxCalls: "호출 횟수 제한",
      RequiresPrior: "다른 도구 다음에 호출",
      ExitLoop: "답변을 끝냄",
      ContinueLoop: "답변을 계속하게 함",
    },
    ruleTool: "도구",
    rulePrior: "먼저 호출할 것",
    ruleMax: "횟수",
    addRule: "추가",
    removeRule: "제거",
    removeRuleName: (rule) => `제거: ${rule}`,

    preview: "프롬프트 미리 보기",
    previewWhy: "여기의 설정에 따른, 대화의 첫 메시지 전의 내용입니다.",
    previewGuide:
      "여기에서는 내장 가이드가 답변하며 질문과 여기서 말했거나 저장한 것만 봅니다. 모델을 사용하면 전체 프롬프트가 여기에 표시됩니다.",
    previewWaits: "위의 입력란이 올바르게 채워지면 표시됩니다.",
    loading: "읽는 중…",

    saved: "모든 변경을 저장했습니다.",
    unsaved: "저장하지 않은 변경",
    saving: "저장하는 중…",
    held: "저장하려면 표시된 입력란을 고치세요.",
    undo: "되돌리기",
    conflict:
      "다른 창에서 변경했습니다. 두 버전이 모두 남아 있습니다. 입력한 내용은 여기에 그대로 있으며 아직 저장되지 않았습니다.",
    takeTheirs: "다른 버전 사용",
    keepMine: "내 버전 유지",

    actions: "이 컨텍스트",
    duplicate: "복제",
    duplicateEmpty: "메모리 없이 복제",
    archive: "보관",
    restore: "복원",

    presets: "프리셋",
    presetsWhy:
      "바로 쓸 수 있는 어시스턴트입니다. 프리셋으로 만든 컨텍스트는 프리셋과 독립적입니다.",
    builtIn: "내장",
    edit: "편집",
    editName: (name) => `${name} 편집`,
    remove: "제거",
    removed: "제거됨",
    removeMeans: "목록에서 사라지며 복원할 수 있습니다. 이것으로 만든 컨텍스트는 그대로 남습니다.",
    showRemoved: "제거한 것도 보기",
    noPresets: "아직 내 프리셋이 없습니다. ‘템플릿으로 사용’으로 이 중 하나에서 시작하세요.",
    presetActions: "이 프리셋",
    presetPurgeMeans:
      "이 프리셋을 삭제합니다. 이것으로 만든 컨텍스트는 그대로 남습니다. 10초 안에 되돌릴 수 있습니다. 이 프로필의 사본과, 한동안 브라우저 자체 파일에 암호화된 흔적이 남을 수 있습니다.",
    presetPurgeConfirm: (name) => `영구 삭제: ‘${name}’`,
    settings: (temperature, maxTokens, days) =>
      `온도 ${formatNumber(temperature)}, 답변당 ${formatTokens(maxTokens)}토큰, ${formatNumber(days)}일`,

    hints: "제안",
    hint: ({ code, about, field }, text) => {
      const sentence = hints[code]({ about, field }, `‘${text}’`);
      return code === "empty" ? `${texts[field]}: ${sentence}` : sentence;
    },

    problem: (problem, limit) => problems[problem](limit === undefined ? "" : formatNumber(limit)),

    older: "오래된 메시지 삭제",
    olderWhy: "메시지의 텍스트와 그것으로 만든 요약을 삭제합니다. 대화는 남습니다.",
    olderContext: "대상 컨텍스트",
    olderBefore: "작성 시점 이전",
    olderAsk: "삭제…",
    olderMeans: (name, date) =>
      `‘${name}’의 모든 대화에서 ${formatDate(date)} 이전에 작성된 메시지의 텍스트를 모두 삭제합니다. 매우 많지 않은 한 10초 안에 되돌릴 수 있습니다.`,
    olderConfirm: (name) => `‘${name}’에서 삭제`,
    olderDone: (messages) =>
      messages === 0
        ? "그렇게 오래된 메시지가 없습니다."
        : `메시지 ${formatNumber(messages)}개를 삭제했습니다.`,
    contentsAsk: "내용",
    contentsName: (name) => `내용: ${name}`,
  },
} satisfies Texts<typeof enContextPage>;
