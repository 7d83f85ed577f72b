import type { enShortcuts } from "../shortcut-words";
import type { Texts } from "../texts";

/** The keys of the side panel, what each does, and how they are changed. */
export const shortcuts = {
  title: "键盘快捷键",
  note: "除非另有说明，快捷键在使用侧边栏时有效。可在“选项 > 快捷键”中更改。",
  keys: "按键",
  does: "作用",
  close: "关闭",
  what: {
    send: "发送消息",
    newLine: "换行",
    stop: "停止回答",
    editLast: "在空的输入框中编辑上一条消息",
    search: "搜索对话和记忆",
    find: "在此对话中查找",
    contexts: "切换到另一个情境",
    inspector: "显示模型将看到的内容",
    lock: "锁定 Confidant",
    begin: "开始新对话",
    commands: "在消息开头列出命令",
    mention: "添加此情境中以前的对话或文件作为附件",
    shortcuts: "在输入框之外显示所有快捷键",
  },
  fixed: {
    escape: "逐个关闭打开的内容",
    tab: "补全命令名称，或移到下一个控件",
    saveSummary: "保存编辑过的摘要",
    menu: "打开列表中某个对话的菜单",
  },
  anywhere: {
    lock: "锁定 Confidant，浏览器任何位置",
    panel: "打开侧边栏，浏览器任何位置",
    popup: "打开弹出窗口，浏览器任何位置",
    page: "询问此页面，浏览器任何位置",
  },
  none: "未设置",

  page: {
    own: "在侧边栏中",
    lead: "各按键的作用，以及哪些可以更改。",
    ownWhy: "在使用侧边栏时有效；发送、停止和锁定在弹出窗口中也有效。",
    change: "更改",
    changeOf: (what) => `更改快捷键：${what}`,
    reset: "重置",
    resetOf: (what, keys) => `重置为 ${keys}：${what}`,
    resetAll: "全部重置",
    press: "请按新的按键，或按 Esc 取消。",
    pressFor: (what) => `新按键：${what}`,
    saved: (what, keys) => `已保存。${keys}：${what}。`,
    allReset: "已保存。所有快捷键均已恢复默认。",
    taken: (keys, what) => `${keys} 已用于“${what}”。请按其他按键，或先更改那个快捷键。`,
    takenByBrowser: (keys, what) =>
      `${keys} 已在整个浏览器中用于“${what}”。请按其他按键，或在下方更改那个快捷键。`,
    resetTaken: (keys, what) =>
      `未重置：${keys} 现在用于“${what}”。请先更改那个快捷键，或在这里按其他按键。`,
    refused: {
      alone: (keys, mod, alt) => `${keys} 单独用于输入和移动。请同时按住 ${mod} 或 ${alt}。`,
      browser: (keys) => `浏览器自己使用 ${keys}。请按其他按键。`,
      writing: (keys) => `${keys} 用于编辑文字、移动光标或输入字符。请按其他按键。`,
    },
    browser: "在整个浏览器中",
    browserWhy: "这些由浏览器管理。可在浏览器的扩展程序快捷键页面设置或更改。",
    openBrowser: "打开浏览器的页面",
    fixed: "无法更改",
    commands: {
      lock: "锁定 Confidant",
      panel: "打开侧边栏",
      popup: "打开弹出窗口",
      page: "询问此页面",
    },
  },
} satisfies Texts<typeof enShortcuts>;
