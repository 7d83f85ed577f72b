import type { enContexts } from "../en-contexts";
import { formatExactDate, formatNumber } from "../format";
import type { Texts } from "../texts";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Switching between contexts, and what is told of the one that is shown. */
export const contexts = {
  contextMenu: {
    open: (keys) => `컨텍스트 전환(${keys})`,
    label: "컨텍스트",
    find: "이름이나 태그로 찾기",
    list: "컨텍스트: 고정한 것 먼저, 그다음 최근 순",
    none: "이름이나 태그에 이 단어가 있는 컨텍스트가 없습니다.",
    loading: "불러오는 중…",
    current: "지금 표시됨",
    pinned: "고정됨, 만료 없음",
    archivedMark: "보관됨",
    more: (count) => `${formatNumber(count)}개 더: 이름이나 태그의 일부를 입력하세요.`,
    fromPreset: "프리셋으로 새로 만들기…",
    presets: "컨텍스트를 만들 프리셋",
    findPreset: "프리셋 찾기",
    onTrial: "시험 중",
    noPreset: "이름에 이 단어가 있는 프리셋이 없습니다.",
    back: "뒤로",
    edit: "모든 컨텍스트…",
    endsIn: (mark) => `${mark} 남음`,
    extend: "연장",
    aboutEnd: "이 컨텍스트가 만료되는 때",
    archived: "이 컨텍스트는 보관되었습니다. 계속하려면 복원하세요.",
    restore: "복원",
  },

  modelScope: {
    onlyHere: "이 컨텍스트에서만",
    own: "이 컨텍스트에는 자체 모델이 있습니다.",
    unset: "기본 모델 사용",
  },

  expiry: {
    left: (ms) => {
      if (ms < HOUR_MS) return `${formatNumber(Math.max(1, Math.ceil(ms / MINUTE_MS)))}분`;
      return ms < DAY_MS * 2
        ? `${formatNumber(Math.floor(ms / HOUR_MS))}시간`
        : `${formatNumber(Math.floor(ms / DAY_MS))}일`;
    },
    warning: (at) =>
      `만료되는 ${formatExactDate(at)}에 보관됩니다. 대화하거나 ‘연장’을 누르면 기간이 다시 시작됩니다.`,
    fresh: (at) => `사용하지 않으면 ${formatExactDate(at)}에 보관됩니다.`,
    neverFirst: "첫 컨텍스트이므로 만료되지 않습니다.",
    neverPinned: "고정되어 있으므로 만료되지 않습니다.",
    extend: "연장",
    extendName: (name) => `${name} 연장`,
    ends: (left) => `${left} 뒤 보관됨`,
  },
} satisfies Texts<typeof enContexts>;
