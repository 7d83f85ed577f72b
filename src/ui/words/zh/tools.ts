import { formatDuration, formatMilliseconds, formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enTools } from "../tool-words";
import { toolLabel } from "./tool-labels";

/** What is said of the tools that a reply has used. */
export const tools = {
  used: (names) =>
    `${formatNumber(names.length)} 次工具调用：${[...new Set(names.map(toolLabel))].join("、")}`,
  requested: (names) => `请求了工具：${names.join("、")}；没有提供工具，因此未执行任何操作`,
  notTaken: "此模型不接受工具，因此提问时没有带上这里开启的工具。其他模型可能可以使用它们。",
  unnamed: "无名称",
  arguments: "请求内容",
  result: "回答",
  failed: "拒绝",
  waiting: "没有回答",
  asks: (label, target) =>
    target === "" ? `等待你处理：${label}` : `等待你处理：${label}（${target}）`,
  exact: "确切的调用",
  called: "工具",
  tainted: "模型读取了导入的文字、网页或工具的输出，可能是这些内容要求它这样做。",
  before: "现在",
  after: "之后",
  nothing: "无",
  approve: "批准",
  decline: "拒绝",
  edit: "编辑",
  editLabel: (label) => `“${label}”的请求内容`,
  always: "在此始终批准",
  size: (characters) => `${formatNumber(characters)} 个字符`,
  took: (ms) => (ms < 1_000 ? formatMilliseconds(ms) : formatDuration(ms)),
  cut: (characters) => `…还有 ${formatNumber(characters)} 个字符`,
} satisfies Texts<typeof enTools>;
