import { describe, expect, it } from "vitest";
import { backUp, compare, type Vault } from "../../../test/builders/make-restore";
import { makeStore } from "../../../test/builders/make-store";
import { createBlockDocs } from "../../background/memory/block-docs";

const PERSON = { who: "person", share: null, why: "" } as const;
const FIELDS = {
  label: "Plan",
  description: "",
  type: "core",
  permission: "ReadWrite",
  pinned: true,
  schema: { kind: "text", viewport: null },
} as const;

async function addBlock({ store }: Vault) {
  const [entry] = await store.contexts.list();
  const contextId = entry?.context.id ?? "";
  const id = crypto.randomUUID();
  await store.memory().blocks.add({ id, contextId, fields: FIELDS });
  return id;
}

async function write({ store }: Vault, id: string, text: string) {
  const { blocks } = store.memory();
  const edits = [{ op: "append-text", text }] as const;
  await createBlockDocs({ blocks }).edit({ id, version: null, edits, by: PERSON });
}

describe("what is only here", () => {
  it("is nothing where the backup has it all", async () => {
    const here = await makeStore();
    await write(here, await addBlock(here), "As it was.");
    const { onlyHere } = await compare(await backUp(here), here);
    expect(onlyHere).toEqual({ conversations: 0, messages: 0, others: 0 });
  });

  it("counts a block that was made since, whether anything was written in it or not", async () => {
    const here = await makeStore();
    const backup = await backUp(here);
    const id = await addBlock(here);
    expect((await compare(backup, here)).onlyHere.others).toBe(1);
    await write(here, id, "New.");
    expect((await compare(backup, here)).onlyHere.others).toBe(1);
  });

  it("counts a block that was written in since, once", async () => {
    const here = await makeStore();
    const id = await addBlock(here);
    await write(here, id, "As it was.");
    const backup = await backUp(here);
    await write(here, id, " More.");
    await write(here, id, " And more.");
    expect((await compare(backup, here)).onlyHere.others).toBe(1);
  });

  it("counts no pages that a context which is only here has begun with", async () => {
    const here = await makeStore();
    const backup = await backUp(here);
    const fields = { name: "New", systemPrompt: "You help." };
    await here.store.contexts.create({ id: crypto.randomUUID(), fields });
    expect((await compare(backup, here)).onlyHere.others).toBe(1);
  });
});
