import type { enSections } from "../section-words";
import type { Texts } from "../texts";

/** What the parts of the options are called, in the order of their list, and how a text names one. */
export const sections = {
  at: "选项 > ",
  names: {
    models: "模型",
    tools: "工具",
    contexts: "情境",
    memory: "记忆",
    lock: "锁定",
    backup: "备份",
    prompt: "提示词",
    library: "提示词库",
    appearance: "外观",
    programs: "程序",
    keyboard: "快捷键",
    usage: "用量",
    data: "数据",
    health: "诊断",
    about: "关于",
  },
} satisfies Texts<typeof enSections>;
