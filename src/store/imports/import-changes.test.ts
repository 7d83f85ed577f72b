import { describe, expect, it } from "vitest";
import {
  type ImportHarness,
  makeImportedConversation as made,
  makeImportStore,
} from "../../../test/builders/make-import-store";
import type { ImportedConversation } from "../../domain/imported";

async function add({ imports, context }: ImportHarness, conversation: ImportedConversation) {
  const { base } = await imports.begin({ contextId: context.id });
  const input = { contextId: context.id, source: "chatgpt", base } as const;
  return imports.add({ ...input, conversations: [conversation] });
}

/** Where the branch that is shown ends, and where each sibling's does, by what they were called there. */
async function endsOf(harness: ImportHarness) {
  const messages = await harness.messages();
  const [conversation] = await harness.conversations();
  const nameOf = (end: string | null | undefined) =>
    messages.find(({ id }) => id === end)?.metadata?.importId;
  const forks = (await harness.forks()).flat();
  return {
    shown: nameOf(conversation?.activeLeaf),
    siblings: forks.flatMap(({ ways: siblings }) => siblings.map(({ leaf }) => nameOf(leaf))),
    nextDepth: (await harness.state.head(conversation?.id ?? ""))?.payload.nextDepth,
  };
}

describe("the ends of an imported conversation's branches", () => {
  it("go on with what was put behind them, the shown one and those that were left", async () => {
    const harness = await makeImportStore();
    await add(harness, made([">q1", "q1>a1", "q1>b1"], { leaf: "b1" }));
    expect(await endsOf(harness)).toEqual({ shown: "b1", siblings: ["a1", "b1"], nextDepth: 2 });
    const links = [">q1", "q1>a1", "a1>q2", "q2>a2", "q1>b1", "b1>q3", "q1>c1"];
    await add(harness, made(links, { leaf: "c1" }));
    const siblings = ["a2", "q3", "c1"];
    expect(await endsOf(harness)).toEqual({ shown: "q3", siblings, nextDepth: 3 });
    expect((await harness.check()).mismatched).toEqual([]);
  });

  it("goes on where the only branch gets messages and another way at once", async () => {
    const harness = await makeImportStore();
    await add(harness, made([">q1", "q1>a1"], { leaf: "a1" }));
    await add(harness, made([">q1", "q1>a1", "a1>q2", "q2>a2", "q1>b1"], { leaf: "b1" }));
    expect(await endsOf(harness)).toEqual({ shown: "a2", siblings: ["a2", "b1"], nextDepth: 4 });
  });
});
