import { catalogue } from "./catalogue";

/** What the built-in presets, and the first blocks, are called and are for; what models are told stays English. */
export const enPresets = {
  builtIn: {
    "preset-calm-counselor": {
      name: "Calm Counselor",
      description: "Maintains calm and objectivity during emotional situations",
    },
    "preset-rational-advisor": {
      name: "Rational Advisor",
      description: "Logic and fact-based guidance",
    },
    "preset-supportive-guide": {
      name: "Supportive Guide",
      description: "Balanced empathy with constructive direction",
    },
    "preset-professional-assistant": {
      name: "Professional Assistant",
      description: "Professional composure and practical efficiency",
    },
    "preset-decision-making-supporter": {
      name: "Decision Making Supporter",
      description: "Structured decision-making process support for complex choices",
    },
    "preset-search-key-advisor": {
      name: "Search Key Advisor",
      description: "Optimal search strategy and keyword optimization for information research",
    },
  },
  /** What the blocks that every context begins with are for, by their labels. */
  starters: {
    persona: "The assistant here: its manner, and what it has promised.",
    human: "The person it talks with: what they want it to know about them.",
    scratchpad: "What the two are working on at present.",
  },
  /** What the same blocks are called on pages; models are told their labels. */
  starterNames: { persona: "Persona", human: "You", scratchpad: "Scratchpad" },
};

/** The texts of built-in presets, apart from the others: most of a panel is drawn without them. */
export const presetWords: typeof enPresets = catalogue("presets", enPresets);
