import { expect, it } from "vitest";
import { makeChatGptLine, toFile } from "../../../../test/builders/make-export";
import { makeImportStore } from "../../../../test/builders/make-import-store";
import { rawTable } from "../../../../test/builders/raw-table";
import { createFakeClient } from "../../../../test/fakes/fake-client";
import { MAX_CONTEXT_CONVERSATIONS } from "../../../domain/limits";
import type { ImportTarget } from "./import-target";
import { createImporter } from "./importer";

it("tells what found room in a context that became full, and brings what was there up to date", async () => {
  const harness = await makeImportStore();
  const { imports, context } = harness;
  const target: ImportTarget = { type: "existing", id: context.id, name: "Mine" };
  const { client } = createFakeClient({
    "import.known": async (input) => ({ known: [...(await imports.known(input))] }),
    "import.begin": imports.begin,
    "import.add": async (input) => ({ results: [...(await imports.add(input))] }),
  });
  const importer = createImporter({ client, clock: { now: () => Date.UTC(2025, 0, 1) } });
  const start = (...lines: readonly object[]) =>
    importer.start({ type: "file", file: toFile(JSON.stringify(lines)) }, target);
  await start(makeChatGptLine("one", 2));
  importer.again();
  const filler = { version: 1, keyId: "0badcafe", sealed: new Uint8Array(0) };
  const rows = Array.from({ length: MAX_CONTEXT_CONVERSATIONS - 2 }, (_one, at) => {
    return { ...filler, id: crypto.randomUUID(), parent: context.id, order: 10 + at };
  });
  await rawTable(harness.database, "conversations").bulkAdd(rows);
  const lines = [makeChatGptLine("two", 2), makeChatGptLine("three", 2), makeChatGptLine("one", 3)];
  await start(...lines);
  const ended = importer.state.get();
  if (ended.at !== "ended") throw new Error(`it is ${ended.at}`);
  const { how, failure, report, came } = ended;
  expect([how, failure?.code]).toEqual(["failed", "limit-exceeded"]);
  expect(report).toMatchObject({ added: 1, extended: 1, messages: 6 });
  expect(came.map(({ title }) => title).sort()).toEqual(["About one", "About two"]);
});
