import { countTokens as countCl100k } from "gpt-tokenizer/encoding/cl100k_base";
import { countTokens as countO200k } from "gpt-tokenizer/encoding/o200k_base";
import { countTokens as countR50k } from "gpt-tokenizer/encoding/r50k_base";
import llama3 from "llama3-tokenizer-js";
import type { TokenCounter } from "../../../src/domain/tokens";

export type TokenizerName = "o200k" | "cl100k" | "r50k" | "llama3";

/** Exact counts of real tokenizers, template tokens not included. */
export const REAL_TOKENIZERS: Readonly<Record<TokenizerName, TokenCounter>> = {
  o200k: (text) => countO200k(text),
  cl100k: (text) => countCl100k(text),
  r50k: (text) => countR50k(text),
  llama3: (text) => llama3.encode(text, { bos: false, eos: false }).length,
};
