/** Names that stand in every language as they are. */
export const NAMES =
  /\b(?:Confidant|Ollama|ChatGPT|Claude|Open WebUI|Page Assist|LibreChat|LM Studio|SillyTavern|Elara|OpenAI|Anthropic|Gemini|JSON|Markdown|GGUF|SHA-256|PRF|CORS|API|PDF|MCP|Model Context Protocol|Chat Completions|Node|Esc|Enter|AGE-SECRET-KEY-1|MiB)\b/g;

/** What a person types, opens or runs: commands, addresses, files, filters, tools by their names. */
export const TYPED = new RegExp(
  [
    /https?:\/\/\S*[\w/]/,
    /\bnode bridge\/confidant-mcp\.mjs install\b/,
    /(?<![\w./])\/(?:\w+)\b(?!\/)/,
    /\b(?:from:(?:me|assistant)|kind:note)\b/,
    /\{\{(?:page|selection)\}\}/,
    /\b(?:message(?=, title)|title(?=, block)|block(?=, fact, summary)|fact(?=, summary))\b/,
    /(?<=fact, )summary\b/,
    /(?<=fact, summary, )reference\b/,
    /\b(?:from|in|kind|tag|before|after):(?=\S)/,
    /\b[\w-]+(?:\.[\w-]+)*\.(?:com|org|json|age|gguf|mjs)\b/,
    /\([a-z]+(?:_[a-z]+)*_[a-z]+\)/,
    /\b(?:nomic-embed-text|llama3\.2|qwen3:4b|confidant-mcp|ollama signin)\b/,
  ]
    .map(({ source }) => source)
    .join("|"),
  "g",
);

/** Texts that a language shares with English to the letter, for its word is the same. */
export const SAME: Readonly<Record<string, readonly string[]>> = {
  de: [
    ...[
      "Block:",
      "Code",
      "Format",
      "Name",
      "Passkey",
      "Passphrase",
      "Prompt",
      "Status",
      "System",
      "Text",
    ],
    "Version 7",
  ],
  // Words that English has from French, or both from Latin.
  fr: [
    ...["Conversation", "Conversations", "conversation", "Format", "Licence", "Messages", "Notes"],
    ...["Options", "Options, ", "Page", "Prompt", "Responses", "Type", "Version 7"],
    ...["7 messages", "7 messages.", "7 images.", "7 notes"],
    ...["7 conversations, 7 messages", "7 · 7 conversations · 7 messages"],
  ],
  // The name of an interface.
  ar: ["Responses"],
  ja: ["Responses"],
  ko: ["Responses"],
  // Besides that, words that Brazilian software has from English.
  pt: [
    ...["Backup", "Backup: 7 (7)", "Layout", "Prompt", "Responses", "Tokens"],
    ...["7 tokens", "7: 7 tokens"],
  ],
  es: [...["Prompt", "Responses", "Tokens"], ...["7 tokens", "7: 7 tokens"]],
  zh: ["Responses"],
};
