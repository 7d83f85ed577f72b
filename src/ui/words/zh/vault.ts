import type { ErrorCode } from "../../../domain/app-error";
import type { enVault } from "../en-vault";
import { formatDuration, formatNumber } from "../format";
import type { Texts } from "../texts";

const storeStates: Partial<Record<ErrorCode, string>> = {
  "store-unavailable": "浏览器无法打开 Confidant 的存储",
  "store-gone": "浏览器删除了你的对话",
  "quota-exceeded": "没有剩余的存储空间",
  "version-unknown": "你的数据来自更新的版本",
  "header-corrupt": "此保险库的密钥记录已损坏",
  "key-missing": "缺少加密密钥",
  "row-tampered": "你的数据从外部被更改",
};

/** What concerns the vault: its lock, setting it up, opening it, and when it does not open. */
export const vault = {
  lock: {
    notLocked: "未设锁",
    locked: "锁定",
    isLocked: "Confidant 已锁定。",
    isUnlocked: "Confidant 已解锁。",
    lockNow: "立即锁定",
    lockHint: (keys) => `立即锁定（${keys}）`,
    sealing: (percent) => `正在加密… ${formatNumber(percent)}%`,
    sealingRests: (percent) => `加密已暂停在 ${formatNumber(percent)}%`,
    restsExplanation: "会自动继续。“选项 > 锁定”显示暂停的原因。",
    checking: "正在打开",
    about: "关于锁",
    explanation:
      "一切都已加密，但密钥存储在此配置文件中：任何能读取此配置文件的文件的人都能读取你的数据。",
    sealingExplanation: "尚未受保护：正在用新密钥加密现有数据。你可以继续使用 Confidant。",
    choose: "选择锁",
  },

  methodNames: {
    device: "不设锁",
    passphrase: "密码短语",
    passkey: "通行密钥",
    recovery: "恢复密钥",
  },

  setUp: {
    title: "选择锁",
    why: "锁能保护你在这里写的内容，防止使用这台电脑或复制其文件的其他人读取。",
    passphrase: "密码短语",
    passphraseHint: "推荐。到处可用；只有你知道。",
    passkey: "通行密钥",
    passkeyHint: "用指纹、面孔、PIN 或安全密钥解锁。",
    noPasskey: "此浏览器或设备不支持用通行密钥解锁。",
    none: "不设锁，直接开始",
    noneHint: "可随时在选项中添加。在此之前，任何能读取此配置文件的文件的人都能读取你写的内容。",
    back: "返回",
    restore: "从备份恢复…",
    working: "正在创建保险库…",
  },

  passphrase: {
    field: "密码短语",
    again: "再次输入密码短语",
    show: "显示",
    save: "使用此密码短语",
    differ: "两次输入的密码短语还不一致。",
    refused: "未被接受",
    notRated:
      "由于 Confidant 的一部分没有加载，无法检查强度。未作任何更改。请重试，如果无效，请重新加载此页面。",
    advice: "请使用四个或更多互不相关的词。没有人能查到或重设它。",
    meter: "强度",
    strengths: ["很弱", "弱", "不够", "良好", "强"],
    guessable: "太容易被猜到。请加长，最好使用互不相关的词。",
    reasons: {
      straightRow: "相邻按键的排列很容易被猜到。请添加不相关的词。",
      keyPattern: "键盘上的图案很容易被猜到。请添加不相关的词。",
      simpleRepeat: "重复的字符作用很小。请添加不相关的词。",
      extendedRepeat: "重复的部分作用很小。请添加不相关的词。",
      sequences: "abc 或 6543 之类的序列很容易被猜到。请添加不相关的词。",
      recentYears: "年份很容易被猜到。请添加不相关的词。",
      dates: "日期很容易被猜到。请添加不相关的词。",
      topTen: "这是最常见的十个密码之一。",
      topHundred: "这是最常见的一百个密码之一。",
      common: "这是常见的密码。",
      similarToCommon: "这与常见的密码相似。请添加不相关的词。",
      wordByItself: "单个词很快就会被猜到。请添加不相关的词。",
      namesByThemselves: "单独的名字很快就会被猜到。请添加不相关的词。",
      commonNames: "常见的名字很快就会被猜到。请添加不相关的词。",
    },
  },

  passkey: {
    make: "创建通行密钥",
    use: "用通行密钥解锁",
    waiting: "正在等待通行密钥…",
    failed: "没有使用通行密钥：操作被取消、用时过长，或在这里不可用。未作任何更改；请重试。",
    noSecret:
      "此通行密钥无法解锁 Confidant：它不支持所需的功能（PRF）。未作任何更改。请选择另一个，或使用密码短语。",
  },

  unlock: {
    label: "解锁 Confidant",
    recoveryField: "恢复密钥",
    open: "解锁",
    opening: "正在打开…",
    otherMethods: {
      device: "不设锁打开",
      passphrase: "使用密码短语",
      passkey: "使用通行密钥",
      recovery: "使用恢复密钥",
    },
    next: (seconds) => `错误次数过多。请在${formatDuration(seconds * 1000)}后重试。`,
    forgotten: "无法解锁？",
    others: (names) => `你也可以这样解锁：${names}。`,
    noOthers: "没有其他解锁方式。",
    nobody: "谁也无法重设。备份只能用其恢复密钥，或其密钥文件和密码短语打开。",
    anew: "你可以用空的保险库重新开始。当前的保险库会原样保留。",
  },

  startNew: {
    begin: "新建保险库",
    means: "你当前的数据会保持加密并隐藏。要回到它：“选项 > 数据”中的“保险库”。",
    confirm: "创建新的保险库",
    cancel: "取消",
  },

  otherStores: {
    show: "切换保险库…",
    none: "此配置文件中没有其他保险库。",
    use: (number) => `切换到保险库 ${formatNumber(number)}`,
  },

  unavailable: {
    title: "无法打开你的数据",
    titles: storeStates,
    safe: "你的数据没有变化。",
    tampered:
      "其他一切都需要的一部分从外部被更改或已损坏，无法打开。请先导出可读取的数据。然后重试，或新建保险库。",
    retry: "重试",
    retrying: "正在尝试…",
  },

  exportAll: {
    start: "导出可读取的数据",
    running: "正在读取…",
    rows: (rows) => `${formatNumber(rows)} 个条目`,
    clear: "该文件未加密：任何持有它的人都能读取。",
    done: (opened, unreadable) =>
      unreadable === 0
        ? `已保存 ${formatNumber(opened)} 个条目。`
        : `已保存 ${formatNumber(opened)} 个条目；${formatNumber(unreadable)} 个条目无法打开。`,
    failed: "没有保存文件。",
    stop: "停止",
  },
} satisfies Texts<typeof enVault>;
