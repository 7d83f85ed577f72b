import { useState } from "react";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { modelName, modelPlace } from "../../models/model-place";
import { useCell } from "../../use-cell";
import { connectionWords } from "../../words/connection-words";
import { PagePart } from "../page-part";
import { SectionHead } from "../section-head";
import { AddForm } from "./add-form";
import { findLanguageModel } from "./browser-model";
import { FilesPart } from "./files-part";
import { MeaningPart } from "./meaning-part";
import type { ModelController } from "./model-controller";
import { PlacesPart } from "./places-part";
import { useControllers } from "./use-controllers";

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
      <PlacesPart
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
          <bdi className="font-semibold wrap-anywhere">
            {now.general(general.label ?? modelName(general), modelPlace(general))}
          </bdi>
          <span className="block text-small text-muted">{now.generalWhere}</span>
        </p>
      )}
      <FailureLine failure={failure} />
    </PagePart>
  );
}
