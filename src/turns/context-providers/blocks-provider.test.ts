import { describe, expect, it } from "vitest";
import { makeBlock } from "../../../test/builders/make-block";
import { createFakeContextStore } from "../../../test/fakes/fake-context-store";
import type { Block } from "../../domain/block";
import { createBlocksProvider } from "./blocks-provider";

async function parts(blocks: readonly Block[], message = "Hello", blockIds?: readonly string[]) {
  const seen = blocks.map((block) => ({ block, share: null }));
  const { store } = createFakeContextStore({}, [], new Map(), [], [], seen);
  const request = {
    contextId: crypto.randomUUID(),
    conversationId: crypto.randomUUID(),
    leaf: null,
    currentPrompt: message,
    n: 10,
    blockIds,
  };
  return createBlocksProvider(store).getContext(request, new AbortController().signal);
}

async function shown(...given: Parameters<typeof parts>) {
  const all = await parts(...given);
  return all.flatMap((part) => (part.type === "block" ? [part.block] : []));
}

describe("a context's blocks in a prompt", () => {
  it("P-011 are core and working ones, and never archives, logs or empty ones", async () => {
    const types = ["core", "working", "archival", "log"] as const;
    const blocks = types.map((type) => makeBlock({ type, label: type, text: "Something." }));
    const empty = makeBlock({ type: "core", label: "empty", text: " \n" });
    expect((await shown([...blocks, empty])).map(({ label }) => label)).toEqual([
      "core",
      "working",
    ]);
    const [kind, reason] = ["working-blocks", "block-not-told"];
    expect((await parts([...blocks, empty])).slice(2)).toEqual([
      { type: "left-out", kind, labels: ["archival"], reason },
      { type: "left-out", kind, labels: ["log"], reason },
      { type: "left-out", kind: "core-blocks", labels: ["empty"], reason: "block-empty" },
    ]);
  });

  it("tell of core and working ones that nothing stands in, and of no other empty ones", async () => {
    const types = ["core", "working", "archival", "log"] as const;
    const leftOut = await parts(types.map((type) => makeBlock({ type, label: type, text: "" })));
    const reason = "block-empty";
    expect(leftOut).toEqual([
      { type: "left-out", kind: "core-blocks", labels: ["core"], reason },
      { type: "left-out", kind: "working-blocks", labels: ["working"], reason },
    ]);
  });

  it("P-041 P-088 P-089 are working ones where they are pinned, or the message names them as words", async () => {
    const block = makeBlock({ type: "working", pinned: false, label: "Trip plan", text: "Rome." });
    const isOut = async (message: string, one = block) =>
      (await shown([one], message))[0]?.isUnnamed;
    expect(await isOut("Hello")).toBe(true);
    expect(await isOut("What is in my trip  plan?")).toBe(true);
    expect(await isOut("What is in my TRIP PLAN?")).toBe(false);
    expect(await isOut("the trip planner")).toBe(true);
    expect(await isOut("Hello", { ...block, pinned: true })).toBe(false);
    expect(await isOut("Hello", { ...block, type: "core" })).toBe(false);
  });

  it("are the one for the present where a message calls it as its page does in another language", async () => {
    const block = makeBlock({ type: "working", pinned: false, label: "scratchpad", text: "Rome." });
    const isOut = async (message: string) => (await shown([block], message))[0]?.isUnnamed;
    expect(await isOut("Was steht auf meinem Notizzettel?")).toBe(false);
    expect(await isOut("メモ書きには何がある？")).toBe(false);
    expect(await isOut("ماذا في المسودة؟")).toBe(false);
    expect(await isOut("Was steht auf meinem Zettel?")).toBe(true);
  });

  it("are working ones that a message names in a script without blanks", async () => {
    const block = makeBlock({ type: "working", pinned: false, label: "任务列表", text: "买牛奶" });
    const [named] = await shown([block], "请更新我的任务列表");
    expect(named?.isUnnamed).toBe(false);
  });

  it("are working ones that the message refers to by their ids", async () => {
    const [one, other] = ["One", "Other"].map((label) =>
      makeBlock({ type: "working", pinned: false, label, text: "Something." }),
    );
    if (one === undefined || other === undefined) throw new Error("two blocks");
    const sections = await shown([one, other], "Hello", [other.id, crypto.randomUUID()]);
    expect(sections.map(({ isUnnamed }) => isUnnamed)).toEqual([true, false]);
  });

  it("P-010 tell whose they are where they are shared, and what the share allows", async () => {
    const block = makeBlock({ type: "core", text: "Something." });
    const share = { permission: "Append", from: "Archive" } as const;
    const { store } = createFakeContextStore({}, [], new Map(), [], [], [{ block, share }]);
    const request = {
      contextId: crypto.randomUUID(),
      conversationId: crypto.randomUUID(),
      leaf: null,
      currentPrompt: "",
      n: 1,
    };
    const { signal } = new AbortController();
    expect(await createBlocksProvider(store).getContext(request, signal)).toMatchObject([
      { block: { permission: "Append", sharedFrom: "Archive" } },
    ]);
  });

  it("are told as untrusted where they hold what a stranger wrote", async () => {
    const [block] = await shown([makeBlock({ type: "core", text: "Hi.", taint: ["page"] })]);
    expect(block?.isUntrusted).toBe(true);
  });
});
