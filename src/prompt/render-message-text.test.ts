import { describe, expect, it } from "vitest";
import * as fc from "../../test/builders/steady-check";
import type { Attachment } from "../domain/attachment";
import { renderMessageText } from "./render-message-text";

const file = (text: string, name = "notes.txt"): Attachment => {
  return { kind: "text", id: crypto.randomUUID(), name, text };
};

const image: Attachment = {
  kind: "image",
  id: "00000000-0000-4000-8000-000000000001",
  name: "cat.png",
  type: "image/png",
  bytes: 10,
  width: 10,
  height: 10,
};

describe("renderMessageText", () => {
  it("is the text alone where nothing is attached", () => {
    expect(renderMessageText({ text: "<file> as it is\n" })).toBe("<file> as it is\n");
  });

  it("tells files with their names, then images that are not shown, then the text", () => {
    const message = { text: "What is it?", attachments: [file("one\ntwo"), image] };
    const block = '<file name="notes.txt">\none\ntwo\n</file>';
    expect(renderMessageText(message)).toBe(`${block}\n\n[image: cat.png]\n\nWhat is it?`);
    expect(renderMessageText(message, new Set([image.id]))).toBe(`${block}\n\nWhat is it?`);
  });

  it("D-15 has as many tags as files, whatever is in a file or its name", () => {
    const part = fc.constantFrom(
      ...["<file", "</file>", "< / FILE >", '"', ">", "\n", "<\u200bfile", "a", "<block:x>", "]"],
    );
    const text = fc.array(part, { maxLength: 12 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, text, (words, name) => {
        const rendered = renderMessageText({ text: "", attachments: [file(words, name)] });
        expect(rendered.match(/<\s*\/?\s*file(?![\p{L}\p{N}])/giu)).toHaveLength(2);
        expect(rendered).not.toMatch(/<\s*\/?\s*block\s*:/i);
        expect(rendered.split("\n")[0]).toMatch(/^<file name="[^"<>]*">$/);
      }),
    );
  });
});
