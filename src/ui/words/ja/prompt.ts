import type { PromptMode } from "../../../domain/prompt-mode";
import type { enPrompt } from "../en-prompt";
import { formatNumber, formatPercent, formatTokens } from "../format";
import type { Texts } from "../texts";

/** What a message was taken for. */
export const promptModes: Record<PromptMode, string> = {
  general: "会話",
  creation: "何かを作る",
  search: "何かを調べる",
  modification: "何かを変える",
  analysis: "何かをよく考える",
};

/** What concerns the prompt and is always shown: the window's bar, and the way to the inspector. */
export const prompt = {
  tokens: formatTokens,
  percent: formatPercent,
  modes: promptModes,
  notSeenBecause: {
    truncate: "設定により、古いターンは省かれます",
    dropped: "要約が破棄されました",
    "summary-failed": "要約を作成できませんでした。もう一度試します",
    "no-summariser": "自動で要約してよいモデルがありません",
    "not-yet": "要約はまだ書かれていません",
  },
  sentPrompt: "モデルに渡された内容",

  windowBar: {
    hint: (keys) => `プロンプトインスペクターを開きます（${keys}）。`,
    none: "–",
    full: "満杯",
    fullWindow: "ウィンドウが満杯",
    share: (percent) => `ウィンドウ ${percent}`,
    unknown: "ウィンドウの使用量は、今のところわかりません。",
    tooSmall: "指示だけでモデルのウィンドウに収まりません。",
    assumed: "ウィンドウは仮の値です。",
    warnings: {
      window: "ほぼいっぱいです。",
      history: "会話に割り当てられた分がほぼいっぱいです。",
      overflow: "上限を超えています。",
      memory: "記憶の一部が収まりません。",
    },
    label: (share, tokens, window) =>
      `ウィンドウ ${formatPercent(share)}：モデルの ${formatNumber(window)} トークン中 ${formatNumber(tokens)}。`,
    guideText: (tokens) => `${formatTokens(tokens)} トークン`,
    guide: (tokens) => `${formatNumber(tokens)} トークン。内蔵ガイドにウィンドウはありません。`,
  },
} satisfies Texts<typeof enPrompt>;
