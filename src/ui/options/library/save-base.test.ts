import { describe, expect, it } from "vitest";
import { makeStore } from "../../../../test/builders/make-store";
import { saveBase } from "./save-base";

const fieldsOf = (title: string) => ({ title, command: "", text: `${title} text` });

async function makeOpened() {
  const { store } = await makeStore();
  const prompts = store.savedPrompts();
  const [above, id] = [crypto.randomUUID(), crypto.randomUUID()];
  await prompts.save({ id: above, version: null, fields: fieldsOf("A") });
  const begun = await prompts.save({ id, version: null, fields: fieldsOf("B") });
  const save = async (title: string, isShown = false) => {
    const now = (await prompts.list()).find((one) => one.id === id) ?? begun;
    const { version } = saveBase(begun, now, isShown);
    return prompts.save({ id, version, fields: fieldsOf(title) });
  };
  return { prompts, above, id, begun, save };
}

describe("a prompt whose form is open", () => {
  it("is saved although its neighbour was moved past it meanwhile", async () => {
    const { prompts, above, save } = await makeOpened();
    await prompts.move({ id: above, to: 1 });
    expect(await save("B anew")).toMatchObject({ title: "B anew", place: 0 });
  });

  it("is not saved over what another window has written meanwhile", async () => {
    const { prompts, id, begun, save } = await makeOpened();
    await prompts.save({ id, version: begun.version, fields: fieldsOf("Other") });
    await expect(save("B anew")).rejects.toMatchObject({ code: "conflict" });
  });

  it("is saved over that once its form has shown it", async () => {
    const { prompts, id, begun, save } = await makeOpened();
    await prompts.save({ id, version: begun.version, fields: fieldsOf("Other") });
    expect(await save("B anew", true)).toMatchObject({ title: "B anew" });
  });
});
