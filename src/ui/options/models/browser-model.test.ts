import { describe, expect, it } from "vitest";
import { createBrowserModel, findLanguageModel, type LanguageModelApi } from "./browser-model";

type Create = LanguageModelApi["create"];

function start(availability: () => string, create: Create) {
  const heard: string[] = [];
  const api = { availability: async () => availability(), create };
  const model = createBrowserModel({ api, onReady: () => heard.push("ready") });
  return { model, heard };
}

describe("createBrowserModel", () => {
  it("downloads with progress, keeps no session, and says when it is there", async () => {
    let isThere = false;
    const seen: (number | null)[] = [];
    let isDestroyed = false;
    const { model, heard } = start(
      () => (isThere ? "available" : "downloadable"),
      async ({ monitor }) => {
        const target = new EventTarget();
        monitor(target);
        for (const loaded of [0.25, 2]) {
          target.dispatchEvent(Object.assign(new Event("downloadprogress"), { loaded }));
          seen.push(model.state.get().percent);
        }
        isThere = true;
        return {
          destroy: () => {
            isDestroyed = true;
          },
        };
      },
    );
    await model.look();
    expect(model.state.get().availability).toBe("downloadable");
    await model.download();
    expect(seen).toEqual([25, 100]);
    expect(isDestroyed).toBe(true);
    expect(model.state.get()).toEqual({
      availability: "available",
      percent: null,
      isFailed: false,
    });
    expect(heard).toEqual(["ready"]);
  });

  it("tells that a download failed, and offers it again", async () => {
    const { model, heard } = start(
      () => "downloadable",
      async () => {
        throw new Error("no");
      },
    );
    await model.download();
    expect(model.state.get()).toEqual({
      availability: "downloadable",
      percent: null,
      isFailed: true,
    });
    expect(heard).toEqual([]);
  });

  it("takes an answer that it does not know for none", async () => {
    const { model } = start(
      () => "perhaps",
      async () => ({ destroy: () => {} }),
    );
    await model.look();
    expect(model.state.get().availability).toBe("unavailable");
  });

  it("is found only where the browser has one", () => {
    const api = { availability: async () => "available", create: async () => ({}) };
    expect(findLanguageModel({})).toBeNull();
    expect(findLanguageModel({ LanguageModel: {} })).toBeNull();
    expect(findLanguageModel({ LanguageModel: api })).toBe(api);
  });
});
