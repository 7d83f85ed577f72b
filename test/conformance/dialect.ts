import type { FinishReason, Usage } from "../../src/domain/message";
import type { Provider, ProviderFetch } from "../../src/domain/provider";

/** What a model says, in the chunks in which it is to arrive. */
export type Part =
  | { readonly type: "thinking"; readonly chunks: readonly string[] }
  | { readonly type: "text"; readonly chunks: readonly string[] }
  | {
      readonly type: "call";
      readonly id: string;
      readonly name: string;
      /** Of the arguments, JSON text when put together. */
      readonly chunks: readonly string[];
    };

/** One SSE event (by its name, where it has one), or one line of NDJSON. */
export type Payload = { readonly name?: string; readonly data: string };

export type AdapterDeps = {
  readonly fetch: ProviderFetch;
  readonly timeouts?: {
    readonly firstEventMs?: number;
    readonly idleMs?: number;
    readonly queryMs?: number;
  };
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
};

export type RemoteId = "ollama" | "openai" | "anthropic" | "gemini";

/** A failure that a provider describes in its own words, and what is to become of it. */
export type DescribedError = {
  readonly status: number;
  readonly body: string;
  readonly code: string;
};

/** How one provider's answers look on the wire. */
export type Dialect = {
  readonly id: RemoteId;
  /** What tests call it: a provider may speak two. */
  readonly name: string;
  readonly format: "sse" | "ndjson";
  readonly contentType: string;
  /** Where answers are asked for, after the server's origin. */
  readonly path: string;
  readonly create: (deps: AdapterDeps) => Provider;
  /** What comes before anything is said. */
  readonly open: (usage: Usage | null) => readonly Payload[];
  readonly say: (parts: readonly Part[]) => readonly Payload[];
  /** The terminal, from the provider's own word for the reason. */
  readonly close: (word: string, usage: Usage | null) => readonly Payload[];
  /** The provider's words for why an answer ended. */
  readonly reasons: readonly (readonly [word: string, reason: FinishReason])[];
  /** A failure in the middle of an answer. */
  readonly fail: (text: string) => Payload;
  readonly describedErrors: readonly DescribedError[];
  /** Whether arguments of a call arrive in chunks, and calls have ids. */
  readonly cutsArguments: boolean;
  readonly namesCalls: boolean;
  /** Whether no payload is the last one for sure: the end of the bytes is. */
  readonly endsWithBytes?: true;
  /** Payloads that are to be passed over wherever they stand. */
  readonly unknown: readonly Payload[];
};

/** A whole answer in the provider's wire format, up to and with its terminal. */
export function writeAnswer(
  dialect: Dialect,
  parts: readonly Part[],
  { word = wordFor(dialect, "stop"), usage = USAGE as Usage | null } = {},
): readonly Payload[] {
  return [...dialect.open(usage), ...dialect.say(parts), ...dialect.close(word, usage)];
}

export const USAGE: Usage = { promptTokens: 12, replyTokens: 7 };

/** The provider's first word for that reason. */
export function wordFor(dialect: Dialect, reason: FinishReason): string {
  const found = dialect.reasons.find(([, meaning]) => meaning === reason);
  if (found === undefined) throw new Error(`${dialect.id} has no word for ${reason}`);
  return found[0];
}

/** The payloads as bytes go over the wire. */
export function frame(
  { format }: Pick<Dialect, "format">,
  payloads: readonly Payload[],
  lineEnd = "\n",
): string {
  return payloads
    .map(({ name, data }) => {
      if (format === "ndjson") return `${data}${lineEnd}`;
      const event = name === undefined ? "" : `event: ${name}${lineEnd}`;
      return `${event}data: ${data}${lineEnd}${lineEnd}`;
    })
    .join("");
}
