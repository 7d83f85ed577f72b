import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { OPENED } from "../../../test/fakes/fake-client";
import type { Conversation } from "../../domain/conversation";
import { StorageNote } from "./storage-note";

const render = (over: Partial<Conversation>) =>
  renderToStaticMarkup(
    <StorageNote opened={{ ...OPENED, conversation: { ...OPENED.conversation, ...over } }} />,
  );

describe("StorageNote", () => {
  it("says of a temporary conversation in words what becomes of it", () => {
    expect(render({ temporary: true })).toContain(
      "Not stored: gone when you lock or close the browser.",
    );
  });

  it("says of one that is put aside that it is, and of any other nothing", () => {
    expect(render({ archivedAt: 5 })).toContain('data-storage-note="archived"');
    expect(render({})).toBe("");
  });
});
