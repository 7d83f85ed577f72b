import { useEffect, useRef, useState } from "react";
import { isModelServer } from "../../../domain/connection";
import { inFirefox } from "../../../domain/in-firefox";
import type { Client } from "../../../messaging/client";
import { FailureLine } from "../../failure-line";
import { ProgressBar } from "../../kit/progress-bar";
import { ROWS } from "../../kit/rows-style";
import { QuietButton } from "../../quiet-button";
import { useCell } from "../../use-cell";
import { connectionWords } from "../../words/connection-words";
import { PagePart } from "../page-part";
import { createBrowserModel, type LanguageModelApi } from "./browser-model";
import type { ConnectionController } from "./connection-controller";
import { ConnectionRow } from "./connection-row";
import type { FileController } from "./file-controller";
import { FILES_PATH } from "./files-part";
import type { ModelController } from "./model-controller";
import { ModelPicker } from "./model-picker";
import { OllamaRow } from "./ollama-row";
import { SourceRow } from "./source-row";

type Props = {
  readonly client: Client;
  readonly controller: ConnectionController;
  readonly models: ModelController;
  readonly files: Pick<FileController, "state">;
  /** Null where the browser has no model of its own. */
  readonly api: LanguageModelApi | null;
};

/** Every place where answers come from, what is there from the start first. */
export function SourcesPart({ client, controller, models, files, api }: Props) {
  const { connections, failure } = useCell(controller.state);
  const heading = useRef<HTMLHeadingElement>(null);
  const { providers } = connectionWords;
  return (
    <PagePart title={providers.title} heading={heading}>
      <FailureLine failure={failure} onAgain={controller.look} />
      <ul aria-label={providers.title} className={ROWS}>
        <OllamaRow client={client} controller={controller} models={models} />
        {!inFirefox() && <FilesRow files={files} />}
        {api !== null && <BrowserModelRow api={api} models={models} />}
        {(connections ?? []).filter(isModelServer).map((connection) => (
          <ConnectionRow
            key={connection.id}
            client={client}
            connection={connection}
            controller={controller}
            models={models}
            onGone={() => heading.current?.focus()}
          />
        ))}
      </ul>
    </PagePart>
  );
}

/** The models in files, which have a part of the page to themselves. */
function FilesRow({ files }: Pick<Props, "files">) {
  const count = useCell(files.state).files?.files.length ?? 0;
  const { providers } = connectionWords;
  const link = (
    <a href={`#${FILES_PATH}`} className="rounded-sm text-small underline underline-offset-2">
      {providers.toFiles}
    </a>
  );
  return (
    <SourceRow id="files" name={providers.files} destination={providers.inBrowser} buttons={link}>
      <p className="text-meta text-muted">{providers.filesCount(count)}</p>
    </SourceRow>
  );
}

type BrowserModelRowProps = { readonly api: LanguageModelApi; readonly models: ModelController };

/** The browser's own model, where the browser has one: whether it is there, and how it gets there. */
function BrowserModelRow({ api, models }: BrowserModelRowProps) {
  const [own] = useState(() => createBrowserModel({ api, onReady: models.look }));
  const { availability, percent, isFailed } = useCell(own.state);
  const { list } = useCell(models.state);
  useEffect(() => {
    own.look();
  }, [own]);
  const { browserModel, providers } = connectionWords;
  const found = (list?.models ?? []).filter(({ provider }) => provider === "browser");
  return (
    <SourceRow
      id="browser"
      name={providers.browser}
      destination={providers.inBrowser}
      buttons={
        availability === "downloadable" && (
          <QuietButton data-browser-download="" disabled={percent !== null} onClick={own.download}>
            {browserModel.download}
          </QuietButton>
        )
      }
    >
      <p className="text-small text-muted">{browserModel.why}</p>
      <p role="status" data-availability={availability ?? ""} className="text-meta text-muted">
        {availability !== null && browserModel.states[availability]}
      </p>
      {percent !== null && <ProgressBar label={browserModel.progress} done={percent} />}
      <FailureLine failure={isFailed ? browserModel.failed : null} />
      {found.length > 0 && (
        <ModelPicker label={providers.browser} models={found} controller={models} none="" />
      )}
    </SourceRow>
  );
}
