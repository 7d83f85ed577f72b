import { AT, type ChatGptNode, makeChatGpt } from "../../builders/make-export";
import { makeWords } from "../extension/make-words";

/** As long as people's and assistants' texts are: a line or two, and some paragraphs. */
const QUESTION_WORDS = 35;
const ANSWER_WORDS = 250;
const TURNS = 12;

/**
 * The text of a ChatGPT export of about so many bytes, in chunks; `name` keeps its conversations
 * apart from those of another. Each conversation has its hidden beginning, and each reply the
 * metadata that replies have there.
 */
export function makeImportFile(bytes: number, name: string): string[] {
  const chunks: string[] = [];
  let made = 0;
  for (let at = 0; made < bytes; at += 1) {
    const text = JSON.stringify(makeConversation(`${name}-${at}`, at));
    chunks.push(`${at === 0 ? "[" : ","}${text}`);
    made += text.length;
  }
  return [...chunks, "]"];
}

function makeConversation(id: string, seed: number) {
  const nodes: ChatGptNode[] = [
    { id: `${id}-root`, parent: null },
    {
      id: `${id}-system`,
      parent: `${id}-root`,
      role: "system",
      text: "",
      metadata: { is_visually_hidden_from_conversation: true },
    },
  ];
  for (let turn = 0; turn < TURNS; turn += 1) {
    const parent = nodes.at(-1)?.id ?? null;
    const at = AT + turn * 60;
    const question = `${id}-q${turn}`;
    const text = makeWords(QUESTION_WORDS, seed + turn);
    nodes.push({ id: question, parent, role: "user", text, at, metadata: userMetadata(id) });
    nodes.push({
      id: `${id}-a${turn}`,
      parent: question,
      role: "assistant",
      text: makeWords(ANSWER_WORDS, seed * TURNS + turn),
      at: at + 20,
      metadata: replyMetadata(id, question),
    });
  }
  return makeChatGpt({ id, title: makeWords(5, seed), at: AT - seed * 1_000, nodes });
}

function userMetadata(id: string) {
  return {
    request_id: `${id}-request`,
    serialization_metadata: { custom_symbol_offsets: [] },
    message_source: null,
    timestamp_: "absolute",
    message_type: null,
  };
}

function replyMetadata(id: string, parent: string) {
  return {
    finish_details: { type: "stop", stop_tokens: [200_002] },
    is_complete: true,
    citations: [],
    content_references: [],
    message_type: null,
    model_slug: "gpt-4o",
    default_model_slug: "gpt-4o",
    parent_id: parent,
    request_id: `${id}-request`,
    timestamp_: "absolute",
    model_adjustments: [],
  };
}
