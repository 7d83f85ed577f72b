import type { enSummary } from "../en-summary";
import { formatNumber } from "../format";
import type { Texts } from "../texts";

/** Summaries in the conversation, and the commands that are answered here. */
export const summary = {
  summary: {
    mark: (messages) =>
      messages === 1
        ? "模型看到的是此消息的摘要"
        : `模型看到的是这 ${formatNumber(messages)} 条消息的摘要`,
    dropped: (messages) => `${formatNumber(messages)} 条消息的摘要已丢弃。`,
    droppedMeans:
      "只要放得下，模型看到的就是消息本身。它们不会自动再次生成摘要。丢弃的文字已保留：",
    failed: "未能生成更新的摘要。",
    again: "会自动重试，或用 /summary 立即重试。",
    text: "摘要",
    byPerson: "由你更改。",
    byModel: (model) => `由 ${model} 撰写。`,
    edit: "编辑",
    drop: "丢弃",
    undo: "撤销",
    undoEdit: "撤销上次更改",
    save: "保存",
    saveHint: (keys) => `保存（${keys}）`,
    cancel: "取消",
    empty: "摘要不能为空。请改为丢弃它。",
    changed: "其间它被更改；现在显示的是当前内容。没有丢失任何内容。",
    conflict: "其间它被更改。你输入的内容保留在上方；这是它现在的内容。“保存”会换成你的内容。",
    gone: "其间它被丢弃。你输入的内容保留在上方：请先撤销丢弃，或复制后取消。",
  },

  commands: {
    label: "命令",
    hints: {
      status: "模型、窗口用量和锁定",
      history: "此对话中提供给模型的部分",
      context: "模型将看到的一切",
      model: "选择模型，或输入其名称",
      summary: "立即为较早的轮次生成摘要",
      memory: "此情境记住的内容",
      search: "查找说过或保存过的内容",
      facts: "此情境中关于你的已知信息",
      remember: "保存关于你的事实：city: Lisbon",
      forget: "忘记一条事实：city",
      new: "在此开始另一个对话",
      temp: "开始一个不存储的对话",
      help: "这些命令",
    },
  },
} satisfies Texts<typeof enSummary>;
