import { describe, expect, it } from "vitest";
import { createFakeContextStore } from "../../../test/fakes/fake-context-store";
import type { ContextProviderName } from "../../domain/context";
import { createProviders } from "./create-providers";

function namesOf(contextProviders: ContextProviderName[]): string[] {
  const { store } = createFakeContextStore();
  const context = { contextProviders, remembers: true };
  return createProviders({ store, context, settings: {}, onBranch: () => {} }).map(
    ({ name }) => name,
  );
}

describe("createProviders", () => {
  it("E-055 gives those of the list, in its order", () => {
    expect(namesOf(["last-n", "recent-summaries"])).toEqual(["last-n", "recent-summaries"]);
    expect(namesOf(["recent-summaries", "last-n"])).toEqual(["recent-summaries", "last-n"]);
    expect(namesOf(["recent-summaries"])).toEqual(["recent-summaries"]);
    expect(namesOf([])).toEqual([]);
  });

  it("asks one that is listed twice once, so that no message is in the prompt twice", () => {
    expect(namesOf(["last-n", "recent-summaries", "last-n"])).toEqual([
      "last-n",
      "recent-summaries",
    ]);
  });
});
