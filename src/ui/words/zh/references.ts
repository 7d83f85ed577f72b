import type { ReferenceAction } from "../../../domain/reference";
import type { enReferences } from "../en-references";
import { formatExactDate, formatNumber } from "../format";
import type { Texts } from "../texts";

const actions: Record<ReferenceAction, string> = {
  created: "已创建",
  modified: "已更改",
  discussed: "讨论过",
};

/** What is said of the things that conversations were about. */
export const references = {
  references: {
    title: "参考",
    means: "对话涉及的内容。提示词中包含一个对话最后涉及的五个，以及消息以任一名称提到的那个。",
    none: "还没有参考。请添加对话涉及的内容：工作流、页面、文档、情境。",
    kinds: {
      workflow: "工作流",
      page: "页面",
      document: "文档",
      context: "情境",
    },
    kind: "种类",
    name: "名称",
    target: "地址或 ID",
    targetNote: "可以留空：以名称代替。",
    conversation: "对话",
    noConversation: "参考属于某个对话，而此情境还没有对话。",
    untitled: (at) => `${formatExactDate(at)}的对话`,
    untitledHere: "无标题的对话",
    add: "添加参考",
    addIt: "添加",
    aliases: "别名",
    aliasesNote: "每行一个。消息中出现其中之一，就表示提到了它。留空则由名称生成。",
    alsoCalled: (aliases) => `别名：${aliases.join("、")}`,
    mine: (name) => `我的${name}`,
    ofKind: {
      workflow: (name) => `${name}工作流`,
      page: (name) => `${name}页面`,
      document: (name) => `${name}文档`,
      file: (name) => `${name}文件`,
      context: (name) => `${name}情境`,
    },
    edit: "编辑",
    editOf: (name) => `编辑参考：${name}`,
    deleteOf: (name) => `删除参考：${name}`,
    inConversation: (title, action) => `${title}（${actions[action]}）`,
    showOf: (title) => `显示对话：${title}`,
    count: (count) => `${formatNumber(count)} 个参考`,
    changed: "其间它在别处被更改。现在显示的是当前内容；按“保存”会用你的更改覆盖。",
  },
} satisfies Texts<typeof enReferences>;
