import type { enConversationList } from "../conversation-words";
import { formatAgo, formatExactDate, formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";

/** The list of conversations, what can be done with one, and what is asked before that. */
export const conversationList = {
  menu: {
    begin: "新对话",
    temporary: "临时对话",
    rename: "重命名…",
    pin: "置顶",
    unpin: "取消置顶",
    tags: "标签…",
    move: "移动到…",
    parameters: "参数…",
    archive: "归档",
    restore: "恢复",
    exportIt: "导出…",
    search: "搜索…",
    find: "在此对话中查找",
    memory: "记忆",
    factsWait: (count) => `等待你批准的事实：${formatNumber(count)}`,
    shortcuts: "键盘快捷键",
    tab: "在标签页中打开",
    remove: "删除…",
    discard: "丢弃…",
  },

  list: {
    waiting: "有回答在等待",
    title: "对话",
    close: "关闭",
    begin: "新建",
    find: "搜索对话和记忆",
    scope: "哪些对话",
    here: "此情境",
    everywhere: "所有情境",
    archived: "已归档",
    contextArchived: "情境已归档",
    list: "对话，最新的在前",
    untitled: "新对话",
    current: "当前显示",
    pinned: "已置顶",
    notStored: "未存储",
    counts: (messages, tokens) =>
      `${formatNumber(messages)} 条消息 · ${formatTokens(tokens)} Token`,
    total: (count, isEverywhere) =>
      `${isEverywhere ? "所有情境" : "此处"}共存有 ${formatNumber(count)} 个对话，含已归档的`,
    menu: "可对它执行的操作（Shift+F10）",
    menuOf: (title) => `“${title}”`,
    none: "这里还没有对话。写点什么就会开始一个。",
    noneFound: "没有包含这些词的内容。",
    noneArchived: "这里没有已归档的内容。",
    loading: "正在加载…",
    ago: (ms) => formatAgo(ms),
    exactly: (time) => formatExactDate(time),
    tags: (tags) => tags.join("、"),
  },

  found: {
    title: "消息和记忆",
    total: (count) =>
      count < 10_000
        ? `消息和记忆中有 ${formatNumber(count)} 处`
        : `消息和记忆中超过 ${formatNumber(10_000)} 处`,
    searched: (count) => `目前已搜索 ${formatNumber(count)} 条文本，从最新的开始；更早的随后。`,
    anew: (count) =>
      `无法读取存储的搜索索引，正在重新建立：目前已完成 ${formatNumber(count)} 条文本，从最新的开始。`,
    memory: "记忆",
    speakers: { user: "你：", assistant: "回答：" },
    kinds: {
      message: "消息：",
      title: "标题：",
      block: "记忆块：",
      fact: "事实：",
      archival: "笔记：",
      summary: "摘要：",
      reference: "参考：",
    },
    hint: '词语、"短语"、-排除词、from:me、in:情境、tag:名称、before:2026-05、after:2026-01-31',
  },

  dialog: {
    save: "保存",
    cancel: "取消",
    renameTitle: "重命名此对话",
    name: "标题",
    nameNote: "留空则自动取标题。",
    tagsTitle: "此对话的标签",
    tagList: "标签",
    tagsNote: "用逗号分隔。",
    moveTitle: "将此对话移动到",
    removeTitle: "删除此对话",
    counting: "正在计数…",
    removeMeans: (title, messages) =>
      `将删除“${title}”：所有分支上的 ${formatNumber(messages)} 条消息及其摘要。10 秒内可以撤销，除非它非常大。会先创建备份；备份中四周或更久、浏览器自己的文件中一段时间内，可能仍有其加密内容。`,
    removeConfirm: (messages) => `删除 ${formatNumber(messages)} 条消息`,
    discardTitle: "丢弃此临时对话",
    discardMeans: (messages) =>
      `其中的 ${formatNumber(messages)} 条消息会一并丢弃。10 秒内可以撤销；它的内容从未存储过。`,
    discardConfirm: "丢弃",
  },

  message: {
    removeTitle: "删除此消息",
    removeMeans:
      "将在包含此消息的所有分支上删除其文字，由它生成的摘要和此后保存的提示词记录也一并删除。10 秒内可以撤销，除非它非常大。此前创建的备份会保留它四周或更久。",
    removeConfirm: "删除",
  },
} satisfies Texts<typeof enConversationList>;
