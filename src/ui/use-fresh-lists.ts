import { useEffect } from "react";
import type { Client } from "../messaging/client";

/** Asks once more whenever contexts or conversations are other ones, wherever that was done. */
export function useFreshLists(client: Pick<Client, "onListsChange">, again: () => void): void {
  useEffect(() => client.onListsChange(again), [client, again]);
}
