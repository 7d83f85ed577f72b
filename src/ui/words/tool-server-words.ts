import { catalogue } from "./catalogue";
import { countOf, formatNumber } from "./format";

/** What is said of servers that offer tools (MCP), and of what is sent to them. */
export const enToolServers = {
  list: {
    title: "Tool servers (MCP)",
    why: "A server that speaks the Model Context Protocol offers tools to models. Each tool is off until you switch it on in a context; before anything is sent to a server, you see what and where to, unless you have approved the tool for good.",
    none: "No server yet.",
    tools: "Tools",
    toolsOf: (name: string) => `Tools of ${name}`,
    noTools: "It offers no tools, or was not asked yet. Test the connection to ask it.",
    where: "Switch them on in Options, Contexts: in the context that may use them, under Tools.",
    listed: (tools: number, ago: string) =>
      `${countOf(tools, "tool", "tools")} when it was asked ${ago}`,
    answered: (ms: number, tools: number) =>
      `Connected: ${countOf(tools, "tool", "tools")}, after ${formatNumber(ms)} ms.`,
    hideOrigin: "Hide Confidant's origin from this server: it refuses browsers (403)",
    removeMeans: (name: string) =>
      `This removes “${name}” with its key. Contexts can use its tools no more. You can undo this for 10 seconds.`,
  },

  form: {
    title: "Add a server",
    why: "Confidant asks the browser for permission to reach that address only.",
    addressHint: "Its endpoint, as https://mcp.example.com/mcp",
    key: "Token (optional)",
    keyHint: "Sent as “Authorization: Bearer”. Stored encrypted, used only for this address.",
  },

  signIn: {
    find: "Sign in …",
    means: (host: string) =>
      `This server has you sign in at ${host}. The browser asks you for leave, and opens a window there; Confidant sees nothing of what you type. What comes back is stored encrypted, and used for this server only.`,
    at: (host: string) => `Sign in at ${host}`,
    refused: "The browser was not allowed to. Nothing was sent. Try again, and allow it.",
    closed: "The window was closed before you had signed in. Nothing was stored. Try again.",
    otherAnswer: (host: string) =>
      `What came back is from somebody else than ${host}, or answers another sign-in. It was not used, and nothing was stored. Try again.`,
    declined: (host: string) =>
      `${host} refused this sign-in. Nothing was stored. Try again, or ask whoever runs it for a key.`,
  },

  tool: {
    from: (server: string, host: string) => `From ${server} (${host})`,
    fromNote:
      "The server's own words, which the model is told. Each call waits for you with what it sends, unless you have approved the tool for good.",
    changed: "The server has changed this tool since you allowed it. Read it again.",
    more: "The whole description",
    parameters: "What it is asked with",
    always: (name: string) => `${name} without approval`,
  },

  offers: {
    resource: (server: string, host: string) => `from ${server} (${host})`,
  },

  card: {
    sends: (host: string) => `This is sent to ${host}:`,
  },
};

/** The texts of servers that offer tools, apart from the others: few pages ever show them. */
export const toolServerWords: typeof enToolServers = catalogue("toolServers", enToolServers);
