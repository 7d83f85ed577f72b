import { describe, expect, it } from "vitest";
import {
  CONVERSATION,
  createFakeClient,
  makeSummary,
  NO_SUMMARIES,
  OPENED,
  settle,
} from "../../../test/fakes/fake-client";
import type { ShownSummaries } from "../../contract/summary";
import { AppError } from "../../domain/app-error";
import type { Summary, SummaryChange } from "../../domain/summary";
import { createSummaryKeeper } from "./summary-keeper";

const FIRST = makeSummary(70, { text: "They talked." });

/** A worker that changes what it holds as the real one does, as far as the page can tell. */
function setUp(first: Partial<ShownSummaries> = { active: FIRST }) {
  const worker = { shown: { ...NO_SUMMARIES, ...first }, dies: false, onList: async () => {} };
  const change = ({ id, version, change }: { change: SummaryChange } & Partial<Summary>) => {
    const { active } = worker.shown;
    if (active === null || active.id !== id || active.version !== version)
      throw new AppError("conflict");
    if (change.type === "edit") {
      worker.shown.active = {
        ...active,
        text: change.text,
        version: active.version + 1,
      } as Summary;
    } else worker.shown = { ...worker.shown, active: null, dropped: [active] };
    if (worker.dies) {
      worker.dies = false;
      throw new AppError("worker-gone");
    }
    return worker.shown.active ?? active;
  };
  const fake = createFakeClient({
    "summary.list": async () => {
      await worker.onList();
      return { ...worker.shown };
    },
    "summary.change": change as (input: never) => unknown,
    "summary.make": () => ({ summary: worker.shown.active }),
  });
  const changes = { count: 0 };
  const keeper = createSummaryKeeper({
    client: fake.client,
    ready: async () => OPENED,
    onChange: () => {
      changes.count += 1;
    },
  });
  return { ...fake, worker, keeper, changes };
}

async function opened(...given: Parameters<typeof setUp>) {
  const all = setUp(...given);
  all.keeper.refresh();
  await settle();
  return all;
}

describe("createSummaryKeeper", () => {
  it("reads the summaries of the shown conversation", async () => {
    const { keeper, named } = await opened();
    expect(keeper.get().shown?.active).toEqual(FIRST);
    expect(named("summary.list")[0]?.input).toEqual({ conversationId: CONVERSATION });
  });

  it("saves what was typed by the version that editing began from", async () => {
    const { keeper, named, changes } = await opened();
    keeper.edit(FIRST);
    expect(keeper.typed()).toBe("They talked.");
    keeper.type("They talked long.");
    await keeper.save();
    expect(named("summary.change")[0]?.input).toEqual({
      id: FIRST.id,
      version: 1,
      change: { type: "edit", text: "They talked long." },
    });
    expect(keeper.get()).toMatchObject({ editing: null, failure: null, focusId: FIRST.id });
    expect(keeper.get().shown?.active?.text).toBe("They talked long.");
    expect(keeper.typed()).toBe("");
    expect(changes.count).toBe(1);
  });

  it("keeps what is typed when the summary was changed meanwhile, and shows the newer text", async () => {
    const { keeper, worker } = await opened();
    keeper.edit(FIRST);
    keeper.type("Mine");
    const newer = makeSummary(71, { text: "Theirs", folds: FIRST.id, version: 3 });
    worker.shown.active = newer;
    await keeper.save();
    expect(keeper.get().editing).toEqual({ summary: newer, conflict: "changed" });
    expect(keeper.typed()).toBe("Mine");
    await keeper.save();
    expect(keeper.get()).toMatchObject({ editing: null, shown: { active: { text: "Mine" } } });
  });

  it("keeps what is typed when the summary was dropped, until that is undone", async () => {
    const { keeper, worker } = await opened();
    keeper.edit(FIRST);
    keeper.type("Mine");
    worker.shown = { ...worker.shown, active: null, dropped: [FIRST] };
    await keeper.save();
    expect(keeper.get().editing?.conflict).toBe("gone");
    const back = { ...FIRST, version: 3 };
    worker.shown = { ...worker.shown, active: back, dropped: [] };
    keeper.refresh();
    await settle();
    expect(keeper.get().editing).toEqual({ summary: back, conflict: "changed" });
    expect(keeper.typed()).toBe("Mine");
  });

  it("takes a change for done whose answer the worker's death has swallowed", async () => {
    const { keeper, worker } = await opened();
    keeper.edit(FIRST);
    keeper.type("Mine");
    worker.dies = true;
    await keeper.save();
    expect(keeper.get()).toMatchObject({ editing: null, shown: { active: { text: "Mine" } } });
  });

  it("saves no empty text", async () => {
    const { keeper, named } = await opened();
    keeper.edit(FIRST);
    keeper.type("  \n");
    await keeper.save();
    expect(named("summary.change")).toEqual([]);
    expect(keeper.get().editing).not.toBeNull();
  });

  it("tells a drop that came too late, and shows how things are", async () => {
    const { keeper, worker } = await opened();
    worker.shown.active = { ...FIRST, version: 2 };
    await keeper.drop(FIRST);
    expect(keeper.get()).toMatchObject({
      failure: { code: "conflict" },
      failedId: FIRST.id,
      shown: { active: { version: 2 } },
      busy: false,
    });
  });

  it("unfolds what was dropped, with the keyboard there for the way back", async () => {
    const { keeper } = await opened();
    await keeper.drop(FIRST);
    expect(keeper.get()).toMatchObject({ openDropped: [FIRST.id], focusId: FIRST.id });
    expect(keeper.get().shown).toMatchObject({ active: null, dropped: [FIRST] });
  });

  it("gives the keyboard to a mark only once it is shown, also when news come meanwhile", async () => {
    const { keeper, worker } = await opened();
    worker.onList = async () => {
      worker.onList = settle;
      keeper.refresh();
    };
    const shown: unknown[] = [];
    keeper.subscribe(() => {
      if (keeper.get().focusId === FIRST.id) shown.push(keeper.get().shown?.dropped);
    });
    await keeper.drop(FIRST);
    expect(shown).toEqual([[FIRST]]);
  });

  it("unfolds what was made when asked, and nothing where there is nothing", async () => {
    const { keeper } = await opened();
    expect(await keeper.make()).toEqual(FIRST);
    expect(keeper.get().isOpen).toBe(true);
    const none = await opened({});
    expect(await none.keeper.make()).toBeNull();
    expect(none.keeper.get().isOpen).toBe(false);
  });

  it("holds no text any more once it is closed", async () => {
    const { keeper } = await opened();
    keeper.edit(FIRST);
    keeper.type("canary");
    keeper.close();
    expect(JSON.stringify([keeper.get(), keeper.typed()])).not.toMatch(/canary|They talked/);
  });
});
