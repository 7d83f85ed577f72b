import type { LostPart } from "../../../contract/memory";
import type { BlockType, Permission } from "../../../domain/block";
import type { BlockField } from "../../../domain/block-schema";
import { formatExactDate, formatNumber, formatTokens } from "../format";
import type { enMemory, LayoutName } from "../memory-words";
import type { Texts } from "../texts";
import { notes } from "./notes";
import { references } from "./references";

const layouts: Record<LayoutName, string> = {
  text: "文本",
  list: "列表",
  checklist: "清单",
  map: "表格",
  log: "日志",
  composite: "分节",
};

const layoutMeans: Record<LayoutName, string> = {
  text: "按你所写的文字。",
  list: "编号的项目，逐条排列。",
  checklist: "可以勾选的项目。",
  map: "有名称的字段，各有一个值。",
  log: "带时间的记录，最新的在前。更早的保持不变。",
  composite: "带标题的若干部分，各有自己的布局。",
};

const fieldTypes: Record<BlockField["type"], string> = {
  text: "文本",
  number: "数字",
  boolean: "是或否",
  list: "列表",
  counter: "计数器",
};

const types: Record<BlockType, string> = {
  core: "核心",
  working: "工作",
  archival: "存档",
  log: "日志",
};

const typeMeans: Record<BlockType, string> = {
  core: "只要记忆在窗口中的份额放得下，模型随每条消息都能看到它。",
  working: "用于当前正在进行的事：置顶时，或消息提到它时，模型能看到它。",
  archival: "用于很少需要的内容：不进入任何提示词。可在这里查看。",
  log: "用于发生过的事：不进入任何提示词。可在这里查看。",
};

const permissions: Record<Permission, string> = {
  ReadOnly: "只读",
  Human: "询问使用者",
  Partner: "询问我",
  Append: "只能添加",
  ReadWrite: "读写",
  Admin: "全部",
};

const permissionMeans: Record<Permission, string> = {
  ReadOnly: "模型只读取，从不更改。",
  Human: "模型更改之前，会询问当时的使用者。",
  Partner: "模型更改之前，会询问你。",
  Append: "模型可以添加内容，但不更改已有的内容。",
  ReadWrite: "模型可以更改其中的内容。",
  Admin: "模型可以更改和删除它。",
};

const what: Readonly<Record<string, string>> = {
  "set-text": "重新写过",
  "append-text": "添加了文字",
  "replace-text": "替换了文字",
  "splice-text": "更改了文字",
  "set-field": "更改了字段",
  "append-to-field": "向字段添加了内容",
  increment: "更改了计数器",
  "push-item": "添加了一项",
  "insert-item": "添加了一项",
  "set-item": "更改了一项",
  "delete-item": "删除了一项",
  "append-entry": "添加了一条记录",
  restore: "恢复了一个版本",
  layout: "更改了布局",
  merge: "合并了备份的更改",
};

const lostKinds: Record<LostPart["kind"], (count: number, name: string) => string> = {
  section: (_count, name) => `分节“${name}”`,
  field: (_count, name) => `字段“${name}”`,
  items: (count) => `${formatNumber(count)} 项`,
  ticks: (count) => `${formatNumber(count)} 个勾选`,
  entries: (count) => `${formatNumber(count)} 条记录`,
  text: () => "文字",
};

const tokensOf = (tokens: number) => `${formatTokens(tokens)} Token`;

/** What stands on the pages about memory. */
export const memory = {
  ...notes,
  ...references,
  title: "记忆",
  close: "关闭",
  wide: "在标签页中打开",
  cancel: "取消",
  save: "保存",
  delete: "删除",
  done: "完成",
  loading: "正在加载…",
  context: "记忆所属",
  archived: (name) => `${name}（已归档）`,
  means: "此情境在对话之外记住的内容。你可以更改一切；模型只能更改你允许的内容。",
  inspect: "查看下一个提示词",
  notInPrompt: "此情境的任何提示词都不包含这些内容。可在“选项 > 情境”中设置包含什么。",
  inspectHint: "侧边栏中的检查器会显示模型将看到的一切。",

  blocks: "记忆块",
  blocksMeans: "作为提示词一部分的短文本。",
  blocksTotal: (count, tokens, always) =>
    [
      `${formatNumber(count)} 个记忆块`,
      tokensOf(tokens),
      ...(always === tokens ? [] : [`其中 ${tokensOf(always)}随每条消息发送`]),
    ].join(" · "),
  noBlocks: "这里没有记忆块。记忆块是作为提示词一部分的短文本。",
  sharedBlocks: "与此情境共享的",
  from: (context) => `来自 ${context}`,
  addBlock: "添加记忆块",
  tokens: tokensOf,
  exactTokens: (tokens) => `约 ${formatNumber(tokens)} Token`,
  showAll: "显示全部",
  empty: "空。写入内容之前，模型看不到它。",
  pinned: "已置顶",
  notPinned: "仅在被提到时",
  untrusted: "含有来自别处的文字",
  types,
  typeMeans,
  permissions,
  permissionMeans,
  layouts,
  layoutMeans,
  fieldTypes,
  edit: "编辑",
  editOf: (label) => `编辑 ${label}`,
  doneOf: (label) => `完成编辑 ${label}`,
  more: (label) => `${label} 的更多操作`,
  lost: (count) =>
    `有 ${formatNumber(count)} 项较早的更改无法再打开，其内容因此缺失。其余的都在这里，可以编辑。`,

  menu: {
    settings: "设置…",
    layout: "布局…",
    history: "历史…",
    share: "共享…",
    unshare: "停止在此共享",
    remove: "删除",
  },

  saving: "正在保存…",
  unsaved: "尚未保存",
  saved: "已保存",
  notSaved: "未保存",
  undo: "撤销",
  undoOf: (label) => `撤销对 ${label} 的上次更改`,

  text: (name) => `${name} 的文字`,
  readOnly: "对模型只读",
  item: (position) => `第 ${formatNumber(position)} 项`,
  doneItem: (text) => `完成：${text}`,
  newItem: "新的一项",
  addItem: "添加",
  moveUp: (text) => `上移：${text}`,
  moveDown: (text) => `下移：${text}`,
  removeItem: (text) => `删除：${text}`,
  listFull: (max) => `此列表最多 ${formatNumber(max)} 项。`,
  noItems: "还没有项目。",
  newEntry: "新记录",
  addEntry: "添加",
  noEntries: "还没有记录。",
  exactly: (at) => formatExactDate(at),
  earlier: (count) => `显示更早的 ${formatNumber(count)} 条记录`,
  noFields: "此表格还没有字段。可用菜单中的“布局”添加。",
  listField: "每行一项。",
  less: (name) => `减少：${name}`,
  plus: (name) => `增加：${name}`,
  unset: "未设置",
  yes: "是",
  no: "否",
  notNumber: "这不是数字，因此没有保存。",

  settings: {
    addTitle: "添加记忆块",
    title: (label) => `${label} 的设置`,
    label: "名称",
    labelNote: "模型以此名称认识它。",
    description: "用途",
    descriptionNote: "模型也会读到。可以留空。",
    type: "种类",
    permission: "模型可以做什么",
    pinned: "置顶：模型随每条消息都能看到它",
    layout: "布局",
    add: "添加",
    empty: "请给它一个名称。",
    taken: "此情境的另一个记忆块已有该名称。",
    changed: "其间它在别处被更改。现在显示的是当前内容；按“保存”会用你的更改覆盖。",
  },

  layout: {
    title: (label) => `${label} 的布局`,
    means: "内容会保留。如果有放不下的，则不作任何更改，并告诉你是什么。",
    misfit: "以下内容在新布局中没有位置，因此未作任何更改。请在布局中保留它，或先清空它。",
    lost: ({ kind, section, name, count }) => {
      const within = section === null ? "" : `（位于分节“${section}”）`;
      return `${lostKinds[kind](count, name ?? "")}${within}`;
    },
    fields: "字段",
    fieldName: "名称",
    fieldType: "类型",
    about: "用途",
    readOnly: "对模型只读",
    addField: "添加字段",
    removeField: (name) => `移除字段 ${name}`,
    sections: "分节",
    section: (position) => `分节 ${formatNumber(position)}`,
    sectionName: "标题",
    sectionLayout: "布局",
    addSection: "添加分节",
    removeSection: (name) => `移除分节 ${name}`,
    field: (position) => `字段 ${formatNumber(position)}`,
    maxItems: "最多项数",
    maxItemsNote: "留空表示不限。",
    lines: "模型看到的行数",
    linesNote: "留空表示全部。",
    firstLine: "起始行",
    displayLimit: "模型看到的最新记录数",
    names: "每个都需要名称，且不能重复。",
  },

  history: {
    title: (label) => `${label} 的历史`,
    none: "还没有任何更改。",
    who: { person: "你", model: "模型", system: "Confidant" },
    what: (name) => what[name] ?? name,
    through: "通过共享的记忆块",
    why: (text) => `原因：${text}`,
    added: "已添加",
    removed: "已移除",
    restore: "恢复此版本",
    restoreOf: (time) => `恢复${formatExactDate(time)}的版本`,
    restored: "已恢复。之前的版本也在历史中。",
    restoreFirst: "恢复到最初的样子",
    more: "显示更早的",
    clear: "清除历史…",
    clearMeans:
      "将彻底删除所有更早的版本，以及记忆块中已不存在的所有文字，无法撤销。此前创建的备份会保留它四周或更久。",
    clearConfirm: "清除",
    cleared: "历史已清除。",
  },

  share: {
    title: (label) => `共享 ${label}`,
    means: "另一个情境会看到此记忆块，且始终是当前内容。它的模型可以做你在这里选择的事。",
    with: "共享给",
    permission: "它的模型可以做什么",
    add: "共享",
    list: "已共享给",
    stop: "停止",
    stopOf: (name) => `停止与 ${name} 共享`,
    noOther: "没有可以共享的其他情境。",
    gone: "已不存在的情境",
  },
} satisfies Texts<typeof enMemory>;
