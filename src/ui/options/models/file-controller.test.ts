import { describe, expect, it } from "vitest";
import { makeModelFile, makeModelFiles } from "../../../../test/builders/make-connection";
import { createFakeClient, idOf } from "../../../../test/fakes/fake-client";
import { AppError } from "../../../domain/app-error";
import { createFileController } from "./file-controller";

function start(answers: Record<string, (input: never) => unknown> = {}) {
  const fake = createFakeClient({
    "modelFile.expect": () => makeModelFile(7, { source: null, state: "arriving" }),
    ...answers,
  });
  const posted: { readonly id: string; readonly file: File }[] = [];
  const requests: string[] = [];
  const access = {
    request: async (url: string) => {
      requests.push(url);
      return false;
    },
  };
  const post = (message: (typeof posted)[number]) => posted.push(message);
  return {
    ...fake,
    posted,
    requests,
    controller: createFileController({ client: fake.client, access, post }),
  };
}

describe("createFileController", () => {
  it("hands a file over under the id that the worker expects it by", async () => {
    const { controller, posted, named } = start();
    const file = new File(["GGUF and more"], "tiny.gguf");
    expect(await controller.give(file)).toBe(true);
    expect(named("modelFile.expect")[0]?.input).toEqual({ name: "tiny.gguf", bytes: 13 });
    expect(posted).toEqual([{ id: idOf(7), file }]);
  });

  it("refuses what does not begin as a GGUF file does, and hands nothing over", async () => {
    const { controller, posted, calls } = start();
    expect(await controller.give(new File(["<!doctype html>"], "page.gguf"))).toBe(false);
    expect(posted).toEqual([]);
    expect(calls.map(({ name }) => name)).not.toContain("modelFile.expect");
  });

  it("hands nothing over where there is no room", async () => {
    const { controller, posted } = start({
      "modelFile.expect": () => {
        throw new AppError("quota-exceeded");
      },
    });
    const giving = controller.give(new File(["GGUF"], "tiny.gguf"));
    await expect(giving).rejects.toMatchObject({ code: "quota-exceeded" });
    expect(posted).toEqual([]);
    expect(controller.state.get().failure, "told once, beside what was done").toBeNull();
  });

  it("asks for leave within the click, and downloads without it, too", async () => {
    const { controller, requests, named } = start();
    const url = "https://files.example.com/tiny.gguf";
    const going = controller.download(url);
    expect(requests).toEqual([url]);
    await going;
    expect(named("modelFile.download")[0]?.input).toEqual({ url });
  });

  it.each([
    ["tiny gguf please", "not-a-url"],
    ["http://files.example.com/tiny.gguf", "in-clear"],
    ["https://me:secret@files.example.com/tiny.gguf", "credentials"],
    ["ftp://files.example.com/tiny.gguf", "not-a-url"],
  ])("asks for no leave and sends nothing for %s", async (typed, reason) => {
    const { controller, requests, calls } = start();
    await expect(controller.download(typed)).rejects.toMatchObject({ data: { reason } });
    expect(requests).toEqual([]);
    expect(calls).toEqual([]);
  });

  it("follows the files, and the next worker where one has gone to rest", async () => {
    const { controller, watched, startWorker } = start();
    controller.start();
    const files = makeModelFiles([makeModelFile(1)]);
    watched("modelFile.watch")[0]?.event(files);
    expect(controller.state.get().files).toEqual(files);
    watched("modelFile.watch")[0]?.end({ code: "worker-gone", data: {} });
    expect(controller.state.get().failure, "a rest is no failure").toBeNull();
    startWorker();
    expect(watched("modelFile.watch")).toHaveLength(2);
    startWorker();
    expect(watched("modelFile.watch"), "one at a time").toHaveLength(2);
  });

  it("hears nothing more once it is closed", async () => {
    const { controller, watched, listeners, startWorker } = start();
    controller.start();
    controller.close();
    expect(watched("modelFile.watch")[0]?.stopped()).toBe(true);
    expect(listeners()).toBe(0);
    await controller.pause(idOf(1));
    startWorker();
    expect(watched("modelFile.watch")).toHaveLength(1);
  });
});
