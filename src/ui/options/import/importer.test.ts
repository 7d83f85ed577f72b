import { describe, expect, it } from "vitest";
import { ELARA_KEY, writeElara } from "../../../../test/builders/elara-records";
import { makeChatGptLine, makeClaude, toFile } from "../../../../test/builders/make-export";
import { makeExported } from "../../../../test/builders/make-exported";
import { type ImportHarness, makeImportStore } from "../../../../test/builders/make-import-store";
import { createFakeClient } from "../../../../test/fakes/fake-client";
import { AppError } from "../../../domain/app-error";
import { createJsonWriter } from "../../../foreign/write-own-json";
import type { ImportTarget } from "./import-target";
import { createImporter, type ImportSource, type ImportState } from "./importer";

const NEW: ImportTarget = { type: "new", name: "" };
const LINES = [makeChatGptLine("one", 2), makeChatGptLine("two", 3)];
const FILE = sourceOf(JSON.stringify(LINES));

function sourceOf(text: string): ImportSource {
  return { type: "file", file: toFile(text) };
}

function toImporter(harness: ImportHarness, over: Record<string, (input: never) => unknown> = {}) {
  const { imports, context } = harness;
  const fake = createFakeClient({
    "context.createFromPreset": ({ overrides }: { overrides: { name: string } }) => ({
      context: { ...context, name: overrides.name },
    }),
    "import.known": async (input: Parameters<typeof imports.known>[0]) => ({
      known: await imports.known(input),
    }),
    "import.begin": imports.begin,
    "import.add": async (input: Parameters<typeof imports.add>[0]) => ({
      results: await imports.add(input),
    }),
    ...over,
  } as Record<string, (input: never) => unknown>);
  const clock = { now: () => Date.UTC(2025, 0, 1) };
  return { ...fake, importer: createImporter({ client: fake.client, clock }) };
}

function endOf(state: ImportState): Extract<ImportState, { at: "ended" }> {
  if (state.at !== "ended") throw new Error(`it is ${state.at}`);
  return state;
}

describe("the importer", () => {
  it("M-086 imports a file into a new context that is named after where it comes from", async () => {
    const harness = await makeImportStore();
    const { importer, named } = toImporter(harness);
    await importer.start(FILE, NEW);
    const { how, target, report } = endOf(importer.state.get());
    expect([how, target]).toEqual(["done", { type: "new", name: "From ChatGPT" }]);
    expect(report).toMatchObject({ added: 2, messages: 10, problemCount: 0 });
    // The batch, and the wait for the disk.
    expect(named("import.add")).toHaveLength(2);
    expect((await harness.messages()).map(({ text }) => text)).toContain("two-a2");
  });

  it("M-086 tells where what came is, the newest first, and of nothing new what was there", async () => {
    const harness = await makeImportStore();
    const { importer } = toImporter(harness);
    const came = () =>
      endOf(importer.state.get()).came.map(({ conversationId, title, contextId }) => {
        expect(contextId).toBe(harness.context.id);
        return { conversationId, title };
      });
    await importer.start(FILE, NEW);
    const first = came();
    expect(first.map(({ title }) => title).sort()).toEqual(["About one", "About two"]);
    const stored = (await harness.conversations()).map(({ id }) => id);
    expect(first.map(({ conversationId }) => conversationId).sort()).toEqual(stored.sort());
    importer.again();
    await importer.start(FILE, NEW);
    expect(came()).toEqual(first);
    importer.again();
    await importer.start(sourceOf(JSON.stringify([...LINES, makeChatGptLine("new", 1)])), NEW);
    expect(came().map(({ title }) => title)).toEqual(["About new"]);
  });

  it("brings what our own file says that contexts remembered after the conversations, what is no memory apart", async () => {
    const harness = await makeImportStore();
    const { importer, named } = toImporter(harness, {
      "import.memory": ({ facts }: { facts: unknown[] }) => {
        return { blocks: 0, facts: facts.length, notes: 0, left: 0 };
      },
    });
    let text = "";
    const writer = createJsonWriter((more) => {
      text += more;
    }, 0);
    const { conversation, messages } = makeExported([">q1", "q1>a1"]);
    await writer.begin(conversation, "Mine");
    await writer.messages(messages);
    await writer.end();
    const memory = [{ facts: [{ key: "a", value: "b", since: null }], blocks: [], notes: [] }, 7];
    const file = JSON.stringify({ ...JSON.parse(text), memory });
    const target: ImportTarget = { type: "existing", id: harness.context.id, name: "Mine" };
    await importer.start(sourceOf(file), target);
    const { how, report } = endOf(importer.state.get());
    expect([how, report.added, report.memory]).toEqual([
      "done",
      1,
      { blocks: 0, facts: 1, notes: 0 },
    ]);
    expect(report.notes.get("unknown")).toBe(1);
    expect(named("import.memory")).toMatchObject([{ input: { contextId: harness.context.id } }]);
  });

  it("ends as it did where what came cannot be told any more", async () => {
    const harness = await makeImportStore();
    let callCount = 0;
    const { importer } = toImporter(harness, {
      "import.known": () => {
        callCount += 1;
        if (callCount > 1) throw new AppError("locked");
        return { known: [] };
      },
    });
    await importer.start(FILE, NEW);
    expect(endOf(importer.state.get())).toMatchObject({ how: "done", came: [] });
  });

  it("M-086 stores nothing twice when the same file is imported again", async () => {
    const harness = await makeImportStore();
    const { importer } = toImporter(harness);
    const target: ImportTarget = { type: "existing", id: harness.context.id, name: "Mine" };
    await importer.start(FILE, target);
    importer.again();
    await importer.start(FILE, target);
    const { report, target: into } = endOf(importer.state.get());
    expect(into).toEqual({ type: "existing", name: "Mine" });
    expect(report).toMatchObject({ added: 0, unchanged: 2, messages: 0 });
    expect(await harness.conversations()).toHaveLength(2);
  });

  it("M-086 makes no second context for what is there already, and says in which it is", async () => {
    const harness = await makeImportStore();
    const { importer, named } = toImporter(harness);
    await importer.start(FILE, NEW);
    importer.again();
    await importer.start(FILE, NEW);
    const { how, report, target } = endOf(importer.state.get());
    expect([how, target]).toEqual(["done", { type: "new", name: null }]);
    expect(report).toMatchObject({ added: 0, unchanged: 2, messages: 0 });
    expect([...report.unchangedIn]).toEqual([[harness.context.name, 2]]);
    importer.again();
    const longer = [makeChatGptLine("one", 2), makeChatGptLine("two", 4)];
    await importer.start(sourceOf(JSON.stringify(longer)), NEW);
    const more = endOf(importer.state.get()).report;
    expect(more).toMatchObject({ added: 0, unchanged: 1, extended: 1, messages: 2 });
    expect([...more.extendedIn]).toEqual([[harness.context.name, 1]]);
    expect(named("context.createFromPreset")).toHaveLength(1);
    expect(await harness.conversations()).toHaveLength(2);
  });

  it("makes one once something in the file is new, and leaves there what was elsewhere", async () => {
    const harness = await makeImportStore();
    const other = await harness.addContext("Other");
    const { importer, named } = toImporter(harness, {
      "context.createFromPreset": () => ({ context: other }),
    });
    const target: ImportTarget = { type: "existing", id: harness.context.id, name: "Mine" };
    await importer.start(FILE, target);
    importer.again();
    await importer.start(sourceOf(JSON.stringify([...LINES, makeChatGptLine("new", 1)])), NEW);
    const { report, target: into } = endOf(importer.state.get());
    expect(into).toEqual({ type: "new", name: "Other" });
    expect(report).toMatchObject({ added: 1, unchanged: 2 });
    expect([...report.unchangedIn]).toEqual([[harness.context.name, 2]]);
    expect(named("context.createFromPreset")).toHaveLength(1);
    const parents = (await harness.conversations()).map(({ contextId }) => contextId);
    expect(parents.filter((id) => id === other.id)).toHaveLength(1);
  });

  it("says where everything is when that is another context than the chosen one", async () => {
    const harness = await makeImportStore();
    const { importer } = toImporter(harness);
    const other = await harness.addContext("Other");
    await importer.start(FILE, NEW);
    importer.again();
    await importer.start(FILE, { type: "existing", id: other.id, name: other.name });
    const { report } = endOf(importer.state.get());
    expect(report).toMatchObject({ added: 0, unchanged: 2 });
    expect([...report.unchangedIn]).toEqual([[harness.context.name, 2]]);
  });

  it("makes a context that is not archived within the week", async () => {
    const { importer, named } = toImporter(await makeImportStore());
    await importer.start(FILE, NEW);
    expect(named("context.createFromPreset")[0]?.input).toMatchObject({
      overrides: { expiryDays: 365 },
    });
  });

  it("imports both products of one file, each as its own", async () => {
    const harness = await makeImportStore();
    const { importer, calls } = toImporter(harness);
    const claude = makeClaude([{ uuid: "q", sender: "human" }]);
    await importer.start(sourceOf(JSON.stringify([...LINES, claude])), NEW);
    expect(endOf(importer.state.get()).report).toMatchObject({ added: 3 });
    const origins = (await harness.conversations()).map(({ origin }) => origin?.source);
    expect(origins.sort()).toEqual(["chatgpt", "chatgpt", "claude"]);
    // One context for all of the file.
    expect(calls.filter(({ name }) => name === "context.createFromPreset")).toHaveLength(1);
  });

  it("makes no context for a file in which nothing can be read, and says what is wrong", async () => {
    const { importer, calls } = toImporter(await makeImportStore());
    await importer.start(sourceOf("hello"), NEW);
    const { how, target, report } = endOf(importer.state.get());
    expect([how, target.name]).toEqual(["done", null]);
    expect(report.problems).toEqual([{ position: null, problem: "not-an-array" }]);
    expect(calls).toEqual([]);
  });

  it("names by position what the store found too large", async () => {
    const add = () => ({
      results: [
        { result: "added", messages: 4 },
        { result: "too-large", messages: 0 },
      ],
    });
    const { importer } = toImporter(await makeImportStore(), { "import.add": add });
    await importer.start(FILE, NEW);
    const { report } = endOf(importer.state.get());
    expect(report.problems).toEqual([{ position: 2, problem: "too-large" }]);
    expect(report).toMatchObject({ added: 1, messages: 4 });
  });

  it("tells why storing failed, and asks once more only where the worker was gone", async () => {
    const failing = (code: "locked" | "worker-gone") => ({
      "import.add": () => {
        throw new AppError(code);
      },
    });
    for (const [code, times] of [
      ["locked", 1],
      ["worker-gone", 2],
    ] as const) {
      const { importer, named } = toImporter(await makeImportStore(), failing(code));
      await importer.start(FILE, NEW);
      expect(endOf(importer.state.get())).toMatchObject({ how: "failed", failure: { code } });
      expect(named("import.add")).toHaveLength(times);
    }
  });

  it("stops after what is being stored, and keeps that", async () => {
    const harness = await makeImportStore();
    const { importer, named } = toImporter(harness);
    const texts = Array.from({ length: 6 }, (_, at) =>
      makeChatGptLine(`c${at}`, 1, () => "x".repeat(900_000)),
    );
    let wasStopping = false;
    importer.state.subscribe(() => {
      const state = importer.state.get();
      if (state.at !== "running") return;
      wasStopping ||= state.isStopping;
      if (state.report.added > 0 && !state.isStopping) importer.stop();
    });
    await importer.start(sourceOf(JSON.stringify(texts)), NEW);
    const { how, report } = endOf(importer.state.get());
    expect([how, wasStopping]).toEqual(["stopped", true]);
    expect(report.added).toBeLessThan(6);
    expect(await harness.conversations()).toHaveLength(report.added);
    expect(named("import.add").length).toBeLessThan(4);
  });

  it("tells how far it is", async () => {
    const { importer } = toImporter(await makeImportStore());
    const percents: number[] = [];
    importer.state.subscribe(() => {
      const state = importer.state.get();
      if (state.at === "running") percents.push(state.percent);
    });
    await importer.start(FILE, NEW);
    expect([percents[0], percents.at(-1)]).toEqual([0, 100]);
  });

  it("E-041 imports Elara's records by their key text, and says one thing where it does not fit", async () => {
    const harness = await makeImportStore();
    const { importer } = toImporter(harness);
    const { files } = await writeElara([makeExported([">q1", "q1>a1"])]);
    const records = [...files].map(([name, text]) => new File([text], name));
    const run = async (key: string) => {
      importer.again();
      await importer.start({ type: "elara", records, key }, NEW);
      return endOf(importer.state.get());
    };
    const wrong = await run("another");
    expect(wrong.report.problems).toEqual([{ position: null, problem: "key-does-not-fit" }]);
    const right = await run(ELARA_KEY);
    expect(right.report).toMatchObject({ added: 1, messages: 2, problemCount: 0 });
    expect(right.target.name).toBe("From Elara");
    expect((await run(ELARA_KEY)).report).toMatchObject({ added: 0, unchanged: 1 });
    const [conversation] = await harness.conversations();
    expect(conversation?.origin?.source).toBe("elara");
  });
});
