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
import { createSummaryController } from "./summary-controller";

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
  const controller = createSummaryController({
    client: fake.client,
    ready: async () => OPENED,
    onChange: () => {
      changes.count += 1;
    },
  });
  return { ...fake, worker, controller, changes };
}

async function opened(...given: Parameters<typeof setUp>) {
  const all = setUp(...given);
  all.controller.refresh();
  await settle();
  return all;
}

describe("createSummaryController", () => {
  it("reads the summaries of the shown conversation", async () => {
    const { controller, named } = await opened();
    expect(controller.get().shown?.active).toEqual(FIRST);
    expect(named("summary.list")[0]?.input).toEqual({ conversationId: CONVERSATION });
  });

  it("saves what was typed by the version that editing began from", async () => {
    const { controller, named, changes } = await opened();
    controller.edit(FIRST);
    expect(controller.typed()).toBe("They talked.");
    controller.type("They talked long.");
    await controller.save();
    expect(named("summary.change")[0]?.input).toEqual({
      id: FIRST.id,
      version: 1,
      change: { type: "edit", text: "They talked long." },
    });
    expect(controller.get()).toMatchObject({ editing: null, failure: null, focusId: FIRST.id });
    expect(controller.get().shown?.active?.text).toBe("They talked long.");
    expect(controller.typed()).toBe("");
    expect(changes.count).toBe(1);
  });

  it("keeps what is typed when the summary was changed meanwhile, and shows the newer text", async () => {
    const { controller, worker } = await opened();
    controller.edit(FIRST);
    controller.type("Mine");
    const newer = makeSummary(71, { text: "Theirs", folds: FIRST.id, version: 3 });
    worker.shown.active = newer;
    await controller.save();
    expect(controller.get().editing).toEqual({ summary: newer, conflict: "changed" });
    expect(controller.typed()).toBe("Mine");
    await controller.save();
    expect(controller.get()).toMatchObject({ editing: null, shown: { active: { text: "Mine" } } });
  });

  it("keeps what is typed when the summary was dropped, until that is undone", async () => {
    const { controller, worker } = await opened();
    controller.edit(FIRST);
    controller.type("Mine");
    worker.shown = { ...worker.shown, active: null, dropped: [FIRST] };
    await controller.save();
    expect(controller.get().editing?.conflict).toBe("gone");
    const back = { ...FIRST, version: 3 };
    worker.shown = { ...worker.shown, active: back, dropped: [] };
    controller.refresh();
    await settle();
    expect(controller.get().editing).toEqual({ summary: back, conflict: "changed" });
    expect(controller.typed()).toBe("Mine");
  });

  it("takes a change for done whose answer the worker's death has swallowed", async () => {
    const { controller, worker } = await opened();
    controller.edit(FIRST);
    controller.type("Mine");
    worker.dies = true;
    await controller.save();
    expect(controller.get()).toMatchObject({ editing: null, shown: { active: { text: "Mine" } } });
  });

  it("saves no empty text", async () => {
    const { controller, named } = await opened();
    controller.edit(FIRST);
    controller.type("  \n");
    await controller.save();
    expect(named("summary.change")).toEqual([]);
    expect(controller.get().editing).not.toBeNull();
  });

  it("tells a drop that came too late, and shows how things are", async () => {
    const { controller, worker } = await opened();
    worker.shown.active = { ...FIRST, version: 2 };
    await controller.drop(FIRST);
    expect(controller.get()).toMatchObject({
      failure: { code: "conflict" },
      failedId: FIRST.id,
      shown: { active: { version: 2 } },
      busy: false,
    });
  });

  it("unfolds what was dropped, with the keyboard there for the way back", async () => {
    const { controller } = await opened();
    await controller.drop(FIRST);
    expect(controller.get()).toMatchObject({ openDropped: [FIRST.id], focusId: FIRST.id });
    expect(controller.get().shown).toMatchObject({ active: null, dropped: [FIRST] });
  });

  it("gives the keyboard to a mark only once it is shown, also when news come meanwhile", async () => {
    const { controller, worker } = await opened();
    worker.onList = async () => {
      worker.onList = settle;
      controller.refresh();
    };
    const shown: unknown[] = [];
    controller.subscribe(() => {
      if (controller.get().focusId === FIRST.id) shown.push(controller.get().shown?.dropped);
    });
    await controller.drop(FIRST);
    expect(shown).toEqual([[FIRST]]);
  });

  it("unfolds what was made when asked, and nothing where there is nothing", async () => {
    const { controller } = await opened();
    expect(await controller.make()).toEqual(FIRST);
    expect(controller.get().isOpen).toBe(true);
    const none = await opened({});
    expect(await none.controller.make()).toBeNull();
    expect(none.controller.get().isOpen).toBe(false);
  });

  it("holds no text any more once it is closed", async () => {
    const { controller } = await opened();
    controller.edit(FIRST);
    controller.type("canary");
    controller.close();
    expect(JSON.stringify([controller.get(), controller.typed()])).not.toMatch(
      /canary|They talked/,
    );
  });
});
