import type { BackupReason } from "../../../domain/backup";
import type { enBackup } from "../en-backup";
import { formatAgo, formatExactDate, formatNumber } from "../format";
import type { Texts } from "../texts";

const reasons: Record<BackupReason, string> = {
  daily: "자동으로 만듦",
  "by-hand": "직접 만듦",
  "before-purge": "삭제 전에 만듦",
  "before-migration": "업데이트 직후에 만듦",
  "before-restore": "복원 전에 만듦",
  "before-rotation": "금고 키를 변경하기 전에 만듦",
};

/** What the options say about backups. */
export const backup = {
  backupPage: {
    state: "상태",
    none: "아직 백업이 없습니다.",
    newest: (ms) => `가장 최근 백업: ${formatAgo(ms)}.`,
    unchanged: "그 뒤로 변경된 것이 없습니다.",
    changed: "그 뒤로 변경된 것이 있습니다. 다음 백업은 하루 안에 자동으로 만들어집니다.",
    firstSoon:
      "첫 백업은 첫 메시지를 보낸 뒤 곧 자동으로 만들어지며, 아래 버튼으로 지금 만들 수도 있습니다.",
    old: "일주일이 넘었고, 그 뒤로 변경된 것이 있습니다. 지금 백업하세요.",
    failed: (ms, why) => `지난 백업(${formatAgo(ms)})에 실패했습니다. ${why}`,
    damaged: (count) =>
      `백업 ${formatNumber(count)}개가 손상되었거나 없습니다. 목록을 확인하세요. 다시 백업하세요. 손상된 백업은 삭제할 수 있습니다.`,
    exactly: (at) => formatExactDate(at),

    make: "지금 백업",
    making: "백업 만들기",
    withKeys: "API 키 포함",
    withKeysMeans:
      "백업을 여는 사람은 누구나 내 제공자 계정을 사용할 수 있습니다. 포함하지 않으면 다른 곳에서 복원한 뒤 키를 다시 입력해야 합니다.",
    running: {
      backup: "백업하는 중입니다. Confidant를 계속 사용할 수 있습니다.",
      check: "백업을 검증하는 중입니다.",
    },
    bar: "진행률",
    made: "백업을 마치고 검증했습니다.",
    notMade: "백업을 만들지 못했습니다. 위의 이유를 확인하세요.",

    list: "이 브라우저에 있는 백업",
    listKeeps: "유지되는 백업과 기간",
    listWhy:
      "지난 7일의 하루마다, 지난 4주의 한 주마다 가장 최근 백업, 지난 7일 동안 삭제나 교체 전에 만든 백업 최대 5개, 4주 안에 직접 만든 최근 백업 3개를 유지합니다. 가장 최근 백업, 키를 포함한 가장 최근 백업, 빠진 것이 없는 가장 최근 백업은 항상 유지합니다.",
    empty: "아직 없습니다.",
    holds: (size, conversations, messages) =>
      `${size} · 대화 ${formatNumber(conversations)}개 · 메시지 ${formatNumber(messages)}개`,
    reason: (reason) => reasons[reason],
    checked: (ms) => `${formatAgo(ms)} 검증함`,
    unchecked: "아직 검증하지 않음",
    damage: {
      missing: "파일이 없습니다.",
      altered: "손상됨: 파일이 변경되었습니다.",
    },
    unreadable: (count) => `항목 ${formatNumber(count)}개를 열 수 없어 포함되지 않았습니다.`,
    hasKeys: "API 키 포함",
    download: "다운로드",
    restore: "복원…",
    delete: "삭제",
    of: (action, title) => `${action}: ${title}`,
    deleteMeans:
      "이 백업을 여기에서 삭제합니다. 폴더에 있는 사본이나 다운로드한 사본은 남습니다. 10초 안에 되돌릴 수 있습니다.",
    deleteConfirm: "이 백업 삭제",
    fileGone: "파일이 더 이상 없습니다. 백업을 검증하면 무엇이 남았는지 볼 수 있습니다.",
    others: "이 브라우저에 있는 다른 백업",
    othersWhy:
      "이 프로필의 다른 금고에 속하거나 복원 전에 만든 백업입니다. 당시의 복구 키, 또는 당시의 키 파일과 암호 문구로 열리며, 삭제할 때까지 남아 있습니다.",
    otherKeys: "다른 금고의 키 파일:",
    deleteOtherMeans:
      "이 백업을 삭제합니다. 이 금고에는 다른 사본이 없습니다. 10초 안에 되돌릴 수 있습니다.",
    check: "백업 검증",
    checking: "확인하는 중…",
    checkedAll: (whole, damaged) =>
      damaged === 0
        ? `백업 ${formatNumber(whole)}개를 검증했습니다. 모두 온전합니다.`
        : `백업 ${formatNumber(whole)}개는 온전하고, ${formatNumber(damaged)}개는 손상되었거나 없습니다.`,

    where: "이 브라우저 밖의 사본",
    uninstall:
      "Confidant를 제거하거나 이 프로필을 지우면 여기에 저장된 백업이 삭제됩니다. 폴더를 선택하거나 가끔 백업을 다운로드하세요.",
    folderNone: "선택한 폴더가 없습니다.",
    folderWhy:
      "새 백업과 키 파일을 내 폴더에도 저장합니다. 다른 디스크나 동기화되는 폴더가 좋습니다. 그곳에서도 암호화된 상태로 남습니다.",
    folder: (name) => `폴더 ‘${name}’`,
    folderStates: {
      ok: "백업이 이 폴더에 복사됩니다.",
      denied:
        "브라우저가 더 이상 Confidant의 쓰기를 허용하지 않습니다. 접근을 다시 허용하세요. 그곳의 파일은 안전합니다.",
      gone: "폴더가 이동되었거나 이름이 바뀌었거나 삭제되었습니다. 다시 선택하거나 다른 폴더를 선택하세요.",
      failed:
        "지난 사본을 쓰지 못했습니다. 공간이 부족할 수 있습니다. 이 브라우저에 있는 백업은 온전합니다. 다음 백업 때 다시 시도합니다.",
    },
    copied: (ms) => `마지막 사본: ${formatAgo(ms)}.`,
    notCopied: "아직 복사된 것이 없습니다.",
    choose: "폴더 선택",
    chooseOther: "다른 폴더 선택",
    allow: "접근 다시 허용",
    forget: "폴더 제거",
    forgetMeans: "폴더에 있는 파일은 남습니다.",
    noPicker: "이 브라우저는 폴더에 쓸 수 없습니다. 대신 가끔 백업을 다운로드하세요.",
    notAllowed: "폴더 접근이 거부되었습니다. 변경된 것은 없습니다.",

    opens: "백업을 여는 방법",
    here: "이 금고에서는 백업이 자동으로 열립니다. 다른 곳에서는 다음 중 하나가 필요합니다.",
    recoveryKey: "복구 키. 이것만 있으면 됩니다.",
    noRecoveryKey: "새 백업을 여는 복구 키가 없습니다.",
    print: "‘옵션 > 잠금’에서 만들기",
    keyFile: (ms) =>
      `키 파일 confidant-key.age와 암호 문구. 키 파일을 만든 때는 ${formatAgo(ms)}이며, 백업과 함께 두어야 합니다.`,
    keyFileStale:
      "키 파일이 없거나 최신 키나 암호 문구가 아직 들어 있지 않아 최근 백업을 열지 못할 수 있습니다. Confidant를 잠근 뒤 암호 문구로 한 번 잠금을 해제하면 갱신됩니다.",
    keyFileSoon:
      "아직 키 파일이 없습니다. Confidant를 잠근 뒤 암호 문구로 한 번 잠금을 해제하면 만들어집니다.",
    noPassphrase: "암호 문구가 없으므로 그것으로 여는 키 파일도 없습니다.",
    nothingOpens:
      "이 백업은 다른 곳에서 열리지 않습니다. 복구 키도 암호 문구도 없습니다. 이 프로필을 잃으면 백업도 잃게 됩니다. 복구 키를 만드세요.",
    downloadKey: "키 파일 다운로드",
    oldCopies:
      "암호 문구를 변경하거나 제거하기 전에 만든 키 파일의 사본은 이전 암호 문구로 여전히 열리고, 당시의 백업도 열립니다. 이전 암호 문구가 알려졌을 수 있는 곳에서는 사본을 삭제하세요.",
    exposed:
      "이전 키 파일과 그 암호 문구를 가진 사람이나 변경 전 금고 키를 가진 사람은 새 백업도 열 수 있습니다. 새 백업은 복구 키로 열리고 그 키가 그대로이기 때문입니다. 복구 키를 새로 만드세요.",
    exposedWhere: "‘옵션 > 잠금’에서 교체",
    purged:
      "삭제한 것은 새 백업이 만들어지는 한 늦어도 4주 뒤에는 여기에 있는 백업에서도 사라집니다. 가장 최근 백업, API 키를 포함한 가장 최근 백업, 빠진 것이 없는 가장 최근 백업은 아무리 오래되어도 남습니다. 폴더의 사본도 쓸 수 있게 되면 함께 사라지지만, 직접 만든 백업의 사본과 다운로드한 백업, 그리고 ‘이 브라우저에 있는 다른 백업’에 있는 다른 금고의 백업은 삭제할 때까지 남습니다.",

    byHand: "Confidant 없이 백업 열기",
    byHandWhy:
      "백업은 일반적인 age 파일(age-encryption.org)이며, 항목마다 JSON 한 줄이 들어 있습니다. 터미널에서 키 파일과 암호 문구로 다음과 같이 엽니다.",
    byHandKey: "복구 키를 쓸 때는 복구 키만 key.txt 파일에 넣으세요(나중에 삭제하세요).",
    loading: "불러오는 중…",
    keptTitle: "이 브라우저에 있는 백업",
    keptWhy:
      "저장된 데이터는 지금 열리지 않지만, 이 백업은 따로 보존되어 있습니다. 키 파일과 함께 다운로드해 밖에 두세요.",
  },
} satisfies Texts<typeof enBackup>;
