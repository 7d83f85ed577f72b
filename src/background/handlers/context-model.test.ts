import { describe, expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import { MODEL } from "../../../test/builders/make-store";
import { GUIDE_MODEL } from "../../domain/model";
import { modelChoose, modelUnset } from "./model-choose";
import { modelStatus } from "./model-status";

describe("a context's own model", () => {
  const choice = { provider: "guide", name: "", url: null } as const;

  it("is chosen for it alone, and taken from it again, and the windows are told", async () => {
    const { app, contextId, hear } = await makeApp();
    const heard = hear();
    const general = { model: MODEL, isOwn: false };
    expect(await modelStatus(app, { contextId })).toMatchObject(general);
    const own = { model: GUIDE_MODEL, isOwn: true };
    expect(await modelChoose(app, { ...choice, contextId })).toMatchObject(own);
    expect(await modelStatus(app, { contextId })).toMatchObject(own);
    expect(await modelStatus(app, {})).toMatchObject(general);
    expect(await modelUnset(app, { contextId })).toMatchObject(general);
    expect([heard, app.looks]).toEqual([
      ["changed", "changed"],
      ["look", "look"],
    ]);
  });

  it("is chosen although another window changes something else of the context meanwhile", async () => {
    const { app, contextId } = await makeApp();
    const { contexts } = app.store;
    let meanwhile = 0;
    const get: typeof contexts.get = async (id) => {
      const entry = await contexts.get(id);
      meanwhile += 1;
      const { version } = entry.context;
      // The choice reads twice before it writes: once to see that there is such a context.
      if (meanwhile === 2) await contexts.update({ id, version, fields: { personality: "Brief" } });
      return entry;
    };
    const raced = { ...app, store: { ...app.store, contexts: { ...contexts, get } } };
    await modelChoose(raced, { ...choice, contextId });
    const { context } = await contexts.get(contextId);
    expect(context).toMatchObject({ model: GUIDE_MODEL, personality: "Brief" });
  });

  it("cannot be chosen for a context that is not there, and no server is asked then", async () => {
    const { app } = await makeApp();
    const contextId = crypto.randomUUID();
    const missing = { code: "not-found" };
    const request = { ...choice, provider: "ollama", contextId } as const;
    await expect(modelChoose(app, request)).rejects.toMatchObject(missing);
    await expect(modelUnset(app, { contextId })).rejects.toMatchObject(missing);
    expect(await modelStatus(app, { contextId })).toMatchObject({ model: MODEL, isOwn: false });
  });
});
