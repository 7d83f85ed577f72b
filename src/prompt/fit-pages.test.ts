import { describe, expect, it } from "vitest";
import type { Attachment } from "../domain/attachment";
import { fitPages } from "./fit-pages";

const budget = {
  window: 1_200,
  windowSource: "person",
  reply: 200,
  history: 0,
  memory: 0,
} as const;
const count = (text: string) => Math.ceil(text.length / 4);

function page(text: string, of?: "page"): Attachment {
  return { kind: "text", id: crypto.randomUUID(), name: "Lake", text, ...(of && { of }) };
}

const long = Array.from({ length: 100 }, (_, at) => `Passage ${at} ${"x".repeat(60)}`).join("\n\n");
const message = (attachments: Attachment[]) => ({
  id: null,
  text: "What does passage 77 say?",
  depth: 0,
  attachments,
});

describe("fitPages", () => {
  it("gives a page half of the room, and keeps what is asked about", () => {
    const fitted = fitPages(message([page(long, "page")]), { budget, count }).message;
    const [one] = fitted.attachments ?? [];
    const text = one?.kind === "text" ? one.text : "";
    expect(count(text)).toBeLessThanOrEqual(560);
    expect(text).toContain("Passage 77");
  });

  it("gives two pages a quarter each", () => {
    const two = message([page(long, "page"), page(long, "page")]);
    for (const one of fitPages(two, { budget, count }).message.attachments ?? []) {
      expect(one.kind === "text" && count(one.text)).toBeLessThanOrEqual(300);
    }
  });

  it("tells how a page begins where nothing is left, and leaves one that says nothing whole", () => {
    const two = message([page(long, "page"), page("", "page")]);
    const { message: fitted, leftOut } = fitPages(two, { budget, count, taken: () => 5_000 });
    expect(fitted.attachments).toMatchObject([
      { text: `${long.split("\n\n")[0]}\n\n[99 passages left out here]` },
      { text: "" },
    ]);
    expect(leftOut).toMatchObject([{ page: { passages: 99 } }]);
  });

  it("names what is left out with no half of what is hidden from models, and whole to the person", () => {
    const heading = `${"a ".repeat(37)}Karlheinz`;
    const hide = (text: string) => text.replaceAll("Karlheinz", "[redacted]");
    const cut = message([page(`Begin.\n\n## ${heading}\n\n${long}`, "page")]);
    const { message: fitted, leftOut } = fitPages(cut, { budget, count, hide });
    const [one] = fitted.attachments ?? [];
    const text = one?.kind === "text" ? one.text : "";
    expect(text).toMatch(/of “(a )+\[redac”/);
    expect(text.replaceAll(heading, "")).not.toContain("Karl");
    expect(leftOut[0]?.page?.headings).toEqual([heading.slice(0, 80)]);
  });

  it("leaves a file as it is, however long", () => {
    const file = message([page(long)]);
    expect(fitPages(file, { budget, count })).toEqual({ message: file, leftOut: [] });
  });

  it("tells by its name and id what of which page is left out", () => {
    const [whole, cut] = [page("Short.", "page"), page(`## Fish\n\n${long}`, "page")];
    const { message: fitted, leftOut } = fitPages(message([whole, cut]), { budget, count });
    const attachment = fitted.attachments?.[1];
    const text = attachment?.kind === "text" ? attachment.text : "";
    expect(leftOut).toEqual([
      expect.objectContaining({
        what: "page",
        label: "Lake",
        reason: "page-tokens",
        page: {
          id: cut.id,
          tokens: count(`## Fish\n\n${long}`),
          kept: count(text),
          passages: 101 - text.split("\n\n").filter((one) => /^(## Fish|Passage)/.test(one)).length,
          headings: ["Fish"],
        },
      }),
    ]);
  });
});
