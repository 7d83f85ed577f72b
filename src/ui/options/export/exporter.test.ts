import { describe, expect, it } from "vitest";
import { ELARA_KEY, readRecords } from "../../../../test/builders/elara-records";
import { makeExported, SAID_AT } from "../../../../test/builders/make-exported";
import { createFakeClient } from "../../../../test/fakes/fake-client";
import { openRecordZip } from "../../../foreign/read-zip";
import type { DirectoryHandle } from "./elara-target";
import { createExporter, type ExportForm } from "./exporter";

const MADE = makeExported([">q1", "q1>a1"]);

function makeExporter() {
  const fake = createFakeClient();
  const saved: { file: Blob; name: string }[] = [];
  const exporter = createExporter({
    client: fake.client,
    clock: { now: () => SAID_AT },
    save: (file, name) => saved.push({ file, name }),
  });
  const start = (form: ExportForm) =>
    exporter.start({ scope: { of: "conversation", id: crypto.randomUUID() }, form });
  /** The worker's side, from the question on. */
  const watch = async () => {
    for (;;) {
      const [found] = fake.watched("export.conversations");
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  };
  return { exporter, saved, start, watch };
}

type Watch = Awaited<ReturnType<ReturnType<typeof makeExporter>["watch"]>>;

function emit(watch: Watch, isWhole = true) {
  const { conversation, messages } = MADE;
  watch.event({ type: "begin", total: 1, contextName: null });
  watch.event({ type: "conversation", conversation, contextName: "Mine" });
  watch.event({ type: "messages", conversationId: conversation.id, messages });
  if (isWhole) watch.event({ type: "end", conversations: 1, messages: 2, unreadable: 3 });
  watch.end(null);
}

/** A folder in memory. */
function makeFolder(name: string) {
  const files = new Map<string, string>();
  const made: string[] = [];
  const handle: DirectoryHandle = {
    name,
    getDirectoryHandle: async (inner) => {
      made.push(inner);
      return handle;
    },
    getFileHandle: async (file) =>
      ({
        getFile: async () => new Blob([files.get(file) ?? ""]),
        createWritable: async () => ({
          write: async (text: string) => files.set(file, text),
          close: async () => {},
        }),
      }) as never,
    keys: async function* () {
      yield* files.keys();
    },
  };
  return { handle, files, made };
}

describe("the exporter", () => {
  it("M-085 saves one file that says what it is, and tells what is missing from it", async () => {
    for (const [as, name] of [
      ["json", "confidant-conversation-2025-08-24.json"],
      ["markdown", "confidant-conversation-2025-08-24.md"],
    ] as const) {
      const { exporter, saved, start, watch } = makeExporter();
      const ended = start({ as });
      emit(await watch());
      await ended;
      expect(saved.map((one) => one.name)).toEqual([name]);
      expect(await saved[0]?.file.text()).toContain("text of a1");
      expect(exporter.state.get()).toMatchObject({
        at: "done",
        end: { conversations: 1, messages: 2, unreadable: 3 },
      });
    }
  });

  it("E-032 saves an archive of records that open with the key text, under a name that tells nothing", async () => {
    const { exporter, saved, start, watch } = makeExporter();
    const ended = start({ as: "elara", key: ELARA_KEY, folder: null });
    emit(await watch());
    await ended;
    expect(saved.map(({ name }) => name)).toEqual(["confidant-elara-2025-08-24.zip"]);
    const files = await openRecordZip(saved[0]?.file ?? new Blob());
    const { messages } = await readRecords(files);
    expect(messages.map(({ text }) => text)).toEqual(["text of q1", "text of a1"]);
    expect(exporter.state.get()).toMatchObject({ records: { written: 2, there: 0 } });
  });

  it("E-032 makes Elara's folder in the one that was chosen, and writes nothing twice", async () => {
    const folder = makeFolder("Documents");
    for (const records of [
      { written: 2, there: 0 },
      { written: 0, there: 2 },
    ]) {
      const { exporter, saved, start, watch } = makeExporter();
      const ended = start({ as: "elara", key: ELARA_KEY, folder: folder.handle });
      emit(await watch());
      await ended;
      expect(exporter.state.get()).toMatchObject({ at: "done", records });
      expect(saved).toEqual([]);
    }
    expect([folder.files.size, folder.made]).toEqual([2, ["Conversation", "Conversation"]]);
    const own = makeFolder("Conversation");
    const { start, watch } = makeExporter();
    const ended = start({ as: "elara", key: ELARA_KEY, folder: own.handle });
    emit(await watch());
    await ended;
    expect([own.files.size, own.made]).toEqual([2, []]);
  });

  it("D-6 asks for nothing with the key text that everybody knows", async () => {
    const { exporter, saved, start } = makeExporter();
    await start({ as: "elara", key: "replace-me-before-deployment", folder: null });
    expect(exporter.state.get()).toMatchObject({ failure: { code: "bad-request" } });
    expect(saved).toEqual([]);
  });

  it("saves nothing of what is not whole, and says why", async () => {
    const cut = makeExporter();
    const ended = cut.start({ as: "json" });
    emit(await cut.watch(), false);
    await ended;
    expect([cut.exporter.state.get().at, cut.saved]).toEqual(["failed", []]);
    const locked = makeExporter();
    const over = locked.start({ as: "json" });
    (await locked.watch()).end({ code: "locked", data: {} });
    await over;
    expect(locked.exporter.state.get()).toMatchObject({ failure: { code: "locked" } });
    expect(locked.saved).toEqual([]);
  });

  it("can be cancelled while records are written, behind the stream's end", async () => {
    const folder = makeFolder("Conversation");
    const { exporter, start, watch } = makeExporter();
    const set = folder.files.set.bind(folder.files);
    folder.files.set = (name, text) => {
      exporter.cancel();
      return set(name, text);
    };
    const ended = start({ as: "elara", key: ELARA_KEY, folder: folder.handle });
    emit(await watch());
    await ended;
    expect([exporter.state.get().at, folder.files.size]).toEqual(["ready", 1]);
  });

  it("can be cancelled: the worker is told, and nothing is saved", async () => {
    const { exporter, saved, start, watch } = makeExporter();
    const ended = start({ as: "json" });
    const stream = await watch();
    exporter.cancel();
    await ended;
    expect([stream.stopped(), exporter.state.get().at]).toEqual([true, "ready"]);
    emit(stream);
    expect(saved).toEqual([]);
  });
});
