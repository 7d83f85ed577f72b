import type { ContextProviderName } from "../../../domain/context";
import type { FieldProblem } from "../../../domain/field-problem";
import type { PersonalityHint } from "../../../domain/personality-hint";
import type { Compression } from "../../../domain/prompt-settings";
import type { ToolName } from "../../../domain/tool-name";
import type { enContextPage } from "../en-context-page";
import { formatAgo, formatDate, formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";
import { toolLabel } from "./tool-labels";

const providers: Record<ContextProviderName, string> = {
  facts: "关于你的已知信息：事实",
  blocks: "记忆中写下的内容：记忆块",
  "recent-summaries": "在别处谈过的内容：其他对话的摘要",
  references: "对话涉及的内容：工作流、页面、文档、情境",
  activity: "其他对话何时开始和继续，以及它们的标题",
  "last-n": "同一对话中之前的消息",
  quotes: "以前说过且与消息有关的内容：来自所有对话的引文",
};

const compressions: Record<Compression["type"], string> = {
  "recursive-summarization": "生成摘要",
  truncate: "省略",
};

const problems: Record<FieldProblem["problem"], (limit: string) => string> = {
  empty: () => "此处不能为空。",
  "too-long": (limit) => `超过了 ${limit} 个字符。`,
  "too-small": (limit) => `最小值为 ${limit}。`,
  "too-large": (limit) => `最大值为 ${limit}。`,
  "not-a-number": () => "这里需要一个数字，除温度外不能有小数。",
  "too-many": (limit) => `不能超过 ${limit} 个。`,
  taken: () => "此名称已被使用。",
};

const texts: Record<PersonalityHint["field"], string> = {
  systemPrompt: "指令",
  personality: "性格",
};

type About = NonNullable<PersonalityHint["about"]>;

const asksFor: Partial<Record<About, string>> = {
  anger: "愤怒或辱骂",
  moods: "受对方情绪左右",
  temper: "发脾气",
  offence: "觉得被冒犯",
  obedience: "对任何要求都照办",
  agreement: "凡事都同意",
};

const looksLike: Partial<Record<About, string>> = {
  block: "提示词的块",
  heading: "提示词的标题",
  label: "说话者的标签",
};

const hints: Record<
  PersonalityHint["code"],
  (hint: Pick<PersonalityHint, "about" | "field">, words: string) => string
> = {
  empty: ({ field }) =>
    field === "systemPrompt"
      ? "还没有写任何内容。写一句它是谁、做什么会有帮助。"
      : "还没有写任何内容。写一句它如何说话、保持怎样的性情会有帮助。",
  "very-short": () => "内容很短：写两三句话能让它更有依据。",
  "very-long": () => "内容很长，会在每个请求中占用对话的空间；可能放不进小模型的窗口。",
  "contradicts-steadiness": ({ about }, text) =>
    `${text}要求${(about && asksFor[about]) ?? "某些行为"}，而保持沉稳的指引与此相反：模型会同时收到两种要求。请去掉它，或写明它应怎么做。`,
  "forged-tags": ({ about }, text) =>
    `${text}看起来像${(about && looksLike[about]) ?? "提示词的一部分"}，发送前会被拆开。请用平常的话来写。`,
  "speaks-as-user": (_, text) =>
    `${text}以第一人称开始一句话，模型可能会当作是你自己说的话。请用“你”来称呼对方。`,
  "no-role": () => "指令没有说明它是谁。以“你是…”开头就很好。",
  "not-english": () => "小模型用英语最容易保持性格；它仍会用你的语言回答。",
};

const ruleEnds = {
  StartConstraint: "先于其他所有工具调用",
  ExitLoop: "结束回答",
  ContinueLoop: "之后继续回答",
};

const toolNames: Readonly<Record<ToolName, string>> = {
  now: "日期和时间 (now)",
  calculate: "表达式的值 (calculate)",
  block_read: "整个记忆块 (block_read)",
  archival_search: "保存的笔记 (archival_search)",
  history_search: "此情境中以前的消息 (history_search)",
  reference_find: "对话涉及的内容 (reference_find)",
  block_append: "向记忆块追加内容 (block_append)",
  block_replace: "替换记忆块中的文字 (block_replace)",
  block_set_field: "设置表格的字段 (block_set_field)",
  list_push: "向列表添加一项 (list_push)",
  log_append: "向日志添加记录 (log_append)",
  block_delete: "经你批准后删除记忆块 (block_delete)",
  archival_insert: "保存笔记 (archival_insert)",
  fact_set: "保存关于你的事实 (fact_set)",
  fact_forget: "忘记关于你的事实 (fact_forget)",
  reference_note: "记下对话涉及的内容 (reference_note)",
};

/** What the options say about contexts and presets. */
export const contextPage = {
  contextPage: {
    list: "情境",
    why: "情境是一个有自己的指令、模型、记忆和对话的助手。可以为生活的每个方面各建一个。",
    none: "还没有情境。用预设创建第一个。",
    noMatch: "没有此名称或标签的内容。",
    search: "按名称或标签查找",
    tags: "仅限带有这些标签的",
    more: (count) => `再显示 ${formatNumber(count)} 个`,
    back: "所有情境",
    never: "还没有聊天",
    lastChat: (ms) => `上次聊天：${formatAgo(ms)}`,
    pin: "置顶",
    unpin: "取消置顶",
    pinName: (name) => `置顶 ${name}`,
    unpinName: (name) => `取消置顶 ${name}`,
    archivedMark: "已归档",
    neverExpires: "永不到期",
    keep: "恢复并置顶",
    keepMeans: "置顶的情境永不到期。",
    archivedBy: {
      person: (at) => `你在${formatDate(at)}将其归档。恢复之前它不会回答；所有对话都会保留。`,
      expiry: (at) =>
        `因一段时间没有聊天，已在${formatDate(at)}归档。恢复之前它不会回答；所有对话都会保留。`,
    },

    create: "新建情境",
    createPreset: "新建预设",
    from: "起点",
    blank: "空白",
    fromPresets: "预设",
    createNow: "创建",
    use: "使用",
    useName: (name) => `用 ${name} 新建情境`,
    template: "用作模板",
    templateName: (name) => `用作模板：${name}`,

    who: "助手",
    name: "名称",
    description: "说明",
    systemPrompt: texts.systemPrompt,
    systemPromptNote: "在每个请求的提示词中位于最前，绝不会被截断。",
    personality: texts.personality,
    personalityNote: "用几句话说明它如何说话和行事。",
    steady: "保持性格",
    steadyNote: "每个请求都包含性格和保持性格的指引。关闭后两者都不包含。",
    tagsField: "标签",
    tagsNote: "用逗号分隔。",

    how: "如何回答",
    temperature: "温度",
    temperatureNote: "从 0（最可预测）到 1（更多样）。",
    maxTokens: "一次回答的 Token 数",
    maxHistoryTokens: "一个请求中对话的 Token 数",
    limitBeforeAll: (tokens) =>
      `“选项 > 提示词”为所有模型设置了 ${formatNumber(tokens)} Token，优先于此处的设置。`,
    limitBefore: (model, tokens) =>
      `“选项 > 提示词”为 ${model} 设置了 ${formatNumber(tokens)} Token，优先于此处的设置。`,
    historyHint: (window, tokens) =>
      `${formatNumber(window)} Token 的窗口可容纳 ${formatNumber(tokens)}。`,
    takeHistory: (tokens) => `采用 ${formatNumber(tokens)}`,
    model: "模型",
    general: "默认模型",
    generalModel: (name) => `按总体选择：${name}`,
    compression: "较早的轮次",
    compressions: { general: "默认", ...compressions },
    generalCompression: (type) => `默认：${compressions[type]}`,
    keepRecent: "保留的轮数",

    remembering: "知道和保留什么",
    providers: "每个请求还包含",
    providerNames: providers,
    quotesPosition: "引文的位置",
    quotesPositions: { note: "紧接在你的消息之前", system: "在对话之前" },
    quotesNote:
      "每条消息都会在此情境以前说过的内容中查找；合适的会被引用，最多几百个 Token。模型会再次看到旧的话语，远程模型的提供商也会看到。放在对话之前会让服务器重新读取整个对话。",
    remembers: "从这里的对话学习：供此情境的其他对话使用的摘要和事实",
    remembersNote: "关闭后，不会为整个对话生成摘要，其内容也不会出现在其他对话中。",
    expiryDays: "多少天未使用后归档",
    expiryNote:
      "只是连同其中的一切一起归档，仍会出现在每个列表中。恢复即可取回。第一个情境和置顶的情境永不到期。",

    tools: "工具",
    toolsWhy:
      "模型在回答时可以自行做的事。每个启用的工具都会占用每个请求的一部分。不支持工具的模型不会收到它们。",
    takesNoTools: "此情境的模型不支持工具。",
    readingTools: "它可以查找",
    writingTools: "它可以更改",
    writingToolsNote:
      "需要你批准的更改会在对话中等待。如果对话包含导入的文字、网页或工具的输出，则所有更改都会等待。",
    withoutAsking: "无需批准",
    toolNames,
    toolRules: "工具规则",
    toolRule: (rule) => {
      const tool = `“${toolLabel(rule.tool)}”`;
      if (rule.type === "RequiresPrior") return `${tool}只能在“${toolLabel(rule.prior)}”之后调用`;
      if (rule.type === "MaxCalls") return `${tool}在一次回答中最多 ${formatNumber(rule.max)} 次`;
      return `${tool}${ruleEnds[rule.type]}`;
    },
    ruleType: "规则",
    ruleTypes: {
      StartConstraint: "最先调用",
      MaxCalls: "限制调用次数",
      RequiresPrior: "在另一个之后调用",
      ExitLoop: "结束回答",
      ContinueLoop: "继续回答",
    },
    ruleTool: "工具",
    rulePrior: "在此之后",
    ruleMax: "次数",
    addRule: "添加",
    removeRule: "移除",
    removeRuleName: (rule) => `移除：${rule}`,

    preview: "提示词预览",
    previewWhy: "按此处的设置，在对话的第一条消息之前。",
    previewGuide:
      "这里由内置指南回答，它只看到你的问题和这里说过或保存过的内容。使用模型时，这里会显示完整的提示词。",
    previewWaits: "上方的字段填好后才会显示。",
    loading: "正在读取…",

    saved: "所有更改已保存。",
    unsaved: "有未保存的更改",
    saving: "正在保存…",
    held: "请修正标出的字段后再保存。",
    undo: "撤销",
    conflict: "此内容已在另一个窗口中更改。两个版本都已保留：你输入的内容仍在这里，尚未保存。",
    takeTheirs: "使用另一个版本",
    keepMine: "保留我的",

    actions: "此情境",
    duplicate: "复制",
    duplicateEmpty: "复制（不含记忆）",
    archive: "归档",
    restore: "恢复",

    presets: "预设",
    presetsWhy: "现成的助手。由它创建的情境与它相互独立。",
    builtIn: "内置",
    edit: "编辑",
    editName: (name) => `编辑 ${name}`,
    remove: "移除",
    removed: "已移除",
    removeMeans: "它会从列表中消失，可以恢复；由它创建的情境保持不变。",
    showRemoved: "也显示已移除的",
    noPresets: "你还没有自己的预设。可以通过“用作模板”从其中一个开始。",
    presetActions: "此预设",
    presetPurgeMeans:
      "将删除此预设。由它创建的情境保持不变。10 秒内可以撤销。此配置文件的副本，以及一段时间内浏览器自己的文件，可能仍含有加密的残留。",
    presetPurgeConfirm: (name) => `永久删除：“${name}”`,
    settings: (temperature, maxTokens, days) =>
      `温度 ${formatNumber(temperature)}，每次回答 ${formatTokens(maxTokens)} Token，${formatNumber(days)} 天`,

    hints: "建议",
    hint: ({ code, about, field }, text) => {
      const sentence = hints[code]({ about, field }, `“${text}”`);
      return code === "empty" ? `${texts[field]}：${sentence}` : sentence;
    },

    problem: (problem, limit) => problems[problem](limit === undefined ? "" : formatNumber(limit)),

    older: "删除较早的消息",
    olderWhy: "删除消息的文字以及由它们生成的摘要。对话会保留。",
    olderContext: "所在情境",
    olderBefore: "写于此前",
    olderAsk: "删除…",
    olderMeans: (name, date) =>
      `将删除“${name}”的所有对话中写于${formatDate(date)}之前的每条消息的文字。10 秒内可以撤销，除非数量非常多。`,
    olderConfirm: (name) => `从“${name}”中删除`,
    olderDone: (messages) =>
      messages === 0 ? "没有那么早的消息。" : `已删除 ${formatNumber(messages)} 条消息。`,
    contentsAsk: "内容",
    contentsName: (name) => `内容：${name}`,
  },
} satisfies Texts<typeof enContextPage>;
