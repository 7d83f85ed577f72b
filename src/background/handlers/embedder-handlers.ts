import type { CallInput } from "../../contract/contract";
import type { EmbedderState } from "../../contract/embedder";
import { DEFAULT_EMBEDDER, type EmbedderChoice } from "../../domain/embedder-choice";
import { isLocalModel } from "../../domain/model-destination";
import { refusal } from "../../domain/refusal";
import type { App } from "../app";
import { describeModel } from "../describe-model";
import { reached } from "../search/open-embedder";

type Needs = Pick<App, "store"> & {
  readonly search: () => Pick<ReturnType<App["search"]>, "embedding" | "tryEmbedder" | "lookAgain">;
};

/** What texts are embedded by, and how far that is. */
export async function searchEmbedder({ store, search }: Needs): Promise<EmbedderState> {
  const { embedder = DEFAULT_EMBEDDER } = await store.settings.read();
  return toState(embedder, search().embedding());
}

/**
 * Embeds by that from now on; fails as it does, and nothing is another then. Refused is a model of this
 * machine that its server passes on: the person was told that texts stay.
 */
export async function searchSetEmbedder(
  { store, search, providers, signal }: Needs & Pick<App, "providers" | "signal">,
  { choice }: CallInput<"search.setEmbedder">,
): Promise<EmbedderState> {
  if (choice.type === "model") {
    const model = { ...(await reached({ store }, choice.model)), window: null, thinks: false };
    if (isLocalModel(model) && !isLocalModel(await describeModel({ providers }, model, signal))) {
      throw refusal("passed-on");
    }
  }
  await search().tryEmbedder(choice);
  await store.settings.update((current) => ({ ...current, embedder: choice }));
  search().lookAgain();
  return toState(choice, null);
}

type Progress = ReturnType<ReturnType<App["search"]>["embedding"]>;

function toState(choice: EmbedderChoice, progress: Progress): EmbedderState {
  if (progress === null) return { choice, progress: null, problem: null };
  const { embedded, count, problem } = progress;
  return { choice, progress: { embedded, count }, problem };
}
