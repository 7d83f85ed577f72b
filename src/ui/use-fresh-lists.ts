import { useEffect } from "react";
import type { Client } from "../messaging/client";

/**
 * Asks once more whenever contexts or conversations are other ones, wherever that was done; for all that
 * comes before it is answered once, then: an import tells of changes faster than a long list is read.
 */
export function useFreshLists(client: Pick<Client, "onListsChange">, again: () => unknown): void {
  useEffect(() => {
    let isAsking = false;
    let isWanted = false;
    const ask = async () => {
      isAsking = true;
      while (isWanted) {
        isWanted = false;
        await again();
      }
      isAsking = false;
    };
    const stop = client.onListsChange(() => {
      isWanted = true;
      if (!isAsking) void ask();
    });
    return () => {
      stop();
      // Something else is asked by now.
      isWanted = false;
    };
  }, [client, again]);
}
