import { useEffect, useState } from "react";
import { MODEL_FILES_CHANNEL } from "../../../domain/compute-protocol";
import type { Id } from "../../../domain/id";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { modelDestinationText, modelName } from "../../models/model-destination-text";
import { useCell } from "../../use-cell";
import { connectionWords } from "../../words/connection-words";
import { PagePart } from "../page-part";
import { SectionHead } from "../section-head";
import { AddForm } from "./add-form";
import { findLanguageModel } from "./browser-model";
import { type ConnectionController, createConnectionController } from "./connection-controller";
import { createFileController, type FileController } from "./file-controller";
import { FilesPart } from "./files-part";
import { createHostAccess } from "./host-access";
import { MeaningPart } from "./meaning-part";
import { createModelController, type ModelController } from "./model-controller";
import { SourcesPart } from "./sources-part";

/** Where answers come from: servers with their keys, this machine, and models in this browser. */
export function ModelsPage({ client }: { readonly client: Client }) {
  const { connections, models, files } = useControllers(client);
  const [api] = useState(() => findLanguageModel());
  const { connections: known } = useCell(connections.state);
  const { files: kept } = useCell(files.state);
  const ready = (kept?.files ?? []).filter(({ state }) => state === "ready");
  const { form } = connectionWords;
  return (
    <main>
      <SectionHead section="models" lead={connectionWords.now.why} />
      <NowPart models={models} />
      <SourcesPart
        client={client}
        controller={connections}
        models={models}
        files={files}
        api={api}
      />
      <PagePart title={form.title}>
        <p className="text-small text-muted">{form.why}</p>
        <AddForm controller={connections} />
      </PagePart>
      <FilesPart controller={files} models={models} />
      <MeaningPart client={client} connections={known ?? []} files={ready} />
    </main>
  );
}

/** What answers where nothing else is chosen. */
export function NowPart({ models }: { readonly models: Pick<ModelController, "state"> }) {
  const { general, failure } = useCell(models.state);
  const { now } = connectionWords;
  return (
    <PagePart title={now.title}>
      {general !== null && (
        <p data-general={general.name}>
          <span className="font-semibold wrap-anywhere">
            {now.general(general.label ?? modelName(general), modelDestinationText(general))}
          </span>
          <span className="block text-small text-muted">{now.generalWhere}</span>
        </p>
      )}
      <FailureLine failure={failure} />
    </PagePart>
  );
}

type Controllers = {
  readonly connections: ConnectionController;
  readonly models: ModelController;
  readonly files: FileController;
};

/** Everything that the models' page works with, looked up once when it appears. */
function useControllers(client: Client): Controllers {
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
