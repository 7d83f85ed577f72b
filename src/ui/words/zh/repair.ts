import type { enRepair } from "../repair-words";
import type { Texts } from "../texts";

/** The texts of the panel's offer to repair a context that does not open. */
export const repair = {
  title: "无法读取此情境",
  why: "它从外部被更改或已损坏。其对话已保留，但修复之前无法继续。",
  repair: "修复…",
  means:
    "修复会以 Recovered 为名、用默认指令重新创建此情境，并删除其他所有无法读取的条目。如有可能，会先创建备份。“选项 > 诊断”会显示还有哪些损坏。",
  confirm: "立即修复",
  cancel: "取消",
  health: "打开选项",
} satisfies Texts<typeof enRepair>;
