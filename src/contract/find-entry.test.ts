import { expect, it } from "vitest";
import { CALLS, type CallName, STREAMS, type StreamName } from "./contract";
import { findCall, findStream } from "./find-entry";

it.each(Object.keys(CALLS) as CallName[])("a worker finds the call %s", (name) => {
  expect(findCall(name)).toBe(CALLS[name]);
});

it.each(Object.keys(STREAMS) as StreamName[])("a worker finds the stream %s", (name) => {
  expect(findStream(name)).toBe(STREAMS[name]);
});

it.each(["vault.none", "none", "toString", "__proto__.x", "constructor"])(
  "what is not declared is not found: %s",
  (name) => {
    expect(findCall(name as CallName)).toBeNull();
    expect(findStream(name as StreamName)).toBeNull();
  },
);
