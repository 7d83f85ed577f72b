import { formatExactDate, formatNumber } from "../format";
import type { enRecovery } from "../recovery-words";
import type { Texts } from "../texts";

const WHY = {
  gone: "浏览器删除了 Confidant 的存储",
  older: "Confidant 的存储曾被还原到较早的状态",
};

const LEFT = {
  kept: "Confidant 的存储可能被还原到较早的状态。它保持原样；另外找到的内容位于“选项 > 数据”中的另一个保险库。",
  full: "Confidant 的存储曾被还原到较早的状态，而磁盘没有空间恢复其余内容。请释放一些空间，然后重启浏览器。",
};

function gapOf(since: number): string {
  return since === 0 ? "部分最新的内容" : `${formatExactDate(since)}之后写入的内容`;
}

/** The texts of a recovery, seen once in a profile's life, or never. */
export const recovery = {
  title: "正在恢复你的对话",
  why: "浏览器删除了 Confidant 的存储。正在从本地副本恢复你的数据。你无需做任何事，可以关闭此页面。",
  stages: {
    looking: "正在查找最新的副本…",
    staging: "正在恢复…",
    switching: "正在打开…",
  },
  bar: "恢复进度",
  preview: {
    newest: "最新的对话，全部恢复之前只读",
    older: "正在恢复更早的消息。",
  },
  folder: {
    why: "如果备份也复制到了文件夹，请选择该文件夹：将恢复其中能打开的最新备份。",
    choose: "选择备份文件夹…",
  },

  label: "已恢复",
  outcome: ({ why, since, unreadable, withoutKey }) => {
    if (why === "behind") {
      return `Confidant 的存储被还原到较早的状态；${formatExactDate(since ?? 0)}的备份中有更多内容。要取回，请在“选项 > 备份”中恢复它。`;
    }
    if (why !== "gone" && why !== "older") return LEFT[why];
    const gaps = [
      ...(since === null ? [] : [gapOf(since)]),
      ...(unreadable === 0 ? [] : [`${formatNumber(unreadable)} 个无法打开的条目`]),
      ...(withoutKey === 0 ? [] : [`${formatNumber(withoutKey)} 个连接的密钥`]),
    ];
    const except = gaps.length === 0 ? "" : `除${gaps.join("、")}外，`;
    return `${WHY[why]}；${except}一切均已恢复。`;
  },
  dismiss: "关闭",
} satisfies Texts<typeof enRecovery>;
