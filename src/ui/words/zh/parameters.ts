import { formatNumber } from "../format";
import type { enParameters } from "../parameter-words";
import type { Texts } from "../texts";

/** What a conversation sets for its model, and what of that was sent. */
export const parameters = {
  title: "此对话的参数",
  lead: "从下一条消息起生效。留空的项目以情境和模型为准。",
  sent: "参数",
  sentNone: "此请求未指定参数。",
  loading: "正在加载…",
  names: {
    note: "系统说明",
    temperature: "温度",
    topP: "选词范围 (top_p)",
    seed: "随机种子",
    stop: "停止序列",
    window: "上下文窗口",
    effort: "推理强度",
  },
  hints: {
    note: "在情境的指令之后告知模型。",
    temperature: (most, usual) =>
      `从 0（最可预测）到 ${formatNumber(most)}（最多样）。留空则为 ${formatNumber(usual)}。`,
    topP: "从 0 到 1：超出此概率份额的词不会被选中。",
    seed: "整数。使用相同的数，同一问题的回答会更相似。",
    stop: (lines) => `每行一个，最多 ${formatNumber(lines)} 个。回答在遇到其中第一个之前结束。`,
    window: "一次请求连同回答最多包含的 token 数。",
    effort: "模型回答前思考的程度。",
  },
  efforts: { low: "低", medium: "中", high: "高" },
  usual: "由模型决定",
  lacking: (model, names) => `${model} 不支持：${names.join("、")}。已设置的值会保留，但不会发送。`,
  whileThinking: (model, names) => `${model} 思考时不会发送：${names.join("、")}。`,
  guide: "内置指南没有参数。参数用于你选择的模型。",
  wrong: (least, most) => `需要 ${formatNumber(least)} 到 ${formatNumber(most)} 之间的数字。`,
  wrongStop: (lines, characters) =>
    `最多 ${formatNumber(lines)} 行，每行最多 ${formatNumber(characters)} 个字符。`,
  save: "保存",
  cancel: "取消",
  reset: "重置",
} satisfies Texts<typeof enParameters>;
