import { expect, it } from "vitest";
import { CONVERSATION, idOf } from "../../../test/fakes/fake-client";
import { AppError } from "../../domain/app-error";
import { createDraftAttachments } from "../attachments/draft-attachments";
import { createMessageEdits } from "../conversation/message-edits";
import type { Panel } from "../panel";
import { bringPage } from "./bring-page";

/** A panel whose page answers as that says. */
function setUp(attach: (id: string) => Promise<object>) {
  let ids = 20;
  const call = (_type: string, { id }: { id: string }) => attach(id);
  const client = { call } as unknown as Panel["client"];
  const attachments = createDraftAttachments({
    client,
    ready: async () => ({ conversation: { id: CONVERSATION } }),
    read: async () => ({ kind: "refused", why: "unread" }),
    newId: () => idOf(ids++),
    onChange: () => undefined,
  });
  const edits = createMessageEdits({
    store: { get: () => ({ messages: [] }) } as unknown as Panel["conversation"],
    turns: { edit: async () => true },
  });
  return { panel: { client, attachments, edits }, edits };
}

const WANTED = { part: "page", ask: "prompt" } as const;

it("lists the prompt library for a page once it is attached", async () => {
  let answer: (() => void) | null = null;
  const { panel, edits } = setUp(
    (id) =>
      new Promise((resolve) => {
        const attachment = { kind: "text", id, name: "A page", text: "", tokens: 3, of: "page" };
        answer = () => resolve({ kind: "attached", attachment });
      }),
  );
  const bringing = bringPage(panel, WANTED);
  await expect.poll(() => answer).not.toBeNull();
  expect(edits.get()).toMatchObject({ focus: "composer", promptFor: null });
  (answer as (() => void) | null)?.();
  await bringing;
  expect(edits.get()).toMatchObject({ focus: "composer", promptFor: "page" });
});

it.each([
  ["refused", async () => ({ kind: "refused", why: "unread" })],
  ["failed", () => Promise.reject(new AppError("not-found"))],
])(
  "lists no prompts for a page that was %s: they would name one that is not there",
  async (_how, attach) => {
    const { panel, edits } = setUp(attach);
    await bringPage(panel, WANTED);
    expect(panel.attachments.get().problem).not.toBeNull();
    expect(edits.get()).toMatchObject({ focus: "composer", promptFor: null });
  },
);
