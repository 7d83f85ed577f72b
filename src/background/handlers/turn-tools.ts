import type { CallInput, CallOutput } from "../../contract/contract";
import { AppError } from "../../domain/app-error";
import type { App } from "../app";

/** What a reply has asked of tools, and what they have answered; `not-found` where there is no such reply. */
export async function turnTools(
  { store }: Pick<App, "store">,
  { turnId }: CallInput<"turn.tools">,
): Promise<CallOutput<"turn.tools">> {
  const found = await store.plans.read(turnId);
  if (found === null) throw new AppError("not-found", { data: { kind: "turn" } });
  const uses = found.steps.flatMap(({ toolCalls = [], results = [] }) =>
    toolCalls.map((call) => {
      const result = results.find((one) => one.call === call.id);
      const failed = result?.failed === true;
      return { ...call, result: result?.text ?? null, failed, ms: result?.ms ?? null };
    }),
  );
  return { uses };
}
