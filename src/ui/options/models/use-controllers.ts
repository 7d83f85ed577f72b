import { useEffect, useState } from "react";
import { MODEL_FILES_CHANNEL } from "../../../domain/compute-protocol";
import type { Id } from "../../../domain/id";
import type { Client } from "../../../messaging/client";
import { type ConnectionController, createConnectionController } from "./connection-controller";
import { createFileController, type FileController } from "./file-controller";
import { createHostAccess } from "./host-access";
import { createModelController, type ModelController } from "./model-controller";

export type Controllers = {
  readonly connections: ConnectionController;
  readonly models: ModelController;
  readonly files: FileController;
};

/** Everything that the models' page works with, looked up once when it appears. */
export function useControllers(client: Client): Controllers {
  const [controllers] = useState(() => createControllers(client));
  useEffect(() => {
    controllers.connections.look();
    controllers.models.look();
    controllers.files.start();
    const refresh = () => {
      if (document.visibilityState === "visible") controllers.models.refresh();
    };
    window.addEventListener("focus", refresh);
    document.addEventListener("visibilitychange", refresh);
    // Two windows may stand side by side, and nothing of these two comes when a context is made there.
    const unhear = client.onListsChange(() => {
      refresh();
      controllers.connections.look();
    });
    return () => {
      unhear();
      window.removeEventListener("focus", refresh);
      document.removeEventListener("visibilitychange", refresh);
      controllers.files.close();
    };
  }, [client, controllers]);
  return controllers;
}

function createControllers(client: Client): Controllers {
  const access = createHostAccess({
    permissions: { request: (what) => chrome.permissions.request(what) },
  });
  const connections = createConnectionController({ client, access });
  return {
    connections,
    models: createModelController({ client, onListed: connections.look }),
    files: createFileController({ client, access, post: postFile }),
  };
}

/** The page that keeps files listens here; a file is handed over as a reference, not as bytes. */
function postFile(message: { readonly id: Id; readonly file: File }): void {
  const channel = new BroadcastChannel(MODEL_FILES_CHANNEL);
  channel.postMessage(message);
  // Closed at once, it could take the message with it.
  setTimeout(() => channel.close(), 1_000);
}
