import { expect, it } from "vitest";
import { READ_OPTIONS } from "../../test/builders/read-made";
import { readOwn } from "./read-own";

const IMAGE = { kind: "image", name: "map.png", missing: "the picture is not in this file" };
const FILE = { kind: "file", name: "a.txt", text: "A." };

function readWith(message: object) {
  const noted: string[] = [];
  const fields = { id: "c", title: "t", messages: [{ id: "m", previous: null, ...message }] };
  const reading = readOwn(fields, READ_OPTIONS, (what) => noted.push(what));
  return { kept: reading?.nodes.get("m")?.kept, noted };
}

it.each(["user", "assistant"])(
  "a picture that a message of %s was all of leaves its mark",
  (role) => {
    const { kept, noted } = readWith({ role, text: "", attachments: [IMAGE] });
    expect(kept).toMatchObject({ role, text: "[image: map.png]" });
    expect(noted).toEqual(["image"]);
  },
);

it("pictures stand behind the text, files beside it; a reply has none, which is told", () => {
  const attachments = [IMAGE, FILE, IMAGE];
  const text = "Here.\n\n[image: map.png]\n\n[image: map.png]";
  const question = readWith({ role: "user", text: "Here.", attachments });
  expect(question.kept).toMatchObject({ text, files: [{ name: "a.txt", text: "A." }] });
  expect(question.noted).toEqual(["image", "image"]);
  const replied = readWith({ role: "assistant", text: "Here.", attachments });
  expect(replied.kept).toMatchObject({ text });
  expect(replied.kept).not.toHaveProperty("files");
  expect(replied.noted).toEqual(["image", "file", "image"]);
});
