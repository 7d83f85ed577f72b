import { expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import { makePng } from "../../../test/builders/make-png";
import { AppError } from "../../domain/app-error";
import type { ImportedConversation } from "../../domain/imported";
import {
  importAdd,
  importBegin,
  importKnown,
  importPicture,
  importPictures,
} from "./import-handlers";

function makeImported(texts: readonly string[]): ImportedConversation {
  const messages = texts.map((text, at) => ({
    id: `m${at}`,
    previous: at === 0 ? null : `m${at - 1}`,
    role: at % 2 === 0 ? ("user" as const) : ("assistant" as const),
    text,
    createdAt: at,
    model: "",
  }));
  return { id: "c1", title: "Old", createdAt: 0, updatedAt: 1, messages, leaf: null, rank: 0 };
}

it("stores what is imported, and tells the lists of what is new only", async () => {
  const { app, contextId, hear } = await makeApp();
  const heard = hear();
  const { base } = await importBegin(app, { contextId, source: "chatgpt" });
  const add = (texts: readonly string[]) => {
    const conversations = [makeImported(texts)];
    return importAdd(app, { contextId, source: "chatgpt", base, conversations });
  };
  expect(await add(["Hello", "Hi"])).toEqual({ results: [{ result: "added", messages: 2 }] });
  expect([app.panelEvents, heard]).toEqual([[{ type: "lists" }], []]);
  const { known } = await importKnown(app, { source: "chatgpt", ids: ["c1", "c2"] });
  expect(known.map(({ id }) => id)).toEqual(["c1"]);
  expect(await add(["Hello", "Hi"])).toMatchObject({ results: [{ result: "unchanged" }] });
  expect(app.panelEvents).toHaveLength(1);
  expect(await add(["Hello", "Hi", "So?"])).toMatchObject({ results: [{ result: "extended" }] });
  expect([app.panelEvents.length, heard]).toEqual([2, ["changed"]]);
});

it("stores nothing while the disk has no room for it, and ends what is there all the same", async () => {
  const { app, contextId } = await makeApp();
  const { base } = await importBegin(app, { contextId, source: "chatgpt" });
  const requestedBytes: number[] = [];
  const full = {
    free: async () => 0,
    require: async (bytes: number) => {
      requestedBytes.push(bytes);
      throw new AppError("quota-exceeded", { data: { missing: 7 } });
    },
    requireForAll: async () => {},
  };
  const there = { ...app, disk: full };
  const input = { contextId, source: "chatgpt", base } as const;
  const refused = { code: "quota-exceeded", data: { missing: 7 } };
  await expect(importBegin(there, input)).rejects.toMatchObject(refused);
  const conversations = [makeImported(["Hello", "Hi"])];
  await expect(importAdd(there, { ...input, conversations })).rejects.toMatchObject(refused);
  expect(requestedBytes).toEqual([0, 21]);
  const { known } = await importKnown(app, { source: "chatgpt", ids: ["c1"] });
  expect(known).toEqual([]);
  expect(await importAdd(there, { ...input, conversations: [] })).toEqual({ results: [] });
});

it("refuses a context that is not there", async () => {
  const { app } = await makeApp();
  const begin = importBegin(app, { contextId: crypto.randomUUID(), source: "claude" });
  await expect(begin).rejects.toMatchObject({ code: "not-found" });
});

it("attaches no picture for which the disk has no room", async () => {
  const { app, contextId, hear } = await makeApp();
  const source = "chatgpt" as const;
  const { base } = await importBegin(app, { contextId, source });
  await importAdd(app, {
    contextId,
    source,
    base,
    conversations: [makeImported(["Look [Picture]"])],
  });
  const pictures = [{ message: "m0", id: "file-1" }];
  const request = { source, conversation: "c1", pictures };
  const [missing] = (await importPictures(app, request)).missing;
  const data = makePng(3, 2, "").toString("base64");
  const facts = { kind: "image", name: "a", type: "image/png", width: 3, height: 2 } as const;
  const input = {
    messageId: missing?.messageId ?? "",
    picture: "file-1",
    mark: "[Picture]",
    attached: { ...facts, data },
  };
  const full = {
    ...app.disk,
    require: async (bytes: number) => {
      expect(bytes).toBeGreaterThan(data.length);
      throw new AppError("quota-exceeded", { data: { missing: bytes } });
    },
  };
  await expect(importPicture({ ...app, disk: full }, input)).rejects.toMatchObject({
    code: "quota-exceeded",
  });
  expect((await importPictures(app, request)).missing).toHaveLength(1);
  const heard = hear();
  expect(await importPicture(app, input)).toEqual({ result: "added" });
  expect(heard).toEqual(["changed"]);
  expect((await importPictures(app, request)).missing).toEqual([]);
});
