import type { CallInput, CallOutput } from "../../contract/contract";
import { AppError } from "../../domain/app-error";
import { hideArguments, hideSent, hideStored } from "../../domain/redaction";
import type { ToolCall } from "../../domain/tool-call";
import { ASKING_TOOLS, alwaysOf } from "../../domain/tool-name";
import type { KeptResult } from "../../domain/turn-store";
import { requestedWindow } from "../../prompt/grow-window";
import type { PlansOfTurn } from "../../store/turns/plan-store";
import { contextSettings } from "../../turns/context-settings";
import { taintOfSteps } from "../../turns/settle-calls";
import { boundResult } from "../../turns/tools/bound-result";
import { cardDigest } from "../../turns/tools/card-digest";
import type { CallSite } from "../../turns/tools/tool";
import type { App } from "../app";
import { noTurn } from "./no-turn";
import { refuseToGoOnElsewhere, turnContinue } from "./turn-commands";

type Needs = Pick<App, "store" | "runs" | "tools" | "signal">;
type Deciding = Needs & Pick<App, "decisions" | "firstChoice" | "panels">;

/**
 * What a reply has asked of tools, what they have answered, and what waits for the person; `not-found`
 * where there is no such reply.
 */
export async function turnTools(
  app: Needs,
  { turnId }: CallInput<"turn.tools">,
): Promise<CallOutput<"turn.tools">> {
  const found = await readPlans(app, turnId);
  const at = await callSiteOf(app, found);
  const waiting = app.runs.find(turnId) === undefined ? unanswered(found) : [];
  const uses = found.steps.flatMap(({ toolCalls = [], results = [] }) =>
    toolCalls.map(async (call) => {
      const result = results.find((one) => one.call === call.id);
      const failed = result?.failed === true;
      const asks = waiting.includes(call) ? await cardOf(app, call, at) : null;
      return { ...call, result: result?.text ?? null, failed, ms: result?.ms ?? null, asks };
    }),
  );
  return { uses: await Promise.all(uses), isTainted: at.taint.length > 0 };
}

/** What a call asks the person for; null where it does not wait for them. */
async function cardOf({ tools }: Needs, call: ToolCall, at: CallSite) {
  const change = await tools().waiting(call, at);
  if (change === null) return null;
  const { row: _row, ...shown } = change;
  return { ...shown, digest: await cardDigest(change, call) };
}

/**
 * Approves or declines a call that waits, and goes on with the turn once none does any more. Fails with
 * `conflict` where it does not wait, or the turn runs; and where what would be changed is not any more
 * what was shown of it. Fails with `archived` where the context answers nothing.
 */
export function turnDecide(
  app: Deciding,
  input: CallInput<"turn.decide">,
): Promise<CallOutput<"turn.decide">> {
  // While one call is being sent, no other decision goes on with the turn as if that were answered.
  return app.decisions.run(input.turnId, () => decide(app, input));
}

/** Goes on with a turn; fails with `turn-running` also while something is being done for it. */
export async function turnGoOn(
  app: Deciding,
  input: CallInput<"turn.continue">,
): Promise<CallOutput<"turn.continue">> {
  if (app.decisions.has(input.turnId)) throw new AppError("turn-running");
  return turnContinue(app, input);
}

async function decide(
  app: Deciding,
  input: CallInput<"turn.decide">,
): Promise<CallOutput<"turn.decide">> {
  const { turnId } = input;
  const found = await readPlans(app, turnId);
  const call = unanswered(found).find(({ id }) => id === input.call);
  if (call === undefined || app.runs.find(turnId) !== undefined) throw new AppError("conflict");
  await refuseToGoOnElsewhere(app, input);
  const at = await callSiteOf(app, found);
  // Its turn could not go on: the call waits until the context is restored.
  if (await app.store.contexts.isAside(at.context.id)) throw new AppError("archived");
  if (input.approved) await checkShown(app, { call, at, input });
  if (input.always === true) await allowAlways(app, call, at);
  const kept = await decided(app, { call, at, input });
  if (kept !== null) await app.store.turns.keepResult({ turnId, ...kept });
  const rest = unanswered(await readPlans(app, turnId));
  const waiting = await Promise.all(rest.map((one) => app.tools().waiting(one, at)));
  const goesOn = waiting.every((change) => change === null);
  if (goesOn) await turnContinue(app, { id: input.id, turnId, destination: input.destination });
  return { goesOn };
}

/** Fails where the card of the call shows something else by now; one that waits no more has none. */
async function checkShown(app: Needs, { call, at, input: { shown } }: Decision): Promise<void> {
  const card = shown === undefined ? null : await cardOf(app, call, at);
  if (card !== null && card.digest !== shown) throw cardChanged();
}

function cardChanged(): AppError {
  return new AppError("conflict", { data: { reason: "card-changed" } });
}

type Decision = {
  readonly call: ToolCall;
  readonly at: CallSite;
  readonly input: CallInput<"turn.decide">;
};

/** What is still to be kept of it: null where it was kept with what was done. */
async function decided(
  app: Needs,
  { call, at, input }: Decision,
): Promise<Omit<KeptResult, "turnId"> | null> {
  if (!input.approved) {
    const text = "The person has declined this.";
    return { result: { call: call.id, text, failed: true } };
  }
  const { redactions } = (await app.store.settings.read()).prompt;
  const hide = hideSent(redactions);
  const edited =
    input.arguments === undefined
      ? undefined
      : hideArguments(input.arguments, hideStored(redactions));
  const effectiveCall = edited === undefined ? call : { ...call, arguments: edited };
  // The call stays as the model has asked for it; what was done in its place is told with the answer.
  const note = edited === undefined ? "" : `${editedTo(hideArguments(edited, hide))}\n`;
  const shown = edited === undefined ? input.shown : undefined;
  const answered = await app
    .tools()
    .answer(effectiveCall, { ...at, isApproved: true, shown, note });
  // What is approved waits for nobody, unless it is another thing by now.
  if (answered === "waits") throw cardChanged();
  if (answered.isKept) return null;
  const { result, isSent } = answered;
  const text = `${isSent === undefined ? "" : note}${hide(result.text)}`;
  return { result: boundResult({ ...result, text }, at), isSent };
}

function editedTo(edited: string): string {
  return `The person has changed the arguments to ${edited}`;
}

async function readPlans({ store }: Pick<App, "store">, turnId: string): Promise<PlansOfTurn> {
  const found = await store.plans.read(turnId);
  if (found === null) throw noTurn();
  return found;
}

/** The calls of the newest step that nothing has answered. */
function unanswered({ steps }: PlansOfTurn): readonly ToolCall[] {
  const { toolCalls = [], results = [] } = steps.at(-1) ?? {};
  return toolCalls.filter(({ id }) => !results.some(({ call }) => call === id));
}

async function callSiteOf({ store, signal }: Needs, found: PlansOfTurn): Promise<CallSite> {
  const { turnId, kept, reply, steps } = found;
  const { conversationId } = reply;
  const { context, parameters } = await store.branches.readPosition({ conversationId });
  const isTemporary = (await store.conversations.find(conversationId))?.temporary === true;
  const taint = [...new Set([...reply.taint, ...taintOfSteps(steps)])];
  const { model, plan } = kept;
  const settings = contextSettings(context, (await store.settings.read()).prompt);
  const window = requestedWindow({ context, model, parameters }, { settings, budget: plan.budget });
  const noteSent: CallSite["noteSent"] = (result) => store.turns.keepResult({ turnId, result });
  const where = { context, conversationId, turnId, isTemporary };
  return { ...where, taint, steps, window, noteSent, signal };
}

/** From then on that tool asks no more in that context; never said over what a stranger may have written, or what is not undone. */
async function allowAlways({ store, tools: toolsOf }: Needs, call: ToolCall, at: CallSite) {
  const { context, taint } = at;
  if (taint.length > 0 || ASKING_TOOLS.includes(call.name)) throw new AppError("bad-request");
  const leave = await toolsOf().leaveOf(call, at);
  const tools = [...context.tools, alwaysOf(leave)];
  const { id, version } = context;
  await store.contexts.update({ id, version, fields: { tools } });
}
