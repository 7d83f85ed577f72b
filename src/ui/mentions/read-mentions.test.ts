import { expect, it } from "vitest";
import { chooseMentions } from "./read-mentions";

const file = (name: string) => ({
  messageId: crypto.randomUUID(),
  attachment: { kind: "text", id: crypto.randomUUID(), name, text: "" } as const,
});

it.each(["übersicht", "ubersicht", "mai uber"])(
  "a file is found by %s, though its name came with its accents as signs of their own",
  (query) => {
    const attached = [file("U\u0308bersicht Mai.pdf"), file("notes.txt")];
    const found = chooseMentions({
      ...{ conversationId: crypto.randomUUID(), query, attached },
      ...{ cards: [], servers: [] },
    });
    expect(found.map((one) => one.kind === "file" && one.attachment.name)).toEqual([
      "U\u0308bersicht Mai.pdf",
    ]);
  },
);
