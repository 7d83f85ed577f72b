import { describe, expect, it } from "vitest";
import { english, type Messages } from "../words/english";
import { toTags } from "./tag-conversation";

const languages = import.meta.glob<{ readonly messages: Messages }>("../words/??/messages.ts", {
  eager: true,
});

describe("toTags", () => {
  it("takes what stands between commas, without blanks, each once", () => {
    expect(toTags(" work, birds ,,work ")).toEqual(["work", "birds"]);
    expect(toTags("鳥、湖,طيور، بحيرة")).toEqual(["鳥", "湖", "طيور", "بحيرة"]);
    expect(toTags("  ")).toEqual([]);
  });

  it("gives the tags again that stand in its field, as they are, in every language", () => {
    const all = [english, ...Object.values(languages).map(({ messages }) => messages)];
    expect(all).toHaveLength(10);
    const tags = ["work", "طيور", "鳥"];
    for (const { conversations } of all) {
      expect(toTags(conversations.list.tags(tags))).toEqual(tags);
    }
  });
});
