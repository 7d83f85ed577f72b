import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";

type Chat = Parameters<
  Extract<Parameters<OllamaServer["setScript"]>[0], (chat: never) => unknown>
>[0];

/** Longer than the piece of a reply that is written to the disk at once. */
const WORDS = 900;

/** What comes after the pause. */
const LAST_CHARACTERS = 200;

/** Pauses long enough for a checkpoint to be under way when the next piece comes. */
const PAUSE_MS = 5;

/** The whole reply to a question; no two questions have the same. */
export function replyTo(question: string): string {
  return `Reply to ${question}:${Array.from({ length: WORDS }, (_, at) => ` w${at}`).join("")}.`;
}

export type AnswerServer = OllamaServer & {
  /** Whether what is asked from now on is answered to its end, or in part and then not at all. */
  readonly answer: (how: "whole" | "part") => void;
};

/** A server that answers each question with `replyTo`, and goes on where a reply was broken off. */
export async function startAnswerServer(): Promise<AnswerServer> {
  const server = await startOllamaServer({ script: answerWhole });
  return {
    ...server,
    answer: (how) => server.setScript(how === "whole" ? answerWhole : answerPart),
  };
}

async function answerWhole(chat: Chat): Promise<void> {
  const { first, last } = readAnswer(chat);
  await chat.send(chat.line({ text: first }));
  await chat.sleep(PAUSE_MS);
  if (last !== "") await chat.send(chat.line({ text: last }));
  chat.response.end(chat.doneLine());
}

async function answerPart(chat: Chat): Promise<void> {
  await chat.send(chat.line({ text: readAnswer(chat).first }));
  await chat.until(chat.released);
}

function readAnswer(chat: Chat): { readonly first: string; readonly last: string } {
  const { question, begun } = readRequest(chat.request.json);
  const whole = replyTo(question);
  // Words that this server never said came from elsewhere: the answer then shows it too.
  const rest = whole.startsWith(begun) ? whole.slice(begun.length) : " [not my words]";
  const cut = Math.min(rest.length, whole.length - LAST_CHARACTERS);
  return { first: rest.slice(0, cut), last: rest.slice(cut) };
}

type ChatMessage = { readonly role: string; readonly content: string };

function readRequest({ messages }: { readonly messages: readonly ChatMessage[] }) {
  const question = messages.findLast(({ role }) => role === "user")?.content ?? "";
  const last = messages.at(-1);
  return { question, begun: last?.role === "assistant" ? last.content : "" };
}
