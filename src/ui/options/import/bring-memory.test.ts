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
  return { told: [...counter.report().notes.keys()], stored: named("import.memory").length };
}

it("tells of memory that it does not bring: of a file too large for that, or with nothing new", async () => {
  const id = crypto.randomUUID();
  const text = JSON.stringify({ ...HEAD, memory: [PART] });
  expect(await bring(new Blob([text]), id)).toEqual({ told: [], stored: 1 });
  expect(await bring(new Blob([text]), null)).toEqual({ told: ["memory-nowhere"], stored: 0 });
  expect(await bring(new Blob([text, TOO_LARGE]), id)).toEqual({ told: ["memory"], stored: 0 });
});

it("tells nothing of memory in a file that holds none, or is another product's", async () => {
  const none = { told: [], stored: 0 };
  expect(await bring(new Blob([JSON.stringify(HEAD)]), null)).toEqual(none);
  expect(await bring(new Blob(["[]", TOO_LARGE]), null)).toEqual(none);
});

it("tells how much of memory could not be kept", async () => {
  const file = new Blob([JSON.stringify({ ...HEAD, memory: [PART] })]);
  const told = { told: ["memory-left"], stored: 1 };
  expect(await bring(file, crypto.randomUUID(), 2)).toEqual(told);
});
