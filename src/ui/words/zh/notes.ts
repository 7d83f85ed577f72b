import type { enNotes } from "../en-notes";
import { formatAgo, formatExactDate, formatNumber, formatPercent } from "../format";
import type { Texts } from "../texts";

/** What is said of notes and facts, and of keeping something that was said. */
export const notes = {
  notes: {
    title: "笔记",
    means: "永久保存，可在这里搜索。它们不进入提示词。",
    none: "还没有笔记。可在这里写，或在消息的菜单中选择“记住”。",
    noneFound: "没有包含这些词的笔记。",
    notWhole: "保存的内容仍在编入索引：并未查找所有笔记。",
    again: "再次查找",
    find: "搜索笔记",
    add: "添加笔记",
    text: "笔记",
    tags: "标签",
    tagsNote: "用逗号分隔。可以留空。",
    edit: "编辑",
    editOf: (start) => `编辑笔记：${start}`,
    deleteOf: (start) => `删除笔记：${start}`,
    source: "显示消息",
    sourceOf: (start) => `显示笔记的消息：${start}`,
    count: (count) => `${formatNumber(count)} 条笔记`,
    shown: (from, to, total) =>
      `${formatNumber(total)} 条中的第 ${formatNumber(from)}–${formatNumber(to)} 条`,
    next: "更早",
    before: "更新",
    ago: formatAgo,
    exactly: formatExactDate,
    changed: "其间它在别处被更改。再按一次“保存”会用你的文字替换它。",
  },

  facts: {
    title: "事实",
    means: "关于你的已知信息。它们是提示词的一部分，空间有限时最新的优先。",
    none: "还没有任何已知信息。可在这里写下事实；其他事实由本机的模型，或按“选项 > 提示词”所允许的方式，从你说的话中学习。",
    table: "事实表",
    key: "主题",
    value: "值",
    since: "自",
    acts: "可执行的操作",
    keyOf: (key) => `事实名称：${key}`,
    valueOf: (key) => `值：${key}`,
    notIncluded:
      "只要此情境不从对话学习，从对话中学到的内容就不会进入任何提示词。开关在“选项 > 情境”中。",
    waits: "等待你批准：模型还看不到它。",
    quote: (words) => `你说过：“${words}”`,
    confidence: (share) => `可信度：${formatPercent(share)}`,
    byModel: "由模型保存。",
    replaces: (value) => `将替换：${value}`,
    former: (values) => `之前：${values.join("；")}`,
    approve: "批准",
    approveOf: (key) => `批准事实：${key}`,
    forget: "忘记",
    forgetOf: (key) => `忘记事实：${key}`,
    source: "显示消息",
    sourceOf: (key) => `显示事实的消息：${key}`,
    add: "添加",
    addLabel: "添加此事实",
  },

  remember: {
    title: "记住这个",
    as: "保存为",
    names: { note: "笔记", fact: "事实" },
    text: "文字",
    keep: "保存",
    keptNote: "已保存为笔记。",
    keptFact: "已保存为事实。",
    undo: "撤销",
    undone: "已撤销。没有保存任何内容。",
    show: "显示记忆",
  },

  feedback: {
    title: "反馈",
    means:
      "你在这里说的话留在此情境的记忆中，即记忆块“feedback”，并进入它接下来的提示词。不会去往别处。",
    legend: "这个回答",
    names: { helped: "有帮助", not: "没有帮助" },
    asks: {
      helped: "请说出应当保持的地方。",
      not: "请说出应当改变的地方。",
    },
    words: "用你自己的话",
    kept: "已保存。接下来的提示词会告诉模型。",
  },
} satisfies Texts<typeof enNotes>;
