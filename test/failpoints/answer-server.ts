import { type OllamaServer, startOllamaServer } from "../fakes/ollama-server.mjs";

type Chat = Parameters<
  Extract<Parameters<OllamaServer["setScript"]>[0], (chat: never) => unknown>
>[0];

/** A model that takes images. */
export const SEEING = "llava:latest";

/** A model that calls tools. */
export const CALLING = "qwen3:latest";

const MODELS = [
  { name: "llama3.2:latest", window: 131_072 },
  { name: SEEING, window: 131_072, sees: true },
  { name: CALLING, window: 131_072, calls: true },
];

/** Longer than the chunk of a reply that is written to the disk at once. */
const WORDS = 900;

/** What comes after the pause. */
const LAST_CHARACTERS = 200;

/** Pauses long enough for a checkpoint to be under way when the next chunk comes. */
const PAUSE_MS = 5;

/** About what a real model counts for as many characters. */
const CHARACTERS_OF_A_TOKEN = 3;

/** The whole reply to a question; no two questions have the same. */
export function replyTo(question: string): string {
  return `Reply to ${question}:${Array.from({ length: WORDS }, (_, at) => ` w${at}`).join("")}.`;
}

/** What a model that calls tools is asked to write into a block, and then does before it replies. */
export function writingOf(label: string, text: string): string {
  return `Write into ${label}: ${text}`;
}

/** What a model is asked to call, and then does before it replies. */
export function callingOf(tool: string, given: Readonly<Record<string, unknown>>): string {
  return `Call ${tool} with ${JSON.stringify(given)}`;
}

/** The title of a conversation that began with this question. */
export function titleOf(question: string): string {
  return `About ${question}`;
}

/** What stands for these questions and their answers, and for what stood before them. */
export function summaryOf(questions: readonly string[], before: readonly string[] = []): string {
  return [...before, ...questions.map((question) => `There was ${question}.`)].join(" ");
}

/** What a question says of the person, in the form in which facts are asked for. */
function factsIn(content: string): string {
  const said = [...content.matchAll(/^- (I live in (\w+))$/gm)];
  const facts = said.map(([, words, city]) => `city: ${city} | "${words}"`);
  return facts.join("\n") || "none";
}

function isFacts(content: string): boolean {
  return content.startsWith("Below are messages that one person wrote");
}

/** Whether a request asks for a title, a summary or facts: it holds what was said. */
export function isBackground({ json }: Pick<Chat["request"], "json">): boolean {
  const { transcript, content } = readRequest(json);
  return transcript.length > 0 || isFacts(content);
}

export type AnswerServer = OllamaServer & {
  /** Whether what is asked from now on is answered to its end, in part and then not at all, or never. */
  readonly answer: (how: "whole" | "part" | "never") => void;
  /** Whether titles and summaries are given from now on, or refused. */
  readonly summarise: (how: "well" | "never") => void;
};

/** A server that answers each question with `replyTo`, and goes on where a reply was broken off. */
export async function startAnswerServer(): Promise<AnswerServer> {
  let answering = answerWhole;
  let summarising = summariseWell;
  const server = await startOllamaServer({
    models: MODELS,
    script: (chat) => (isBackground(chat.request) ? summarising(chat) : answering(chat)),
  });
  return {
    ...server,
    answer: (how) => {
      answering = ANSWERS[how];
    },
    summarise: (how) => {
      summarising = how === "well" ? summariseWell : refuse;
    },
  };
}

async function answerWhole(chat: Chat): Promise<void> {
  const call = callOf(chat.request.json);
  if (call !== null) {
    await chat.send(call);
    return end(chat, call);
  }
  const { first, last } = readAnswer(chat);
  await chat.send(chat.line({ text: first }));
  await chat.sleep(PAUSE_MS);
  if (last !== "") await chat.send(chat.line({ text: last }));
  end(chat, first + last);
}

async function answerPart(chat: Chat): Promise<void> {
  await chat.send(chat.line({ text: readAnswer(chat).first }));
  await chat.until(chat.released);
}

async function answerNever(chat: Chat): Promise<void> {
  await chat.until(chat.released);
}

const ANSWERS = { whole: answerWhole, part: answerPart, never: answerNever } as const;

async function summariseWell(chat: Chat): Promise<void> {
  const { content, before, transcript } = readRequest(chat.request.json);
  const isTitle = content.startsWith("Give this conversation a title");
  const summary = isFacts(content) ? factsIn(content) : summaryOf(transcript, before);
  const text = isTitle ? titleOf(transcript[0] ?? "") : summary;
  await chat.send(chat.line({ text }));
  end(chat, text);
}

async function refuse({ response }: Chat): Promise<void> {
  // With a 500 it would be asked again at once.
  response.writeHead(400, { "content-type": "application/json" });
  response.end(JSON.stringify({ error: "no" }));
}

/** The line with the call that is asked for and not answered yet; null where none is. */
function callOf({ messages, tools = [] }: ChatRequest): string | null {
  const last = messages.at(-1);
  if (tools.length === 0 || last?.role !== "user") return null;
  const [, label, text] = /^Write into ([^:]+): (.*)$/.exec(last.content) ?? [];
  const [, tool = "block_append", given] = /^Call (\w+) with (.*)$/.exec(last.content) ?? [];
  if (label === undefined && given === undefined) return null;
  const call = {
    function: { name: tool, arguments: given === undefined ? { label, text } : JSON.parse(given) },
  };
  const message = { role: "assistant", content: "", tool_calls: [call] };
  return `${JSON.stringify({ model: CALLING, message, done: false })}\n`;
}

function end(chat: Chat, text: string): void {
  const count = ({ length }: string) => Math.ceil(length / CHARACTERS_OF_A_TOKEN);
  const counts = { prompt_eval_count: count(chat.request.body), eval_count: count(text) };
  chat.response.end(chat.doneLine(counts));
}

function readAnswer(chat: Chat): { readonly first: string; readonly last: string } {
  const { content, begun } = readRequest(chat.request.json);
  // Files stand before the question.
  const whole = replyTo(content.split("\n\n").at(-1) ?? "");
  // Words that this server never said came from elsewhere: the answer then shows it too.
  const rest = whole.startsWith(begun) ? whole.slice(begun.length) : " [not my words]";
  const cut = Math.min(rest.length, whole.length - LAST_CHARACTERS);
  return { first: rest.slice(0, cut), last: rest.slice(cut) };
}

type ChatMessage = { readonly role: string; readonly content: string };

type ChatRequest = {
  readonly messages: readonly ChatMessage[];
  readonly tools?: readonly unknown[];
};

function readRequest({ messages }: ChatRequest) {
  const content = messages.findLast(({ role }) => role === "user")?.content ?? "";
  const last = messages.at(-1);
  return {
    content,
    begun: last?.role === "assistant" ? last.content : "",
    /** The summary that a new one is to fold. */
    before: [...content.matchAll(/^Summary so far:\n(.*)$/gm)].map(([, text = ""]) => text),
    /** The questions of the transcript that is to be summarised. */
    transcript: [...content.matchAll(/^User: (.*)$/gm)].map(([, text = ""]) => text),
  };
}
