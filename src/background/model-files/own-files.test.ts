import { describe, expect, it } from "vitest";
import {
  ABOUT,
  makeModelFilesHarness,
  one,
  settled,
  stuck,
} from "../../../test/builders/model-files-harness";
import { AppError } from "../../domain/app-error";
import { MAX_MODEL_FILE_BYTES } from "../../domain/limits";

describe("a file of the person's", () => {
  it("is told as it arrives, and ready with what it says of itself", async () => {
    const app = await makeModelFilesHarness();
    const file = await app.files.expect({ name: "tiny.gguf", bytes: 100 });
    expect(file).toMatchObject({ name: "tiny.gguf", source: null, state: "arriving", total: 100 });
    await settled(app);
    const ready = { state: "ready", received: 100, sha256: "abc", about: ABOUT };
    expect(await one(app)).toMatchObject(ready);
    expect(await app.files.listReady()).toMatchObject([{ id: file.id }]);
    expect(app.held.now).toBe(0);
  });

  it("gets a name that no other has", async () => {
    const { files } = await makeModelFilesHarness();
    await files.expect({ name: "tiny.gguf", bytes: 100 });
    expect((await files.expect({ name: "tiny.gguf", bytes: 100 })).name).toBe("tiny.gguf 2");
  });

  it("is refused where there is no room for it", async () => {
    const { files } = await makeModelFilesHarness();
    const answer = files.expect({ name: "big.gguf", bytes: 901 });
    await expect(answer).rejects.toMatchObject({ code: "quota-exceeded" });
    expect((await files.list()).files).toEqual([]);
  });

  it("is refused where no engine could hold it", async () => {
    const { files } = await makeModelFilesHarness();
    const answer = files.expect({ name: "huge.gguf", bytes: MAX_MODEL_FILE_BYTES + 1 });
    const data = { limit: "model-file-bytes", max: MAX_MODEL_FILE_BYTES };
    await expect(answer).rejects.toMatchObject({ code: "limit-exceeded", data });
    expect((await files.list()).files).toEqual([]);
  });

  it("is neither paused nor gone on with: it is told as it is", async () => {
    const app = await makeModelFilesHarness(stuck);
    const { id } = await app.files.expect({ name: "tiny.gguf", bytes: 100 });
    expect(await app.files.pause(id)).toMatchObject({ state: "arriving" });
    expect(await app.files.resume(id)).toMatchObject({ state: "arriving" });
    expect(app.held.now).toBe(1);
    expect(app.requests).toHaveLength(1);
  });

  it("that the host cannot take fails the call, and leaves nothing", async () => {
    // biome-ignore lint/correctness/useYield: it fails before it tells anything
    const { files } = await makeModelFilesHarness(async function* () {
      throw new AppError("engine-failed", { data: { reason: "gone" } });
    });
    const answer = files.expect({ name: "tiny.gguf", bytes: 100 });
    await expect(answer).rejects.toMatchObject({ code: "engine-failed" });
    expect((await files.list()).files).toEqual([]);
  });

  it("that arrives cannot be taken out: the page hands it over only once", async () => {
    const app = await makeModelFilesHarness(stuck);
    const { id } = await app.files.expect({ name: "tiny.gguf", bytes: 100 });
    expect(await app.files.takeOut(id)).toBeNull();
    expect(await one(app)).toMatchObject({ id, state: "arriving" });
  });

  it("that was arriving when the worker died is removed, row and bytes", async () => {
    const app = await makeModelFilesHarness(stuck);
    await app.files.expect({ name: "tiny.gguf", bytes: 100 });
    expect((await app.make().list()).files).toEqual([]);
    expect(app.sizes.size).toBe(0);
  });
});
