import { describe, expect, it } from "vitest";
import type { ToldStep } from "../domain/turn-store";
import { toldSteps } from "./told-steps";

const CALL = { id: "a", name: "look", arguments: "{}" };

const step = (index: number, over: Partial<ToldStep>): ToldStep => ({ index, text: "", ...over });

describe("toldSteps", () => {
  it("has what was said behind the last calls as what is to be gone on with", () => {
    const results = [{ call: "a", text: "seen" }];
    const steps = [
      step(0, { text: "One. ", toolCalls: [CALL], results }),
      step(1, { text: "Two " }),
    ];
    expect(toldSteps({ steps, begun: "One. Two and a half" })).toEqual({
      steps: [{ text: "One. ", calls: [{ ...CALL, result: "seen" }] }],
      begun: "Two and a half",
    });
  });

  it("is a reply as ever where no tool was asked for", () => {
    expect(toldSteps({ steps: [step(0, { text: "Half" })], begun: "Half a" })).toEqual({
      begun: "Half a",
    });
  });

  it("tells what broke off before a call with that call", () => {
    const results = [{ call: "a", text: "seen" }];
    const steps = [
      step(0, { text: "Half " }),
      step(1, { text: "whole.", toolCalls: [CALL], results }),
    ];
    expect(toldSteps({ steps, begun: "Half whole." })).toMatchObject({
      steps: [{ text: "Half whole." }],
      begun: "",
    });
  });

  it("has an answer to every call: one that was never kept is told as interrupted", () => {
    const { steps } = toldSteps({ steps: [step(0, { toolCalls: [CALL] })], begun: "" });
    expect(steps?.[0]?.calls[0]).toMatchObject({
      failed: true,
      result: expect.stringContaining("interrupted"),
    });
  });
});
