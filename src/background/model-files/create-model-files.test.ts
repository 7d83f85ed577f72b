import { describe, expect, it, vi } from "vitest";
import { rawRows } from "../../../test/builders/make-store";
import {
  begun,
  FILE_URL,
  HALF,
  makeModelFilesHarness,
  one,
  settled,
  stuck,
  WHOLE,
  whole,
} from "../../../test/builders/model-files-harness";
import { rawTable } from "../../../test/builders/raw-table";
import { AppError } from "../../domain/app-error";

describe("a download", () => {
  it("tells its source without the query, and asks for the whole url", async () => {
    const app = await makeModelFilesHarness();
    const file = await app.files.download(FILE_URL);
    expect(file).toMatchObject({
      name: "tiny.gguf",
      source: "https://models.example/folder/tiny.gguf",
    });
    expect(JSON.stringify(file)).not.toContain("secret");
    await settled(app);
    expect(app.requests[0]).toMatchObject({ url: FILE_URL, validator: null, total: null });
  });

  it("tells once it is whole, and once it is removed: nothing is asked of its server then", async () => {
    const app = await makeModelFilesHarness();
    await app.files.download(FILE_URL);
    expect(app.ended.times).toBe(0);
    await settled(app);
    await vi.waitFor(() => expect(app.ended.times).toBe(1));
    app.use(stuck);
    const { id } = await app.files.download(FILE_URL);
    await begun(app.database);
    await app.files.remove(id);
    expect(app.ended.times).toBe(3);
  });

  it("holds the worker while it runs, and is paused with what came", async () => {
    const app = await makeModelFilesHarness(stuck);
    const { id } = await app.files.download(FILE_URL);
    await begun(app.database);
    expect(app.held.now).toBe(1);
    expect(await app.files.pause(id)).toMatchObject({ state: "paused", received: 50 });
    expect(app.held.now).toBe(0);
  });

  it("goes on from where it was, with what the server had told", async () => {
    const app = await makeModelFilesHarness(stuck);
    const { id } = await app.files.download(FILE_URL);
    await begun(app.database);
    await app.files.pause(id);
    app.use(whole);
    await app.files.resume(id);
    await settled(app);
    expect(app.requests[1]).toMatchObject({ url: FILE_URL, validator: '"one"', total: 100 });
    expect((await one(app))?.state).toBe("ready");
  });

  it("that fails says why, and is gone on with", async () => {
    const app = await makeModelFilesHarness(async function* () {
      yield HALF;
      throw new AppError("provider-cut-off", { data: { host: "models.example" } });
    });
    const { id } = await app.files.download(FILE_URL);
    await settled(app);
    expect(await one(app)).toMatchObject({
      state: "failed",
      failure: { code: "provider-cut-off" },
    });
    app.use(whole);
    expect(await app.files.resume(id)).toMatchObject({ state: "arriving", failure: null });
  });

  it("is paused where the worker died in its middle, with what lies on the disk", async () => {
    const app = await makeModelFilesHarness(stuck);
    await app.files.download(FILE_URL);
    await begun(app.database);
    const again = app.make();
    expect((await again.list()).files).toMatchObject([
      { state: "paused", received: 50, total: 100 },
    ]);
  });

  it("writes its row when something changes, not for every piece", async () => {
    const app = await makeModelFilesHarness(async function* () {
      for (let received = 0; received < 100; received += 1) yield { ...HALF, received };
      yield WHOLE;
    });
    await app.files.download(FILE_URL);
    await settled(app);
    // Begun, first told, whole.
    expect(await rawRows(app.database, "model_files")).toMatchObject([{ version: 3 }]);
  });

  it("is not run twice at once", async () => {
    const app = await makeModelFilesHarness(stuck);
    const { id } = await app.files.download(FILE_URL);
    await begun(app.database);
    await app.files.resume(id);
    expect(app.requests).toHaveLength(1);
  });

  it("leaves its row alone when the vault is locked", async () => {
    const app = await makeModelFilesHarness(stuck);
    await app.files.download(FILE_URL);
    await begun(app.database);
    app.locking.abort(new AppError("locked"));
    await settled(app);
    expect(app.held.now).toBe(0);
    expect(await rawRows(app.database, "model_files")).toMatchObject([{ version: 2 }]);
  });
});

describe("model files", () => {
  it("are removed with their bytes, also while they arrive", async () => {
    const app = await makeModelFilesHarness(stuck);
    const { id } = await app.files.download(FILE_URL);
    await begun(app.database);
    await app.files.remove(id);
    expect((await app.files.list()).files).toEqual([]);
    expect(app.sizes.size).toBe(0);
    expect(app.removed).toEqual([id]);
    await expect(app.files.remove(id)).rejects.toMatchObject({ code: "not-found" });
  });

  it("whose bytes are gone say so; bytes without a row are removed", async () => {
    const app = await makeModelFilesHarness();
    const { id } = await app.files.download(FILE_URL);
    await settled(app);
    app.sizes.delete(id);
    app.sizes.set("left-over", 10);
    const { files } = await app.make().list();
    expect(files).toMatchObject([{ id, state: "failed", failure: { code: "engine-failed" } }]);
    expect([...app.sizes.keys()]).toEqual([]);
  });

  it("whose rows do not open keep their bytes", async () => {
    const app = await makeModelFilesHarness();
    const { id } = await app.files.download(FILE_URL);
    await settled(app);
    await rawTable(app.database, "model_files").update(id, { sealed: new Uint8Array(40) });
    expect((await app.make().list()).files).toEqual([]);
    expect([...app.sizes.keys()]).toEqual([id]);
  });

  it("tell whoever listens, until they do not any more", async () => {
    const app = await makeModelFilesHarness();
    const { files } = app;
    let heard = 0;
    const stop = files.listen(() => {
      heard += 1;
    });
    await files.download(FILE_URL);
    await settled(app);
    expect(heard).toBeGreaterThan(2);
    stop();
    const before = heard;
    await files.download(FILE_URL);
    await settled(app);
    expect(heard).toBe(before);
  });

  it("tell the room there is, and the threads", async () => {
    const { files } = await makeModelFilesHarness();
    expect(await files.list()).toEqual({ files: [], quota: 1_000, used: 100, threads: 1 });
  });
});

describe("a model file that was taken out", () => {
  it("is in no list, and comes back whole under its name", async () => {
    const app = await makeModelFilesHarness();
    const { id } = await app.files.download(FILE_URL);
    await settled(app);
    const before = await one(app);
    const taken = await app.files.takeOut(id);
    expect((await app.files.list()).files).toEqual([]);
    expect(await app.files.listReady()).toEqual([]);
    expect([app.removed, app.sizes.size], "the engine lets go of it").toEqual([[id], 1]);
    await expect(app.files.takeOut(id)).rejects.toMatchObject({ code: "not-found" });
    await taken?.putBack();
    expect(await one(app)).toEqual(before);
    taken?.clear();
    await settled(app);
    expect(app.sizes.size).toBe(1);
  });

  it("leaves its name to one that came meanwhile", async () => {
    const app = await makeModelFilesHarness();
    const { id, name } = await app.files.download(FILE_URL);
    await settled(app);
    const taken = await app.files.takeOut(id);
    expect((await app.files.download(FILE_URL)).name).toBe(name);
    await settled(app);
    await taken?.putBack();
    const names = (await app.files.list()).files.map((file) => file.name);
    expect(new Set(names).size).toBe(2);
  });

  it("is stopped where it was arriving, and goes on from there where it comes back", async () => {
    const app = await makeModelFilesHarness(stuck);
    const { id } = await app.files.download(FILE_URL);
    await begun(app.database);
    const taken = await app.files.takeOut(id);
    expect(app.held.now).toBe(0);
    await taken?.putBack();
    expect(await one(app)).toMatchObject({ id, state: "paused", received: 50 });
  });

  it("is removed, row and bytes, once it cannot come back", async () => {
    const app = await makeModelFilesHarness();
    const { id } = await app.files.download(FILE_URL);
    await settled(app);
    const taken = await app.files.takeOut(id);
    taken?.clear();
    await settled(app);
    expect(app.sizes.size).toBe(0);
    expect(await rawRows(app.database, "model_files")).toEqual([]);
    await expect(taken?.putBack()).rejects.toMatchObject({ code: "undo-late" });
  });

  it("is removed by the next worker where this one died, and never half listed", async () => {
    const app = await makeModelFilesHarness();
    const { id } = await app.files.download(FILE_URL);
    await settled(app);
    await app.files.takeOut(id);
    expect(app.sizes.has(id)).toBe(true);
    expect((await app.make().list()).files).toEqual([]);
    expect(app.sizes.size).toBe(0);
    expect(await rawRows(app.database, "model_files")).toEqual([]);
  });
});
