import type { enPresets } from "../preset-words";
import type { Texts } from "../texts";

/** What the built-in presets, and the first blocks, are called and are for. */
export const presets = {
  builtIn: {
    "preset-calm-counselor": {
      name: "穏やかな相談相手",
      description: "感情的な場面でも落ち着きと客観性を保ちます",
    },
    "preset-rational-advisor": {
      name: "合理的な助言者",
      description: "論理と事実に基づく助言",
    },
    "preset-supportive-guide": {
      name: "支えになる案内役",
      description: "共感と建設的な方向づけのバランス",
    },
    "preset-professional-assistant": {
      name: "仕事のアシスタント",
      description: "職業的な落ち着きと実務的な手際のよさ",
    },
    "preset-decision-making-supporter": {
      name: "意思決定の支援役",
      description: "複雑な選択を順序立てて支えます",
    },
    "preset-search-key-advisor": {
      name: "検索の助言者",
      description: "調べものに最適な検索の進め方とキーワード",
    },
  },
  starters: {
    persona: "ここのアシスタント：その話し方と、約束したこと。",
    human: "話し相手の人：自分について知っておいてほしいこと。",
    scratchpad: "二人がいま取り組んでいること。",
  },
  starterNames: { persona: "役割", human: "あなた", scratchpad: "メモ書き" },
} satisfies Texts<typeof enPresets>;
