import type { ErrorCode } from "../../../domain/app-error";
import type { enVault } from "../en-vault";
import { formatDuration, formatNumber } from "../format";
import type { Texts } from "../texts";

const storeStates: Partial<Record<ErrorCode, string>> = {
  "store-unavailable": "브라우저가 Confidant의 저장소를 열지 못합니다",
  "store-gone": "브라우저가 대화를 삭제했습니다",
  "quota-exceeded": "남은 저장 공간이 없습니다",
  "version-unknown": "데이터가 더 새로운 버전의 것입니다",
  "header-corrupt": "이 금고의 키 기록이 손상되었습니다",
  "key-missing": "암호화 키가 없습니다",
  "row-tampered": "데이터가 외부에서 변경되었습니다",
};

/** What concerns the vault: its lock, setting it up, opening it, and when it does not open. */
export const vault = {
  lock: {
    notLocked: "잠기지 않음",
    locked: "잠금",
    isLocked: "Confidant이 잠겼습니다.",
    isUnlocked: "Confidant의 잠금이 해제되었습니다.",
    lockNow: "지금 잠그기",
    lockHint: (keys) => `지금 잠그기(${keys})`,
    sealing: (percent) => `암호화하는 중… ${formatNumber(percent)}%`,
    sealingRests: (percent) => `암호화 일시 중지됨, ${formatNumber(percent)}%`,
    restsExplanation: "자동으로 계속합니다. ‘옵션 > 잠금’에서 일시 중지된 이유를 볼 수 있습니다.",
    checking: "여는 중",
    about: "잠금 정보",
    explanation:
      "모두 암호화되지만 키가 이 프로필에 저장되어 있습니다. 이 프로필의 파일을 읽을 수 있는 사람은 누구나 데이터를 읽을 수 있습니다.",
    sealingExplanation:
      "아직 보호되지 않음: 기존 데이터를 새 키로 암호화하고 있습니다. Confidant를 계속 사용할 수 있습니다.",
    choose: "잠금 선택",
  },

  methodNames: {
    device: "잠금 없음",
    passphrase: "암호 문구",
    passkey: "패스키",
    recovery: "복구 키",
  },

  setUp: {
    title: "잠금 선택",
    why: "잠금은 여기에 쓰는 것을 이 컴퓨터를 사용하거나 파일을 복사하는 다른 사람으로부터 보호합니다.",
    passphrase: "암호 문구",
    passphraseHint: "추천합니다. 어디에서나 작동하며 본인만 압니다.",
    passkey: "패스키",
    passkeyHint: "지문, 얼굴, PIN 또는 보안 키로 잠금을 해제합니다.",
    noPasskey: "이 브라우저나 기기는 패스키로 잠금 해제하는 것을 지원하지 않습니다.",
    none: "잠금 없이 시작",
    noneHint:
      "옵션에서 언제든지 추가할 수 있습니다. 그때까지는 이 프로필의 파일을 읽을 수 있는 사람은 누구나 쓴 내용을 읽을 수 있습니다.",
    back: "뒤로",
    restore: "백업에서 복원…",
    working: "금고를 만드는 중…",
  },

  passphrase: {
    field: "암호 문구",
    again: "암호 문구 다시 입력",
    show: "보기",
    save: "이 암호 문구 사용",
    differ: "암호 문구가 아직 일치하지 않습니다.",
    refused: "사용할 수 없음",
    notRated:
      "Confidant의 일부를 불러오지 못해 강도를 확인할 수 없었습니다. 변경된 것은 없습니다. 다시 시도하고, 그래도 안 되면 이 페이지를 새로 고치세요.",
    advice: "서로 관련 없는 단어를 네 개 이상 사용하세요. 아무도 찾아보거나 재설정할 수 없습니다.",
    meter: "강도",
    strengths: ["매우 약함", "약함", "부족함", "좋음", "강함"],
    guessable: "너무 쉽게 추측할 수 있습니다. 되도록 관련 없는 단어로 더 길게 만드세요.",
    reasons: {
      straightRow: "이웃한 키의 나열은 추측하기 쉽습니다. 관련 없는 단어를 추가하세요.",
      keyPattern: "키보드의 패턴은 추측하기 쉽습니다. 관련 없는 단어를 추가하세요.",
      simpleRepeat: "반복되는 문자는 별로 도움이 되지 않습니다. 관련 없는 단어를 추가하세요.",
      extendedRepeat: "반복되는 부분은 별로 도움이 되지 않습니다. 관련 없는 단어를 추가하세요.",
      sequences: "abc나 6543 같은 나열은 추측하기 쉽습니다. 관련 없는 단어를 추가하세요.",
      recentYears: "연도는 추측하기 쉽습니다. 관련 없는 단어를 추가하세요.",
      dates: "날짜는 추측하기 쉽습니다. 관련 없는 단어를 추가하세요.",
      topTen: "가장 흔한 비밀번호 열 개 중 하나입니다.",
      topHundred: "가장 흔한 비밀번호 백 개 중 하나입니다.",
      common: "흔한 비밀번호입니다.",
      similarToCommon: "흔한 비밀번호와 비슷합니다. 관련 없는 단어를 추가하세요.",
      wordByItself: "단어 하나는 금방 추측됩니다. 관련 없는 단어를 추가하세요.",
      namesByThemselves: "이름만으로는 금방 추측됩니다. 관련 없는 단어를 추가하세요.",
      commonNames: "흔한 이름은 금방 추측됩니다. 관련 없는 단어를 추가하세요.",
    },
  },

  passkey: {
    make: "패스키 만들기",
    use: "패스키로 잠금 해제",
    waiting: "패스키를 기다리는 중…",
    failed:
      "패스키를 사용하지 않았습니다. 취소되었거나, 너무 오래 걸렸거나, 여기에서 작동하지 않습니다. 변경된 것은 없습니다. 다시 시도하세요.",
    noSecret:
      "이 패스키로는 Confidant의 잠금을 해제할 수 없습니다. 필요한 기능(PRF)을 지원하지 않습니다. 변경된 것은 없습니다. 다른 패스키나 암호 문구를 선택하세요.",
  },

  unlock: {
    label: "Confidant 잠금 해제",
    recoveryField: "복구 키",
    open: "잠금 해제",
    opening: "여는 중…",
    otherMethods: {
      device: "잠금 없이 열기",
      passphrase: "암호 문구 사용",
      passkey: "패스키 사용",
      recovery: "복구 키 사용",
    },
    next: (seconds) =>
      `잘못된 시도가 너무 많습니다. ${formatDuration(seconds * 1000)} 뒤에 다시 시도하세요.`,
    forgotten: "잠금을 해제할 수 없나요?",
    others: (names) => `다음으로도 잠금을 해제할 수 있습니다: ${names}.`,
    noOthers: "다른 잠금 해제 방법이 없습니다.",
    nobody: "아무도 재설정할 수 없습니다. 백업은 복구 키, 또는 키 파일과 암호 문구로만 열립니다.",
    anew: "빈 금고로 새로 시작할 수 있습니다. 이 금고는 그대로 남습니다.",
  },

  startNew: {
    begin: "새 금고 만들기",
    means: "현재 데이터는 암호화된 채 숨겨집니다. 돌아오려면: ‘옵션 > 데이터’의 ‘금고’.",
    confirm: "새 금고 만들기",
    cancel: "취소",
  },

  otherStores: {
    show: "금고 전환…",
    none: "이 프로필에 다른 금고가 없습니다.",
    use: (number) => `금고 ${formatNumber(number)}(으)로 전환`,
  },

  unavailable: {
    title: "데이터를 열 수 없습니다",
    titles: storeStates,
    safe: "데이터는 그대로입니다.",
    tampered:
      "다른 모든 것에 필요한 부분이 외부에서 변경되었거나 손상되어 열리지 않습니다. 먼저 읽을 수 있는 데이터를 내보내세요. 그런 다음 다시 시도하거나 새 금고를 만드세요.",
    retry: "다시 시도",
    retrying: "시도하는 중…",
  },

  exportAll: {
    start: "읽을 수 있는 데이터 내보내기",
    running: "읽는 중…",
    rows: (rows) => `항목 ${formatNumber(rows)}개`,
    clear: "파일은 암호화되지 않습니다. 가진 사람은 누구나 읽을 수 있습니다.",
    done: (opened, unreadable) =>
      unreadable === 0
        ? `항목 ${formatNumber(opened)}개를 저장했습니다.`
        : `항목 ${formatNumber(opened)}개를 저장했습니다. ${formatNumber(unreadable)}개는 열리지 않았습니다.`,
    failed: "파일을 저장하지 않았습니다.",
    stop: "중지",
  },
} satisfies Texts<typeof enVault>;
