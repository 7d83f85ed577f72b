import type { enConversations } from "../en-conversations";
import { formatNumber } from "../format";
import type { Texts } from "../texts";

/** What the panel says of its conversations and messages from the first; the rest stands apart. */
export const conversations = {
  conversations: {
    open: "对话",
    openWaiting: "对话（有回答在等待）",
  },

  conversationMenu: {
    open: "此对话",
    archivedNote: "此对话已归档。你可以像其他对话一样阅读和继续。",
    archivedThere: "此对话及其情境均已归档。你可以阅读；恢复情境后即可继续。",
  },

  temporary: {
    mark: "临时",
    means: "不保存：锁定、重启或更新 Confidant，或者关闭浏览器时删除。",
  },

  branches: {
    position: (position, of) => `${formatNumber(position)}/${formatNumber(of)}`,
    label: (position, of) => `第 ${formatNumber(position)} 个版本，共 ${formatNumber(of)} 个`,
    before: "上一个版本",
    after: "下一个版本",
    shown: (position, of) =>
      `共 ${formatNumber(of)} 个版本，现在显示第 ${formatNumber(position)} 个。`,
  },

  message: {
    edit: "编辑",
    editLabel: "编辑你的消息",
    editHint: (send) => `${send} 发送，Esc 取消。上一个版本会保留。`,
    send: "发送",
    cancel: "取消",
    again: "重新生成",
    otherModel: "用其他模型重新生成",
    branch: "从此处分支…",
    more: "此消息的更多操作",
    remember: "记住…",
    savePrompt: "保存为提示词…",
    feedback: "反馈…",
    remove: "删除…",
    readAloud: "朗读",
    stopReading: "停止朗读",
    imported: "已导入",
    importedFrom: (model) => `已导入 · ${model}`,
  },
} satisfies Texts<typeof enConversations>;
