import { describe, expect, it } from "vitest";
import { addContext, addConversation } from "../../../test/builders/add-conversation";
import { fillDisk } from "../../../test/builders/fill-disk";
import { makeBackupState } from "../../../test/builders/make-full-store";
import { makeKeptPlan } from "../../../test/builders/make-plan";
import {
  allRawRows,
  closeTurn,
  MODEL,
  makeKeyring,
  makeStore,
  openTurn,
  type StoreHarness,
  sayTurn,
} from "../../../test/builders/make-store";
import { rawTable } from "../../../test/builders/raw-table";
import { summarise } from "../../../test/builders/summarise";
import { DEFAULT_SETTINGS } from "../../domain/settings";

type Operation = {
  readonly name: string;
  /** Makes the store ready; gives the operation. */
  readonly prepare: (harness: StoreHarness) => Promise<() => Promise<unknown>>;
};

const NAMED = { name: "Work", systemPrompt: "Be brief." };

const OPERATIONS: readonly Operation[] = [
  {
    name: "conversations.open",
    prepare: async ({ store }) => {
      const [entry] = await store.contexts.list();
      await store.contexts.purge(entry!.context);
      return () => store.conversations.open({ channel: "side-panel", contextId: null });
    },
  },
  {
    name: "conversations.create",
    prepare: async ({ store }) => {
      const input = { id: crypto.randomUUID(), channel: "popup", contextId: null } as const;
      return () => store.conversations.create(input);
    },
  },
  {
    name: "conversations.rename",
    prepare: async ({ store, conversationId }) => {
      return () => store.conversations.rename({ conversationId, title: "Tea" });
    },
  },
  {
    name: "conversations.pin",
    prepare: async ({ store, conversationId }) => {
      return () => store.conversations.pin({ conversationId, pinned: true });
    },
  },
  {
    name: "conversations.move",
    prepare: async (harness) => {
      const { store, conversationId } = harness;
      await sayTurn(harness, "1", "one");
      await summarise(harness, { through: 1 });
      const contextId = await addContext(store, "Other");
      return () => store.conversations.move({ conversationId, contextId });
    },
  },
  {
    name: "conversations.purge",
    prepare: async (harness) => {
      const { store, conversationId } = harness;
      await sayTurn(harness, "1", "one");
      await store.conversations.pin({ conversationId, pinned: true });
      return () => store.conversations.purge({ conversationId, messages: 2 });
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
    name: "addHabits",
    prepare: async ({ store }) => {
      return () => store.counters.addHabits({ modelKey: "m", habits: ["responses"] });
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
    name: "backups.update",
    prepare: async ({ store }) => {
      return () => store.backups.update(() => makeBackupState());
    },
  },
  {
    name: "contexts.create",
    prepare: async ({ store }) => {
      const id = crypto.randomUUID();
      return () => store.contexts.create({ id, fields: NAMED });
    },
  },
  {
    name: "contexts.update",
    prepare: async ({ store }) => {
      const [entry] = await store.contexts.list();
      const { id, version } = entry!.context;
      return () => store.contexts.update({ id, version, fields: { temperature: 0 } });
    },
  },
  {
    name: "contexts.archiveExpired",
    prepare: async ({ store, clock }) => {
      await store.contexts.create({ id: crypto.randomUUID(), fields: NAMED });
      clock.time += 8 * 86_400_000;
      return () => store.contexts.archiveExpired();
    },
  },
  {
    name: "presets.create",
    prepare: async ({ store }) => {
      const id = crypto.randomUUID();
      return () => store.presets.create({ id, fields: NAMED });
    },
  },
  {
    name: "contexts.purge",
    prepare: async (harness) => {
      await sayTurn(harness, "1", "one");
      const [entry] = await harness.store.contexts.list();
      return () => harness.store.contexts.purge(entry!.context);
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
      await rawTable(harness.database, "messages").delete(id);
      return () => harness.store.repair();
    },
  },
];

describe("a full disk", () => {
  it("M-074 keeps nobody from reading another conversation", async () => {
    const { store, conversationId, database } = await makeStore();
    await addConversation(store);
    const before = await allRawRows(database);
    const disk = fillDisk(database, 1);
    const { conversation } = await store.conversations.show({ conversationId });
    disk.empty();
    expect(disk.hits).toBe(1);
    expect(conversation.id).toBe(conversationId);
    expect(await allRawRows(database)).toEqual(before);
  });

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
