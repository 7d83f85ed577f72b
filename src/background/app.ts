import type { ProviderId } from "../domain/model";
import type { Provider } from "../domain/provider";
import type { Store } from "../store/create-store";
import type { TurnRuns } from "../turns/turn-runs";
import type { ConversationHub } from "./conversation-hub";

/** Everything that needs an open vault; each handler names the slice it uses. */
export type App = {
  readonly store: Store;
  readonly runs: TurnRuns;
  readonly hub: ConversationHub;
  readonly providers: Readonly<Record<ProviderId, Provider>>;
};
