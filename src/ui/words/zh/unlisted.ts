import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enUnlisted } from "../unlisted-words";

const join = (names: readonly string[], more: number): string => {
  const known = names.join("、");
  return more > 0 ? `${known}，以及另外 ${formatNumber(more)} 个` : known;
};

/** Why models or tools are not offered, and what can be done about it. */
export const unlisted = {
  why: {
    "no-chat": (names, more) => `未列出，因为不能聊天：${join(names, more)}。`,
    elsewhere: (names, more) =>
      `未列出，因为 Ollama 会将请求转发到另一台主机：${join(names, more)}。`,
    held: (names, more) => `未列出，因为来自备份：${join(names, more)}。`,
    name: (names, more) => `已省略，因为名称无法告知模型或已被占用：${join(names, more)}。`,
    "too-long": (names, more) => `已省略，因为说明太长或嵌套太深：${join(names, more)}。`,
    "too-many": (names, more) => `已省略，因为数量太多：${join(names, more)}。`,
  },
  allowHeld: "请在“选项 > 模型”中允许其连接。",
} satisfies Texts<typeof enUnlisted>;
