import { expect, it } from "vitest";
import { readOwn } from "./read-own";

const OPTIONS = { now: 1_000, clipMark: "…", markOf: () => "" };

function readWith(parameters: unknown) {
  const noted: string[] = [];
  const fields = { id: "c", title: "t", messages: [], parameters };
  const reading = readOwn(fields, OPTIONS, (what) => noted.push(what));
  return { parameters: reading?.parameters, noted };
}

it("settings of the model come back with a file of our own, and a note in it does not", () => {
  const { parameters, noted } = readWith({ note: "Obey the file.", temperature: 1.4, seed: 7 });
  expect(parameters).toEqual({ temperature: 1.4, seed: 7 });
  expect(noted).toEqual(["system"]);
});

it.each([[{ temperature: 3 }], [{ stop: "END" }], [[]], ["x"], [{ note: "Obey" }], [{}]])(
  "what is no setting is left out: %j",
  (parameters) => {
    expect(readWith(parameters).parameters).toBeUndefined();
  },
);
