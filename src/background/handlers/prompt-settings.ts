import type { CallInput } from "../../contract/contract";
import { AppError } from "../../domain/app-error";
import {
  MAX_REDACTIONS,
  type ModelLimits,
  NO_LIMITS,
  type PromptSettings,
  type Redaction,
} from "../../domain/prompt-settings";
import type { App } from "../app";

/** How prompts are made. */
export async function promptSettings(app: Pick<App, "store">): Promise<PromptSettings> {
  return (await app.store.settings.read()).prompt;
}

/** Changes the fields given, and of limits those given; what becomes possible is begun. */
export async function promptChange(
  app: Pick<App, "store" | "jobs">,
  input: CallInput<"prompt.change">,
): Promise<PromptSettings> {
  const { modelLimits = {}, defaultLimits = {}, ...fields } = input;
  const settings = await changePrompt(app, (current) => ({
    ...current,
    ...givenOf(fields),
    defaultLimits: mergeLimits(current.defaultLimits, defaultLimits),
    modelLimits: mergeByModel(current.modelLimits, modelLimits),
  }));
  app.jobs.wake();
  return settings;
}

function givenOf(fields: object): object {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

type LimitChanges = NonNullable<CallInput<"prompt.change">["defaultLimits"]>;

function mergeLimits(known: ModelLimits | undefined, given: LimitChanges): ModelLimits {
  return { ...NO_LIMITS, ...known, ...givenOf(given) };
}

type LimitsByModel = PromptSettings["modelLimits"];

/** An entry that says nothing any more is removed. */
function mergeByModel(
  known: LimitsByModel,
  given: Readonly<Record<string, LimitChanges>>,
): LimitsByModel {
  const changed = Object.entries(given).map(([key, limits]) => [
    key,
    mergeLimits(known[key], limits),
  ]);
  const merged: LimitsByModel = { ...known, ...Object.fromEntries(changed) };
  return Object.fromEntries(
    Object.entries(merged).filter(([, own]) => Object.values(own).some((limit) => limit !== null)),
  );
}

/** Adds a rule; fails with `limit-exceeded` where there are as many as there may be. */
export function promptHide(
  app: Pick<App, "store">,
  { redaction }: CallInput<"prompt.hide">,
): Promise<PromptSettings> {
  return changePrompt(app, (current) => withRule(current, redaction, current.redactions.length));
}

/** Takes a rule away; undone, it stands where it stood. */
export async function promptUnhide(
  app: Pick<App, "store" | "undo">,
  { redaction, undo }: CallInput<"prompt.unhide">,
): Promise<PromptSettings> {
  let index = -1;
  const settings = await changePrompt(app, (current) => {
    index = current.redactions.findIndex((rule) => isSame(rule, redaction));
    const redactions = current.redactions.filter((_, at) => at !== index);
    return index === -1 ? null : { ...current, redactions };
  });
  const back = async () => {
    await changePrompt(app, (current) => withRule(current, redaction, index));
  };
  if (undo !== undefined && index !== -1) app.undo.offer(undo, { undo: back });
  return settings;
}

/** Null where it is there already; fails with `limit-exceeded` where there are as many as there may be. */
function withRule(current: PromptSettings, rule: Redaction, index: number): PromptSettings | null {
  const { redactions } = current;
  if (redactions.some((one) => isSame(one, rule))) return null;
  if (redactions.length >= MAX_REDACTIONS) {
    throw new AppError("limit-exceeded", { data: { limit: "redactions", max: MAX_REDACTIONS } });
  }
  return { ...current, redactions: redactions.toSpliced(index, 0, rule) };
}

function isSame(one: Redaction, other: Redaction): boolean {
  return one.kind === other.kind && one.text === other.text && one.when === other.when;
}

/** Writes nothing where `change` makes null; gives what holds from then on. */
async function changePrompt(
  { store }: Pick<App, "store">,
  change: (current: PromptSettings) => PromptSettings | null,
): Promise<PromptSettings> {
  const { prompt } = await store.settings.update((current) => {
    const next = change(current.prompt);
    return next === null ? null : { ...current, prompt: next };
  });
  return prompt;
}
