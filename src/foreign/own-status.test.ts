import { expect, it } from "vitest";
import { READ_OPTIONS } from "../../test/builders/read-made";
import { readOwn } from "./read-own";

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
])("a reply that ended early comes back as such from a file of our own: %s", (told, status) => {
  expect(statusOf(told)).toBe(status);
});

it.each([[undefined], ["complete"], ["toString"], [7]])(
  "one that tells no such end is whole: %s",
  (told) => {
    expect(statusOf(told)).toBeUndefined();
  },
);
