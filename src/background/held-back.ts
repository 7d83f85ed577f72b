import type { CallInput } from "../contract/contract";
import type { Connection } from "../domain/connection";
import { originOf } from "../domain/connection-url";
import type { HeldItem, HeldRef, HeldSettings } from "../domain/held";
import { parseOllamaUrl } from "../domain/ollama-url";
import { withOllamaUrl } from "../domain/refused-origins";
import type { Settings } from "../domain/settings";
import type { Store } from "../store/create-store";
import { answerOrigin } from "./answer-origin";
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
  const next = await store.settings.update((now) => taken(now, kinds));
  const { autoLockMinutes } = next;
  await answerYes(app, { items, ollamaUrl: kinds.has("ollama-origin") ? next.ollamaUrl : null });
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
  const isMoved = kinds.has("ollama-url") && ollamaUrl !== undefined;
  // Looked at once more: the row has it from a file.
  const there = isMoved ? withOllamaUrl(rest, parseOllamaUrl(ollamaUrl)) : rest;
  const next = { ...there, ...fieldsOf(held, kinds) };
  if (kinds.has("background-remote") && backgroundRemote === true) {
    next.prompt = { ...next.prompt, backgroundRemote };
  }
  return Object.keys(left).length === 0 ? next : { ...next, held: left };
}

type Yes = { readonly items: readonly HeldRef[]; readonly ollamaUrl: string | null };

/** What is taken over is the person's newest answer, and stands over an earlier no. */
async function answerYes({ store }: Pick<App, "store">, { items, ollamaUrl }: Yes): Promise<void> {
  const ids = items.flatMap((item) => (item.kind === "origin" ? [item.id] : []));
  const found = await Promise.all(ids.map((id) => store.connections.find(id)));
  const urls = [ollamaUrl, ...found.map((one) => (one?.hidesOrigin === true ? one.url : null))];
  for (const url of urls) {
    if (url !== null) await answerOrigin({ store }, { origin: originOf(url), on: true });
  }
}

function fieldsOf(held: HeldSettings, kinds: ReadonlySet<HeldRef["kind"]>): Partial<Settings> {
  const { autoLockMinutes, hidesOrigin } = held;
  return {
    ...(kinds.has("auto-lock") && autoLockMinutes !== undefined ? { autoLockMinutes } : {}),
    ...(kinds.has("ollama-origin") && hidesOrigin === true ? { hidesOrigin } : {}),
  };
}
