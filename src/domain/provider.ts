import type { Id } from "./id";
import type { FinishReason, Usage } from "./message";
import type { Model, ProviderId } from "./model";
import type { Source } from "./source";
import type { LeaveOut } from "./unlisted";

/** The exact request: what `render` makes is what the adapter sends, byte for byte. */
export type ModelRequest = {
  readonly provider: ProviderId;
  /** Empty where nothing leaves the browser. */
  readonly url: string;
  /** JSON. */
  readonly body: string;
  /** The connection whose secrets go with it; none where it is left out. */
  readonly connection?: Id | undefined;
};

/** What an adapter's stream yields; a stream that ends without `finish` is an error. */
export type ModelEvent =
  | { readonly type: "thinking-delta"; readonly text: string }
  | { readonly type: "text-delta"; readonly text: string }
  /** `call` counts the calls of one reply from 0: the provider's own index is never trusted. */
  | {
      readonly type: "tool-call-start";
      readonly call: number;
      readonly id: string;
      readonly name: string;
      /** What has to be told again with the call; left out where nothing has. */
      readonly signature?: string;
    }
  | { readonly type: "tool-call-delta"; readonly call: number; readonly text: string }
  /** A page that the answer says it rests on; each address once, in the order of their numbers. */
  | { readonly type: "source"; readonly source: Source }
  | { readonly type: "finish"; readonly reason: FinishReason; readonly usage: Usage | null };

/** A server as adapters are asked about it: its base url, and the connection it is reached by. */
export type Server = { readonly url: string; readonly connection?: Id | undefined };

/**
 * `fetch` for adapters: it adds the connection's secrets to a request for that connection's own
 * origin, and sends to no other. Fails with `connection-gone`, `provider-permission`,
 * `provider-offline`, `bad-request`, or as `fetch` does.
 */
export type ProviderFetch = (
  url: string,
  init: RequestInit,
  connection?: Id | undefined,
) => Promise<Response>;

/** An adapter to one kind of server; every failure is an AppError with a `provider-…` code. */
export type Provider = {
  readonly id: ProviderId;
  readonly stream: (request: ModelRequest, signal: AbortSignal) => AsyncIterable<ModelEvent>;
  /** The models that chat there, and through `leaveOut` those that are not listed; fails with `provider-unreachable` or what the status means. */
  readonly listModels: (
    server: Server,
    signal: AbortSignal,
    leaveOut?: LeaveOut,
  ) => Promise<readonly Model[]>;
  /** The model with its window and abilities filled in, as far as the server tells. */
  readonly describeModel: (model: Model, signal: AbortSignal) => Promise<Model>;
};
