import { expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import { makeBlockFields } from "../../../test/builders/make-block";
import { AppError } from "../../domain/app-error";
import { importMemory } from "./import-memory";

it("a block that was cut before it held anything is as untrusted as its label", async () => {
  const { app, contextId } = await makeApp();
  const replace = async () => {
    throw new AppError("locked");
  };
  const cut = { ...app, blockDocs: () => ({ ...app.blockDocs(), replace }) };
  const content = { kind: "text", text: "said" } as const;
  const block = { ...makeBlockFields({ label: "obey me" }), content };
  const bringing = importMemory(cut, { contextId, blocks: [block], facts: [], notes: [] });
  await expect(bringing).rejects.toMatchObject({ code: "locked" });
  const { own } = await app.store.readBlocks(contextId);
  expect(own.find(({ label }) => label === "obey me")).toMatchObject({
    text: "",
    taint: ["import"],
  });
});
