import type { Client } from "../../messaging/client";
import type { Session } from "../gate/gate";

/** What the options page works with while the vault is open: it keeps nothing of its own. */
export type OptionsSession = Session & { readonly client: Client };
