import type { enConnections } from "../connection-words";
import { formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";

/** What the options say of models and where they are. */
export const connections = {
  now: {
    title: "默认模型",
    general: (name, destination) => `${name}，${destination}`,
    generalWhere: "用于所有地方，除非情境有自己的模型",
    why: "为得到回答，每条消息只发往一处：由其模型来回答的那一处。",
  },

  providers: {
    title: "模型提供商",
    ollama: "本机的 Ollama",
    browser: "浏览器内置模型",
    files: "模型文件",
    inBrowser: "在此浏览器中",
    onMachine: "在本机",
    toHost: (host) => `发往 ${host}`,
    keySealed: "密钥已加密存储",
    headers: (count) => `${formatNumber(count)} 个标头`,
    filesCount: (count) => `${formatNumber(count)} 个文件`,
    toFiles: "前往模型文件",
    test: "测试",
    testing: "正在测试…",
    models: "模型",
    manage: "管理",
    edit: "编辑",
    remove: "移除",
    labelOf: (act, name) => `${act}：${name}`,
    never: "尚未测试",
    listed: (models, ago) => `${ago}查询时有 ${formatNumber(models)} 个模型`,
    answered: (ms, models) =>
      `已连接：${formatNumber(models)} 个模型，用时 ${formatNumber(ms)} 毫秒。`,
    found: (models) => `已连接：${formatNumber(models)} 个模型。`,
    ollamaAway: "未运行。其他提供商不受影响。",
    keyUntried: "密钥会在发送第一条消息时检查。",
    foundNone: "已连接，但还没有模型。请在下方的“管理”中下载一个。",
    openAddress: "在标签页中打开地址",
    allow: "允许此服务器",
    allowRefused: (host) =>
      `浏览器仍不允许 Confidant 连接 ${host}。未发送任何内容。请重试并允许连接。`,
    accessRefused: (host) =>
      `浏览器未获准连接 ${host}，因此没有保存也没有发送任何内容。请重试并允许连接。`,
    removeMeans: (name, contexts, isGeneral) =>
      [
        `将移除“${name}”及其密钥；提供商一侧没有任何变化。10 秒内可以撤销。`,
        ...(contexts > 0
          ? [`有 ${formatNumber(contexts)} 个情境使用其中的模型，会在下一条消息时提示。`]
          : []),
        ...(isGeneral ? ["默认模型也是其中之一。"] : []),
      ].join(""),
    removeConfirm: "移除此连接",
    changedElsewhere: "此连接已在另一个窗口中更改。这里没有保存任何内容；现在显示的是当前状态。",
  },

  form: {
    title: "添加连接",
    why: "你持有密钥的提供商，或你自己的服务器。Confidant 只请求浏览器允许访问该地址。",
    provider: "提供商",
    other: "其他（兼容 OpenAI）",
    address: "地址",
    addressHint: "例如 https://api.example.com/v1 或 127.0.0.1:8080",
    key: "密钥",
    keyOptional: "密钥（可选）",
    keyHint: "加密存储，只用于此地址，不会再次显示。",
    keyStays: "已保存密钥。留空表示保留，输入新密钥则会替换。",
    keyGoes: "新地址：已保存的密钥和标头会被删除。",
    keyForget: "删除密钥",
    getKey: "获取密钥",
    advanced: "高级",
    name: "名称",
    nameHint: "留空时使用提供商的名称或地址。",
    api: "API",
    apis: {
      auto: "自动",
      chat: "Chat Completions",
      responses: "Responses",
    },
    apiHint:
      "“自动”按服务器对每个模型的说明来选择。如果服务器或代理没有 Responses API，请选择 Chat Completions；如果已列出的模型被当作未知而拒绝，或缺少其推理摘要，请选择 Responses。",
    headers: "标头",
    headersWhy: "随发往此地址的每个请求发送。其值与密钥一样保存，不会再次显示。",
    headersKept: (names) => `已保存：${names}。在这里填写的标头会替换全部已有标头。`,
    headersForget: "删除这些标头",
    headerName: "标头名称",
    headerValue: "值",
    headerAdd: "添加标头",
    headerRemove: (number) => `移除标头 ${formatNumber(number)}`,
    inClear:
      "这是发往另一台机器的未加密 http：途中的任何人都能读到你写的内容和回答。密钥和标头不会以这种方式发送。",
    add: "添加",
    adding: "正在添加…",
    save: "保存",
    cancel: "取消",
  },

  fresh: {
    title: "选择模型",
    chosen: "已选择模型。打开侧边栏即可开始。",
    first: "按模型旁边的“使用”，侧边栏就会把你的消息发给它。",
    another: "在你按下其中某个模型旁边的“使用”（设为默认或用于某个情境）之前，当前模型保持不变。",
  },

  models: {
    search: "搜索模型",
    none: "还不知道有哪些模型。测试连接即可加载。",
    noMatch: "没有名称包含此内容的模型。",
    listOf: (name) => `${name} 的模型`,
    useIn: "使用模型",
    everywhere: "设为默认",
    inContext: (name) => `用于“${name}”`,
    use: "使用",
    inUse: "使用中",
    count: (shown, all) =>
      shown === all
        ? `${formatNumber(all)} 个模型`
        : `${formatNumber(all)} 个模型中的 ${formatNumber(shown)} 个`,
    window: (tokens) => `${formatTokens(tokens)} Token`,
    price: (prompt, reply) => `每百万 Token 输入 ${prompt}，输出 ${reply}`,
    free: "免费",
    tools: "工具",
    sees: "图片",
    thinks: "会思考",
    passedOn: (host) => `转发到 ${host}`,
  },

  ollama: {
    address: "地址",
    addressHint: "本机 Ollama 服务器的地址，通常是 127.0.0.1:11434。",
    addressSave: "使用此地址",
    installed: "已安装",
    none: "还没有安装任何模型。",
    running: "当前已加载",
    runningNone: "当前没有加载任何模型。",
    until: (time) => `直到 ${time}`,
    show: "显示",
    showLabel: (name) => `显示 ${name}`,
    template: "模板",
    system: "系统文本",
    license: "许可证",
    abilities: "能力",
    remove: "删除",
    removeLabel: (name) => `删除 ${name}`,
    removeMeans: (name, size) =>
      `将从该服务器的磁盘中删除“${name}”${size === "" ? "" : `（${size}）`}。10 秒内可以撤销；之后需要重新下载。如果在此之前 Confidant 被锁定或浏览器关闭，则不会删除。`,
    removeType: (name) => `输入“${name}”以继续`,
    removeConfirm: (name) => `删除“${name}”`,
    wrongName: "名称不匹配。未删除任何内容。",
    pull: "下载模型",
    pullHint: "填写它在 ollama.com 上的名称，例如 llama3.2 或 qwen3:4b。",
    pullStart: "下载",
    pullStop: "停止",
    pullProgress: "模型下载进度",
    pulling: (name) => `正在下载 ${name}。完成之前请不要关闭此页面。`,
    pulled: (name) => `${name} 已安装。`,
    pullStopped: (name) => `已停止。${name} 已收到的部分保留在服务器上；再次下载会继续。`,
    sizes: (done, total) => `${done} / ${total}`,
    again: "刷新",
  },

  origin: {
    hide: "对此服务器隐藏 Confidant 的来源：Ollama 会拒绝未告知它的扩展程序（403）",
    hideCors: "对此服务器隐藏 Confidant 的来源：有些组织不允许浏览器发起请求（CORS）",
    more: "这意味着什么，以及另一种方法",
    command: "另一种方法是用此命令告知 Ollama 一次，然后重启它：",
    setting: "另一种方法是在运行 Ollama 的机器上设置一次，然后在那里重启 Ollama：",
    hideMeans:
      "从 Confidant 自己发往此地址的请求中去掉标明此扩展程序的那一行，使 Ollama 像对待任何程序的请求一样接受它们。网站和其他扩展程序的请求保持不变。如果本机的 Ollama 拒绝请求，Confidant 会自动这样做，除非你关闭了此项。关闭此项、移除连接或锁定 Confidant 后即失效。",
  },

  files: {
    title: "模型文件",
    why: "GGUF 文件中的模型在此浏览器内运行：不需要服务器和密钥，也能离线使用。文件保存在此浏览器的配置文件中；最适合约 2 GB 以内的小模型，超过 4 GB 的无法运行。",
    oneThread: "模型在单个线程上运行：本机核心较少，回答会比较慢。",
    threads: (count) => `模型在这里使用 ${formatNumber(count)} 个线程运行。`,
    room: (used, quota) => `浏览器提供的 ${quota} 中已使用 ${used}。`,
    drop: "将 GGUF 文件拖放到这里，或选择文件",
    noneHere: "Firefox 不允许扩展运行模型文件。请改用本机上的服务器，例如 Ollama。",
    notGguf: (name) => `“${name}”不是 GGUF 文件。没有读取其内容。`,
    notTaken: (name, why) => `未接收“${name}”：${why}`,
    url: "下载来源",
    urlHint:
      "GGUF 文件的地址，须为 https 或位于本机。浏览器可能会请求允许访问该主机；只会从那里获取此文件，请求中不含你的任何信息。请求可能会被转到文件的实际位置。",
    download: "下载",
    none: "还没有模型文件。",
    list: "此浏览器中的模型文件",
    states: {
      arriving: "正在加载",
      paused: "已暂停",
      checking: "正在验证",
      ready: "就绪",
      failed: "失败",
    },
    progress: (name) => `${name}，进度`,
    arrived: (received, total) => `${received} / ${total}`,
    own: "来自你的文件",
    from: (source) => `来自 ${source}`,
    window: (tokens) => `可容纳 ${formatTokens(tokens)} Token`,
    noTemplate: "没有自带的聊天模板：使用普通模板",
    digest: "SHA-256",
    pause: "暂停",
    resume: "继续",
    remove: "移除",
    removeMeans: (name, contexts, { isGeneral, canUndo }) =>
      [
        `将从此浏览器中删除“${name}”。`,
        ...(canUndo ? ["10 秒内可以撤销。"] : []),
        ...(contexts > 0
          ? [`有 ${formatNumber(contexts)} 个情境使用它，会在下一条消息时提示。`]
          : []),
        ...(isGeneral ? ["它是默认模型。"] : []),
      ].join(""),
    removeConfirm: "移除此文件",
  },

  browserModel: {
    states: {
      available: "就绪",
      downloadable: "可由浏览器下载",
      downloading: "浏览器正在下载",
      unavailable: "此设备不支持",
    },
    why: "浏览器自带的模型。数据不会离开本机。",
    download: "用浏览器下载",
    progress: "浏览器内置模型，进度",
    failed: "浏览器未能下载。未作任何更改；请稍后再试。",
  },
} satisfies Texts<typeof enConnections>;
