import { formatDuration, formatMilliseconds, formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enTools } from "../tool-words";
import { toolLabel } from "./tool-labels";

/** What is said of the tools that a reply has used. */
export const tools = {
  used: (names) =>
    `ツール呼び出し ${formatNumber(names.length)} 回：${[...new Set(names.map(toolLabel))].join("、")}`,
  requested: (names) =>
    `ツールを求めました：${names.join("、")}。提供されていないため、何も行われていません`,
  notTaken:
    "このモデルはツールに対応していないため、ここでオンになっているツールなしで尋ねました。別のモデルなら使えることがあります。",
  unnamed: "名前なし",
  arguments: "要求の内容",
  result: "応答",
  failed: "拒否",
  waiting: "応答なし",
  asks: (label, target) =>
    target === "" ? `あなたの判断待ち：${label}` : `あなたの判断待ち：${label}（${target}）`,
  exact: "実際の呼び出し",
  called: "ツール",
  tainted:
    "モデルは、インポートされたテキスト、ウェブページ、またはツールの出力を読んでおり、それがこれを求めた可能性があります。",
  before: "現在",
  after: "変更後",
  nothing: "なし",
  approve: "承認",
  decline: "却下",
  edit: "編集",
  editLabel: (label) => `「${label}」の要求の内容`,
  always: "ここでは常に承認",
  size: (characters) => `${formatNumber(characters)} 文字`,
  took: (ms) => (ms < 1_000 ? formatMilliseconds(ms) : formatDuration(ms)),
  cut: (characters) => `…ほかに ${formatNumber(characters)} 文字`,
} satisfies Texts<typeof enTools>;
