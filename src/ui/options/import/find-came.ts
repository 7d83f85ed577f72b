import type { CallOutput } from "../../../contract/contract";
import type { Client } from "../../../messaging/client";
import { runTwice } from "../../conversation/run-twice";
import type { Came } from "./newest-imported";

/** A conversation that an import brought, as it is stored. */
export type CameConversation = Omit<CallOutput<"import.known">["known"][number], "id">;

/** Where these are now, in the order given; those that are gone already are left out. */
export async function findCame(
  client: Pick<Client, "call">,
  came: readonly Came[],
): Promise<readonly CameConversation[]> {
  const sources = [...new Set(came.map(({ source }) => source))];
  const found = await Promise.all(
    sources.map(async (source) => {
      const ids = came.filter((one) => one.source === source).map(({ id }) => id);
      const { known } = await runTwice(() => client.call("import.known", { source, ids }));
      return known.map((one) => ({ ...one, source }));
    }),
  );
  const all = found.flat();
  return came.flatMap(
    ({ id, source }) => all.find((one) => one.id === id && one.source === source) ?? [],
  );
}
