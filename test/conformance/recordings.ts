import { ANTHROPIC } from "./anthropic-dialect";
import type { Dialect } from "./dialect";
import { GEMINI } from "./gemini-dialect";
import { OLLAMA } from "./ollama-dialect";
import { OPENAI } from "./openai-dialect";
import { RESPONSES } from "./responses-dialect";

export type ExpectedText = string | readonly [start: string, length: number];

/** What an answer that others recorded is to be read as. */
export type Recording = {
  readonly dialect: Dialect;
  /** Below test/recordings. */
  readonly file: string;
  /** The whole of it, or its beginning and its length in characters. */
  readonly thinking?: ExpectedText;
  readonly text?: ExpectedText;
  /** Name and arguments of each call. */
  readonly calls?: readonly (readonly [name: string, args: unknown])[];
  /** The reason it ended for, and tokens of prompt and reply; of a failure its code alone. */
  readonly finish?: readonly [reason: string, prompt: number | null, reply: number | null];
  readonly code?: string;
};

const SUM = { a: 2, b: 3 };

const FLORENCE = { location: "Florence, Italy" };

const openai: readonly Omit<Recording, "dialect">[] = [
  {
    file: "openai/text.sse",
    text: 'Hi! In Portuguese, you say "Olá!"',
    finish: ["stop", 20, 10],
  },
  {
    file: "openai/parallel-tool-calls.sse",
    calls: [
      ["add", SUM],
      ["multiply", SUM],
    ],
    finish: ["tool-calls", 106, 50],
  },
  {
    file: "openai/llama-cpp-reasoning-tool-call.sse",
    thinking: "We need to call the weather function.",
    calls: [["weather", FLORENCE]],
    finish: ["tool-calls", 139, 34],
  },
  { file: "openai/openrouter-text.sse", text: "Olá!", finish: ["stop", 16, 7] },
  {
    // It ends with `length` twice, and then with an error that stands beside another delta: what is
    // told last counts, and an answer that its server calls failed is not complete.
    file: "openai/openrouter-comments-error.sse",
    thinking: "We need to respond to a greeting. The user",
    code: "provider-failed",
  },
  {
    file: "openai/perplexity-citations.sse",
    text: "The current population of **[2][3]",
    finish: ["stop", 10, 336],
  },
  {
    file: "openai/deepseek-reasoning-length.sse",
    thinking: "We need",
    finish: ["length", 87, 2],
  },
];

const responses: readonly Omit<Recording, "dialect">[] = [
  {
    file: "openai/responses-text.sse",
    text: 'Hi in Portuguese is "Oi!"',
    finish: ["stop", 20, 8],
  },
  {
    file: "openai/responses-parallel-tool-calls.sse",
    calls: [
      ["add", SUM],
      ["multiply", SUM],
    ],
    finish: ["tool-calls", 104, 51],
  },
  {
    file: "openai/responses-thinking-tool-call.sse",
    thinking: ["**Getting weather info**\n\nI need to respond to the user's qu", 424],
    calls: [["weather", FLORENCE]],
    finish: ["tool-calls", 63, 121],
  },
  { file: "openai/responses-error.sse", code: "provider-no-credit" },
];

const anthropic: readonly Omit<Recording, "dialect">[] = [
  {
    file: "anthropic/text.sse",
    text: "The results are:\n- 2 + 3 = 5\n- 2 × 3 = 6",
    finish: ["stop", 700, 31],
  },
  {
    file: "anthropic/parallel-tool-use.sse",
    text: "I'll add and multiply the numbers 2 and 3 for you.",
    calls: [
      ["add", SUM],
      ["multiply", SUM],
    ],
    finish: ["tool-calls", 502, 137],
  },
  {
    file: "anthropic/thinking-signature.sse",
    thinking: ["I'm working through the Euclidean algorithm to find the GCD", 190],
    text: ["# Finding GCD(1071, 462) Using the Euclidean Algorithm\n\n## Step 1:", 539],
    finish: ["stop", 47, 373],
  },
  { file: "anthropic/refusal.sse", finish: ["refusal", 18, 5] },
];

const gemini: readonly Omit<Recording, "dialect">[] = [
  {
    file: "gemini/text.sse",
    text: "The sum of 2 and 3 is 5 and the product of 2 and 3 is 6.",
    finish: ["stop", 181, 22],
  },
  {
    file: "gemini/parallel-function-calls.sse",
    calls: [
      ["add", SUM],
      ["multiply", SUM],
    ],
    finish: ["tool-calls", 121, 36 + 39],
  },
  {
    file: "gemini/thoughts-function-call.sse",
    thinking: ["**Investigating Weather Inquiries**\n\nI've determined", 692],
    calls: [["weather", FLORENCE]],
    finish: ["tool-calls", 54, 13 + 83],
  },
  { file: "gemini/prompt-blocked.sse", finish: ["refusal", 9, null] },
];

const ollama: readonly Omit<Recording, "dialect">[] = [
  {
    file: "ollama/text.ndjson",
    text: "Okay, here we go!\n\n1, 2, 3, 4, 5\n",
    finish: ["stop", 16, 22],
  },
  {
    file: "ollama/thinking-text.ndjson",
    thinking: ['User asks: "Count', 120],
    text: "1  \n2  \n3  \n4  \n5",
    finish: ["stop", 74, 57],
  },
  {
    file: "ollama/thinking-tool-call.ndjson",
    thinking: "User asks about weather in San Francisco. Use function getWeather.",
    calls: [["getWeather", { location: "San Francisco, CA" }]],
    finish: ["tool-calls", 145, 44],
  },
];

/** All of test/recordings; where they come from is told there. */
export const RECORDINGS: readonly Recording[] = [
  ...ollama.map((recording) => ({ dialect: OLLAMA, ...recording })),
  ...openai.map((recording) => ({ dialect: OPENAI, ...recording })),
  ...responses.map((recording) => ({ dialect: RESPONSES, ...recording })),
  ...anthropic.map((recording) => ({ dialect: ANTHROPIC, ...recording })),
  ...gemini.map((recording) => ({ dialect: GEMINI, ...recording })),
];
