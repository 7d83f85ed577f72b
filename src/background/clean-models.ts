import { cleanLabel, isCleanName } from "../domain/clean-label";
import type { ModelServer } from "../domain/connection";
import { MAX_LISTED_MODELS } from "../domain/limits";
import type { Model } from "../domain/model";

/** As the contract takes names; a label may be a sentence, and is only shown. */
const MAX_NAME = 300;
const MAX_LABEL = 200;

/** Where a server passes on to a host that cannot be read. */
const UNTOLD_HOST = "?";

/**
 * What a connection's server has listed, as it is kept: each name once, all of it this connection's
 * whatever the server says; a list that is too long is cut, with the names in order.
 */
export function cleanModels(
  listed: readonly Model[],
  { id, kind, url }: Pick<ModelServer, "id" | "kind" | "url">,
): readonly Model[] {
  const byName = new Map<string, Model>();
  for (const model of listed) {
    if (!isCleanName(model.name, MAX_NAME) || byName.has(model.name)) continue;
    byName.set(model.name, { ...cleanModel(model), provider: kind, url, connection: id });
  }
  const models = [...byName.values()];
  if (models.length <= MAX_LISTED_MODELS) return models;
  return models.sort((left, right) => compare(left.name, right.name)).slice(0, MAX_LISTED_MODELS);
}

/** What a server has told of a model, with its texts as they may be shown. */
export function cleanModel({ label, remoteHost, ...known }: Model): Model {
  const shown = cleanLabel(label ?? "", MAX_LABEL);
  const host = cleanLabel(remoteHost ?? "", MAX_LABEL);
  return {
    ...known,
    ...(shown === "" ? {} : { label: shown }),
    // A host that nobody can read is another one all the same.
    ...(remoteHost === undefined ? {} : { remoteHost: host === "" ? UNTOLD_HOST : host }),
  };
}

/** What was told of a model that was asked for: that one, whatever else it says. */
export function cleanDescribed(requested: Model, reported: Model): Model {
  const { connection: _, ...known } = cleanModel(reported);
  const { provider, name, url, connection } = requested;
  return { ...known, provider, name, url, ...(connection === undefined ? {} : { connection }) };
}

function compare(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
