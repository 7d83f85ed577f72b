import { beforeAll, describe, expect, it } from "vitest";
import { BY_RECOVERY, engineOf, makeNewProfile } from "../../../test/builders/cut-restore";
import { makeFullStore } from "../../../test/builders/make-full-store";
import { backUp } from "../../../test/builders/make-restore";
import { NEW_LOCK, setUpSaying, startWorker } from "../../../test/builders/make-restores";
import { PASSPHRASE } from "../../../test/fakes/restore-engine";
import type { BackupRow } from "../../backup/backup-line";
import { DEFAULT_SETTINGS } from "../../domain/settings";
import { newRecoveryKey } from "../../vault/recovery-key";
import { listHeld, takeOver } from "../held-back";
import { createHiddenOrigins } from "../hidden-origins";
import { createProviderFetch } from "../provider-fetch";

type Payload = Record<string, unknown>;
type Hostile = {
  readonly table: "settings" | "connections";
  readonly change: Payload;
  /** What it is held as; null for what is not even offered. */
  readonly held: string | null;
};

const REMOTE = { ...DEFAULT_SETTINGS.prompt, backgroundRemote: true };

/** Each field by which a backup could let more out, or keep the vault open longer. */
const HOSTILE: readonly (readonly [string, Hostile])[] = [
  ["auto-lock never", setting({ autoLockMinutes: null }, "auto-lock")],
  ["auto-lock a day", setting({ autoLockMinutes: 1_440 }, "auto-lock")],
  ["Ollama elsewhere on this machine", setting({ ollamaUrl: "http://127.0.0.1:9" }, "ollama-url")],
  ["Ollama on another host", setting({ ollamaUrl: "http://evil.example" }, null)],
  ["Ollama at no url", setting({ ollamaUrl: "file:///etc/passwd" }, null)],
  ["Ollama's origin hidden", setting({ hidesOrigin: true }, "ollama-origin")],
  ["background calls to remote models", setting({ prompt: REMOTE }, "background-remote")],
  ["something held of its own", setting({ held: { autoLockMinutes: null } }, null)],
  ["a connection", connection({}, "connection")],
  ["a connection at another address", connection({ url: "https://evil.example/v1" }, "connection")],
  ["a connection that hides the origin", connection({ hidesOrigin: true }, "origin")],
  ["a connection held as the file likes", connection({ heldOrigin: true }, "connection")],
];

function setting(change: Payload, held: string | null): Hostile {
  return { table: "settings", change, held };
}

function connection(change: Payload, held: string): Hostile {
  return { table: "connections", change, held };
}

let full: Awaited<ReturnType<typeof makeFullStore>>;
beforeAll(async () => {
  full = await makeFullStore();
});

/** The backup of a stranger with one hostile field, restored as the person's answer and the place say. */
async function restoreHostile(
  { table, change }: Hostile,
  { into, isOwn, mode }: (typeof TARGETS)[number][1],
  onRemoval: (worker: ReturnType<typeof startWorker>) => void = () => {},
) {
  const altered = (row: BackupRow): BackupRow => {
    if (row.table !== table) return row;
    return { ...row, payload: JSON.stringify({ ...JSON.parse(row.payload), ...change }) };
  };
  const backup = await backUp(full, { withSecrets: true, change: altered });
  const engine = engineOf(backup);
  const disk = makeNewProfile();
  const worker = startWorker(disk, {
    ...engine,
    openBackup: async (input) => ({ ...(await engine.openBackup(input)), identity: THEIRS }),
  });
  if (into === "open") await setUpSaying(worker, "said here");
  await worker.restores.preview({ source: disk.source, secret: BY_RECOVERY });
  const remove = disk.indexedDB.deleteDatabase.bind(disk.indexedDB);
  disk.indexedDB.deleteDatabase = (name) => {
    onRemoval(worker);
    return remove(name);
  };
  const { held } = await worker.restores.run({ mode, ...NEW_LOCK, isOwn });
  return { held, worker };
}

const OWN_LOCK = { kind: "passphrase", passphrase: PASSPHRASE } as const;
const THEIRS = newRecoveryKey();
const TARGETS = [
  ["a new profile, though called one's own", { into: "new", isOwn: true, mode: "replace" }],
  ["a new profile", { into: "new", isOwn: false, mode: "replace" }],
  ["an open vault, merged", { into: "open", isOwn: false, mode: "merge" }],
  ["an open vault, merged and called one's own", { into: "open", isOwn: true, mode: "merge" }],
  ["an open vault, in its place", { into: "open", isOwn: false, mode: "replace" }],
] as const;

/** What of the settings lets anything out, or keeps the vault open. */
const WIDTH = {
  autoLockMinutes: DEFAULT_SETTINGS.autoLockMinutes,
  ollamaUrl: DEFAULT_SETTINGS.ollamaUrl,
  prompt: { backgroundRemote: false },
};

describe.each(TARGETS)("a stranger's backup in %s", (_label, target) => {
  it.each(HOSTILE)("widens nothing by itself, and offers it: %s", async (_name, hostile) => {
    const { held, worker } = await restoreHostile(hostile, target);
    const { store } = await worker.lifecycle.ready();
    const settings = await store.settings.read();
    // Shorter is no wider: the full store's own lock comes with what is called one's own.
    const shorter = target.into === "new" && target.isOwn && hostile.held !== "auto-lock";
    const autoLockMinutes = shorter ? 7 : WIDTH.autoLockMinutes;
    expect(settings).toMatchObject({ ...WIDTH, autoLockMinutes });
    expect(settings.hidesOrigin).not.toBe(true);
    const kinds = held.map(({ kind }) => kind);
    const others = hostile.held === null || hostile.held === "connection" ? [] : [hostile.held];
    expect([...kinds].sort()).toEqual(["connection", ...others].sort());
  });

  it("names none of its servers where a lock comes before the answer, and offers them once it is unlocked", async () => {
    let locking = Promise.resolve();
    const hides = connection({ hidesOrigin: true }, "origin");
    const { worker, held } = await restoreHostile(hides, target, ({ lifecycle }) => {
      locking = lifecycle.lock();
    });
    await locking;
    expect(held).toEqual([]);
    const secret = target.into === "new" ? NEW_LOCK.method : OWN_LOCK;
    const { store } = await worker.lifecycle.become((vault) => vault.unlock(secret));
    expect((await listHeld(store)).map(({ kind }) => kind)).toContain("connection");
  });

  it("sends nothing to its connections, and hides no origin from them, until each is allowed", async () => {
    const hides = connection({ hidesOrigin: true }, "origin");
    const { worker, held } = await restoreHostile(hides, target);
    const { store } = await worker.lifecycle.ready();
    const [one] = await store.connections.list();
    if (one === undefined) throw new Error("no connection came");
    const requests: string[] = [];
    let opened = 0;
    const call = createProviderFetch({
      sendSigned: (_, secrets, send) => send(secrets),
      connections: {
        find: store.connections.find,
        readSecrets: async (id) => {
          opened += 1;
          return store.connections.readSecrets(id);
        },
      },
      fetch: async (url) => {
        requests.push(String(url));
        return new Response("{}");
      },
      mayReach: async () => true,
      isOnline: () => true,
      builtIn: { isOwn: async () => true },
      retryRefused: (_, send) => send(),
    });
    const url = `${one.url}/models`;
    await expect(call(url, {}, one.id)).rejects.toMatchObject({ code: "connection-held" });
    const hidden: (readonly string[])[] = [];
    const rules = {
      hideOriginFrom: async (origins: readonly string[]) => void hidden.push(origins),
    };
    const origins = createHiddenOrigins({ store, rules });
    await origins.apply();
    expect({ requests, opened, hidden }).toEqual({ requests: [], opened: 0, hidden: [[]] });
    const app = {
      store,
      origins,
      idle: { setMinutes: () => {} },
      panels: { changeLists: () => {}, changeModels: () => {} },
    };
    const items = held.flatMap((item) => ("id" in item ? [{ kind: item.kind, id: item.id }] : []));
    expect((await takeOver(app as never, { items })).held).toEqual([]);
    await call(url, {}, one.id);
    expect({ requests, opened }).toEqual({ requests: [url], opened: 1 });
    expect(hidden.at(-1)).toEqual([new URL(one.url).origin]);
  });
});
