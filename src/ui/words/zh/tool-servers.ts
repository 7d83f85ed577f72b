import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enToolServers } from "../tool-server-words";

/** What is said of servers that offer tools (MCP), and of what is sent to them. */
export const toolServers = {
  list: {
    title: "工具服务器（MCP）",
    why: "支持 Model Context Protocol 的服务器向模型提供工具。每个工具在你于情境中开启之前都是关闭的；除非你已长期批准该工具，向服务器发送任何内容之前，你会看到内容和去向。",
    none: "还没有服务器。",
    tools: "工具",
    toolsOf: (name) => `${name} 的工具`,
    noTools: "它不提供工具，或尚未查询。测试连接即可查询。",
    where: "在选项 > 情境中，打开可以使用它们的情境，在“工具”下开启。",
    listed: (tools, ago) => `${ago}查询时有 ${formatNumber(tools)} 个工具`,
    answered: (ms, tools) =>
      `已连接：${formatNumber(tools)} 个工具，用时 ${formatNumber(ms)} 毫秒。`,
    hideOrigin: "对此服务器隐藏 Confidant 的来源：它拒绝浏览器（403）",
    removeMeans: (name) => `这会移除“${name}”及其密钥。情境将无法再使用它的工具。10 秒内可以撤销。`,
  },

  form: {
    title: "添加服务器",
    why: "Confidant 只向浏览器请求访问该地址的权限。",
    addressHint: "它的端点，例如 https://mcp.example.com/mcp",
    key: "令牌（可选）",
    keyHint: "以“Authorization: Bearer”发送。加密保存，只用于此地址。",
  },

  signIn: {
    find: "登录…",
    means: (host) =>
      `此服务器要求你在 ${host} 登录。浏览器会征求你的许可，并在那里打开一个窗口；你输入的内容 Confidant 看不到。返回的内容加密保存，只用于此服务器。`,
    at: (host) => `在 ${host} 登录`,
    refused: "浏览器未获允许。未发送任何内容。请再试一次并允许。",
    closed: "窗口在登录完成前被关闭。未保存任何内容。请再试一次。",
    otherAnswer: (host) =>
      `返回的内容并非来自 ${host}，或者属于另一次登录。它未被使用，也未保存任何内容。请再试一次。`,
    declined: (host) =>
      `${host} 拒绝了这次登录。未保存任何内容。请再试一次，或向其管理者索取密钥。`,
  },

  tool: {
    from: (server, host) => `来自 ${server}（${host}）`,
    fromNote:
      "这是服务器自己的说明，也会告诉模型。除非你已长期批准该工具，每次调用都会显示要发送的内容并等待你决定。",
    changed: "你允许之后，服务器更改了此工具。请重新阅读。",
    more: "完整说明",
    parameters: "调用时提供的内容",
    always: (name) => `${name}，无需批准`,
  },

  offers: {
    resource: (server, host) => `来自 ${server}（${host}）`,
  },

  card: {
    sends: (host) => `发送到 ${host} 的内容：`,
  },
} satisfies Texts<typeof enToolServers>;
