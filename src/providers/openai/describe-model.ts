import type { Model } from "../../domain/model";
import type { Asking } from "../wire/query-server";
import { listModels } from "./list-models";

/**
 * The model as the server lists it now; as it was where it is not in the list, which need not name
 * everything that answers. Fails as `listModels` does.
 */
export async function describeModel(model: Model, asking: Asking): Promise<Model> {
  const { url, connection, name } = model;
  const listed = (await listModels({ url, connection }, asking)).find((one) => one.name === name);
  return listed ?? model;
}
