import { formatNumber } from "../format";
import type { enHeld } from "../held-words";
import type { Texts } from "../texts";

/** What is said of what came with a backup and does nothing until it is taken over. */
export const held = {
  title: "恢复后关闭的设置",
  why: "备份中的这些设置会向外发送更多数据，或让 Confidant 更长时间保持解锁。在你开启之前，它们保持关闭。",
  each: {
    "auto-lock": (minutes) =>
      minutes === null ? "从不自动锁定" : `仅在 ${formatNumber(minutes)} 分钟未使用后自动锁定`,
    "ollama-url": (url) => `使用 ${url} 的 Ollama`,
    "ollama-origin": "对本机的 Ollama 隐藏来源",
    "background-remote": "由本机以外的模型生成标题、摘要和事实，可能产生费用",
    connection: (name) => `连接 ${name}`,
    keyed: (name) => `连接 ${name}，带有备份中的密钥`,
    origin: (name) => `对 ${name} 隐藏来源`,
  },
  take: "开启",
  takeAll: "全部开启",
  leave: "保持关闭",
  stay: "只要还在等待，“选项 > 备份”就会列出它们；连接位于“选项 > 模型”和“选项 > 工具”。",
  refused: (host) => `浏览器未获准连接 ${host}，因此未作任何更改。再按一次按钮会重新询问。`,
  connection: "此连接来自备份。在你允许之前，不会向它发送任何内容。",
  allow: "允许此连接",
} satisfies Texts<typeof enHeld>;
