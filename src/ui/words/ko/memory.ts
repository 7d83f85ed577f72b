import type { LostPart } from "../../../contract/memory";
import type { BlockType, Permission } from "../../../domain/block";
import type { BlockField } from "../../../domain/block-schema";
import { formatExactDate, formatNumber, formatTokens } from "../format";
import type { enMemory, LayoutName } from "../memory-words";
import type { Texts } from "../texts";
import { notes } from "./notes";
import { references } from "./references";

const layouts: Record<LayoutName, string> = {
  text: "텍스트",
  list: "목록",
  checklist: "체크리스트",
  map: "표",
  log: "로그",
  composite: "섹션",
};

const layoutMeans: Record<LayoutName, string> = {
  text: "쓴 그대로의 글입니다.",
  list: "번호가 붙은 항목이 차례로 놓입니다.",
  checklist: "체크할 수 있는 항목입니다.",
  map: "이름이 있는 필드마다 값이 하나씩 있습니다.",
  log: "시간이 붙은 기록이며 최근 것이 먼저입니다. 이전 기록은 그대로 남습니다.",
  composite: "제목이 있는 여러 부분이며 저마다 레이아웃이 있습니다.",
};

const fieldTypes: Record<BlockField["type"], string> = {
  text: "텍스트",
  number: "숫자",
  boolean: "예 또는 아니요",
  list: "목록",
  counter: "카운터",
};

const types: Record<BlockType, string> = {
  core: "핵심",
  working: "작업",
  archival: "보존",
  log: "로그",
};

const typeMeans: Record<BlockType, string> = {
  core: "컨텍스트 창의 메모리 몫에 들어가는 한, 모델이 모든 메시지와 함께 봅니다.",
  working: "지금 진행 중인 일을 위한 것입니다. 고정되어 있거나 메시지에서 언급할 때 모델이 봅니다.",
  archival:
    "거의 필요하지 않은 것을 위한 것입니다. 어떤 프롬프트에도 들어가지 않으며 여기에서 볼 수 있습니다.",
  log: "일어난 일을 위한 것입니다. 어떤 프롬프트에도 들어가지 않으며 여기에서 볼 수 있습니다.",
};

const permissions: Record<Permission, string> = {
  ReadOnly: "읽기 전용",
  Human: "사용하는 사람에게 묻기",
  Partner: "나에게 묻기",
  Append: "추가만",
  ReadWrite: "읽기와 쓰기",
  Admin: "모두",
};

const permissionMeans: Record<Permission, string> = {
  ReadOnly: "모델은 읽기만 하고 변경하지 않습니다.",
  Human: "모델이 변경하기 전에 그때 사용하는 사람에게 묻습니다.",
  Partner: "모델이 변경하기 전에 나에게 묻습니다.",
  Append: "모델이 추가할 수 있지만 이미 있는 것은 변경하지 않습니다.",
  ReadWrite: "모델이 내용을 변경할 수 있습니다.",
  Admin: "모델이 변경하고 삭제할 수 있습니다.",
};

const what: Readonly<Record<string, string>> = {
  "set-text": "새로 씀",
  "append-text": "텍스트 추가",
  "replace-text": "텍스트 바꿈",
  "splice-text": "텍스트 변경",
  "set-field": "필드 변경",
  "append-to-field": "필드에 추가",
  increment: "카운터 변경",
  "push-item": "항목 추가",
  "insert-item": "항목 추가",
  "set-item": "항목 변경",
  "delete-item": "항목 삭제",
  "append-entry": "기록 추가",
  restore: "버전 복원",
  layout: "레이아웃 변경",
  merge: "백업의 변경을 병합",
};

const lostKinds: Record<LostPart["kind"], (count: number, name: string) => string> = {
  section: (_count, name) => `섹션 ‘${name}’`,
  field: (_count, name) => `필드 ‘${name}’`,
  items: (count) => `항목 ${formatNumber(count)}개`,
  ticks: (count) => `체크 ${formatNumber(count)}개`,
  entries: (count) => `기록 ${formatNumber(count)}개`,
  text: () => "텍스트",
};

const tokensOf = (tokens: number) => `${formatTokens(tokens)}토큰`;

/** What stands on the pages about memory. */
export const memory = {
  ...notes,
  ...references,
  title: "메모리",
  close: "닫기",
  wide: "탭에서 열기",
  cancel: "취소",
  save: "저장",
  delete: "삭제",
  done: "완료",
  loading: "불러오는 중…",
  context: "메모리의 대상",
  archived: (name) => `${name}(보관됨)`,
  means:
    "이 컨텍스트가 대화 밖에서 기억하는 것입니다. 직접 모두 변경할 수 있으며, 모델은 허용한 것만 변경할 수 있습니다.",
  inspect: "다음 프롬프트 보기",
  notInPrompt:
    "이 컨텍스트의 어떤 프롬프트에도 들어가지 않습니다. 무엇을 담을지는 ‘옵션 > 컨텍스트’에서 설정합니다.",
  inspectHint: "사이드 패널의 검사기에서 모델이 보게 될 내용을 모두 볼 수 있습니다.",

  blocks: "블록",
  blocksMeans: "프롬프트의 일부가 되는 짧은 텍스트입니다.",
  blocksTotal: (count, tokens, always) =>
    [
      `블록 ${formatNumber(count)}개`,
      tokensOf(tokens),
      ...(always === tokens ? [] : [`그중 ${tokensOf(always)}은 모든 메시지에 포함`]),
    ].join(" · "),
  noBlocks: "여기에는 블록이 없습니다. 블록은 프롬프트의 일부가 되는 짧은 텍스트입니다.",
  sharedBlocks: "이 컨텍스트와 공유된 것",
  from: (context) => `${context}에서`,
  addBlock: "블록 추가",
  tokens: tokensOf,
  exactTokens: (tokens) => `약 ${formatNumber(tokens)}토큰`,
  showAll: "모두 보기",
  empty: "비어 있습니다. 무언가 적힐 때까지 모델이 보지 않습니다.",
  pinned: "고정됨",
  notPinned: "언급할 때만",
  untrusted: "다른 곳에서 온 텍스트 포함",
  types,
  typeMeans,
  permissions,
  permissionMeans,
  layouts,
  layoutMeans,
  fieldTypes,
  edit: "편집",
  editOf: (label) => `${label} 편집`,
  doneOf: (label) => `${label} 편집 완료`,
  more: (label) => `${label} 추가 작업`,
  lost: (count) =>
    `이전 변경 ${formatNumber(count)}개가 더 이상 열리지 않아 그 내용이 없습니다. 나머지는 여기에 있으며 편집할 수 있습니다.`,

  menu: {
    settings: "설정…",
    layout: "레이아웃…",
    history: "기록…",
    share: "공유…",
    unshare: "여기에서 공유 중지",
    remove: "삭제",
  },

  saving: "저장하는 중…",
  unsaved: "아직 저장하지 않음",
  saved: "저장함",
  notSaved: "저장되지 않음",
  undo: "되돌리기",
  undoOf: (label) => `${label}의 마지막 변경 되돌리기`,

  text: (name) => `${name}의 텍스트`,
  readOnly: "모델에는 읽기 전용",
  item: (position) => `항목 ${formatNumber(position)}`,
  doneItem: (text) => `완료: ${text}`,
  newItem: "새 항목",
  addItem: "추가",
  moveUp: (text) => `위로 이동: ${text}`,
  moveDown: (text) => `아래로 이동: ${text}`,
  removeItem: (text) => `삭제: ${text}`,
  listFull: (max) => `이 목록에는 항목을 최대 ${formatNumber(max)}개 담습니다.`,
  noItems: "아직 항목이 없습니다.",
  newEntry: "새 기록",
  addEntry: "추가",
  noEntries: "아직 기록이 없습니다.",
  exactly: (at) => formatExactDate(at),
  earlier: (count) => `이전 기록 ${formatNumber(count)}개 보기`,
  noFields: "이 표에는 아직 필드가 없습니다. 메뉴의 ‘레이아웃’에서 추가합니다.",
  listField: "한 줄에 항목 하나.",
  less: (name) => `줄이기: ${name}`,
  plus: (name) => `늘리기: ${name}`,
  unset: "설정 안 됨",
  yes: "예",
  no: "아니요",
  notNumber: "숫자가 아니어서 저장하지 않았습니다.",

  settings: {
    addTitle: "블록 추가",
    title: (label) => `${label} 설정`,
    label: "이름",
    labelNote: "모델은 이 이름으로 알고 있습니다.",
    description: "용도",
    descriptionNote: "모델도 읽습니다. 비워 두어도 됩니다.",
    type: "종류",
    permission: "모델이 할 수 있는 일",
    pinned: "고정: 모델이 모든 메시지와 함께 봅니다",
    layout: "레이아웃",
    add: "추가",
    empty: "이름을 정하세요.",
    taken: "이 컨텍스트의 다른 블록이 그 이름을 쓰고 있습니다.",
    changed:
      "그사이 다른 곳에서 변경되었습니다. 지금 상태를 보여 줍니다. ‘저장’을 누르면 내 변경이 그 위에 적용됩니다.",
  },

  layout: {
    title: (label) => `${label} 레이아웃`,
    means: "내용은 남습니다. 맞지 않는 것이 있으면 아무것도 변경하지 않고 무엇인지 보여 줍니다.",
    misfit:
      "새 레이아웃에 다음 내용의 자리가 없어 변경된 것은 없습니다. 레이아웃에 남기거나 먼저 비우세요.",
    lost: ({ kind, section, name, count }) => {
      const within = section === null ? "" : ` (섹션 ‘${section}’)`;
      return `${lostKinds[kind](count, name ?? "")}${within}`;
    },
    fields: "필드",
    fieldName: "이름",
    fieldType: "유형",
    about: "용도",
    readOnly: "모델에는 읽기 전용",
    addField: "필드 추가",
    removeField: (name) => `필드 ${name} 제거`,
    sections: "섹션",
    section: (position) => `섹션 ${formatNumber(position)}`,
    sectionName: "제목",
    sectionLayout: "레이아웃",
    addSection: "섹션 추가",
    removeSection: (name) => `섹션 ${name} 제거`,
    field: (position) => `필드 ${formatNumber(position)}`,
    maxItems: "최대 항목 수",
    maxItemsNote: "비워 두면 제한이 없습니다.",
    lines: "모델이 보는 줄 수",
    linesNote: "비워 두면 모두 봅니다.",
    firstLine: "시작 줄",
    displayLimit: "모델이 보는 최근 기록 수",
    names: "저마다 이름이 필요하고, 같은 이름은 쓸 수 없습니다.",
  },

  history: {
    title: (label) => `${label}의 기록`,
    none: "아직 변경된 것이 없습니다.",
    who: { person: "나", model: "모델", system: "Confidant" },
    what: (name) => what[name] ?? name,
    through: "공유된 블록을 통해",
    why: (text) => `이유: ${text}`,
    added: "추가됨",
    removed: "제거됨",
    restore: "이 버전 복원",
    restoreOf: (time) => `${formatExactDate(time)} 버전 복원`,
    restored: "복원했습니다. 이전 버전도 기록에 있습니다.",
    restoreFirst: "처음 상태 복원",
    more: "이전 기록 보기",
    clear: "기록 지우기…",
    clearMeans:
      "이전 버전을 모두 삭제하며, 블록에 더 이상 없는 텍스트도 함께 삭제합니다. 되돌릴 수 없습니다. 이전에 만든 백업에는 4주 또는 그 이상 남습니다.",
    clearConfirm: "지우기",
    cleared: "기록을 지웠습니다.",
  },

  share: {
    title: (label) => `${label} 공유`,
    means:
      "다른 컨텍스트가 이 블록을 항상 지금 상태로 봅니다. 그 모델은 여기에서 선택한 일을 할 수 있습니다.",
    with: "공유 대상",
    permission: "그 모델이 할 수 있는 일",
    add: "공유",
    list: "공유 중인 곳",
    stop: "중지",
    stopOf: (name) => `${name} 공유 중지`,
    noOther: "공유할 다른 컨텍스트가 없습니다.",
    gone: "더 이상 없는 컨텍스트",
  },
} satisfies Texts<typeof enMemory>;
