import type { LimitName } from "../../../domain/limits";
import type { RefusalReason } from "../../../domain/refusal";
import type { enErrors } from "../en-errors";
import { formatDuration, formatNumber } from "../format";
import type { Texts } from "../texts";
import { serverErrors } from "./server-errors";

const limits: Record<LimitName, (max: number) => string> = {
  "message-bytes": (max) =>
    `超出了一条消息的容量（上限为 ${formatNumber(max)} 字节）。请缩短，或分几次发送。`,
  "block-bytes": (max) =>
    `超出了一个记忆块的容量（上限为 ${formatNumber(max)} 字节）。未作任何更改；请缩短。`,
  "conversation-messages": (max) =>
    `此对话已满（上限为 ${formatNumber(max)} 条消息）。其中的内容全部保留；你写的内容仍在输入框中。请在新对话中继续。`,
  contexts: (max) =>
    `情境已有 ${formatNumber(max)} 个（含已归档的），无法再增加。未作任何更改；请在“选项 > 数据”中永久删除一个，然后重试。`,
  presets: (max) =>
    `你的预设已有 ${formatNumber(max)} 个（含已移除的），无法再增加。未作任何更改；请在“选项 > 情境”中永久删除一个，然后重试。`,
  "saved-prompts": (max) =>
    `提示词库中已有 ${formatNumber(max)} 个提示词，无法再增加。未作任何更改；请在“选项 > 提示词库”中删除一个，然后重试。`,
  "prompt-characters": (max) =>
    `超出了一个提示词的容量（上限为 ${formatNumber(max)} 个字符）。未作任何更改；请缩短。`,
  "context-conversations": (max) =>
    `此情境已有 ${formatNumber(max)} 个对话（含已归档的），无法再增加。请选择另一个情境，或删除其中一个，然后重试。`,
  "pinned-conversations": (max) =>
    `置顶的对话已有 ${formatNumber(max)} 个，无法再增加。未作任何更改；请取消置顶一个，然后重试。`,
  redactions: (max) =>
    `要隐藏的词语已有 ${formatNumber(max)} 个，无法再增加。请先移除一个；未作任何更改。`,
  "unlock-methods": (max) =>
    `解锁方式已有 ${formatNumber(max)} 个，无法再增加。未作任何更改；请在“选项 > 锁定”中移除一个，再添加这个。`,
  connections: (max) =>
    `连接已有 ${formatNumber(max)} 个，无法再增加。未作任何更改；请先移除一个，再添加这个。`,
  blocks: (max) =>
    `此情境已有 ${formatNumber(max)} 个记忆块，无法再增加。未作任何更改；请移除一个，然后重试。`,
  "archival-entries": (max) =>
    `此情境已有 ${formatNumber(max)} 条笔记，无法再增加。未作任何更改；请先移除一条，然后重试。`,
  attachments: (max) =>
    `一条消息最多带 ${formatNumber(max)} 个附件。这个没有添加；请移除一个，或随下一条消息发送。`,
  "attachment-bytes": (max) =>
    `超出了一个附件的容量（上限为 ${formatNumber(max)} 字节）。没有添加；请缩短，或只附加其中一部分。`,
  "image-pixels": (max) =>
    `此图片的像素超出了这里能打开的数量（上限为 ${formatNumber(max)}）。没有添加；请选择另一张，或将其中一部分作为附件。`,
  "model-files": (max) =>
    `模型文件已有 ${formatNumber(max)} 个，无法再增加。未作任何更改；请先移除一个。`,
  programs: (max) => `程序已有 ${formatNumber(max)} 个。请先移除一个。`,
  facts: (max) =>
    `此情境已有 ${formatNumber(max)} 条事实，无法再增加。未作任何更改；请先忘记一条（/facts 会列出它们），再继续。`,
  "model-file-bytes": (max) =>
    `此文件超出了浏览器内引擎的内存（上限为 ${formatNumber(max)} 字节）。没有接收；请选择权重更少或更短的文件。`,
};

const refusals: Record<RefusalReason, string> = {
  "not-a-url":
    "这不是服务器的地址。未发送任何内容；正确的形式如 https://api.example.com/v1 或 127.0.0.1:8080。",
  credentials: "此地址包含用户名或密码。未发送任何内容；请去掉它们，改为提供密钥。",
  extra: "此地址在 ? 或 # 之后还有内容。未发送任何内容；请只填写之前的部分，并将密钥填入专用栏。",
  "not-loopback": "此服务器不在本机。未发送任何内容；请改为将它添加为连接。",
  "key-in-clear":
    "此地址是发往另一台机器的未加密 http：途中的任何人都能读到密钥。没有保存也没有发送任何内容；请使用 https，或去掉密钥和标头。",
  key: "此密钥含有密钥中不会出现的内容，例如换行。没有保存也没有发送任何内容；请重新复制一次。",
  header: "其中一个标头的名称或值无法发送。未作任何更改；请检查后重试。",
  "in-clear":
    "此地址是通往另一台机器的未加密 http，文件可能在途中被更改。未获取任何内容；请提供以 https 开头的地址。",
  "not-ollama":
    "此服务器不是 Ollama，而只有 Ollama 能做这件事。未作任何更改；请选择 Ollama 服务器。",
  "passed-on": "此模型不在本机运行：其服务器会转发收到的内容。未作任何更改；请选择其他模型。",
};

const engine = {
  memory:
    "浏览器提供的内存放不下此模型。已存储的内容没有丢失；请关闭其他标签页，或选择更小的模型。",
  file: "此文件不是这里能运行的模型。它可能已损坏，或属于未知类型；请移除它，换用另一个 GGUF 文件。",
  gone: "浏览器内的模型已停止。已存储的内容没有丢失；请重试，模型会重新加载。",
  template: "无法使用模型自带的聊天模板。没有向任何地方发送内容；请选择另一个模型文件。",
};

const backups = {
  "quota-exceeded":
    "无法创建备份：空间不足。没有其他更改；请释放一些空间，或在“选项 > 备份”中删除旧备份，然后重试。",
  "backup-damaged":
    "备份读回的内容与写入的不一致，因此已丢弃。没有其他更改；请重试，如果仍然如此，请检查磁盘。",
  locked: "无法创建备份：其间 Confidant 被锁定。请解锁后重试。",
  "worker-gone": "备份未完成：浏览器暂停了扩展程序。没有其他更改；请重试。",
};

/** A sentence for every failure: what happened, what is safe, what to do. */
export const errors = {
  "bad-request": "无法理解该请求。未作任何更改；请重新加载此页面。",
  "forbidden-sender": "该请求并非来自 Confidant 自己的页面，已被拒绝。请重新加载此页面。",
  "not-found": "所请求的内容已不存在。请重新加载此页面。",
  conflict: "对话已在另一个窗口中更改。没有丢失任何内容；请查看后再试一次。",
  "conflict-model-changed":
    "模型或其位置已更改。未发送任何内容，你的文字已保存。请查看输入框旁的位置，然后重新发送。",
  "conflict-card-changed":
    "此处显示的内容之后已更改。未执行任何操作；请阅读现在的内容，然后再决定。",
  "limit-exceeded": "超出了可用的空间。未作任何更改。",
  "limit-exceeded-by": limits,
  "empty-message": "还没有可发送的内容。请先写几个字。",
  "turn-running": "此回答仍在生成。请等待，或先按“停止”。",
  "is-command": "这是 Confidant 自己的命令，绝不会被发送。请重新加载此页面，然后再写一次。",
  "window-too-small":
    "仅指令就超出了模型的窗口。请缩短性格，选择窗口更大的模型，或在“选项 > 提示词”中查看是否为它设置了更小的窗口。",
  "window-too-small-by": (part, system, window) =>
    `仅指令就需要 ${formatNumber(system)} Token；模型的窗口可容纳 ${formatNumber(window)}。请缩短${part}，选择窗口更大的模型，或在“选项 > 提示词”中查看是否为它设置了更小的窗口。`,
  "window-parts": {
    base: "指令",
    personality: "性格",
    summary: "此对话的摘要",
  },
  "no-summariser": "没有可以生成摘要的模型。未作任何更改；请选择模型，然后重试。",
  "summary-unusable": "模型的回答不能用作摘要。未作任何更改；请重试，或选择其他模型。",
  "not-set-up": "还没有保存任何内容。请先选择如何锁定 Confidant。",
  locked: "Confidant 已锁定。解锁即可继续；所有内容都已保留。",
  "wrong-passphrase": "这无法解锁 Confidant。未作任何更改；请检查后重试。",
  "too-many-attempts": "错误次数过多。未作任何更改。请稍候再试。",
  "too-many-attempts-for": (seconds) =>
    `错误次数过多。未作任何更改。请在${formatDuration(seconds * 1000)}后重试。`,
  "reauthentication-required": "未作任何更改：请先用你的解锁方式确认。",
  "weak-passphrase": "此密码短语太容易被猜到。请另选一个，例如四个互不相关的词。",
  "weak-control-character": "此密码短语含有并非处处都能输入的字符，例如制表符或换行。请去掉它。",
  get "weak-too-long"() {
    return `此密码短语超过 ${formatNumber(1_024)} 个字符。请选择短一些的。`;
  },
  "weak-too-short": "此密码短语不足 8 个字符。请选择长一些的。",
  "weak-known": "此密码短语或与之非常相似的，是常见的密码。请另选一个。",
  "last-method": "这是唯一的解锁方式。请先添加另一个，再移除它。",
  "rotation-running": "正在用新密钥加密所有内容。请等待完成后重试。“选项 > 锁定”会显示进度。",
  "undo-late": "已经来不及撤销：只能在几秒内撤销，且须在 Confidant 未锁定时。",
  "wrong-name": "名称不匹配。没有移除任何内容；请按显示的内容原样输入。",
  "backup-failed":
    "无法创建备份，因此没有其他更改。请重试；如果仍然如此，可在“选项 > 诊断”中查找损坏之处。",
  "backup-failed-by": backups,
  "backup-damaged": "此备份已损坏：它被截断，或在创建后被更改。未作任何更改；请换用另一个。",
  "backup-wrong-key":
    "这无法打开此备份。未作任何更改；请尝试另一个密钥，或与它放在一起的密钥文件。",
  "key-missing":
    "此配置文件中缺少加密密钥。存储的内容仍以加密形式保留；恢复配置文件的文件即可读取。",
  "header-corrupt":
    "此保险库的密钥记录的所有副本都已损坏。你的数据仍以加密形式保留。请重启浏览器；如果问题仍在，请恢复此配置文件的副本。",
  "row-tampered": "有一个条目从外部被更改，无法打开。它已保留但不显示；其他一切正常。",
  "version-unknown": "此内容由更新版本的 Confidant 存储。它已保留；更新 Confidant 即可读取。",
  "store-unavailable":
    "浏览器不允许 Confidant 使用其存储空间。未作任何更改；请关闭此配置文件的其他窗口，或重启浏览器。",
  "store-gone":
    "浏览器删除了 Confidant 的存储，而这里没有能打开的副本。请新建一个保险库，然后在“选项 > 备份”中恢复备份。",
  "quota-exceeded": "磁盘或浏览器的存储空间已满。已存储的内容都在；请释放一些空间，然后重试。",
  "quota-exceeded-by": (megabytes) =>
    `磁盘的可用空间还差 ${formatNumber(megabytes)} MB，因此没有开始。已存储的内容都在；请释放这么多空间，然后重试。`,
  "invalid-field": "有一个字段需要填写其他值。未作任何更改。",
  archived: "此情境已归档。请恢复后重试。",
  "temporary-full": "此临时对话已占满浏览器提供的内存。请开始新的对话；它的内容没有存储。",
  "block-denied": "不能以这种方式更改此记忆块。未作任何更改；请给它另一种权限。",
  "approval-needed": "此更改需要你先批准。请批准或拒绝。",
  "list-full": "此列表已满。未作任何更改；请删除一项，或提高上限。",
  "schema-misfit": "这不符合此记忆块的布局。未作任何更改；请先查看布局。",
  ...serverErrors,
  "connection-gone":
    "此模型的连接已被移除或现在指向别处，因此未发送任何内容。请重新选择该模型或选择其他模型，然后重试。",
  "connection-held": "此连接来自备份，因此未发送任何内容。请在“选项 > 模型”中允许它。",
  "engine-failed": "浏览器内的模型出错。已存储的内容都在；请重试，或选择其他模型。",
  "engine-failed-by": engine,
  "bad-request-by": refusals,
  "turn-too-long": "回答超过 30 分钟，已结束。已收到的内容已保存。",
  "too-many-steps": "模型使用工具达到 16 次请求或 5 分钟，已被停止。",
  "worker-gone": "浏览器暂停了扩展程序。没有丢失任何内容；请重试。",
  internal: "Confidant 出现问题。你的数据没有变化；请重试。",
} satisfies Texts<typeof enErrors>;
