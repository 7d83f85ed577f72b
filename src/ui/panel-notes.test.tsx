import { afterEach, expect, it, vi } from "vitest";
import { livePage } from "../../test/builders/live-page";
import { idOf } from "../../test/fakes/fake-client";
import type { Waiting } from "../contract/program";
import type { Client } from "../messaging/client";
import { ProgramNotes } from "./panel-notes";

const CONSENT: Waiting = {
  kind: "consent",
  programId: idOf(3),
  name: "Notes",
  client: null,
  what: "search",
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it("a program that asks is told where there was a place for that before", async () => {
  const client = {
    call: async () => ({ waiting: [CONSENT] }),
    onVaultChange: () => () => {},
  } as unknown as Client;
  const page = await livePage();
  await page.show(<ProgramNotes client={client} asks={undefined} />);
  const before = page.find("[data-program-news]");
  expect([before.getAttribute("aria-live"), before.textContent]).toEqual(["polite", ""]);
  await page.show(<ProgramNotes client={client} asks={1} />);
  await page.until(() => page.has("[data-program-card]"));
  expect(before.textContent).toMatch(/^Notes wants to/);
  expect(page.find("[data-program-news]"), "and in no other").toBe(before);
  await page.show(<ProgramNotes client={client} asks={undefined} />);
  expect(before.textContent).toBe("");
});
