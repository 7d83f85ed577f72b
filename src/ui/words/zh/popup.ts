import { formatNumber } from "../format";
import type { enPopup } from "../popup-words";
import type { Texts } from "../texts";

/** What the popup says. */
export const popup = {
  search: "切换情境",
  placeholder: "切换到…",
  list: "情境",
  now: "当前",
  pinned: "已置顶，永不到期",
  archived: "已归档",
  never: "永不到期",
  none: "还没有情境。可在“选项 > 情境”中创建第一个。",
  noMatch: "没有此名称或标签的情境。",
  more: (count) => `还有 ${formatNumber(count)} 个：输入名称或标签的一部分即可查找。`,
  openPanel: "打开侧边栏",
  askPage: "询问此页面",
  openPanelHint: (name, keys) => `用 ${name} 打开侧边栏（→ 或 ${keys}）`,
  ask: (name) => `询问 ${name}…`,
  askLabel: (name) => `询问 ${name}`,
  send: "发送",
  continue: "在侧边栏中继续",
  noCommands: "命令只能在侧边栏中使用。你的文字会留在这里。",
  running: "进行中的回答",
  runningIn: (context, title) => (title === "" ? context : `${context}：${title}`),
  runningMore: (count) => `还有 ${formatNumber(count)} 个`,
  lockNow: "立即锁定",
  backup: {
    failed: "上次备份未能创建。",
    old: "最新的备份已超过一周。",
    folder: "备份没有复制到你的文件夹。",
  },
} satisfies Texts<typeof enPopup>;
