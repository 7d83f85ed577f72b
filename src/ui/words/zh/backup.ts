import type { BackupReason } from "../../../domain/backup";
import type { enBackup } from "../en-backup";
import { formatAgo, formatExactDate, formatNumber } from "../format";
import type { Texts } from "../texts";

const reasons: Record<BackupReason, string> = {
  daily: "自动创建",
  "by-hand": "手动创建",
  "before-purge": "删除前创建",
  "before-migration": "更新后立即创建",
  "before-restore": "恢复前创建",
  "before-rotation": "更改保险库密钥前创建",
};

/** What the options say about backups. */
export const backup = {
  backupPage: {
    state: "状态",
    none: "还没有备份。",
    newest: (ms) => `最新的备份创建于${formatAgo(ms)}。`,
    unchanged: "此后没有更改。",
    changed: "此后有更改。下一个备份将在一天内自动创建。",
    firstSoon: "第一个备份会在你发出第一条消息后不久自动创建，也可以用下方的按钮立即创建。",
    old: "备份已超过一周，此后有更改。请立即备份。",
    failed: (ms, why) => `上次备份（${formatAgo(ms)}）失败。${why}`,
    damaged: (count) =>
      `有 ${formatNumber(count)} 个备份损坏或缺失，请查看列表。请重新备份；损坏的备份可以删除。`,
    exactly: (at) => formatExactDate(at),

    make: "立即备份",
    making: "创建备份",
    withKeys: "包含 API 密钥",
    withKeysMeans:
      "任何能打开该备份的人都可以使用你的提供商账户。如果不包含，在别处恢复后需要重新输入密钥。",
    running: {
      backup: "正在备份。你可以继续使用 Confidant。",
      check: "正在验证备份。",
    },
    bar: "进度",
    made: "备份已完成并通过验证。",
    notMade: "未创建备份。原因见上方。",

    list: "此浏览器中的备份",
    listKeeps: "保留哪些备份，保留多久",
    listWhy:
      "保留的备份包括：最近七天每天最新的一个和最近四周每周最新的一个、最近七天内在删除或替换前创建的最多五个、四周内手动创建的最新三个；此外始终保留最新的一个、含密钥的最新一个和内容完整的最新一个。",
    empty: "还没有。",
    holds: (size, conversations, messages) =>
      `${size} · ${formatNumber(conversations)} 个对话 · ${formatNumber(messages)} 条消息`,
    reason: (reason) => reasons[reason],
    checked: (ms) => `${formatAgo(ms)}验证`,
    unchecked: "尚未验证",
    damage: {
      missing: "文件缺失。",
      altered: "已损坏：文件被更改过。",
    },
    unreadable: (count) => `有 ${formatNumber(count)} 个条目无法打开，未包含在内。`,
    hasKeys: "含 API 密钥",
    download: "下载",
    restore: "恢复…",
    delete: "删除",
    of: (action, title) => `${action}：${title}`,
    deleteMeans: "将在这里删除此备份。文件夹中的副本或已下载的副本会保留。10 秒内可以撤销。",
    deleteConfirm: "删除此备份",
    fileGone: "文件已不存在。验证备份即可查看还剩哪些。",
    others: "此浏览器中的其他备份",
    othersWhy:
      "这些备份属于此配置文件的另一个保险库，或在恢复之前创建。可用当时的恢复密钥，或当时的密钥文件和密码短语打开。它们会一直保留，直到你删除。",
    otherKeys: "其他保险库的密钥文件：",
    deleteOtherMeans: "将删除此备份，此保险库没有它的其他副本。10 秒内可以撤销。",
    check: "验证备份",
    checking: "正在检查…",
    checkedAll: (whole, damaged) =>
      damaged === 0
        ? `已验证 ${formatNumber(whole)} 个备份，全部完好。`
        : `${formatNumber(whole)} 个备份完整；${formatNumber(damaged)} 个损坏或缺失。`,

    where: "此浏览器之外的副本",
    uninstall:
      "卸载 Confidant 或清除此配置文件会删除存储在这里的备份。请选择一个文件夹，或不时下载备份。",
    folderNone: "未选择文件夹。",
    folderWhy:
      "每个新备份和密钥文件也会保存到你的文件夹中，最好位于另一块磁盘或已同步的位置。它们在那里仍是加密的。",
    folder: (name) => `文件夹“${name}”`,
    folderStates: {
      ok: "备份会复制到那里。",
      denied: "浏览器不再允许 Confidant 写入该文件夹。请重新允许访问；其中的文件是安全的。",
      gone: "文件夹已被移动、重命名或删除。请重新选择，或选择另一个。",
      failed: "上一份副本无法写入，空间可能已满。此浏览器中的备份是完整的。下次备份时会再试。",
    },
    copied: (ms) => `上一份副本写入于${formatAgo(ms)}。`,
    notCopied: "尚未复制任何内容。",
    choose: "选择文件夹",
    chooseOther: "选择其他文件夹",
    allow: "重新允许访问",
    forget: "移除文件夹",
    forgetMeans: "文件夹中的文件会保留。",
    noPicker: "此浏览器无法写入文件夹。请改为不时下载备份。",
    notAllowed: "文件夹访问被拒绝。未作任何更改。",

    opens: "如何打开备份",
    here: "在此保险库中，备份会自动打开。在其他地方，你需要以下之一：",
    recoveryKey: "恢复密钥，只需要它即可。",
    noRecoveryKey: "没有能打开新备份的恢复密钥。",
    print: "在“选项 > 锁定”中创建",
    keyFile: (ms) =>
      `密钥文件 confidant-key.age 和你的密码短语。密钥文件创建于${formatAgo(ms)}，应与备份放在一起。`,
    keyFileStale:
      "密钥文件缺失，或尚未包含最新的密钥或密码短语，可能无法打开最新的备份：锁定 Confidant，再用密码短语解锁一次即可更新。",
    keyFileSoon: "还没有密钥文件：锁定 Confidant，再用密码短语解锁一次即可创建。",
    noPassphrase: "没有密码短语，因此也没有可用它打开的密钥文件。",
    nothingOpens:
      "这些备份在别处无法打开：没有恢复密钥，也没有密码短语。如果此配置文件丢失，备份也会丢失。请创建恢复密钥。",
    downloadKey: "下载密钥文件",
    oldCopies:
      "在更改或移除密码短语之前创建的密钥文件副本，仍可用旧的密码短语打开，当时的备份也是如此。如果旧的密码短语可能已为人所知，请删除那些副本。",
    exposed:
      "持有旧密钥文件及其旧密码短语的人，或持有更改前保险库密钥的人，也能打开新备份，因为新备份可用恢复密钥打开，而它没有变。请重新创建恢复密钥：",
    exposedWhere: "在“选项 > 锁定”中更换",
    purged:
      "只要还在创建新备份，你删除的内容最迟四周后就会从这里的备份中消失。无论多旧，最新的备份、含 API 密钥的最新备份和内容完整的最新备份都会保留。文件夹可写入时，其中的副本也随之删除，但手动创建的备份的副本、你下载的备份，以及“此浏览器中的其他备份”下其他保险库的备份会保留，直到你删除。",

    byHand: "不使用 Confidant 打开备份",
    byHandWhy:
      "备份是普通的 age 文件（age-encryption.org），其中每个条目是一行 JSON。在终端中，使用密钥文件和你的密码短语：",
    byHandKey: "使用恢复密钥时，将它单独放入文件 key.txt（之后请删除该文件）：",
    loading: "正在加载…",
    keptTitle: "此浏览器中的备份",
    keptWhy: "存储的数据目前无法打开，但这些备份是分开保存的。请连同密钥文件一起下载，在外部保存。",
  },
} satisfies Texts<typeof enBackup>;
