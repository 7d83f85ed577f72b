import { formatNumber } from "../format";
import type { enOptions } from "../options-words";
import type { Texts } from "../texts";
import { appearance } from "./appearance";
import { backup } from "./backup";
import { contextPage } from "./context-page";
import { exportWords } from "./export";
import { importWords } from "./import";
import { promptPage } from "./prompt-page";
import { sections } from "./sections";

/** What the options page says; what it says of models and of usage stands apart. */
export const options = {
  ...appearance,
  ...backup,
  ...contextPage,
  ...exportWords,
  ...importWords,
  ...promptPage,

  options: {
    title: "옵션",
    sections: sections.names,
    leads: {
      lock: "Confidant의 잠금을 해제하는 방법과 저절로 잠기는 때입니다.",
      backup: "모든 것의 암호화된 사본입니다. 저절로 만들어지고 본인만 열 수 있습니다.",
      prompt: "메시지마다 모델에 전달되는 것입니다.",
      appearance: "모든 페이지의 모양과 언어, 그리고 음성입니다.",
      data: "이 브라우저에 저장된 것을 가져오고, 내보내고, 삭제합니다.",
    },
    cancel: "취소",
    fieldFull: (max) => `최대 길이(${formatNumber(max)}자)에 이르렀습니다. 나머지는 잘립니다.`,
  },

  lockPage: {
    none: "잠금 없음: 이 프로필의 파일을 읽을 수 있는 사람은 누구나 데이터를 읽을 수 있습니다.",
    sealing: (percent) =>
      `아직 보호되지 않음: 새 키로 ${formatNumber(percent)}% 암호화했습니다. Confidant를 계속 사용할 수 있으며, 브라우저를 닫아도 잠시 멈출 뿐입니다.`,
    changing: (percent) =>
      `새 금고 키를 적용하는 중: ${formatNumber(percent)}%. 데이터는 계속 읽을 수 있고 잠금도 유지됩니다. 브라우저를 닫아도 잠시 멈출 뿐입니다.`,
    rests: "일시 중지됨. 다음 문제가 해결되면 자동으로 계속합니다.",
    lock: "잠금이 설정됨. 잠금을 해제하려면 아래 방법 중 하나가 필요합니다.",
    methods: "잠금 해제 방법",
    added: (day) => `${day} 추가됨`,
    replace: "교체",
    remove: "제거",
    removeMeans: (kind) => `${kind}: 이 방법으로는 더 이상 Confidant의 잠금이 해제되지 않습니다.`,
    removeConfirm: "이 방법 제거",
    lastMethod: "유일한 방법입니다. 제거하기 전에 다른 방법을 추가하세요.",
    add: "잠금 해제 방법 추가",
    chooseLock: "잠금 선택",
    rotateOffer:
      "이전 키 기록의 사본은 이전 방법으로 여전히 열립니다. 다른 사람이 가지고 있을 수 있다면 금고 키도 변경하세요. 그러면 그 사본으로 데이터를 열 수 없습니다. 이전 키 파일은 이전 암호 문구로 기존 백업을 여전히 열며, 복구 키를 교체할 때까지 새 백업도 엽니다.",
    notNow: "나중에",
    autoLock: "자동 잠금",
    autoLockAfter: "사용하지 않을 때 잠금까지의 시간",
    never: "안 함",
    autoLockNote:
      "자동 잠금은 진행 중인 답변을 기다립니다. 직접 잠그거나 시스템이 잠길 때는 기다리지 않습니다.",
    autoLockNotBySystem: "Firefox에서는 시스템이 잠겨도 Confidant가 알 수 없어 잠기지 않습니다.",
    autoLockNoLock: "잠금을 선택하면 적용됩니다.",
    minutes: (minutes) =>
      minutes < 60 ? `${formatNumber(minutes)}분` : `${formatNumber(minutes / 60)}시간`,
    key: "금고 키",
    keyWhy:
      "모든 것을 새 키로 다시 암호화해, 도난당한 키로는 데이터를 열 수 없게 합니다. 잠금 해제 방법은 모두 남습니다. 새 백업도 새 키를 쓰지만 복구 키로 열리는 백업은 예외이므로 복구 키도 교체하세요. 그 뒤 암호 문구로 한 번 잠금을 해제하면 키 파일이 갱신됩니다. 먼저 백업을 만들며, 나머지는 백그라운드에서 진행됩니다.",
    keyBusy: "키를 변경하는 중입니다. 끝날 때까지 기다리세요.",
    changeKey: "금고 키 변경",
    conflict:
      "다른 창에서 잠금 해제 방법을 변경했습니다. 여기에서는 아무것도 하지 않았으며, 지금 상태를 보여 줍니다.",
  },

  dataPage: {
    contexts: "컨텍스트 삭제",
    holds: (conversations, messages, tokens) =>
      [
        `대화 ${formatNumber(conversations)}개`,
        `메시지 ${formatNumber(messages)}개`,
        ...(tokens === undefined ? [] : [`약 ${formatNumber(tokens)}토큰`]),
      ].join(", "),
    noContexts: "아직 저장된 것이 없습니다.",
    purge: "영구 삭제…",
    purgeMeans: (conversations, messages) =>
      `대화 ${formatNumber(conversations)}개와 메시지 ${formatNumber(messages)}개가 있는 컨텍스트를 영구 삭제합니다. 이 컨텍스트의 메모리(블록, 사실, 노트, 참조)도 삭제되며, 다른 컨텍스트와 공유한 블록도 그곳에서 사라집니다. 되돌릴 수 없습니다. 먼저 백업을 만듭니다. 이 프로필의 사본과, 한동안 브라우저 자체 파일에 암호화된 흔적이 남을 수 있습니다.`,
    purgeName: (name) => `계속하려면 ‘${name}’ 입력`,
    purgeConfirm: (name, messages) => `영구 삭제: ‘${name}’, 메시지 ${formatNumber(messages)}개`,
    purged: (messages) =>
      `메시지 ${formatNumber(messages)}개와 함께 영구 삭제했습니다. 이 프로필의 사본과, 한동안 브라우저 자체 파일에 암호화된 흔적이 남을 수 있습니다.`,
    export: "모두 내보내기",
    backupFirst:
      "최신 백업이 없으면 먼저 백업을 만듭니다. 백업은 이 데이터를 4주 또는 그 이상 보존합니다. Confidant 없이 읽을 수 있는 사본이 필요하면:",
    stores: "금고",
    storesWhy: "금고는 저마다 분리되어 있고 자체 잠금이 있습니다. 한 번에 하나를 사용합니다.",
    store: (number) => `금고 ${formatNumber(number)}`,
    current: "사용 중",
    use: "이 금고로 전환",
  },

  healthPage: {
    storage: {
      title: "저장소",
      kept: "영구 저장소: 허용됨. 브라우저가 공간을 마련하려고 Confidant의 것을 삭제하지 않습니다.",
      notKept:
        "영구 저장소: 허용되지 않음. 그래도 Confidant에는 무제한 저장소가 있어 브라우저의 자동 정리에서 제외됩니다. 내 폴더에 있는 백업 사본은 영향을 받지 않습니다.",
      noBuckets:
        "저장소 버킷: 이 브라우저에서 사용할 수 없음. 브라우저가 Confidant의 저장소를 삭제하면 가장 최근 백업 뒤에 쓴 것은 잃고, 그 전의 것은 모두 복원됩니다. 브라우저를 업데이트하거나, ‘옵션 > 백업’에서 폴더를 선택하고 더 자주 백업하세요.",
    },
    why: "저장된 모든 항목을 확인합니다. 아무것도 변경하지 않습니다.",
    run: "지금 확인",
    running: "확인하는 중…",
    well: (rows) => `항목 ${formatNumber(rows)}개를 확인했습니다. 문제가 없습니다.`,
    found: (rows) => `항목 ${formatNumber(rows)}개를 확인했습니다. 문제를 찾았습니다.`,
    unreadable: {
      "row-tampered": (count) =>
        `항목 ${formatNumber(count)}개가 외부에서 변경되었거나 손상되어 읽을 수 없습니다. 복구하면 남은 부분이 제거됩니다.`,
      "key-missing": (count) =>
        `항목 ${formatNumber(count)}개가 이 금고에 없는 키로 암호화되어 있습니다. 다시 열리지 않습니다. 복구하면 제거하고, 이에 의존하는 것을 다시 만듭니다.`,
      "version-unknown": (count) =>
        `항목 ${formatNumber(count)}개를 더 새로운 버전이 썼습니다. 그대로 남습니다. 읽으려면 Confidant를 업데이트하세요.`,
      other: (count, code) =>
        `항목 ${formatNumber(count)}개가 열리지 않습니다(${code}). 그대로 남습니다.`,
    },
    vaultMismatch:
      "금고의 내용이 기록과 맞지 않습니다. 외부에서 무언가가 제거되거나 추가되거나 교체되었습니다.",
    mismatched: (count) =>
      `대화 ${formatNumber(count)}개가 기록과 맞지 않습니다. 외부에서 메시지가 제거되거나 추가되거나 교체되었습니다.`,
    rewound:
      "데이터가 이 브라우저가 마지막으로 본 것보다 오래되었습니다. 이전 사본으로 교체되었습니다.",
    details: "자세히",
    canDo: "할 수 있는 일",
    exportFirst: "먼저 읽을 수 있는 데이터를 내보내세요.",
    repairMeans:
      "복구는 손상된 항목을 영구 삭제하고, 빠진 부분을 다시 만들고, 나머지를 그대로 받아들입니다. 없어진 항목은 돌아오지 않으며 더 이상 보고되지 않습니다.",
    repair: "복구…",
    repairConfirm: "읽을 수 없는 항목을 삭제하고 복구",
    repaired: (removed, rebuilt) =>
      `완료: ${formatNumber(removed)}개 제거, ${formatNumber(rebuilt)}개 다시 만듦.`,
  },

  aboutPage: {
    version: (version) => `버전 ${version}`,
    protects: "보호되는 것",
    sealed: "쓰는 모든 것과 모든 답변은 이 브라우저에 저장되기 전에 암호화됩니다.",
    stays:
      "메시지는 선택한 모델에만 보냅니다. 도구 서버, 프로그램, 의미로 검색하는 서버에는 직접 설정한 경우에만 내용이 전달됩니다.",
    lockOnly:
      "잠금이 있으면 Confidant의 잠금이 해제되어 있는 동안에만 키가 메모리에 있습니다. 잠금이 없으면 키가 이 프로필에 저장됩니다.",
    limits:
      "보호되지 않는 것: 화면에 보이는 것, 잠금이 해제된 브라우저, 이 컴퓨터의 메모리, 이전 상태로 통째로 되돌린 프로필.",
    private:
      "Confidant는 시크릿 창에서 실행되지 않습니다. 그곳에는 아무것도 저장할 수 없기 때문입니다.",
    licences: "라이선스",
    ownLicence: "Confidant의 라이선스(MIT)",
    notices: "포함된 패키지의 라이선스",
  },
} satisfies Texts<typeof enOptions>;
