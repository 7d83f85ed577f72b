import { describe, expect, it } from "vitest";
import { makeModelFile, makeModelFiles } from "../../../../test/builders/make-connection";
import { createFakeClient, idOf } from "../../../../test/fakes/fake-client";
import { AppError } from "../../../domain/app-error";
import { createFileDesk } from "./file-desk";

function start(answers: Record<string, (input: never) => unknown> = {}) {
  const fake = createFakeClient({
    "modelFile.expect": () => makeModelFile(7, { source: null, state: "arriving" }),
    ...answers,
  });
  const posted: { readonly id: string; readonly file: File }[] = [];
  const asked: string[] = [];
  const access = {
    request: async (url: string) => {
      asked.push(url);
      return false;
    },
  };
  const post = (message: (typeof posted)[number]) => posted.push(message);
  return { ...fake, posted, asked, desk: createFileDesk({ client: fake.client, access, post }) };
}

describe("createFileDesk", () => {
  it("hands a file over under the id that the worker expects it by", async () => {
    const { desk, posted, named } = start();
    const file = new File(["GGUF and more"], "tiny.gguf");
    expect(await desk.give(file)).toBe(true);
    expect(named("modelFile.expect")[0]?.input).toEqual({ name: "tiny.gguf", bytes: 13 });
    expect(posted).toEqual([{ id: idOf(7), file }]);
  });

  it("refuses what does not begin as a GGUF file does, and hands nothing over", async () => {
    const { desk, posted, calls } = start();
    expect(await desk.give(new File(["<!doctype html>"], "page.gguf"))).toBe(false);
    expect(posted).toEqual([]);
    expect(calls.map(({ name }) => name)).not.toContain("modelFile.expect");
  });

  it("hands nothing over where there is no room", async () => {
    const { desk, posted } = start({
      "modelFile.expect": () => {
        throw new AppError("quota-exceeded");
      },
    });
    const giving = desk.give(new File(["GGUF"], "tiny.gguf"));
    await expect(giving).rejects.toMatchObject({ code: "quota-exceeded" });
    expect(posted).toEqual([]);
    expect(desk.state.get().failure, "told once, beside what was done").toBeNull();
  });

  it("asks for leave within the click, and downloads without it, too", async () => {
    const { desk, asked, named } = start();
    const url = "https://files.example.com/tiny.gguf";
    const going = desk.download(url);
    expect(asked).toEqual([url]);
    await going;
    expect(named("modelFile.download")[0]?.input).toEqual({ url });
  });

  it.each([
    ["tiny gguf please", "not-a-url"],
    ["http://files.example.com/tiny.gguf", "in-clear"],
    ["https://me:secret@files.example.com/tiny.gguf", "credentials"],
    ["ftp://files.example.com/tiny.gguf", "not-a-url"],
  ])("asks for no leave and sends nothing for %s", async (typed, reason) => {
    const { desk, asked, calls } = start();
    await expect(desk.download(typed)).rejects.toMatchObject({ data: { reason } });
    expect(asked).toEqual([]);
    expect(calls).toEqual([]);
  });

  it("follows the files, and the next worker where one has gone to rest", async () => {
    const { desk, watched, startWorker } = start();
    desk.start();
    const files = makeModelFiles([makeModelFile(1)]);
    watched("modelFile.watch")[0]?.event(files);
    expect(desk.state.get().files).toEqual(files);
    watched("modelFile.watch")[0]?.end({ code: "worker-gone", data: {} });
    expect(desk.state.get().failure, "a rest is no failure").toBeNull();
    startWorker();
    expect(watched("modelFile.watch")).toHaveLength(2);
    startWorker();
    expect(watched("modelFile.watch"), "one at a time").toHaveLength(2);
  });

  it("hears nothing more once it is closed", async () => {
    const { desk, watched, listeners, startWorker } = start();
    desk.start();
    desk.close();
    expect(watched("modelFile.watch")[0]?.stopped()).toBe(true);
    expect(listeners()).toBe(0);
    await desk.pause(idOf(1));
    startWorker();
    expect(watched("modelFile.watch")).toHaveLength(1);
  });
});
