import { expect, it } from "vitest";
import {
  makeImportedConversation as made,
  makeImportStore,
} from "../../../test/builders/make-import-store";
import { contextToPut } from "../rows/row-to-entity";

const LINE = [">q1", "q1>a1", "a1>q2", "q2>a2"];

it("tells which conversations are here and where, also of a context that was archived", async () => {
  const harness = await makeImportStore();
  const { imports, context } = harness;
  const begun = await imports.begin({ contextId: context.id });
  const here = { contextId: context.id, source: "chatgpt", ...begun } as const;
  await imports.add({ ...here, conversations: [made(LINE)] });
  const ids = ["c1", "c2", "c1"];
  const [conversation] = await harness.conversations();
  const where = { contextId: context.id, contextName: context.name };
  const known = [{ id: "c1", conversationId: conversation?.id, title: "A title", ...where }];
  expect(await imports.known({ source: "chatgpt", ids })).toEqual(known);
  expect(await imports.known({ source: "claude", ids })).toEqual([]);
  await harness.writer.write(async (commit) => {
    const row = await harness.reader.find("contexts", context.id);
    const put = { ...context, archived: { at: 1, by: "person" as const } };
    await commit({ durability: "strict", puts: [contextToPut(put, row)] });
  });
  expect(await imports.known({ source: "chatgpt", ids })).toEqual(known);
  const { base } = await imports.begin({ contextId: null });
  const target = { contextId: null, source: "chatgpt", base } as const;
  const more = { ...target, conversations: [made([...LINE, "a2>q3"])] };
  expect(await imports.add(more)).toEqual([{ result: "extended", messages: 1 }]);
  const unknown = { ...target, conversations: [made(LINE, { id: "c2" })] };
  await expect(imports.add(unknown)).rejects.toMatchObject({ code: "not-found" });
});
