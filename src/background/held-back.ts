import type { CallInput } from "../contract/contract";
import type { Connection } from "../domain/connection";
import { originOf } from "../domain/connection-url";
import type { HeldItem, HeldRef, HeldSettings } from "../domain/held";
import { parseOllamaUrl } from "../domain/ollama-url";
import type { Settings } from "../domain/settings";
import type { Store } from "../store/create-store";
import type { App } from "./app";

type Reads = {
  readonly settings: Pick<Store["settings"], "read">;
  readonly connections: Pick<Store["connections"], "list">;
};

/** What backups have brought that does nothing until the person takes it over. */
export async function listHeld({ settings, connections }: Reads): Promise<readonly HeldItem[]> {
  const [{ held = {} }, all] = await Promise.all([settings.read(), connections.list()]);
  return [...ofSettings(held), ...all.flatMap(ofConnection)];
}

function ofSettings(held: HeldSettings): readonly HeldItem[] {
  const { autoLockMinutes: minutes, ollamaUrl: url, hidesOrigin, backgroundRemote } = held;
  return [
    ...(minutes === undefined ? [] : [{ kind: "auto-lock" as const, minutes }]),
    ...(url === undefined ? [] : [{ kind: "ollama-url" as const, url }]),
    ...(hidesOrigin === undefined ? [] : [{ kind: "ollama-origin" as const }]),
    ...(backgroundRemote === undefined ? [] : [{ kind: "background-remote" as const }]),
  ];
}

function ofConnection(connection: Connection): readonly HeldItem[] {
  const { id, name, url, held, heldOrigin, heldKey } = connection;
  const key = heldKey === true ? { withKey: heldKey } : {};
  return [
    ...(held === true ? [{ kind: "connection" as const, id, name, url, ...key }] : []),
    ...(heldOrigin === true ? [{ kind: "origin" as const, id, name, url }] : []),
  ];
}

type Needs = Pick<App, "store" | "idle" | "origins" | "panels">;

/** Lets these do what they would, one after the other: each is whole where a worker dies between. */
export async function takeOver(
  app: Needs,
  { items }: CallInput<"restore.takeOver">,
): Promise<{ held: HeldItem[] }> {
  const { store, idle, origins, panels } = app;
  for (const item of items) {
    if ("id" in item) await store.connections.unhold({ id: item.id, what: item.kind });
  }
  const kinds = new Set(items.map(({ kind }) => kind));
  const { autoLockMinutes } = await store.settings.update((now) => taken(now, kinds));
  if (kinds.has("auto-lock")) idle.setMinutes(autoLockMinutes);
  await origins.apply();
  panels.changeLists();
  panels.changeModels();
  return { held: [...(await listHeld(store))] };
}

/** Forgets the settings that are held. */
export async function leaveHeld({ store }: Pick<App, "store">): Promise<{ held: HeldItem[] }> {
  await store.settings.update(({ held, ...rest }) => (held === undefined ? null : rest));
  return { held: [...(await listHeld(store))] };
}

/** The settings with what is taken over; null where nothing of it is held. */
function taken(now: Settings, kinds: ReadonlySet<HeldRef["kind"]>): Settings | null {
  const { held = {}, ...rest } = now;
  const { autoLockMinutes, ollamaUrl, hidesOrigin, backgroundRemote } = held;
  const left: HeldSettings = {
    ...(kinds.has("auto-lock") || autoLockMinutes === undefined ? {} : { autoLockMinutes }),
    ...(kinds.has("ollama-url") || ollamaUrl === undefined ? {} : { ollamaUrl }),
    ...(kinds.has("ollama-origin") || hidesOrigin === undefined ? {} : { hidesOrigin }),
    ...(kinds.has("background-remote") || backgroundRemote === undefined
      ? {}
      : { backgroundRemote }),
  };
  if (Object.keys(left).length === Object.keys(held).length) return null;
  const there = ofAddress(rest, kinds.has("ollama-url") ? ollamaUrl : undefined);
  const next = { ...there, ...fieldsOf(held, kinds) };
  if (kinds.has("background-remote") && backgroundRemote === true) {
    next.prompt = { ...next.prompt, backgroundRemote };
  }
  return Object.keys(left).length === 0 ? next : { ...next, held: left };
}

/** What was said of who asks one server, yes or no, is not said of another. */
function ofAddress(now: Settings, url: string | undefined): Settings {
  if (url === undefined || originOf(parseOllamaUrl(url)) === originOf(now.ollamaUrl)) return now;
  const { hidesOrigin: _former, ...rest } = now;
  return rest;
}

function fieldsOf(held: HeldSettings, kinds: ReadonlySet<HeldRef["kind"]>): Partial<Settings> {
  const { autoLockMinutes, ollamaUrl, hidesOrigin } = held;
  return {
    ...(kinds.has("auto-lock") && autoLockMinutes !== undefined ? { autoLockMinutes } : {}),
    // Looked at once more: the row has it from a file.
    ...(kinds.has("ollama-url") && ollamaUrl !== undefined
      ? { ollamaUrl: parseOllamaUrl(ollamaUrl) }
      : {}),
    ...(kinds.has("ollama-origin") && hidesOrigin === true ? { hidesOrigin } : {}),
  };
}
