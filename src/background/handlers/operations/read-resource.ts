import type { CallInput, CallOutput } from "../../../contract/contract";
import { assertNever } from "../../../domain/assert-never";
import { BUILT_IN_PRESETS } from "../../../domain/built-in-presets";
import { PERSONALITY_TEMPLATES } from "../../../domain/personality-templates";
import {
  contextResource,
  contextsResource,
  parseResourceUri,
  presetResource,
  presetsResource,
  RESOURCES,
  type ResourceName,
  templatesResource,
} from "../../../operations/resources";
import type { App } from "../../app";
import { toCard } from "../to-card";
import { contextNotFound, notFound } from "./not-found";

type Needs = Pick<App, "store" | "clock">;
type Hide = (text: string) => string;

/** Messages that a context's resource tells. */
const RECENT = 10;

/**
 * Reads one of the document's resources (M-039 … M-043), what is cut in it as `hide` leaves it before;
 * `not-found`, with what there is, where there is none of that uri.
 */
export async function readResource(
  app: Needs,
  { uri }: CallInput<"resources.read">,
  hide?: Hide,
): Promise<CallOutput<"resources.read">> {
  const resource = parseResourceUri(uri);
  if (resource === null) throw notFound("resource", RESOURCES);
  return { uri, mimeType: "application/json", text: await textOf(app, resource, hide) };
}

async function textOf(app: Needs, resource: ResourceName, hide?: Hide): Promise<string> {
  switch (resource.name) {
    case "contexts":
      return contextsResource(await cards(app), hide);
    case "context": {
      const card = (await cards(app)).find(({ context }) => context.id === resource.id);
      if (card === undefined) throw await contextNotFound(app);
      const newest = { contextId: resource.id, skip: 0, limit: RECENT, newestFirst: true };
      return contextResource(card, (await app.store.listContextMessages(newest)).messages);
    }
    case "personality-templates":
      return templatesResource(PERSONALITY_TEMPLATES);
    case "personality-presets":
      return presetsResource(await presets(app));
    case "preset": {
      const all = await presets(app);
      const preset = all.find(({ id }) => id === resource.id);
      if (preset !== undefined) return presetResource(preset);
      const active = all.filter(({ isActive }) => isActive).map(({ id }) => id);
      throw notFound("preset", active);
    }
    default:
      return assertNever(resource);
  }
}

async function cards({ store, clock }: Needs) {
  return (await store.contexts.list()).map((entry) => toCard(entry, clock.now()));
}

async function presets({ store }: Needs) {
  return [...BUILT_IN_PRESETS, ...(await store.presets.list())];
}
