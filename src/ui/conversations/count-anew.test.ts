import { describe, expect, it } from "vitest";
import { createFakeClient, idOf, makeListed } from "../../../test/fakes/fake-client";
import type { Conversation } from "../../domain/conversation";
import { countAnew } from "./count-anew";

const now = (n: number) => ({
  conversation: { ...makeListed(n).conversation, messageCount: 9 },
});

function setUp(listed: number) {
  return createFakeClient({
    "conversation.list": () => ({ conversations: [now(listed)], pinned: [], next: null }),
    "conversation.show": () => now(5),
  });
}

const count = ({ client }: ReturnType<typeof setUp>, known: Conversation) =>
  countAnew(client, known);

describe("countAnew", () => {
  it("looks where the conversation stood, and makes it not the one used last", async () => {
    const fake = setUp(5);
    const { messageCount } = await count(fake, makeListed(5).conversation);
    expect(messageCount).toBe(9);
    expect(fake.calls.map(({ name }) => name)).toEqual(["conversation.list"]);
    expect(fake.calls[0]?.input).toMatchObject({ after: 6, limit: 1, archived: true });
  });

  it("finds one that has left its place, or stands in no list", async () => {
    const fake = setUp(4);
    expect((await count(fake, makeListed(5).conversation)).id).toBe(idOf(5));
    const held = { ...makeListed(5).conversation, temporary: true };
    expect((await count(fake, held)).messageCount).toBe(9);
    expect(fake.calls.map(({ name }) => name)).toEqual([
      "conversation.list",
      "conversation.show",
      "conversation.show",
    ]);
  });
});
