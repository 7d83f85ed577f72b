import { AppError } from "../../domain/app-error";
import type { Id } from "../../domain/id";
import type { KeptPlan } from "../../domain/prompt-plan";
import type { TurnDeps } from "../branches/turn-deps";
import type { Forgettings } from "../memory/forgettings";

type Deps = Pick<TurnDeps, "reader" | "writer"> & {
  readonly forgettings: Pick<Forgettings, "count">;
};
type Input = { readonly turnId: Id; readonly plan: KeptPlan; readonly since?: number };

/**
 * Keeps what the model is about to be told, in place of an earlier plan of this turn; relaxed.
 * Fails with `not-found` if there is no such turn, and with `conflict` where something was forgotten
 * since that count.
 */
export async function keepPlan(deps: Deps, { turnId, plan, since }: Input): Promise<void> {
  await deps.writer.write(async (commit) => {
    // What is forgotten from here on is taken out of this plan by the commit that forgets.
    if ((since ?? deps.forgettings.count()) !== deps.forgettings.count()) {
      throw new AppError("conflict");
    }
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
