import { useEffect, useState } from "react";
import { FailureLine } from "../../failure-line";
import { ProgressBar } from "../../kit/progress-bar";
import { QuietButton } from "../../quiet-button";
import { useCell } from "../../use-cell";
import { connectionWords } from "../../words/connection-words";
import { createBrowserModel, type LanguageModelApi } from "./browser-model";
import type { ModelController } from "./model-controller";
import { ModelPicker } from "./model-picker";
import { PlaceRow } from "./place-row";

type Props = { readonly api: LanguageModelApi; readonly models: ModelController };

/** The browser's own model, where the browser has one: whether it is there, and how it gets there. */
export function BrowserModelRow({ api, models }: Props) {
  const [own] = useState(() => createBrowserModel({ api, onReady: models.look }));
  const { availability, percent, isFailed } = useCell(own.state);
  const { list } = useCell(models.state);
  useEffect(() => {
    own.look();
  }, [own]);
  const { browserModel, places } = connectionWords;
  const found = (list?.models ?? []).filter(({ provider }) => provider === "browser");
  return (
    <PlaceRow
      id="browser"
      name={places.browser}
      place={places.inBrowser}
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
        <ModelPicker label={places.browser} models={found} controller={models} none="" />
      )}
    </PlaceRow>
  );
}
