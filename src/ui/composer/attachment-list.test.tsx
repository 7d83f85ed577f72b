import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { idOf } from "../../../test/fakes/fake-client";
import type { Attachment } from "../../domain/attachment";
import type { LeftOut } from "../../domain/prompt-plan";
import { AttachmentList } from "./attachment-list";

const attachment: Attachment = { kind: "text", id: idOf(8), name: "Lake", text: "…", of: "page" };
const state = {
  list: [{ id: idOf(8), name: "Lake", attachment: { ...attachment, tokens: 30_000 } }],
  problem: null,
};
const page = { id: idOf(8), tokens: 31_000, kept: 8_200, passages: 90, headings: [] };
const none = { kind: null, messages: 0, because: null, seenFrom: null };
const cut: LeftOut = { what: "page", label: "Lake", page, reason: "page-tokens", ...none };

const shown = (leftOut: readonly LeftOut[]) =>
  renderToStaticMarkup(
    <AttachmentList
      state={state}
      leftOut={leftOut}
      readText={() => new Promise(() => {})}
      onRemove={() => {}}
    />,
  );

describe("AttachmentList", () => {
  it("tells of a page that fits what it costs, and calls its text its text", () => {
    const html = shown([]);
    expect(html).toContain("about 30,000 tokens");
    expect(html).toContain('aria-label="Show the text of Lake"');
    expect(html).not.toContain("data-cut");
  });

  it("tells of a page that does not fit how much of it is sent, and which parts", () => {
    const html = shown([cut]);
    expect(html).toContain("about 8,200 of 31,000 tokens");
    expect(html).toContain(
      "Lake does not fit whole: its beginning and the parts that match your message best are sent.",
    );
  });
});
