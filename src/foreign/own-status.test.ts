import { expect, it } from "vitest";
import { makeExported } from "../../test/builders/make-exported";
import { READ_OPTIONS } from "../../test/builders/read-made";
import { readOwn } from "./read-own";
import { createJsonWriter } from "./write-own-json";

function statusOf(status: unknown) {
  const message = { id: "m", previous: null, role: "assistant", text: "It be", status };
  const fields = { id: "c", title: "t", messages: [message] };
  return readOwn(fields, READ_OPTIONS, () => {})?.nodes.get("m")?.kept?.status;
}

it.each([
  ["interrupted", "interrupted"],
  ["cancelled", "cancelled"],
  ["failed", "interrupted"],
  ["streaming", "interrupted"],
  ["length", "length"],
  ["refusal", "refusal"],
])("a reply that ended early comes back as such from a file of our own: %s", (recorded, status) => {
  expect(statusOf(recorded)).toBe(status);
});

it.each([
  ["length", "length"],
  ["refusal", "refusal"],
  ["stop", undefined],
  ["tool-calls", undefined],
  [null, undefined],
] as const)(
  "what the model or its server ended a reply for is told by our own file: %s",
  async (finish, status) => {
    let text = "";
    const writer = createJsonWriter((more) => {
      text += more;
    }, 0);
    const { conversation, messages } = makeExported([">q1", "q1>a1"]);
    await writer.begin(conversation, "Mine");
    await writer.messages(
      messages.map((one) => (one.reply ? { ...one, reply: { ...one.reply, finish } } : one)),
    );
    await writer.end();
    const [, reply] = JSON.parse(text).conversations[0].messages;
    expect(reply.status).toBe(status);
  },
);

it.each([[undefined], ["complete"], ["toString"], [7]])(
  "one that tells no such end is whole: %s",
  (recorded) => {
    expect(statusOf(recorded)).toBeUndefined();
  },
);
