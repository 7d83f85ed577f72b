import { formatExactDate, formatNumber } from "../format";
import type { enRestore } from "../restore-words";
import type { Texts } from "../texts";
import { restoreFailures } from "./restore-failures";

type Counts = {
  readonly conversations: number;
  readonly messages: number;
  readonly others: number;
};
type Newer = { readonly conversations: number; readonly others: number };

const conversations = (count: number) => `${formatNumber(count)} 个对话`;
const messages = (count: number) => `${formatNumber(count)} 条消息`;
const others = (count: number) => `${formatNumber(count)} 个条目（情境、记忆、提示词、预设、连接）`;

function nonZero(only: Counts): readonly string[] {
  return [
    ...(only.conversations > 0 ? [conversations(only.conversations)] : []),
    ...(only.messages > 0 ? [messages(only.messages)] : []),
    ...(only.others > 0 ? [others(only.others)] : []),
  ];
}

function partsOf(only: Counts, newer: Newer): string {
  return [
    ...nonZero(only),
    ...(newer.conversations > 0 ? [`${conversations(newer.conversations)}（版本较新）`] : []),
    ...(newer.others > 0 ? [`${others(newer.others)}（版本较新）`] : []),
  ].join("、");
}

/** What the parts say that restore a backup. */
export const restore = {
  title: "从备份恢复",
  fromFile: "从文件恢复…",
  why: "在你看过其中的内容之前，不会有任何更改。",
  drop: "将备份拖放到这里，或选择它。使用密码短语时，请一并选择其密钥文件。",
  files: "备份和密钥文件（.age）",
  chosenBackup: (name, size) => `备份：${name}（${size}）`,
  chosenKey: (name) => `密钥文件：${name}`,
  notTaken: (name) => `${name} 既不是 Confidant 的备份，也不是密钥文件。`,
  vaultHint: "如果备份由此保险库创建，则无需提供任何内容；否则会告诉你。",
  secret: "打开方式",
  vault: "此保险库（用于它自己的备份）",
  recovery: "恢复密钥",
  passphrase: "密码短语和密钥文件",
  recoveryField: "恢复密钥",
  recoveryHint: "以 AGE-SECRET-KEY-1 开头，共 74 个字符。",
  notAKey: "这不是恢复密钥：恢复密钥以 AGE-SECRET-KEY-1 开头，共 74 个字符。请查看你保存的那份。",
  passphraseField: "密码短语",
  passphraseHint: "创建密钥文件时所用的那个。",
  needsKeyFile: "缺少密钥文件 confidant-key.age。它与备份放在一起；请一并选择，或使用恢复密钥。",
  look: "预览备份",
  keptTitle: "仍在此浏览器中的备份",
  keptWhy: "由此配置文件的保险库创建。每个都像文件一样打开。",
  keptFrom: (at) => `创建于${formatExactDate(at)}`,
  keptAsk: "此浏览器中另一个保险库的备份…",
  keptElsewhere: "此浏览器中另一个保险库的备份",
  keptProof: "此配置文件的另一个保险库已锁定。在显示其备份之前，需要提供能打开它们的凭据。",
  keptShow: "显示备份",
  useKept: "使用这个",
  usedKept: "已选择",

  stages: {
    copying: "正在加载文件…",
    reading: "正在读取备份；尚未更改任何内容…",
    "backing-up": "正在先备份当前数据…",
    staging: "正在恢复到另一处；当前数据没有变化…",
    switching: "正在切换到恢复的数据…",
  },
  beginning: "正在开始…",
  bar: "进度",
  stop: "停止",
  stopping: "正在停止…",
  keepOpen: "完成之前请不要关闭此页面。",

  found: "此备份中的内容",
  made: (at, app, size) => `由 Confidant ${app} 创建于${formatExactDate(at)}；${size}。`,
  otherVault: "由另一个保险库创建：另一个配置文件的保险库，或此保险库恢复自的那个。",
  older: "它是这里内容的较早状态。",
  lacks: (only, newer) => `它缺少这里的部分内容，即：${partsOf(only, newer)}。`,
  brings: (only, newer) =>
    `它有这里没有的内容，可能是因为在这里被删除了，即：${partsOf(only, newer)}。`,
  same: "它的对话、消息、情境、预设和连接与这里相同。",
  withKeys: "其中包含连接的密钥。",
  withoutKeys: "其中不含连接的密钥。",
  parametersIn: (count, sets) => `${conversations(count)}带有模型参数：${sets.join("、")}。`,
  parametersOff: "别人的参数不会沿用；需要时请重新设置。",
  parametersIfOwn: "只有在你说明这份备份是自己的时，才会沿用它们。",
  unreadable: (count) => `创建时有 ${formatNumber(count)} 个条目无法读取，因此未包含在内。`,
  leftOut: (count) =>
    `其中有 ${formatNumber(count)} 个条目无法使用：已损坏，或属于其中没有的内容。它们会被省略；更早的备份中可能有完整的。`,
  kinds: {
    conversations: "对话",
    messages: "消息",
    others: "情境、预设、连接",
  },
  diffCounts: {
    new: "新增",
    newer: "较新",
    older: "较旧",
    same: "相同",
    both: "双方",
  },
  diffCaption: "备份中的内容与这里的内容对比",
  holds: (count, of) => `${conversations(count)}，${messages(of)}。`,
  listTitle: "不同的对话",
  listNone: "没有与这里不同的对话。",
  untitled: "无标题的对话",
  differs: {
    new: "仅在备份中",
    newer: "备份中的较新",
    older: "这里的较新",
    same: "相同",
    both: "双方都有更改",
    deleted: "已在这里彻底删除",
  },
  there: (count) => `备份中多 ${messages(count)}`,
  here: (count) => `这里多 ${messages(count)}`,
  unlisted: (count) => `还有 ${formatNumber(count)} 个`,
  mergeActions: {
    merge: {
      new: "合并会添加它。",
      newer: "合并会将它更新。",
      older: "合并会保持这里的原样。",
      same: "合并会保持原样。",
      both: "合并会保持原样，并将备份中的作为副本添加在旁边。",
      deleted: "合并后它仍为已删除。",
    },
    replace: {
      new: "替换会添加它。",
      newer: "替换会将它更新。",
      older: "替换会将它还原为备份中的内容。",
      same: "替换会保持原样。",
      both: "替换会将它还原为备份中的内容。",
      deleted: "替换会将它取回。",
    },
  },
  mergeBack: "合并会将它取回。",
  deletedHere: (gone) =>
    `已在这里彻底删除而备份中仍有：${nonZero(gone).join("、")}。合并不会将其取回，除非你要求。`,
  bringBack: "取回在这里删除的内容",

  how: "如何恢复",
  merge: "合并",
  mergeMeans: "添加这里缺少的内容，备份中较新的会替换这里较旧的。只在这里的内容不会消失。",
  replace: "替换",
  keysLost: (count) =>
    `这里有 ${formatNumber(count)} 个连接会失去密钥，除非特别要求，备份都不含密钥：请备好以便重新输入。`,
  replaceMeans: (goes) =>
    goes.conversations + goes.messages + goes.others === 0
      ? "这里的一切都会变成备份时的样子：之后的更改会消失，程序需要新的令牌。"
      : `这里的一切都会变成备份时的样子：之后的更改会消失，程序需要新的令牌。只在这里的内容会消失：${conversations(goes.conversations)}、${messages(goes.messages)}、${others(goes.others)}。`,
  backupFirst: "会先备份当前数据。临时对话不在任何备份中：两种方式都会删除它们。",
  own: {
    question: "这是你自己的备份吗？",
    yes: "是，由我创建",
    yesMeans: "其内容作为你的内容导入。会向外发送数据的设置保持关闭，直到你开启。",
    no: "不是，或不确定",
    noMeans: "其内容会标为外来，其设置只作为建议提供，其中的任务一个也不执行。",
    keys: "任何持有其密钥的人现在和以后都能打开此备份。该密钥无法打开你此后写的内容：接下来你要选择自己的锁，新备份会使用在这里创建的密钥。",
    next: "下一步：选择锁",
    lock: "从现在起，用它打开恢复的内容。打开备份所用的只能打开那个备份，别无他用。",
  },
  doMerge: "合并",
  doReplace: (only) =>
    only === 0 ? "替换这里的一切" : `替换这里的一切：只在这里的 ${conversations(only)}会消失`,
  back: "取消",

  done: "已恢复",
  doneWhat: {
    merge: (count, of) =>
      count + of === 0
        ? "备份中可用的每个对话和消息都已在这里。"
        : `${conversations(count)}和 ${messages(of)}来自备份。`,
    replace: (count, of) =>
      `备份中的内容已重新回到这里：${conversations(count)}、${messages(of)}。`,
  },
  leftOutDone: (count) =>
    `备份中有 ${formatNumber(count)} 个条目无法使用，已省略。请保留该备份；更早的备份中可能有完整的。`,
  beyondDone: (count) =>
    `有 ${formatNumber(count)} 个记忆条目在已满的情境中放不下，已省略。请在那里删除一些记忆块、事实或笔记，然后再次恢复同一备份。`,
  copies: (count) =>
    `${conversations(count)}作为副本放在这里的对应项旁边：双方各有对方没有的内容。`,
  opensBy:
    "从现在起，用你刚选择的锁打开。旧的恢复密钥或旧的密码短语只能打开旧备份；请在“选项 > 锁定”中创建新的恢复密钥。",
  keysAnew: (count) =>
    `有 ${formatNumber(count)} 个连接没有带来密钥：请在“选项 > 模型”或“选项 > 工具”中重新输入。`,
  close: "完成",
  failures: restoreFailures,
} satisfies Texts<typeof enRestore>;
