import type { Scope } from "../../../domain/program";
import { formatExactDate, formatNumber } from "../format";
import type { enPrograms } from "../program-words";
import type { Texts } from "../texts";

const inShort: Record<Scope, string> = {
  contexts: "读取情境",
  conversations: "读取对话",
  chat: "聊天",
  write: "更改",
  delete: "删除",
};

/** The texts of programs of this machine. */
export const programs = {
  intro:
    "本机的编辑器、助手和命令行可以通过 Model Context Protocol（MCP）使用你的情境，范围由你逐个允许。网络上的任何内容都不能这样做，也没有任何内容监听网络。",
  link: {
    off: "关闭：不允许任何程序接入。",
    connected: "开启：持有令牌的程序可以连接。",
    "no-host":
      "浏览器找不到 confidant-mcp。请在 Confidant 源代码的文件夹中运行此命令，然后再次查找（需要 Node 20 或更新版本）：",
    "not-ours":
      "浏览器找到的 confidant-mcp 是为另一个扩展程序设置的。请在 Confidant 源代码的文件夹中运行此命令，然后再次查找：",
    stopped: "confidant-mcp 已停止。它会自动重新启动，按“再次查找”则立即启动。",
    install: "node bridge/confidant-mcp.mjs install",
    on: "允许程序连接",
    end: "不允许连接",
    again: "再次查找",
    reload: "浏览器只向重新启动后的 Confidant 授予许可。届时临时对话会被删除。",
    reloadNow: "重启 Confidant",
    awake: "开启期间，只要浏览器在运行，Confidant 就保持运行。",
  },
  list: {
    title: "程序",
    none: "还没有程序持有令牌。",
    calls: (name) => (name === "" ? "" : `自称 ${name}`),
    waits: "尚未允许任何操作：它的首次调用会询问你。",
    revoked: (time) => `令牌已于${formatExactDate(time)}收回。`,
    forGood: "永久",
    until: (time) => `到${formatExactDate(time)}为止`,
    over: "期限已过：在你再次允许之前，它什么都不能做。",
    may: (scopes, time) =>
      scopes.length === 0
        ? "什么都不能做。"
        : `可以${scopes.map((scope) => inShort[scope]).join("、")}；${time}。`,
    change: "更改允许的内容",
    revoke: "收回令牌",
    remove: "连同日志一起移除",
    log: (count) => `日志：${formatNumber(count)} 次调用，最新的在前`,
    at: formatExactDate,
  },
  add: {
    title: "添加程序",
    name: "你对它的称呼",
    make: "创建令牌",
    once: (name) =>
      `${name} 的令牌只显示这一次。请填入该程序的设置；任何持有它的人都能以其名义请求。`,
    settings: "大多数程序采用的形式：",
    kept: "我已填好",
  },
  scopes: {
    contexts: "读取情境和预设",
    conversations: "读取并搜索对话和记忆",
    chat: "让情境的模型回答消息；其回答可能说出该情境记住的任何内容",
    write: "创建和更改情境与预设；每次都会询问你",
    delete: "删除；每次都会询问你",
  },
  scopesLegend: (name) => `${name} 可以做什么`,
  until: {
    label: "期限",
    one: "一天",
    thirty: "30 天",
    good: "永久",
  },
  save: "允许",
  cancel: "取消",
  outcomes: {
    done: "完成",
    failed: "失败",
    declined: "被你拒绝",
    "not-allowed": "不允许",
    "not-decided": "你没有及时决定",
  },
  cards: {
    region: "等待你处理的程序",
    consent: (name) => `${name} 想要连接`,
    client: (client) => `它自称 ${client}。`,
    what: (what) => `它的首次调用：${what}`,
    call: (name, what) => `${name} 请求：${what}`,
    deletes: "这会删除内容。",
    target: (target) => `对象：${target}`,
    arguments: "请求内容",
    approve: "批准",
    decline: "拒绝",
    takenBack: "程序已撤回。没有执行任何操作。",
    refuse: "拒绝并收回其令牌",
  },
} satisfies Texts<typeof enPrograms>;
