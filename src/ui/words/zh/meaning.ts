import { formatNumber } from "../format";
import type { enMeaning } from "../meaning-words";
import type { Texts } from "../texts";

/** What the options say of searching by meaning. */
export const meaning = {
  title: "按含义搜索",
  why: "搜索还能找到意思相同但用词不同的内容。为此，模型会在后台读取每条文本一次，并读取每次搜索。",
  label: "读取文本的是",
  packaged: "此浏览器中的英语模型",
  none: "无：只按词语搜索",
  ollama: "本机 Ollama 的模型",
  file: (name) => `此浏览器中的模型文件 ${name}`,
  of: (connection) => `${connection} 的模型`,
  model: "嵌入模型的名称",
  example: "例如 nomic-embed-text、text-embedding-3-small 或 gemini-embedding-001",
  leaves: (host) =>
    `保存在这里的文本都会发往 ${host}：消息及其文件中的文本、记忆块、事实、笔记、摘要，以及参考及其地址。每次搜索也会。编辑过的会再次发送，更改保险库密钥后全部会再次发送。这可能产生费用。`,
  stays: "文本留在本机。",
  use: "使用此模型",
  trying: "正在尝试…",
  now: (name, destination) => `${name}，${destination}`,
  progress: (embedded, of) => `${formatNumber(of)} 条文本中已读取 ${formatNumber(embedded)} 条。`,
} satisfies Texts<typeof enMeaning>;
