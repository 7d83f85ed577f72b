import type { enContexts } from "../en-contexts";
import { formatExactDate, formatNumber } from "../format";
import type { Texts } from "../texts";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Switching between contexts, and what is told of the one that is shown. */
export const contexts = {
  contextMenu: {
    open: (keys) => `コンテキストを切り替え（${keys}）`,
    label: "コンテキスト",
    find: "名前またはタグで検索",
    list: "コンテキスト：ピン留めが先、次に新しい順",
    none: "名前やタグにこの言葉を含むコンテキストはありません。",
    loading: "読み込み中…",
    current: "表示中",
    pinned: "ピン留め、期限なし",
    archivedMark: "アーカイブ済み",
    more: (count) => `ほかに ${formatNumber(count)} 件：名前またはタグの一部を入力してください。`,
    fromPreset: "プリセットから作成…",
    presets: "コンテキストの作成元になるプリセット",
    findPreset: "プリセットを検索",
    onTrial: "試用中",
    noPreset: "名前にこの言葉を含むプリセットはありません。",
    back: "戻る",
    edit: "すべてのコンテキスト…",
    endsIn: (mark) => `あと ${mark}`,
    extend: "延長",
    aboutEnd: "このコンテキストの期限",
    archived: "このコンテキストはアーカイブされています。続けるには復元してください。",
    restore: "復元",
  },

  modelScope: {
    onlyHere: "このコンテキストのみ",
    own: "このコンテキストには専用のモデルがあります。",
    unset: "既定のモデルを使う",
  },

  expiry: {
    left: (ms) => {
      if (ms < HOUR_MS) return `${formatNumber(Math.max(1, Math.ceil(ms / MINUTE_MS)))} 分`;
      return ms < DAY_MS * 2
        ? `${formatNumber(Math.floor(ms / HOUR_MS))} 時間`
        : `${formatNumber(Math.floor(ms / DAY_MS))} 日`;
    },
    warning: (at) =>
      `期限の ${formatExactDate(at)} にアーカイブされます。会話するか「延長」を押すと、期間が最初からになります。`,
    fresh: (at) => `使われない場合、${formatExactDate(at)} にアーカイブされます。`,
    neverFirst: "最初のコンテキストなので、期限切れになりません。",
    neverPinned: "ピン留めされているので、期限切れになりません。",
    extend: "延長",
    extendName: (name) => `${name} を延長`,
    ends: (left) => `あと ${left} でアーカイブ`,
  },
} satisfies Texts<typeof enContexts>;
