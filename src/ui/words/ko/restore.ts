import { formatExactDate, formatNumber } from "../format";
import type { enRestore } from "../restore-words";
import type { Texts } from "../texts";
import { restoreFailures } from "./restore-failures";

type Counts = {
  readonly conversations: number;
  readonly messages: number;
  readonly others: number;
};
type Newer = { readonly conversations: number; readonly others: number };

const conversations = (count: number) => `대화 ${formatNumber(count)}개`;
const messages = (count: number) => `메시지 ${formatNumber(count)}개`;
const others = (count: number) =>
  `항목 ${formatNumber(count)}개(컨텍스트, 메모리, 프롬프트, 프리셋, 연결)`;

function nonZero(only: Counts): readonly string[] {
  return [
    ...(only.conversations > 0 ? [conversations(only.conversations)] : []),
    ...(only.messages > 0 ? [messages(only.messages)] : []),
    ...(only.others > 0 ? [others(only.others)] : []),
  ];
}

function partsOf(only: Counts, newer: Newer): string {
  return [
    ...nonZero(only),
    ...(newer.conversations > 0 ? [`${conversations(newer.conversations)}(더 새로운 형태)`] : []),
    ...(newer.others > 0 ? [`${others(newer.others)}(더 새로운 형태)`] : []),
  ].join(", ");
}

/** What the parts say that restore a backup. */
export const restore = {
  title: "백업에서 복원",
  fromFile: "파일에서 복원…",
  why: "내용을 확인할 때까지 아무것도 바뀌지 않습니다.",
  drop: "백업을 여기에 끌어 놓거나 선택하세요. 암호 문구를 쓰려면 키 파일도 함께 선택하세요.",
  files: "백업과 키 파일(.age)",
  chosenBackup: (name, size) => `백업: ${name}(${size})`,
  chosenKey: (name) => `키 파일: ${name}`,
  notTaken: (name) => `${name}: Confidant의 백업도 키 파일도 아닙니다.`,
  vaultHint: "이 금고가 만든 백업이면 아무것도 묻지 않습니다. 그렇지 않으면 알려 줍니다.",
  secret: "여는 방법",
  vault: "이 금고(자체 백업용)",
  recovery: "복구 키",
  passphrase: "암호 문구와 키 파일",
  recoveryField: "복구 키",
  recoveryHint: "AGE-SECRET-KEY-1로 시작하며 74자입니다.",
  notAKey:
    "복구 키가 아닙니다. 복구 키는 AGE-SECRET-KEY-1로 시작하며 74자입니다. 사본을 확인하세요.",
  passphraseField: "암호 문구",
  passphraseHint: "키 파일을 만들 때 쓰던 것입니다.",
  needsKeyFile:
    "키 파일 confidant-key.age가 없습니다. 백업 옆에 있습니다. 함께 선택하거나 복구 키를 사용하세요.",
  look: "백업 미리 보기",
  keptTitle: "아직 이 브라우저에 있는 백업",
  keptWhy: "이 프로필의 금고가 만들었습니다. 저마다 파일처럼 열립니다.",
  keptFrom: (at) => `${formatExactDate(at)}에 만듦`,
  keptAsk: "이 브라우저에 있는 다른 금고의 백업…",
  keptElsewhere: "이 브라우저에 있는 다른 금고의 백업",
  keptProof:
    "이 프로필의 다른 금고가 잠겨 있습니다. 백업을 보여 주기 전에 그 백업을 여는 것을 묻습니다.",
  keptShow: "백업 보기",
  useKept: "이것 사용",
  usedKept: "선택됨",

  stages: {
    copying: "파일을 불러오는 중…",
    reading: "백업을 읽는 중, 아직 변경된 것은 없습니다…",
    "backing-up": "먼저 현재 데이터를 백업하는 중…",
    staging: "다른 자리에 복원하는 중, 현재 데이터는 그대로입니다…",
    switching: "복원한 데이터로 전환하는 중…",
  },
  beginning: "시작하는 중…",
  bar: "진행률",
  stop: "중지",
  stopping: "중지하는 중…",
  keepOpen: "끝날 때까지 이 페이지를 열어 두세요.",

  found: "이 백업에 있는 것",
  made: (at, app, size) => `${formatExactDate(at)}에 Confidant ${app}에서 만듦, ${size}.`,
  otherVault: "다른 금고가 만들었습니다. 다른 프로필의 금고이거나 이 금고가 복원된 원본입니다.",
  older: "여기에 있는 것의 이전 상태입니다.",
  lacks: (only, newer) => `여기에 있는 것 중 일부가 없습니다: ${partsOf(only, newer)}.`,
  brings: (only, newer) =>
    `여기에 없는 것이 있습니다. 여기에서 삭제되었기 때문일 수 있습니다: ${partsOf(only, newer)}.`,
  same: "여기와 같은 대화, 메시지, 컨텍스트, 프리셋, 연결이 있습니다.",
  withKeys: "연결의 키가 들어 있습니다.",
  withoutKeys: "연결의 키가 들어 있지 않습니다.",
  parametersIn: (count, sets) =>
    `모델 매개변수가 있는 ${conversations(count)}: ${sets.join(", ")}.`,
  parametersOff: "다른 사람의 매개변수는 가져오지 않습니다. 필요한 곳에서 다시 설정하세요.",
  parametersIfOwn: "자신의 백업이라고 답한 경우에만 가져옵니다.",
  unreadable: (count) => `만들 때 항목 ${formatNumber(count)}개를 읽을 수 없어 빠졌습니다.`,
  leftOut: (count) =>
    `항목 ${formatNumber(count)}개를 사용할 수 없습니다. 손상되었거나, 들어 있지 않은 것에 속합니다. 제외됩니다. 이전 백업에는 온전히 있을 수 있습니다.`,
  kinds: {
    conversations: "대화",
    messages: "메시지",
    others: "컨텍스트, 프리셋, 연결",
  },
  diffCounts: {
    new: "새로움",
    newer: "더 최신",
    older: "더 오래됨",
    same: "같음",
    both: "양쪽 모두",
  },
  diffCaption: "백업에 있는 것과 여기에 있는 것의 비교",
  holds: (count, of) => `${conversations(count)}, ${messages(of)}.`,
  listTitle: "다른 대화",
  listNone: "여기에 있는 것과 다른 대화가 없습니다.",
  untitled: "제목 없는 대화",
  differs: {
    new: "백업에만 있음",
    newer: "백업이 더 최신",
    older: "여기가 더 최신",
    same: "같음",
    both: "양쪽에서 변경됨",
    deleted: "여기에서 완전히 삭제됨",
  },
  there: (count) => `백업에 ${messages(count)} 더 있음`,
  here: (count) => `여기에 ${messages(count)} 더 있음`,
  unlisted: (count) => `그 밖에 ${formatNumber(count)}개`,
  mergeActions: {
    merge: {
      new: "병합하면 추가됩니다.",
      newer: "병합하면 최신 상태가 됩니다.",
      older: "병합해도 여기에 있는 그대로입니다.",
      same: "병합해도 그대로입니다.",
      both: "병합해도 그대로이며, 백업의 것이 사본으로 옆에 추가됩니다.",
      deleted: "병합해도 삭제된 상태입니다.",
    },
    replace: {
      new: "교체하면 추가됩니다.",
      newer: "교체하면 최신 상태가 됩니다.",
      older: "교체하면 백업에 있는 상태로 돌아갑니다.",
      same: "교체해도 그대로입니다.",
      both: "교체하면 백업에 있는 상태로 돌아갑니다.",
      deleted: "교체하면 되찾습니다.",
    },
  },
  mergeBack: "병합하면 되찾습니다.",
  deletedHere: (gone) =>
    `여기에서 완전히 삭제되었고 백업에는 있는 것: ${nonZero(gone).join(", ")}. 선택하지 않으면 병합해도 되찾지 않습니다.`,
  bringBack: "여기에서 삭제된 것 되찾기",

  how: "복원 방법",
  merge: "병합",
  mergeMeans:
    "여기에 없는 것은 추가되고, 백업에 있는 더 최신 것이 여기의 오래된 것을 대신합니다. 여기에만 있는 것은 사라지지 않습니다.",
  replace: "교체",
  keysLost: (count) =>
    `여기에 있는 연결 ${formatNumber(count)}개의 키를 잃습니다. 키는 요청하지 않는 한 백업에 들어가지 않습니다. 다시 입력할 수 있도록 준비하세요.`,
  replaceMeans: (goes) =>
    goes.conversations + goes.messages + goes.others === 0
      ? "여기에 있는 모든 것이 백업 때의 상태가 됩니다. 그 뒤에 바뀐 것은 사라지고, 프로그램에는 새 토큰이 필요합니다."
      : `여기에 있는 모든 것이 백업 때의 상태가 됩니다. 그 뒤에 바뀐 것은 사라지고, 프로그램에는 새 토큰이 필요합니다. 여기에만 있는 것은 사라집니다: ${conversations(goes.conversations)}, ${messages(goes.messages)}, ${others(goes.others)}.`,
  backupFirst:
    "먼저 현재 데이터를 백업합니다. 임시 대화는 어떤 백업에도 없으며, 두 방법 모두 삭제합니다.",
  own: {
    question: "직접 만든 백업인가요?",
    yes: "예, 직접 만들었습니다",
    yesMeans: "내용을 내 것으로 가져옵니다. 데이터를 밖으로 보내는 설정은 켤 때까지 꺼져 있습니다.",
    no: "아니요, 또는 확실하지 않습니다",
    noMeans:
      "내용은 외부에서 온 것으로 표시되고, 설정은 제안만 하며, 작업은 하나도 실행하지 않습니다.",
    keys: "그 키를 가진 사람은 지금도 나중에도 이 백업을 열 수 있습니다. 앞으로 쓰는 것은 그 키로 열리지 않습니다. 다음에 내 잠금을 선택하고, 새 백업은 여기에서 만드는 키를 씁니다.",
    next: "다음: 잠금 선택",
    lock: "앞으로 이것으로 복원한 것을 엽니다. 백업을 열었던 것은 그 백업만 엽니다.",
  },
  doMerge: "병합",
  doReplace: (only) =>
    only === 0
      ? "여기에 있는 모든 것 교체"
      : `여기에 있는 모든 것 교체: 여기에만 있는 ${conversations(only)}는 사라짐`,
  back: "취소",

  done: "복원됨",
  doneWhat: {
    merge: (count, of) =>
      count + of === 0
        ? "백업에서 사용할 수 있는 대화와 메시지가 이미 모두 여기에 있었습니다."
        : `백업에서 가져옴: ${conversations(count)}, ${messages(of)}.`,
    replace: (count, of) =>
      `백업에 있던 것이 다시 여기에 있습니다: ${conversations(count)}, ${messages(of)}.`,
  },
  leftOutDone: (count) =>
    `백업의 항목 ${formatNumber(count)}개를 사용할 수 없어 제외했습니다. 그 백업을 남겨 두세요. 이전 백업에는 온전히 있을 수 있습니다.`,
  beyondDone: (count) =>
    `메모리의 항목 ${formatNumber(count)}개는 가득 찬 컨텍스트에 자리가 없어 제외했습니다. 거기서 블록, 사실, 노트를 일부 삭제한 뒤 같은 백업을 다시 복원하세요.`,
  copies: (count) =>
    `${conversations(count)}가 여기의 것 옆에 사본으로 있습니다. 양쪽에 서로 없는 것이 있었기 때문입니다.`,
  opensBy:
    "앞으로 방금 선택한 잠금으로 열립니다. 이전 복구 키나 이전 암호 문구는 이전 백업만 엽니다. ‘옵션 > 잠금’에서 새 복구 키를 만드세요.",
  keysAnew: (count) =>
    `연결 ${formatNumber(count)}개를 키 없이 가져왔습니다. ‘옵션 > 모델’이나 ‘옵션 > 도구’에서 다시 입력하세요.`,
  close: "완료",
  failures: restoreFailures,
} satisfies Texts<typeof enRestore>;
