import { useEffect, useState } from "react";
import { MODEL_FILES_CHANNEL } from "../../../domain/compute-protocol";
import type { Id } from "../../../domain/id";
import type { Client } from "../../../messaging/client";
import { type ConnectionDesk, createConnectionDesk } from "./connection-desk";
import { createFileDesk, type FileDesk } from "./file-desk";
import { createHostAccess } from "./host-access";
import { createModelDesk, type ModelDesk } from "./model-desk";

export type Desks = {
  readonly connections: ConnectionDesk;
  readonly models: ModelDesk;
  readonly files: FileDesk;
};

/** Everything that the models' page works with, looked up once when it appears. */
export function useDesks(client: Client): Desks {
  const [desks] = useState(() => createDesks(client));
  useEffect(() => {
    desks.connections.look();
    desks.models.look();
    desks.files.start();
    const refresh = () => {
      if (document.visibilityState === "visible") desks.models.refresh();
    };
    window.addEventListener("focus", refresh);
    document.addEventListener("visibilitychange", refresh);
    // Two windows may stand side by side, and nothing of these two comes when a context is made there.
    const unhear = client.onListsChange(() => {
      refresh();
      desks.connections.look();
    });
    return () => {
      unhear();
      window.removeEventListener("focus", refresh);
      document.removeEventListener("visibilitychange", refresh);
      desks.files.close();
    };
  }, [client, desks]);
  return desks;
}

function createDesks(client: Client): Desks {
  const access = createHostAccess({
    permissions: { request: (what) => chrome.permissions.request(what) },
  });
  const connections = createConnectionDesk({ client, access });
  return {
    connections,
    models: createModelDesk({ client, onListed: connections.look }),
    files: createFileDesk({ client, access, post: postFile }),
  };
}

/** The page that keeps files listens here; a file is handed over as a reference, not as bytes. */
function postFile(message: { readonly id: Id; readonly file: File }): void {
  const channel = new BroadcastChannel(MODEL_FILES_CHANNEL);
  channel.postMessage(message);
  // Closed at once, it could take the message with it.
  setTimeout(() => channel.close(), 1_000);
}
