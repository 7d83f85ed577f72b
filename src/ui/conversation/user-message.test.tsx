import { prerender } from "react-dom/static";
import { describe, expect, it } from "vitest";
import { createFakeClient, idOf } from "../../../test/fakes/fake-client";
import type { Attachment } from "../../domain/attachment";
import { createPanel } from "../panel";
import { UserMessage } from "./user-message";

type Over = {
  readonly isIdle?: boolean;
  readonly isEdited?: boolean;
  readonly isReplaced?: boolean;
  readonly isSent?: boolean;
  readonly attachments?: readonly Attachment[];
};

/** What is loaded when it is seen is waited for. */
async function render(over: Over = {}): Promise<string> {
  const { edits, branches, attachments } = createPanel(createFakeClient().client);
  if (over.isEdited) edits.edit(idOf(9), "message");
  if (over.isReplaced) edits.branch(idOf(9));
  if (over.isSent) edits.send("what I ask");
  const { prelude } = await prerender(
    <UserMessage
      id={idOf(9)}
      text="what I asked"
      attachments={over.attachments ?? []}
      readImage={attachments.readImage}
      sending={false}
      siblings={[idOf(9), idOf(11)]}
      isIdle={over.isIdle ?? true}
      edits={edits}
      branches={branches}
      onDelete={() => {}}
    />,
  );
  return new Response(prelude).text();
}

describe("UserMessage", () => {
  it("can be edited and deleted, and says which version it is", async () => {
    const html = await render();
    expect(html).toContain(`data-edit="${idOf(9)}"`);
    expect(html).toMatch(/<button[^>]*aria-label="More actions for this message"/);
    expect(html).toContain('aria-label="Version 1 of 2"');
  });

  it("offers neither while something is being answered", async () => {
    expect(await render({ isIdle: false })).not.toMatch(/data-edit=|data-message-menu/);
  });

  it("stands in a field of its own while it is edited, which the browser keeps nothing of", async () => {
    const html = await render({ isEdited: true });
    expect(html).toMatch(/<textarea[^>]*autoComplete="off"/i);
    expect(html).not.toMatch(/what I asked|data-edit=/);
    expect(html).toContain("Enter sends it");
  });

  it("takes nothing more while what was typed is being sent", async () => {
    expect(await render({ isEdited: true, isSent: true })).toMatch(/<textarea[^>]*readOnly/i);
    expect(await render({ isEdited: true })).not.toMatch(/readOnly/i);
  });

  it("names what belongs to the message, folded, also while it is edited, not while another takes its place", async () => {
    const attachments: Attachment[] = [
      { kind: "text", id: idOf(20), name: "notes.txt", text: "secret words" },
    ];
    for (const isEdited of [false, true]) {
      const html = await render({ attachments, isEdited });
      expect(html).toMatch(/<details><summary.*notes\.txt/);
      expect(html).not.toContain("secret words");
    }
    expect(await render()).not.toContain("<details");
    expect(await render({ attachments, isReplaced: true })).not.toContain("<details");
  });
});
