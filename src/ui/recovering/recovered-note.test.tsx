import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createFakeClient } from "../../../test/fakes/fake-client";
import type { RecoveredNote as Note } from "../../contract/recovery";
import { RecoveredNote } from "./recovered-note";

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
