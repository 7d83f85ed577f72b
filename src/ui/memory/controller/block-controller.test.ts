import { describe, expect, it } from "vitest";
import type { OpenedBlock } from "../../../contract/memory";
import { AppError } from "../../../domain/app-error";
import type { BlockContent } from "../../../domain/block-content";
import type { BlockEdit } from "../../../domain/block-edit";
import { spliceOf } from "../../../domain/content-splice";
import { spliced } from "../../../domain/text-splice";
import type { Client } from "../../../messaging/client";
import { createBlockController } from "./block-controller";

const ID = "00000000-0000-4000-8000-000000000001";

/** A worker with one block, as its contract says: texts by splices, items pushed, versions checked. */
function createWorker(text = "") {
  const kept: BlockContent[] = [{ kind: "text", text }];
  const state = { version: 1, fails: null as AppError | null, before: async () => {}, edits: 0 };
  const opened = (): OpenedBlock => ({
    block: {
      id: ID,
      contextId: ID,
      version: state.version,
      label: "persona",
      description: "",
      type: "core",
      permission: "ReadWrite",
      pinned: true,
      schema: { kind: "text", viewport: null },
      text: textOf(kept.at(-1)!),
      revision: kept.length - 1,
      taint: [],
      createdAt: 0,
      updatedAt: 0,
      tokens: 1,
    },
    content: kept.at(-1)!,
    shares: [],
    lost: 0,
  });
  const keep = (content: BlockContent) => {
    kept.push(content);
    state.version += 1;
    return opened();
  };
  const call = async (name: string, input: unknown) => {
    await state.before();
    if (state.fails !== null) throw state.fails;
    const { version, edits, number } = input as {
      version: number;
      edits: BlockEdit[];
      number: number;
    };
    if (name === "block.open") return opened();
    if (version !== state.version) throw new AppError("conflict");
    if (name === "block.restore") return keep(kept[number]!);
    state.edits += 1;
    const before = kept.at(-1)!;
    const { block, content, lost } = keep({
      kind: "text",
      text: edits.reduce(apply, textOf(before)),
    });
    return { block, splice: spliceOf(before, content), lost };
  };
  return {
    state,
    client: { call: call as Client["call"] },
    opened,
    text: () => textOf(kept.at(-1)!),
  };
}

function textOf(content: BlockContent): string {
  return content.kind === "text" ? content.text : "";
}

function apply(text: string, edit: BlockEdit): string {
  if (edit.op === "splice-text") return spliced(text, edit);
  return edit.op === "append-text" ? text + edit.text : text;
}

function createPanel(worker: ReturnType<typeof createWorker>) {
  let pause = () => {};
  const later = (run: () => void) => {
    pause = run;
    return () => {
      pause = () => {};
    };
  };
  const controller = createBlockController({ client: worker.client, later }, worker.opened());
  const shown = () => controller.get().drafts[""] ?? textOf(controller.get().opened.content);
  return { controller, shown, pause: () => pause() };
}

describe("a block that is edited", () => {
  it("keeps what is typed after a pause, and what is typed meanwhile after the next", async () => {
    const worker = createWorker();
    const { controller, shown, pause } = createPanel(worker);
    controller.type("", "calm");
    expect(worker.text()).toBe("");
    worker.state.before = async () => {
      worker.state.before = async () => {};
      controller.type("", "calm and kind");
    };
    pause();
    await controller.save();
    expect(worker.text()).toBe("calm and kind");
    expect(shown()).toBe("calm and kind");
    expect(controller.get()).toMatchObject({ drafts: {}, saving: false, failure: null });
  });

  it("is kept when it is closed", async () => {
    const worker = createWorker("a");
    const { controller } = createPanel(worker);
    controller.type("", "a quiet room");
    controller.close();
    await expect.poll(worker.text).toBe("a quiet room");
  });

  it("of two panels that write at once holds what both wrote", async () => {
    const worker = createWorker("one\ntwo\nthree");
    const [here, there] = [createPanel(worker), createPanel(worker)];
    for (let round = 0; round < 20; round += 1) {
      here.controller.type("", `h${round};${here.shown()}`);
      there.controller.type("", `${there.shown()};t${round}`);
      await Promise.all([here.controller.save(), there.controller.save()]);
    }
    await Promise.all([here.controller.refresh(), there.controller.refresh()]);
    for (let round = 0; round < 20; round += 1) {
      expect(worker.text().split(`h${round};`)).toHaveLength(2);
      expect(worker.text().match(new RegExp(`;t${round}(?=;|$)`, "g"))).toHaveLength(1);
    }
    expect([here.shown(), there.shown()]).toEqual([worker.text(), worker.text()]);
  });

  it("is changed once where the answer was lost on its way", async () => {
    const worker = createWorker("tea");
    const { controller, shown } = createPanel(worker);
    const { call } = worker.client;
    let lost = false;
    worker.client.call = (async (name: "block.edit", input: never) => {
      const answer = await call(name, input);
      if (name !== "block.edit" || lost) return answer;
      lost = true;
      throw new AppError("worker-gone");
    }) as Client["call"];
    const second = createBlockController(
      { client: worker.client, later: () => () => {} },
      controller.get().opened,
    );
    second.type("", "green tea");
    await second.save();
    expect(worker.text()).toBe("green tea");
    await controller.refresh();
    expect(shown()).toBe("green tea");
  });

  it("is read anew where the answer is about another content than was known here", async () => {
    const worker = createWorker("tea");
    const { call } = worker.client;
    worker.client.call = (async (name: "block.edit", input: never) => {
      const answer = await call(name, input);
      if (name !== "block.edit") return answer;
      return { ...answer, splice: { at: 0, removed: "another", inserted: "" } };
    }) as Client["call"];
    const { controller, shown } = createPanel(worker);
    controller.type("", "green tea");
    await controller.save();
    expect(worker.text()).toBe("green tea");
    expect(controller.get()).toMatchObject({ drafts: {}, failure: null });
    expect(shown()).toBe("green tea");
  });

  it("is read anew where changes that it was made of do not open any more", async () => {
    const worker = createWorker("tea and rice");
    const { controller, shown } = createPanel(worker);
    // Another worker, for which one of them is lost.
    const other = createWorker("tea");
    worker.client.call = (async (name: "block.edit", input: never) => {
      const answer = await other.client.call(name, input);
      return { ...answer, lost: 1 };
    }) as Client["call"];
    await controller.change(() => [{ op: "append-text", text: "!" }]);
    expect(shown()).toBe("tea!");
  });

  it("keeps in its field what could not be kept, and tries it again", async () => {
    const worker = createWorker("a");
    const { controller, shown } = createPanel(worker);
    worker.state.fails = new AppError("quota-exceeded");
    controller.type("", "ab");
    await controller.save();
    expect(controller.get().failure?.code).toBe("quota-exceeded");
    expect(shown()).toBe("ab");
    worker.state.fails = null;
    await controller.save();
    expect(worker.text()).toBe("ab");
  });

  it("goes back change by change, until somebody else has changed it", async () => {
    const worker = createWorker("a");
    const [here, there] = [createPanel(worker), createPanel(worker)];
    for (const text of ["ab", "abc"]) {
      here.controller.type("", text);
      await here.controller.save();
    }
    await here.controller.undo();
    expect(here.shown()).toBe("ab");
    await here.controller.undo();
    expect(here.shown()).toBe("a");
    expect(here.controller.get().canUndo).toBe(false);
    here.controller.type("", "a!");
    await here.controller.save();
    there.controller.type("", "?a");
    await there.controller.save();
    await here.controller.undo();
    expect(worker.text()).toBe("?a!");
    expect(here.controller.get()).toMatchObject({ canUndo: false, failure: null });
  });
});
