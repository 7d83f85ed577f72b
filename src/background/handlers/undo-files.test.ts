import { describe, expect, it } from "vitest";
import { makeBackups } from "../../../test/builders/make-backups";
import {
  begun,
  FILE_URL,
  makeModelFilesHarness,
  settled,
  stuck,
} from "../../../test/builders/model-files-harness";
import { partialApp } from "../../../test/builders/partial-app";
import { createUndoShelf } from "../undo-shelf";
import { backupDelete } from "./backup-delete";
import { modelFileRemove } from "./model-file-remove";
import { undoRun } from "./undo-handlers";

const makeShelf = () => createUndoShelf({ clock: { now: () => 0 }, later: () => () => {} });

describe("a deleted backup", () => {
  it("is there until it is too late, asked for once or twice", async () => {
    const made = await makeBackups();
    const { backups } = made.open();
    const app = partialApp({ backups, undo: makeShelf() });
    const [record] = (await backups.make({ withKeys: false })).records;
    const { files } = made.folders.files;
    const [name, undo] = [record?.name ?? "", crypto.randomUUID()];
    expect(await backupDelete(app, { name, undo })).toMatchObject({ records: [], canUndo: true });
    expect(await backupDelete(app, { name, undo })).toMatchObject({ records: [], canUndo: true });
    await undoRun(app, { undoId: undo });
    expect(await backups.status()).toMatchObject({ records: [record] });
    app.undo.end();
    const second = crypto.randomUUID();
    await backupDelete(app, { name, undo: second });
    expect(files.has(name)).toBe(true);
    app.undo.end();
    await expect.poll(() => files.has(name)).toBe(false);
    await expect(undoRun(app, { undoId: second })).rejects.toMatchObject({ code: "undo-late" });
  });

  it("is deleted anew for as long as that one is held", async () => {
    const made = await makeBackups();
    const { backups } = made.open();
    const app = partialApp({ backups, undo: makeShelf() });
    const [record] = (await backups.make({ withKeys: false })).records;
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()];
    await backupDelete(app, { name: record?.name ?? "", undo: one });
    await undoRun(app, { undoId: one });
    await backupDelete(app, { name: record?.name ?? "", undo: two });
    await undoRun(app, { undoId: two });
    expect(await backups.status()).toMatchObject({ records: [record] });
  });

  it("goes at once where nobody asked to be able to take it back", async () => {
    const made = await makeBackups();
    const { backups } = made.open();
    const app = partialApp({ backups, undo: makeShelf() });
    const [record] = (await backups.make({ withKeys: false })).records;
    await backupDelete(app, { name: record?.name ?? "" });
    expect(made.folders.files.files.size).toBe(0);
  });
});

describe("a removed model file", () => {
  it("is there until it is too late, asked for once or twice", async () => {
    const made = await makeModelFilesHarness();
    const app = partialApp({ modelFiles: made.files, undo: makeShelf() });
    const { id } = await made.files.download(FILE_URL);
    await settled(made);
    const undo = crypto.randomUUID();
    expect(await modelFileRemove(app, { id, undo })).toEqual({ canUndo: true });
    expect(await modelFileRemove(app, { id, undo })).toEqual({ canUndo: true });
    await undoRun(app, { undoId: undo });
    expect((await made.files.list()).files).toMatchObject([{ id, state: "ready" }]);
    app.undo.end();
    expect(made.sizes.has(id)).toBe(true);
    await modelFileRemove(app, { id, undo: crypto.randomUUID() });
    app.undo.end();
    await settled(made);
    expect(made.sizes.size).toBe(0);
  });

  it("goes at once where it arrives from a page, and offers nothing", async () => {
    const made = await makeModelFilesHarness(stuck);
    const app = partialApp({ modelFiles: made.files, undo: makeShelf() });
    const { id } = await made.files.expect({ name: "tiny.gguf", bytes: 100 });
    await begun(made.database);
    expect(await modelFileRemove(app, { id, undo: crypto.randomUUID() })).toEqual({});
    expect((await made.files.list()).files).toEqual([]);
  });
});
