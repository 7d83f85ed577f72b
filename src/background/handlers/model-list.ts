import type { ModelList } from "../../contract/model";
import { toFailure } from "../../domain/app-error";
import { GUIDE_MODEL } from "../../domain/model";
import type { App } from "../app";
import { offerModels } from "../offer-models";

/** The models to choose from, the guide among them, or why the server gave none. */
export async function modelList(app: Pick<App, "store" | "providers">): Promise<ModelList> {
  try {
    const found = await offerModels(app, new AbortController().signal);
    return { models: [GUIDE_MODEL, ...found], failure: null };
  } catch (error) {
    return { models: [GUIDE_MODEL], failure: toFailure(error) };
  }
}
