import type { PromptMode } from "../../../domain/prompt-mode";
import type { enPrompt } from "../en-prompt";
import { formatNumber, formatPercent, formatTokens } from "../format";
import type { Texts } from "../texts";

/** What a message was taken for. */
export const promptModes: Record<PromptMode, string> = {
  general: "对话",
  creation: "创作内容",
  search: "查找内容",
  modification: "修改内容",
  analysis: "深入思考",
};

/** What concerns the prompt and is always shown: the window's bar, and the way to the inspector. */
export const prompt = {
  tokens: formatTokens,
  percent: formatPercent,
  modes: promptModes,
  notSeenBecause: {
    truncate: "按设置，较早的轮次被省略",
    dropped: "其摘要已被丢弃",
    "summary-failed": "未能生成摘要；会再试",
    "no-summariser": "没有模型可以自动为其生成摘要",
    "not-yet": "其摘要尚未写成",
  },
  sentPrompt: "模型看到的内容",

  windowBar: {
    hint: (keys) => `打开提示词检查器（${keys}）。`,
    none: "–",
    full: "已满",
    fullWindow: "窗口已满",
    share: (percent) => `窗口 ${percent}`,
    unknown: "目前不知道窗口用了多少。",
    tooSmall: "仅指令就超出了模型的窗口。",
    assumed: "窗口为假定值。",
    warnings: {
      window: "快满了。",
      history: "对话几乎占满了它的份额。",
      overflow: "超出了它能容纳的内容。",
      memory: "记住的内容并非都放得下。",
    },
    label: (share, tokens, window) =>
      `窗口 ${formatPercent(share)}：模型的 ${formatNumber(window)} Token 中的 ${formatNumber(tokens)}。`,
    guideText: (tokens) => `${formatTokens(tokens)} Token`,
    guide: (tokens) => `${formatNumber(tokens)} Token；内置指南没有窗口。`,
  },
} satisfies Texts<typeof enPrompt>;
