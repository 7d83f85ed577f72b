import { describe, expect, it } from "vitest";
import { makeKeptPlan } from "../../test/builders/make-plan";
import {
  allRawRows,
  closeTurn,
  MODEL,
  makeKeyring,
  makeStore,
  openTurn,
  type StoreHarness,
  sayTurn,
} from "../../test/builders/make-store";
import { summarise } from "../../test/builders/summarise";
import { DEFAULT_SETTINGS } from "../domain/settings";
import type { Database } from "./open-database";

/** From now on the disk is full at the n-th write of a transaction; tells how often that was. */
function fillDisk(database: Database, n: number) {
  const native = database.backendDB();
  const begin = native.transaction.bind(native);
  const state = { hits: 0, empty: () => (native.transaction = begin) };
  native.transaction = (names, mode, options) => {
    const transaction = begin(names, mode, options);
    if (mode !== "readwrite") return transaction;
    let writes = 0;
    const watch = (request: IDBRequest) => {
      writes += 1;
      if (writes !== n) return request;
      state.hits += 1;
      request.addEventListener("success", () => {
        const value = new DOMException("full", "QuotaExceededError");
        Object.defineProperty(transaction, "error", { value });
        transaction.abort();
      });
      return request;
    };
    const open = transaction.objectStore.bind(transaction);
    transaction.objectStore = (name) => {
      const store = open(name);
      const { add, put } = store;
      const remove = store.delete;
      store.add = (value) => watch(add.call(store, value));
      store.put = (value) => watch(put.call(store, value)) as IDBRequest<IDBValidKey>;
      store.delete = (key) => watch(remove.call(store, key)) as IDBRequest<undefined>;
      return store;
    };
    return transaction;
  };
  return state;
}

type Operation = {
  readonly name: string;
  /** Makes the store ready; gives the operation. */
  readonly prepare: (harness: StoreHarness) => Promise<() => Promise<unknown>>;
};

const OPERATIONS: readonly Operation[] = [
  {
    name: "openConversation",
    prepare: async ({ store }) => {
      const [context] = await store.listContexts();
      await store.purgeContext({ id: context!.id, name: context!.name });
      return () => store.openConversation({ channel: "side-panel" });
    },
  },
  {
    name: "openTurn",
    prepare: async (harness) => {
      await harness.store.saveDraft({ conversationId: harness.conversationId, text: "hi" });
      const id = crypto.randomUUID();
      return () => openTurn(harness, "hi", id);
    },
  },
  {
    name: "reopenTurn",
    prepare: async (harness) => {
      const { id: turnId } = await sayTurn(harness, "1", "one");
      const id = crypto.randomUUID();
      return () => harness.store.turns.reopenTurn({ id, turnId, model: MODEL });
    },
  },
  {
    name: "resumeTurn",
    prepare: async (harness) => {
      const { id: turnId } = await sayTurn(harness, "1", "one");
      const id = crypto.randomUUID();
      return () => harness.store.turns.resumeTurn({ id, turnId, model: MODEL });
    },
  },
  {
    name: "checkpoint",
    prepare: async (harness) => {
      const { id: turnId } = await openTurn(harness, "1");
      return () => harness.store.turns.checkpoint({ turnId, text: "o", thinking: "" });
    },
  },
  {
    name: "closeTurn",
    prepare: async (harness) => {
      const { id: turnId } = await openTurn(harness, "1");
      await harness.store.turns.checkpoint({ turnId, text: "o", thinking: "" });
      return () => closeTurn(harness, turnId, "ne");
    },
  },
  {
    name: "keepPlan",
    prepare: async (harness) => {
      const { id: turnId, userMessageId } = await openTurn(harness, "1");
      const plan = makeKeptPlan(userMessageId);
      return () => harness.store.turns.keepPlan({ turnId, plan });
    },
  },
  {
    name: "saveSummary",
    prepare: async (harness) => {
      await sayTurn(harness, "1", "one");
      await sayTurn(harness, "2", "two");
      const folds = await summarise(harness, { through: 1 });
      return () => summarise(harness, { through: 3, folds });
    },
  },
  {
    name: "changeSummary",
    prepare: async (harness) => {
      await sayTurn(harness, "1", "one");
      const { id, version } = await summarise(harness, { through: 1 });
      const change = { type: "drop" } as const;
      return () => harness.store.summaries.change({ id, version, change });
    },
  },
  {
    name: "finishJob",
    prepare: async (harness) => {
      await sayTurn(harness, "1", "one");
      const { jobs } = harness.store;
      const [job] = await jobs.listJobs();
      return () => jobs.finishJob({ job: job!, kind: "title", all: ["title"] });
    },
  },
  {
    name: "addObservation",
    prepare: async ({ store }) => {
      const change = () => [{ features: [1], tokens: 1 }];
      return () => store.counters.addObservation({ modelKey: "m", change });
    },
  },
  {
    name: "saveDraft",
    prepare: async ({ store, conversationId }) => {
      return () => store.saveDraft({ conversationId, text: "typing" });
    },
  },
  {
    name: "settings.update",
    prepare: async ({ store }) => {
      return () => store.settings.update(() => ({ ...DEFAULT_SETTINGS, autoLockMinutes: 3 }));
    },
  },
  {
    name: "purgeContext",
    prepare: async (harness) => {
      await sayTurn(harness, "1", "one");
      const [context] = await harness.store.listContexts();
      const { id, name } = context!;
      return () => harness.store.purgeContext({ id, name });
    },
  },
  {
    name: "resealNext",
    prepare: async ({ keys, store, ...harness }) => {
      await sayTurn({ keys, store, ...harness }, "1", "one");
      keys.use({ current: await makeKeyring("feedf00d"), former: keys.current() });
      return () => store.resealNext();
    },
  },
  {
    name: "repair",
    prepare: async (harness) => {
      const { id } = await sayTurn(harness, "1", "one");
      await harness.database.table("messages").delete(id);
      return () => harness.store.repair();
    },
  },
];

describe("a full disk", () => {
  it.each(OPERATIONS)(
    "at any write of $name leaves all as it was, and the next try succeeds",
    async ({ prepare }) => {
      for (let n = 1; ; n += 1) {
        const harness = await makeStore();
        const operate = await prepare(harness);
        const before = await allRawRows(harness.database);
        const disk = fillDisk(harness.database, n);
        const outcome = await operate().then(
          () => "done",
          (error) => error.code,
        );
        disk.empty();
        if (disk.hits === 0) {
          expect(outcome).toBe("done");
          expect(n).toBeGreaterThan(2);
          break;
        }
        expect(outcome).toBe("quota-exceeded");
        expect(await allRawRows(harness.database)).toEqual(before);
        await operate();
        expect(await harness.restart().check()).toMatchObject({ unreadable: [], mismatched: [] });
      }
    },
    30_000,
  );
});
