import { expect, it } from "vitest";
import { createFakeClient } from "../../../../test/fakes/fake-client";
import { readOwnMemory } from "../../../foreign/read-own-memory";
import { bringMemory } from "./bring-memory";
import { createImportCounter } from "./import-report";

const HEAD = { format: "confidant-conversations", version: 1, exportedAt: null, conversations: [] };
const PART = { facts: [], blocks: [], notes: [] };
const TOO_LARGE = " ".repeat(64 * 1_048_576);

/** What the report then tells as not imported, and whether anything was stored. */
async function bring(file: Blob, id: string | null, left = 0) {
  const came = { blocks: 1, facts: 0, notes: 0, left };
  const { client, named } = createFakeClient({ "import.memory": () => came });
  const counter = createImportCounter();
  const { signal } = new AbortController();
  const memory = await readOwnMemory(file);
  await bringMemory({ client, memory, target: { id: () => id }, counter, signal });
  const inputs = named("import.memory").map(({ input }) => input);
  return { noteKinds: [...counter.report().notes.keys()], stored: inputs.length, inputs };
}

it("tells of memory that it does not bring: of a file too large for that, or with nothing new", async () => {
  const id = crypto.randomUUID();
  const text = JSON.stringify({ ...HEAD, memory: [PART] });
  expect(await bring(new Blob([text]), id)).toMatchObject({ noteKinds: [], stored: 1 });
  expect(await bring(new Blob([text]), null)).toMatchObject({
    noteKinds: ["memory-nowhere"],
    stored: 0,
  });
  expect(await bring(new Blob([text, TOO_LARGE]), id)).toMatchObject({
    noteKinds: ["memory"],
    stored: 0,
  });
});

it("tells nothing of memory in a file that holds none, or is another product's", async () => {
  const none = { noteKinds: [], stored: 0 };
  expect(await bring(new Blob([JSON.stringify(HEAD)]), null)).toMatchObject(none);
  expect(await bring(new Blob(["[]", TOO_LARGE]), null)).toMatchObject(none);
});

it("brings all but what is no block, fact or note, and tells of that", async () => {
  const note = { text: "Roses.", tags: [], createdAt: null };
  const fact = { key: "city", value: "Turin", since: null };
  const schema = { kind: "log", displayLimit: 5 };
  const log = { kind: "log", entries: [{ at: 9e15, text: "Odd." }] };
  const fields = { description: "", type: "core", permission: "ReadWrite", pinned: false };
  const block = { ...fields, label: "diary", schema, content: log };
  const part = { blocks: [block], facts: [fact, {}], notes: [note] };
  const file = new Blob([JSON.stringify({ ...HEAD, memory: [part] })]);
  expect(await bring(file, crypto.randomUUID())).toMatchObject({
    noteKinds: ["memory-left"],
    inputs: [{ blocks: [], facts: [fact], notes: [note] }],
  });
});

it("tells how much of memory could not be kept", async () => {
  const file = new Blob([JSON.stringify({ ...HEAD, memory: [PART] })]);
  const expected = { noteKinds: ["memory-left"], stored: 1 };
  expect(await bring(file, crypto.randomUUID(), 2)).toMatchObject(expected);
});
