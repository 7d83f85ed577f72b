import type { enContexts } from "../en-contexts";
import { formatExactDate, formatNumber } from "../format";
import type { Texts } from "../texts";

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Switching between contexts, and what is told of the one that is shown. */
export const contexts = {
  contextMenu: {
    open: (keys) => `切换情境（${keys}）`,
    label: "情境",
    find: "按名称或标签查找",
    list: "情境：置顶的在前，其次按最近使用",
    none: "没有名称或标签包含这些词的情境。",
    loading: "正在加载…",
    current: "当前显示",
    pinned: "已置顶，永不到期",
    archivedMark: "已归档",
    more: (count) => `还有 ${formatNumber(count)} 个：请输入名称或标签的一部分。`,
    fromPreset: "用预设新建…",
    presets: "可用来创建情境的预设",
    findPreset: "查找预设",
    onTrial: "试用中",
    noPreset: "没有名称包含这些词的预设。",
    back: "返回",
    edit: "所有情境…",
    endsIn: (mark) => `还剩 ${mark}`,
    extend: "延长",
    aboutEnd: "此情境何时到期",
    archived: "此情境已归档。恢复后即可继续。",
    restore: "恢复",
  },

  modelScope: {
    onlyHere: "仅此情境",
    own: "此情境有自己的模型。",
    unset: "使用默认模型",
  },

  expiry: {
    left: (ms) => {
      if (ms < HOUR_MS) return `${formatNumber(Math.max(1, Math.ceil(ms / MINUTE_MS)))} 分钟`;
      return ms < DAY_MS * 2
        ? `${formatNumber(Math.floor(ms / HOUR_MS))} 小时`
        : `${formatNumber(Math.floor(ms / DAY_MS))} 天`;
    },
    warning: (at) => `到期时（${formatExactDate(at)}）将被归档。聊天或按“延长”会重新计时。`,
    fresh: (at) => `如果不使用，将在${formatExactDate(at)}归档。`,
    neverFirst: "永不到期：它是第一个情境。",
    neverPinned: "永不到期：它已置顶。",
    extend: "延长",
    extendName: (name) => `延长 ${name}`,
    ends: (left) => `${left}后归档`,
  },
} satisfies Texts<typeof enContexts>;
