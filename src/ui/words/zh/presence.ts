import type { enPresence } from "../presence-words";
import type { Texts } from "../texts";

/** What is said where an unlock method is asked for once more. */
export const presence = {
  title: "确认身份",
  why: "此操作会更改 Confidant 的解锁方式、让它更久保持解锁，或导出密钥。确认后两分钟内不会再次询问。",
  confirm: "确认",
  checking: "正在检查…",
  cancel: "取消",
} satisfies Texts<typeof enPresence>;
