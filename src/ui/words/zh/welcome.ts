import type { Texts } from "../texts";
import type { enWelcome } from "../welcome-words";

/** What the welcome page says. */
export const welcome = {
  title: "Confidant",
  what: "侧边栏里一位安静、私密的对话伙伴：你写的内容在此浏览器中加密，由你选择的模型回答。",
  open: "打开 Confidant",
  opened: "Confidant 已在侧边栏中打开。",
  pin: "为方便使用，请点击地址栏旁的拼图图标并固定 Confidant。它的按钮可切换情境并打开侧边栏。",
} satisfies Texts<typeof enWelcome>;
