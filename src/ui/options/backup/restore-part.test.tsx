import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { makePreview } from "../../../../test/builders/make-preview";
import { createFakeClient, idOf } from "../../../../test/fakes/fake-client";
import { AppError } from "../../../domain/app-error";
import { createRestorer } from "../../restore/restorer";
import { restoreFailureSentence } from "../../words/restore-failure-sentence";
import { RestorePart } from "./restore-part";

const NAME = "confidant-20260102T030405006Z.age";

/** What is drawn of a backup that was chosen from its row, and fails where that call does. */
async function showFailed(call: "restore.preview" | "restore.run") {
  const { client } = createFakeClient({
    "restore.preview": () => makePreview(),
    [call]: () => {
      throw new AppError("conflict");
    },
  });
  const restorer = createRestorer({
    client,
    incoming: { put: async () => {}, remove: async () => {} },
    newId: () => idOf(7),
    onDone: () => {},
  });
  await restorer.open({ name: NAME }, { kind: "vault" });
  await restorer.run("merge");
  return renderToStaticMarkup(
    <RestorePart
      restorer={restorer}
      kept={{ read: async () => null }}
      offersKept={false}
      isRequested={false}
    />,
  );
}

describe("a restore that was begun from a backup's row", () => {
  const said = restoreFailureSentence({ code: "conflict", data: {} });

  it("tells why it failed, beside the way to begin anew", async () => {
    const shown = await showFailed("restore.run");
    expect(shown).toContain("data-restore-ask");
    expect(shown).toMatch(/role="alert"/);
    expect(shown).toContain(said);
  });

  it("leaves what it could not look into to the row to tell", async () => {
    expect(await showFailed("restore.preview")).not.toContain("alert");
  });
});
