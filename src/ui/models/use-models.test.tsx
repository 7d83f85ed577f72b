import { afterEach, expect, it, vi } from "vitest";
import { livePage } from "../../../test/builders/live-page";
import { createFakeClient, idOf } from "../../../test/fakes/fake-client";
import type { ModelStatus } from "../../contract/model";
import type { Id } from "../../domain/id";
import { GUIDE_MODEL } from "../../domain/model";
import { createCell } from "../cell";
import { createShownModel } from "./shown-model";
import { useModels } from "./use-models";

afterEach(() => {
  vi.unstubAllGlobals();
});

const statusOf = (name: string, isOwn: boolean): ModelStatus => ({
  model: { ...GUIDE_MODEL, provider: "ollama", name },
  isOwn,
  ollamaUrl: "",
});

type Shell = Parameters<typeof useModels>[0];
type Props = { readonly shell: Shell; readonly contextId: Id };

function Model({ shell, contextId }: Props) {
  const models = useModels(shell, contextId, true);
  const choose = () => models.choose({ ...GUIDE_MODEL, provider: "ollama", name: "chosen" });
  return (
    <button type="button" onClick={choose}>
      {models.chosen?.name}
    </button>
  );
}

it("does not show a model that was chosen for one context as that of another, opened meanwhile", async () => {
  let choose = () => {};
  const { client } = createFakeClient({
    "model.status": ({ contextId }: { contextId: Id }) =>
      contextId === idOf(1) ? statusOf("first", true) : statusOf("second", true),
    "model.list": () => ({ models: [], connections: [], failure: null }),
    "model.choose": () =>
      new Promise<ModelStatus>((resolve) => {
        choose = () => resolve(statusOf("chosen", true));
      }),
  });
  const [lists, offers, model] = [createCell(0), createCell(0), createShownModel()];
  const shell = { client, lists, offers, model };
  const page = await livePage();
  const shown = () => page.find("button").textContent;
  await page.show(<Model shell={shell} contextId={idOf(1)} />);
  await page.until(() => shown() === "first");
  await page.click("button");
  await page.show(<Model shell={shell} contextId={idOf(2)} />);
  await page.until(() => shown() === "second");
  choose();
  await page.hear("nothing");
  expect(shown()).toBe("second");
});
