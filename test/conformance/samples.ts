import type { Part } from "./dialect";

export const THINKING: Part = { type: "thinking", chunks: ["Let me ", "see: 你好?"] };

/** Characters of one to four bytes, an escape, and text that looks like the framing. */
export const TEXT: Part = {
  type: "text",
  chunks: ["Grüße, ", "你好 👋🏽", '\n\ndata: [DONE]\r\n"q"\\', " and good bye."],
};

export const ADD: Part = {
  type: "call",
  id: "call_1",
  name: "add",
  chunks: ['{"a"', ': 2, "b', '": 3}'],
};

export const MULTIPLY: Part = {
  type: "call",
  id: "call_2",
  name: "multiply",
  chunks: ['{"b": 3', ', "ü": "✓"}'],
};

/** Everything at once: thinking, text and two calls. */
export const ALL: readonly Part[] = [THINKING, TEXT, ADD, MULTIPLY];
