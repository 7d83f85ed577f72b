import { expect, it } from "vitest";
import { createReaders, type Reader } from "./readers";

function makeReader(): Reader {
  const ending = new AbortController();
  return { store: {} as Reader["store"], signal: ending.signal, end: () => ending.abort() };
}

it("a reader is ended by the next lock", () => {
  const readers = createReaders();
  const reader = readers.expect()(makeReader());
  readers.end();
  expect(reader.signal.aborted).toBe(true);
});

it("a reader whose vault was being opened when a lock came reads nothing", () => {
  const readers = createReaders();
  const add = readers.expect();
  readers.end();
  const late = makeReader();
  expect(() => add(late)).toThrow(expect.objectContaining({ code: "locked" }));
  expect(late.signal.aborted).toBe(true);
});
