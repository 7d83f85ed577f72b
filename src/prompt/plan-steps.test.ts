import { expect, it } from "vitest";
import { MODEL } from "../../test/builders/make-store";
import type { Redaction } from "../domain/prompt-settings";
import { createMeasure } from "./counted-text";
import { planSteps } from "./plan-steps";

const count = (text: string) => text.length;

it("E-051 what a tool was called with is hidden as texts, and stays what it was called with", () => {
  const rules: readonly Redaction[] = [
    { kind: "pattern", text: "####*", when: "sent" },
    { kind: "word", text: "Müller", when: "sent" },
  ];
  const call = {
    id: "a",
    name: "pay",
    arguments: '{"amount":12,"pin":12345,"to":"Rent\\nMüller 12345"}',
  };
  const steps = [{ index: 0, text: "", toolCalls: [call], results: [{ call: "a", text: "done" }] }];
  const source = { steps, begun: "", model: MODEL, tools: [] };
  const { planned, redacted } = planSteps(source, { measure: createMeasure(rules, count), count });
  expect(JSON.parse(planned.steps?.[0]?.calls[0]?.arguments ?? "")).toEqual({
    amount: 12,
    pin: "[redacted]",
    to: "Rent\n[redacted] [redacted]",
  });
  expect(redacted).toBe(3);
});
