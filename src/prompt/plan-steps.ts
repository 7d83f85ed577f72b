import type { PlannedStep, PromptPlan } from "../domain/prompt-plan";
import { hideArguments } from "../domain/redaction";
import type { TokenCounter } from "../domain/tokens";
import type { CountedText } from "./counted-text";
import type { PromptSource } from "./prompt-source";
import { toPlannedSteps } from "./to-planned-steps";

/** The turn's steps as they are planned, with what they and the tools take of the window. */
export type TalliedSteps = {
  readonly planned: Pick<PromptPlan, "steps" | "tools">;
  readonly begun: string;
  readonly texts: readonly string[];
  /** Tokens of the steps, given what a chat format spends on an entry. */
  readonly tokens: (perMessage: number) => number;
  /** Tokens of what is told of the tools. */
  readonly tools: number;
  readonly redacted: number;
};

type Source = Pick<PromptSource, "steps" | "begun" | "tools" | "model">;

type Options = {
  readonly measure: (text: string) => CountedText;
  readonly count: TokenCounter;
};

/** What a request tells of the turn's steps, by the person's rules, and of the tools that there are. */
export function planSteps(
  { steps: source, begun: whole, tools = [], model }: Source,
  { measure, count }: Options,
): TalliedSteps {
  const { steps, begun } = toPlannedSteps({ steps: source, begun: whole, model });
  const counted: CountedText[] = [];
  const measureText = (text: string) => {
    const one = measure(text);
    counted.push(one);
    return one.text;
  };
  const measureArguments = (whole: string) => {
    let redacted = 0;
    const text = hideArguments(whole, (part) => {
      const one = measure(part);
      redacted += one.redacted;
      return one.text;
    });
    counted.push({ text, tokens: count(text), redacted });
    return text;
  };
  const planned = steps?.map(({ text, thinking, calls }) => ({
    text: measureText(text),
    ...(thinking === undefined ? {} : { thinking: measureText(thinking) }),
    calls: calls.map((call) => ({
      ...call,
      arguments: measureArguments(call.arguments),
      result: measureText(call.result),
    })),
  }));
  const entries = (planned ?? []).reduce((sum, step) => sum + entriesOf(step), 0);
  return {
    planned: {
      ...(planned === undefined ? {} : { steps: planned }),
      ...(tools.length === 0 ? {} : { tools: [...tools] }),
    },
    begun,
    texts: counted.map(({ text }) => text),
    tokens: (perMessage) => {
      return counted.reduce((sum, { tokens }) => sum + tokens, 0) + entries * perMessage;
    },
    tools: tools.length === 0 ? 0 : count(JSON.stringify(tools)),
    redacted: counted.reduce((sum, { redacted }) => sum + redacted, 0),
  };
}

/** An entry with the calls, and one for each answer. */
function entriesOf({ calls }: PlannedStep): number {
  return 1 + calls.length;
}
