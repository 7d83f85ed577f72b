import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { KeptPlan } from "../../domain/prompt-plan";
import type { TurnDeps } from "../branches/turn-deps";

type Deps = Pick<TurnDeps, "reader" | "writer">;
type Input = { readonly turnId: Id; readonly plan: KeptPlan };

/**
 * Keeps what the model is about to be told, in place of an earlier plan of this turn; relaxed.
 * Fails with `not-found` if there is no such turn.
 */
export async function keepPlan(deps: Deps, { turnId, plan }: Input): Promise<void> {
  await deps.writer.write(async (commit) => {
    const [reply, earlier] = await Promise.all([
      deps.reader.find("messages", turnId),
      deps.reader.find("plans", turnId),
    ]);
    if (reply === null) throw new AppError("not-found");
    const columns = { id: turnId, parent: reply.parent, order: reply.order };
    const put = { table: "plans", columns, replaces: earlier, payload: plan } as const;
    await commit({ durability: "relaxed", puts: [put] });
  });
}
