import * as z from "zod/mini";
import { AppError } from "../../domain/app-error";
import { GUIDE_MODEL } from "../../domain/model";
import { once } from "../../domain/once";
import type { ModelEvent, ModelRequest, Provider } from "../../domain/provider";
import { quotedSchema } from "../../domain/quote";
import { SAID_HERE, type Source } from "../../domain/source";
import { createFindTopic } from "./find-topic";
import { type GuideTexts, type GuideTopic, guideTextsSchema } from "./guide-texts";
import { ENGLISH, languagesOf } from "./languages-of";
import { type GuideQuote, writeAnswer } from "./write-answer";

/** The body of a request to the guide, as JSON; it needs nothing else of the prompt. Made at the first one. */
const requestSchema = once(() =>
  z.object({
    question: z.string(),
    begun: z.string(),
    /** What was said or kept before that belongs to the question; left out where there is nothing. */
    quotes: z.optional(
      z.array(
        z.extend(quotedSchema, {
          title: z.optional(z.string()),
          /** As it is told: when, where, by whom, and the words. */
          line: z.string(),
        }),
      ),
    ),
  }),
);

type Deps = {
  readonly readTexts: ReadTexts;
  /** The browser's language, as `de`: that of a question that tells none. */
  readonly language?: string;
  /** This extension's origin, which Ollama has to allow. */
  readonly origin?: string;
  /** Milliseconds between two chunks of an answer. */
  readonly chunkMs?: number;
};

const UNKNOWN_ORIGIN = "chrome-extension://<this extension's id>";

/** The embedded default: answers from packaged help texts, without a model and without a network. */
export function createGuideProvider({
  readTexts,
  language = ENGLISH,
  origin = UNKNOWN_ORIGIN,
  chunkMs = 10,
}: Deps): Provider {
  // Made at the first question: a waking worker has none.
  const reader = once(() => createGuideReader(readTexts));
  return {
    id: "guide",
    stream: (request, signal) =>
      streamAnswer({ request, signal, read: reader(), language, origin, chunkMs }),
    listModels: async () => [GUIDE_MODEL],
    describeModel: async (model) => model,
  };
}

type Answering = Required<Omit<Deps, "readTexts">> & {
  readonly read: (language: string) => Promise<Guide>;
  readonly request: ModelRequest;
  readonly signal: AbortSignal;
};

async function* streamAnswer(call: Answering): AsyncGenerator<ModelEvent, void> {
  const { request, signal, origin, chunkMs } = call;
  signal.throwIfAborted();
  const { question, begun, quotes = [] } = parseRequest(request.body);
  const { guide, topic } = await findGuide(question, call);
  signal.throwIfAborted();
  const answer = writeAnswer(guide.texts, { topic, quotes, origin });
  // A begun answer is gone on with; the same question has the same answer.
  const rest = answer.startsWith(begun) ? answer.slice(begun.length) : "";
  for (const text of toChunks(rest)) {
    yield { type: "text-delta", text };
    await pause(chunkMs, signal);
  }
  for (const quote of quotes) yield { type: "source", source: toSource(quote) };
  yield { type: "finish", reason: "stop", usage: null };
}

/** The guide in the question's language: of several the first that knows a topic of it. */
async function findGuide(question: string, { read, language }: Answering) {
  let first: { readonly guide: Guide; readonly topic: GuideTopic | null } | null = null;
  for (const one of languagesOf(question, language)) {
    const guide = await read(one);
    const found = { guide, topic: guide.findTopic(question) };
    if (found.topic !== null) return found;
    first ??= found;
  }
  return first ?? { guide: await read(ENGLISH), topic: null };
}

/** Where it was said, for a page to open: what no text of a reply can name. */
function toSource({ kind, conversationId, messageId, title = "", line }: GuideQuote): Source {
  const path = kind === undefined ? `${conversationId ?? ""}/${messageId}` : `memory/${kind}`;
  const name = title === "" ? line : title;
  return { url: `${SAID_HERE}${path}`, title: [...name].slice(0, MOST_TITLE).join("") };
}

const MOST_TITLE = 80;

function parseRequest(body: string): z.infer<ReturnType<typeof requestSchema>> {
  try {
    return requestSchema().parse(JSON.parse(body));
  } catch (cause) {
    throw new AppError("provider-malformed", { cause });
  }
}

/** Two words at a time, white space kept: joined again they are the text. */
function toChunks(text: string): readonly string[] {
  return text.match(/\s*(?:\S+\s*){1,2}/g) ?? [];
}

/** Resolves after the milliseconds, or fails at once with the signal's reason. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener("abort", stop);
      resolve();
    }, ms);
    signal.addEventListener("abort", stop, { once: true });
  });
}

/** The guide in one language. */
type Guide = {
  readonly texts: GuideTexts;
  readonly findTopic: (question: string) => GuideTopic | null;
};

/** Gives the packaged file of a language, parsed; fails where there is none. */
type ReadTexts = (language: string) => Promise<unknown>;

/** What reads each language once, English where its file does not open; fails where that does not. */
function createGuideReader(readTexts: ReadTexts): (language: string) => Promise<Guide> {
  const known = new Map<string, Guide>();
  const read = async (language: string): Promise<Guide> => {
    const before = known.get(language);
    if (before !== undefined) return before;
    try {
      const texts = guideTextsSchema.parse(await readTexts(language));
      const guide = { texts, findTopic: createFindTopic(texts, language) };
      known.set(language, guide);
      return guide;
    } catch (cause) {
      if (language === ENGLISH) throw new AppError("provider-malformed", { cause });
      return read(ENGLISH);
    }
  };
  return read;
}
