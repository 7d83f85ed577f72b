import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { livePage } from "../../../test/builders/live-page";
import { createFakeClient } from "../../../test/fakes/fake-client";
import type { RecoveredNote as Note } from "../../contract/recovery";
import { AppError } from "../../domain/app-error";
import { RecoveredNote } from "./recovered-note";

afterEach(() => {
  vi.unstubAllGlobals();
});

const NOTE: Note = { at: 0, why: "gone", since: null, unreadable: 0, withoutKey: 0 };

const show = (over: Partial<Note>) =>
  renderToStaticMarkup(
    <RecoveredNote client={createFakeClient().client} note={{ ...NOTE, ...over }} />,
  );

it("what a recovery came to leads to the part of the options that it names", () => {
  expect(show({ why: "kept" })).toMatch(
    /<a [^>]*href="options\.html#data"[^>]*>Options, Data<\/a>/,
  );
  expect(show({ why: "behind", since: 1 })).toMatch(/<a [^>]*href="options\.html#backup"[^>]*>/);
  expect(show({ why: "gone" })).not.toContain("href");
});

it("what a recovery came to stays, and says why, where it could not be dismissed", async () => {
  const { client } = createFakeClient({
    "recovery.dismiss": () => {
      throw new AppError("internal");
    },
  });
  const page = await livePage();
  await page.show(<RecoveredNote client={client} note={NOTE} />);
  await page.click("[data-recovered-dismiss]");
  expect(page.has("[data-recovered]")).toBe(true);
  expect(page.has("[data-problem='internal']")).toBe(true);
});
