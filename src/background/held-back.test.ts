import { describe, expect, it } from "vitest";
import { makeStore } from "../../test/builders/make-store";
import type { HeldRef, HeldSettings } from "../domain/held";
import { takeOver } from "./held-back";

const ELSEWHERE = "http://127.0.0.1:9";

/** The settings after these were taken over, in one call. */
async function take(
  { held, hidesOrigin }: { readonly held: HeldSettings; readonly hidesOrigin: boolean },
  kinds: readonly ("ollama-url" | "ollama-origin")[],
) {
  const { store } = await makeStore();
  await store.settings.update((now) => ({ ...now, hidesOrigin, held }));
  const app = {
    store,
    origins: { apply: async () => {} },
    idle: { setMinutes: () => {} },
    panels: { changeLists: () => {}, changeModels: () => {} },
  };
  const items: HeldRef[] = kinds.map((kind) => ({ kind }));
  await takeOver(app as never, { items });
  return store.settings.read();
}

describe("taking over the address of Ollama that a backup has brought", () => {
  it.each([true, false])(
    "leaves behind what was said of who asks the former one: %s",
    async (hidesOrigin) => {
      const after = await take({ held: { ollamaUrl: ELSEWHERE }, hidesOrigin }, ["ollama-url"]);
      expect(after.ollamaUrl).toBe(ELSEWHERE);
      expect(after.hidesOrigin).toBeUndefined();
    },
  );

  it("hides the origin from it where that is taken over, too", async () => {
    const held = { ollamaUrl: ELSEWHERE, hidesOrigin: true as const };
    const both = await take({ held, hidesOrigin: false }, ["ollama-url", "ollama-origin"]);
    expect(both).toMatchObject({ ollamaUrl: ELSEWHERE, hidesOrigin: true });
    const one = await take({ held, hidesOrigin: true }, ["ollama-url"]);
    expect(one.hidesOrigin).toBeUndefined();
    expect(one.held).toEqual({ hidesOrigin: true });
  });

  it("keeps what was said at another path of the same server", async () => {
    const held = { ollamaUrl: "http://127.0.0.1:11434/behind" };
    const after = await take({ held, hidesOrigin: true }, ["ollama-url"]);
    expect(after).toMatchObject({ ...held, hidesOrigin: true });
  });
});
