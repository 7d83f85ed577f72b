import type { enPresets } from "../preset-words";
import type { Texts } from "../texts";

/** What the built-in presets, and the first blocks, are called and are for. */
export const presets = {
  builtIn: {
    "preset-calm-counselor": {
      name: "冷静的倾听者",
      description: "在情绪激动时保持冷静和客观",
    },
    "preset-rational-advisor": {
      name: "理性顾问",
      description: "以逻辑和事实为依据的建议",
    },
    "preset-supportive-guide": {
      name: "支持型引路人",
      description: "兼顾共情与建设性的方向",
    },
    "preset-professional-assistant": {
      name: "专业助手",
      description: "专业沉稳，务实高效",
    },
    "preset-decision-making-supporter": {
      name: "决策支持者",
      description: "为复杂的选择提供有条理的决策过程",
    },
    "preset-search-key-advisor": {
      name: "搜索顾问",
      description: "为资料查询提供最佳搜索策略和关键词",
    },
  },
  starters: {
    persona: "这里的助手：它的风格，以及它承诺过的事。",
    human: "与它对话的人：希望它了解的关于自己的事。",
    scratchpad: "双方目前正在做的事。",
  },
  starterNames: { persona: "角色", human: "你", scratchpad: "草稿" },
} satisfies Texts<typeof enPresets>;
