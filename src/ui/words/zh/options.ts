import { formatNumber } from "../format";
import type { enOptions } from "../options-words";
import type { Texts } from "../texts";
import { appearance } from "./appearance";
import { backup } from "./backup";
import { contextPage } from "./context-page";
import { exportWords } from "./export";
import { importWords } from "./import";
import { promptPage } from "./prompt-page";
import { sections } from "./sections";

/** What the options page says; what it says of models and of usage stands apart. */
export const options = {
  ...appearance,
  ...backup,
  ...contextPage,
  ...exportWords,
  ...importWords,
  ...promptPage,

  options: {
    title: "选项",
    sections: sections.names,
    leads: {
      lock: "用什么解锁 Confidant，以及它何时自动锁定。",
      backup: "所有内容的加密副本：自动创建，只有你能打开。",
      prompt: "每条消息会告诉模型什么。",
      appearance: "所有页面的外观、语言和语音。",
      data: "导入、导出和删除存储在此浏览器中的内容。",
    },
    cancel: "取消",
    fieldFull: (max) => `已达到最大长度：${formatNumber(max)} 个字符。其余部分被截去。`,
  },

  lockPage: {
    none: "未设锁：任何能读取此配置文件的文件的人都能读取你的数据。",
    sealing: (percent) =>
      `尚未受保护：已用新密钥加密 ${formatNumber(percent)}%。你可以继续使用 Confidant；关闭浏览器只会暂停加密。`,
    changing: (percent) =>
      `正在应用新的保险库密钥：${formatNumber(percent)}%。你的数据仍可读取并处于锁定保护中；关闭浏览器只会暂停。`,
    rests: "已暂停。以下问题解决后会自动继续：",
    lock: "已设锁。需要以下方式之一才能解锁。",
    methods: "解锁方式",
    added: (day) => `添加于${day}`,
    replace: "更换",
    remove: "移除",
    removeMeans: (kind) => `${kind}：此方式将不再能解锁 Confidant。`,
    removeConfirm: "移除此方式",
    lastMethod: "这是唯一的方式。请先添加另一个，再移除它。",
    add: "添加解锁方式",
    chooseLock: "选择锁",
    rotateOffer:
      "旧密钥记录的副本仍可用旧的方式打开。如果别人可能持有副本，请同时更改保险库密钥：那样它就无法再打开你的数据。旧的密钥文件仍可用其旧的密码短语打开已有的备份，在你更换恢复密钥之前也能打开更新的备份。",
    notNow: "以后再说",
    autoLock: "自动锁定",
    autoLockAfter: "无操作多久后锁定",
    never: "从不",
    autoLockNote: "自动锁定会等待正在生成的回答。手动锁定或系统锁定时不会等待。",
    autoLockNotBySystem: "在 Firefox 中，Confidant 无法得知系统锁定，届时会保持解锁状态。",
    autoLockNoLock: "选择锁之后生效。",
    minutes: (minutes) =>
      minutes < 60 ? `${formatNumber(minutes)} 分钟` : `${formatNumber(minutes / 60)} 小时`,
    key: "保险库密钥",
    keyWhy:
      "用新密钥重新加密所有内容，使被盗的密钥无法再打开你的数据。所有解锁方式都会保留。新备份也会使用新密钥，除非恢复密钥能打开它们：请一并更换恢复密钥。之后用密码短语解锁一次，以更新密钥文件。会先创建备份；其余在后台进行。",
    keyBusy: "正在更改密钥。请等待完成。",
    changeKey: "更改保险库密钥",
    conflict: "解锁方式已在另一个窗口中更改。这里没有执行任何操作；现在显示的是当前状态。",
  },

  dataPage: {
    contexts: "删除情境",
    holds: (conversations, messages, tokens) =>
      [
        `${formatNumber(conversations)} 个对话`,
        `${formatNumber(messages)} 条消息`,
        ...(tokens === undefined ? [] : [`约 ${formatNumber(tokens)} Token`]),
      ].join("、"),
    noContexts: "还没有存储任何内容。",
    purge: "永久删除…",
    purgeMeans: (conversations, messages) =>
      `将永久删除此情境及其中的 ${formatNumber(conversations)} 个对话和 ${formatNumber(messages)} 条消息，以及它的记忆：记忆块、事实、笔记和参考，与其他情境共享的记忆块也会在那里消失。无法撤销。会先创建备份。此配置文件的副本，以及一段时间内浏览器自己的文件，可能仍含有加密的残留。`,
    purgeName: (name) => `输入“${name}”以继续`,
    purgeConfirm: (name, messages) => `永久删除：“${name}”，${formatNumber(messages)} 条消息`,
    purged: (messages) =>
      `已永久删除，包括 ${formatNumber(messages)} 条消息。此配置文件的副本，以及一段时间内浏览器自己的文件，可能仍含有加密的残留。`,
    export: "导出全部",
    backupFirst:
      "会先创建备份，除非已有最新的备份。备份会保留这些数据四周或更久。如需不用 Confidant 也能读取的副本：",
    stores: "保险库",
    storesWhy: "每个保险库相互独立，各有自己的锁。一次使用一个。",
    store: (number) => `保险库 ${formatNumber(number)}`,
    current: "使用中",
    use: "切换到此保险库",
  },

  healthPage: {
    storage: {
      title: "存储",
      kept: "持久存储：已授予。浏览器不会为腾出空间而删除 Confidant 的任何内容。",
      notKept:
        "持久存储：未授予。不过浏览器的自动清理仍会跳过 Confidant，因为它拥有无限存储空间。你文件夹中的备份副本不受影响。",
      noBuckets:
        "存储桶：此浏览器不支持。如果浏览器删除 Confidant 的存储，最新备份之后写入的内容会丢失，之前的全部会恢复。请更新浏览器，或在“选项 > 备份”中选择文件夹并更频繁地备份。",
    },
    why: "检查每个已存储的条目。不作任何更改。",
    run: "立即检查",
    running: "正在检查…",
    well: (rows) => `已检查 ${formatNumber(rows)} 个条目。未发现问题。`,
    found: (rows) => `已检查 ${formatNumber(rows)} 个条目。发现问题：`,
    unreadable: {
      "row-tampered": (count) =>
        `${formatNumber(count)} 个条目从外部被更改或已损坏，无法读取。修复会移除其残余部分。`,
      "key-missing": (count) =>
        `${formatNumber(count)} 个条目用此保险库没有的密钥加密。它们再也无法打开；修复会移除它们，并重建依赖它们的内容。`,
      "version-unknown": (count) =>
        `${formatNumber(count)} 个条目由更新的版本写入。它们会保留；更新 Confidant 即可读取。`,
      other: (count, code) => `${formatNumber(count)} 个条目无法打开（${code}）。它们会保留。`,
    },
    vaultMismatch: "保险库的内容与其记录不符：有内容从外部被移除、添加或替换。",
    mismatched: (count) =>
      `${formatNumber(count)} 个对话与其记录不符：有消息从外部被移除、添加或替换。`,
    rewound: "你的数据比此浏览器上次看到的旧：它被较早的副本替换了。",
    details: "详情",
    canDo: "你可以做什么",
    exportFirst: "请先导出可读取的数据。",
    repairMeans:
      "修复会永久删除损坏的条目，重建缺失的部分，并按现状接受其余内容。缺失的条目不会恢复，也不再报告。",
    repair: "修复…",
    repairConfirm: "删除无法读取的条目并修复",
    repaired: (removed, rebuilt) =>
      `完成：移除 ${formatNumber(removed)} 个，重建 ${formatNumber(rebuilt)} 个。`,
  },

  aboutPage: {
    version: (version) => `版本 ${version}`,
    protects: "你受到的保护",
    sealed: "你写的一切和每个回答在存入此浏览器之前都会加密。",
    stays:
      "消息只发给你选择的模型。工具服务器、程序，以及按含义搜索的服务器，只有在你设置之后才会收到内容。",
    lockOnly: "设锁后，密钥只在 Confidant 解锁时位于内存中。不设锁时，密钥存储在此配置文件中。",
    limits:
      "不受保护的：屏幕上的内容、未锁定的浏览器、本机的内存，以及被整体还原到先前状态的配置文件。",
    private: "Confidant 不在无痕窗口中运行：那里什么都无法保存。",
    licences: "许可证",
    ownLicence: "Confidant 自身的许可证（MIT）",
    notices: "所含软件包的许可证",
  },
} satisfies Texts<typeof enOptions>;
