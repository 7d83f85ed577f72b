import { afterEach, expect, it, vi } from "vitest";
import { livePage } from "../../../../test/builders/live-page";
import { idOf } from "../../../../test/fakes/fake-client";
import type { CallInput } from "../../../contract/contract";
import { AppError } from "../../../domain/app-error";
import type { SavedPrompt } from "../../../domain/saved-prompt";
import { LibraryPage } from "./library-page";
import type { LibraryClient } from "./use-library";

const PROMPT: SavedPrompt = {
  id: idOf(1),
  version: 1,
  place: 1,
  title: "Letter",
  command: "letter",
  text: "Write a letter.",
  createdAt: 0,
  updatedAt: 0,
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it("what another window has made of a prompt is read and shown where it is in the way, and saved over then", async () => {
  let stored = PROMPT;
  const bases: (number | null)[] = [];
  const call = async (name: string, input: unknown) => {
    if (name === "library.list") return { prompts: [stored] };
    const { version } = input as CallInput<"library.save">;
    bases.push(version);
    if (version !== stored.version) throw new AppError("conflict");
    return stored;
  };
  const client = { call, onListsChange: () => () => {} } as unknown as LibraryClient;
  const page = await livePage();
  await page.show(<LibraryPage client={client} />);
  await page.click("[data-edit]");
  await page.type("[data-prompt] [name=text]", "Write a long letter.");
  stored = { ...PROMPT, version: 2, text: "Write a poem." };
  await page.submit("[data-prompt] form");
  expect(page.find("[data-other-prompt]").textContent).toContain("Write a poem.");
  await page.submit("[data-prompt] form");
  expect(bases).toEqual([1, 2]);
  expect(page.has("[data-prompt] form")).toBe(false);
});
