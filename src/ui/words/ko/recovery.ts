import { formatExactDate, formatNumber } from "../format";
import type { enRecovery } from "../recovery-words";
import type { Texts } from "../texts";

const WHY = {
  gone: "브라우저가 Confidant의 저장소를 삭제했습니다",
  older: "Confidant의 저장소가 이전 상태로 되돌려져 있었습니다",
};

const LEFT = {
  kept: "Confidant의 저장소가 이전 상태로 되돌려졌을 수 있습니다. 그대로 두었습니다. 그 밖에 찾은 것은 ‘옵션 > 데이터’의 다른 금고에 있습니다.",
  full: "Confidant의 저장소가 이전 상태로 되돌려져 있었고, 나머지를 복원할 공간이 디스크에 없습니다. 공간을 확보한 뒤 브라우저를 다시 시작하세요.",
};

function gapOf(since: number): string {
  return since === 0 ? "가장 최근 것의 일부" : `${formatExactDate(since)} 뒤에 쓴 것`;
}

/** The texts of a recovery, seen once in a profile's life, or never. */
export const recovery = {
  title: "대화를 복원하고 있습니다",
  why: "브라우저가 Confidant의 저장소를 삭제했습니다. 로컬 사본에서 데이터를 복원하고 있습니다. 아무것도 할 필요가 없으며 이 페이지를 닫아도 됩니다.",
  stages: {
    looking: "가장 최근 사본을 찾는 중…",
    staging: "복원하는 중…",
    switching: "여는 중…",
  },
  bar: "복원 진행률",
  preview: {
    newest: "가장 최근 대화, 모두 복원될 때까지 읽기 전용",
    older: "이전 메시지를 복원하고 있습니다.",
  },
  folder: {
    why: "백업을 폴더에도 복사했다면 그 폴더를 선택하세요. 열리는 것 중 가장 최근 백업을 복원합니다.",
    choose: "백업 폴더 선택…",
  },

  label: "복원됨",
  outcome: ({ why, since, unreadable, withoutKey }) => {
    if (why === "behind") {
      return `Confidant의 저장소가 이전 상태로 되돌려졌습니다. ${formatExactDate(since ?? 0)}의 백업에 더 많은 내용이 있습니다. 되찾으려면 ‘옵션 > 백업’에서 복원하세요.`;
    }
    if (why !== "gone" && why !== "older") return LEFT[why];
    const gaps = [
      ...(since === null ? [] : [gapOf(since)]),
      ...(unreadable === 0 ? [] : [`열리지 않은 항목 ${formatNumber(unreadable)}개`]),
      ...(withoutKey === 0 ? [] : [`연결 ${formatNumber(withoutKey)}개의 키`]),
    ];
    const except = gaps.length === 0 ? "" : `${gaps.join(", ")} 외에는 `;
    return `${WHY[why]}. ${except}모두 복원했습니다.`;
  },
  dismiss: "닫기",
} satisfies Texts<typeof enRecovery>;
