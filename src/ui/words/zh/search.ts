import { formatNumber } from "../format";
import type { enSearch } from "../search-words";
import type { Texts } from "../texts";

/** What is said where a search is made narrower, and where one conversation is searched. */
export const search = {
  scope: {
    conversation: "此对话",
  },

  filters: {
    open: "筛选",
    row: "缩小搜索范围",
    names: { from: "发言者", kind: "种类", date: "日期", tag: "标签", help: "帮助" },
    inUse: "使用中的筛选",
    remove: (filter) => `移除筛选：${filter}`,
    speakers: { user: "你", assistant: "助手" },
    kinds: {
      message: "消息",
      title: "标题",
      block: "记忆块",
      fact: "事实",
      archival: "笔记",
      summary: "摘要",
      reference: "参考",
    },
    after: "自",
    before: "早于",
    lastDays: (days) => `最近 ${days} 天`,
    tag: "标签",
    addTag: "添加",
    chip: {
      from: (speaker) => `发言者：${speaker}`,
      in: (context) => `位于：${context}`,
      kind: (kind) => `种类：${kind}`,
      before: (date) => `早于 ${date}`,
      after: (date) => `自 ${date} 起`,
      tag: (tag) => `标签：${tag}`,
    },
  },

  help: {
    title: "如何搜索",
    rows: [
      ["旧 港口", "两个词都有，位置不限"],
      ['"旧港口"', "按此顺序的这些词"],
      ["-港口", "不含此词"],
      ["from:me", "你写的；from:assistant 为回答的"],
      ["in:工作", "在名称含此词的情境中"],
      ["kind:note", "还有 message、title、block、fact、summary、reference"],
      ["after:2026-05", "从那时起"],
      ["before:2026-06-15", "到那天之前"],
      ["tag:旅行", "带有此标签"],
    ],
  },

  find: {
    label: "在此对话中查找",
    previous: "上一个（Shift+Enter）",
    next: "下一个（Enter）",
    close: "关闭并留在此处（按 Esc 返回原处）",
    count: (position, of, isMore) =>
      `共 ${formatNumber(of)} 处${isMore ? "以上" : ""}，第 ${formatNumber(position)} 处`,
    some: (of, isMore) => (isMore ? `超过 ${formatNumber(of)} 处` : `上方 ${formatNumber(of)} 处`),
    none: "未找到",
    looking: "正在加载…",
    elsewhere: (count) => `其他版本中还有 ${formatNumber(count)} 条消息：在搜索中显示`,
  },

  method: {
    label: "搜索方式",
    modes: { auto: "词语和含义", fts: "词语", vector: "含义" },
    found: {
      fts: "按词语找到。",
      vector: "按含义找到。",
      hybrid: "按词语和含义找到。",
    },
    progress: (embedded, of) =>
      `${formatNumber(of)} 条文本中目前有 ${formatNumber(embedded)} 条可按含义找到。`,
    waits: "按含义查找正在等待：",
  },

  otherVersion: "在另一个版本中",
  gone: "该文本已删除。列表现已更新。",
} satisfies Texts<typeof enSearch>;
