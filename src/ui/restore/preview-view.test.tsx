import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { makePreview } from "../../../test/builders/make-preview";
import { idOf } from "../../../test/fakes/fake-client";
import type { RestorePreview } from "../../contract/restore";
import type { Failure } from "../../domain/app-error";
import { restoreWords } from "../words/restore-words";
import { DifferingList } from "./differing-list";
import { PreviewView } from "./preview-view";

const NONE = { new: 0, newer: 0, older: 0, same: 0, both: 0, deleted: 0 };
const restorer = { run: async () => {}, cancel: () => {} };

const show = (over: Partial<RestorePreview>, failure: Failure | null = null) =>
  renderToStaticMarkup(
    <PreviewView
      state={{ at: "previewed", preview: makePreview(over), failure }}
      restorer={restorer}
    />,
  );

describe("what is shown of a backup before it is restored", () => {
  it("says what it lacks of what is here, and that merging comes first", () => {
    const shown = show({
      onlyHere: { conversations: 1, messages: 4, others: 0 },
      conversations: { ...NONE, same: 2, older: 1 },
    });
    expect(shown).toContain(
      "lacks some of what is here. That is: 1 conversation, 4 messages, 1 conversation in a newer form.",
    );
    expect(shown).not.toMatch(/data-restore-(?:brings|same|other-vault)/);
    expect(shown).toContain(restoreWords.older);
    expect(shown).toContain('data-restore-run="merge"');
    expect(shown).toMatch(/data-restore-mode="merge"[^>]*checked=""/);
  });

  it("shows a conversation whose time no calendar knows", () => {
    const one = { title: "From afar", diffStatus: "new", there: 1, here: 0 } as const;
    const listed = [{ id: idOf(5), ...one, updatedAt: Number.MAX_SAFE_INTEGER }];
    expect(show({ listed, conversations: { ...NONE, new: 1 } })).toContain("From afar");
  });

  it("says what it would bring back that is not here", () => {
    const shown = show({ messages: { ...NONE, same: 2, new: 3 }, ofOtherVault: true });
    expect(shown).toContain("It has what is not here, maybe because it was deleted here.");
    expect(shown).toContain("That is: 3 messages.");
    expect(shown).toContain("data-restore-other-vault");
    expect(shown).not.toMatch(/data-restore-(?:lacks|same)/);
  });

  it("says what conversations set for their models, and whether that comes along", () => {
    const parameters = { conversations: 2, sets: ["stop", "window"] as const };
    const shownFor = (come: boolean | null) =>
      show({ parameters: { ...parameters, sets: [...parameters.sets], come } });
    const said = "2 conversations with parameters for the model: Stop sequences, Context window.";
    for (const come of [true, false, null]) expect(shownFor(come)).toContain(said);
    const { parametersOff, parametersIfOwn } = restoreWords;
    const off = parametersOff.replaceAll("'", "&#x27;");
    expect(shownFor(false)).toContain(off);
    expect(shownFor(null)).toContain(parametersIfOwn);
    expect(shownFor(true)).not.toContain(off);
    expect(shownFor(true)).not.toContain(parametersIfOwn);
    expect(show({})).not.toContain("data-restore-parameters");
  });

  it("says that both sides are the same only where nothing differs", () => {
    expect(show({})).toContain(restoreWords.same);
    const shown = show({ others: { ...NONE, both: 1 } });
    expect(shown).toMatch(/data-restore-lacks.*data-restore-brings/);
    expect(shown).not.toContain(restoreWords.older);
    expect(shown).not.toContain(restoreWords.same);
  });

  it("says what was deleted here for good, and that merging leaves it so unless the person says otherwise", () => {
    const shown = show({
      conversations: { ...NONE, same: 1, deleted: 1 },
      messages: { ...NONE, same: 2, deleted: 2 },
    });
    expect(shown).toContain("and in the backup: 1 conversation, 2 messages. Merging does not");
    expect(shown).toMatch(/data-restore-bring-back=""/);
    expect(shown).not.toMatch(/data-restore-bring-back=""[^>]*checked/);
    expect(shown).not.toContain(restoreWords.same);
    expect(show({})).not.toContain("data-restore-deleted");
  });

  it("says what will be left out", () => {
    expect(show({ leftOut: 2 })).toContain("2 entries of it cannot be used");
    expect(show({})).not.toContain("data-restore-left-out");
  });

  it("says what replacing would take away", () => {
    const onlyHere = { conversations: 2, messages: 30, others: 1 };
    const shown = show({ onlyHere });
    expect(shown).toContain("programs need new tokens. What is only here goes:");
    expect(shown).toContain(
      "2 conversations, 30 messages, 1 entry (contexts, memory, prompts, presets, connections)",
    );
  });

  it("claims nowhere that nothing would be lost by replacing", () => {
    const shown = show({});
    expect(shown).toContain("what was changed since goes, and programs need new tokens.");
    expect(shown).not.toContain("Nothing is here that is not in it");
  });

  it("says that temporary conversations go, however it is restored", () => {
    const said = "Temporary conversations are in no backup: both ways delete them.";
    expect(show({})).toContain(said);
    expect(show({ intoNew: true })).not.toContain(said);
  });

  it("offers one thing where there is nothing yet that it could meet", () => {
    const shown = show({ intoNew: true });
    expect(shown).toContain(`>${restoreWords.own.next}<`);
    expect(shown).not.toMatch(/data-restore-(?:mode|diff|lacks|brings|same)/);
  });

  it("asks in a new profile whose backup it is, says who can open what, and answers nothing itself", () => {
    const shown = show({ intoNew: true });
    expect(shown).toContain(restoreWords.own.question);
    expect(shown).toContain("That key will not open what you write from here on");
    expect(shown).not.toContain("checked");
    expect(shown).toMatch(/data-restore-next=""[^>]*disabled/);
    expect(show({})).not.toContain("data-restore-own");
  });

  it("offers to go on without a backup only where that failed, and says why it did", () => {
    const failure = { code: "backup-failed", data: { reason: "quota-exceeded" } } as const;
    const shown = show({}, failure);
    expect(shown).toContain("there is no room for it");
    expect(shown).toContain("data-without-backup");
    expect(show({}, { code: "quota-exceeded", data: {} })).not.toContain("data-without-backup");
  });
});

describe("DifferingList", () => {
  const one = { id: idOf(1), title: "T", updatedAt: 0, diffStatus: "older", there: 0, here: 4 };
  const preview = makePreview({ listed: [one as RestorePreview["listed"][number]], unlisted: 7 });
  const list = (mode: "merge" | "replace") =>
    renderToStaticMarkup(<DifferingList preview={preview} mode={mode} bringsBack={false} />);

  it("says of each conversation what becomes of it, by what is chosen", () => {
    expect(list("merge")).toContain(restoreWords.mergeActions.merge.older);
    expect(list("replace")).toContain(restoreWords.mergeActions.replace.older);
    expect(list("merge")).toContain(restoreWords.here(4));
  });

  it("says how many it does not name", () => {
    expect(list("merge")).toContain(restoreWords.unlisted(7));
  });
});
