import type { FinishReason, Usage } from "./message";
import type { Model, ProviderId } from "./model";

/** The exact request: what `render` makes is what the adapter sends, byte for byte. */
export type ModelRequest = {
  readonly provider: ProviderId;
  readonly url: string;
  /** JSON. */
  readonly body: string;
};

/** What an adapter's stream yields; a stream that ends without `finish` is an error. */
export type ModelEvent =
  | { readonly type: "thinking-delta"; readonly text: string }
  | { readonly type: "text-delta"; readonly text: string }
  | { readonly type: "finish"; readonly reason: FinishReason; readonly usage: Usage | null };

/** An adapter to one kind of server; every failure is an AppError with a `provider-…` code. */
export type Provider = {
  readonly id: ProviderId;
  readonly stream: (request: ModelRequest, signal: AbortSignal) => AsyncIterable<ModelEvent>;
  /** The models at a base url; fails with `provider-unreachable` or `provider-forbidden`. */
  readonly listModels: (url: string, signal: AbortSignal) => Promise<readonly Model[]>;
  /** The model with its window and abilities filled in, as far as the server tells. */
  readonly describeModel: (model: Model, signal: AbortSignal) => Promise<Model>;
};
