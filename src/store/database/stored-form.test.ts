import { expect, it } from "vitest";
import { storedForm } from "./stored-form";

it("tells the version of the database, of the seal, and of payloads that are not in their first or packed", () => {
  expect(storedForm()).toBe(
    "8 seal:2 contexts:4 conversations:2 messages:3 open_turns:2 connections:2 settings:4 block_states:packed",
  );
});
