import type { UnlockWay } from "../../contract/vault";
import type { Client } from "../../messaging/client";
import { ROWS } from "../kit/rows-style";
import type { Ways } from "./use-ways";
import { WayRow } from "./way-row";

type Props = {
  readonly client: Pick<Client, "call">;
  readonly ways: readonly UnlockWay[];
  readonly use: Ways;
};

/** The unlock methods, each with what can be done with it. */
export function WayList({ client, ways, use }: Props) {
  return (
    <ul className={ROWS}>
      {ways.map((way) => (
        <WayRow key={way.id} client={client} way={way} isLast={ways.length === 1} use={use} />
      ))}
    </ul>
  );
}
