import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Attached } from "../../../src/domain/attachment";
import { makeFile, makeImage } from "../../builders/make-attached";
import { SEEING } from "../answer-server";
import type { Scenario, Stage } from "../scenario";
import { ask, begin } from "./first-message";
import { makeTemporary, purge, takeBack } from "./temporary";

/** What a person does with files and images. */
export const ATTACHMENT_SCENARIOS: readonly Scenario[] = [
  {
    name: "files and images that are added, taken out and sent",
    expectedRows: { attachments: 2 },
    prepare: beginSeeing,
    act: async (stage) => {
      const { panel } = stage;
      const image = await add(stage, makeImage());
      const other = await add(stage, makeFile("other.txt"));
      await panel.saveDraft("one");
      await panel.call("attachment.read", one(stage, image));
      await panel.call("attachment.remove", one(stage, other));
      const file = await add(stage, makeFile());
      // Not sent with this message: it stays with the draft.
      const later = await add(stage, makeImage({ name: "later.png" }));
      await panel.finish(await panel.send("one", [image, file]));
      await panel.rest();
      expect(await drafted(stage)).toEqual([later]);
      panel.ledger.draft = "later.png";
      await expectSentImage(stage, 1);
    },
    atStop: ({ messages, attachments = 0, composer_drafts }) => {
      // The file's row goes exactly when the message is there.
      if (messages === 2) expect({ attachments, composer_drafts }).toEqual(AFTER);
    },
  },
  {
    name: "messages with images that are edited and deleted",
    expectedRows: { attachments: 0, messages: 4, forks: 1 },
    prepare: async (stage) => {
      const { panel } = stage;
      await beginSeeing(stage);
      const ids = [await add(stage, makeImage()), await add(stage, makeFile())];
      await panel.finish(await panel.send("one", ids));
      await panel.rest();
    },
    act: async (stage) => {
      const { panel } = stage;
      const first = (await panel.list()).map(({ id }) => id);
      await panel.finish(await panel.edit("one", "uno"));
      await panel.rest();
      const second = (await panel.list()).map(({ id }) => id);
      await remove(stage, first);
      await expectSentImage(stage, 2);
      await remove(stage, second);
      expect(await panel.list()).toEqual([]);
      panel.forget("uno");
      panel.ledger.left = 0;
      // The first version of it and its reply.
      panel.ledger.forgotten += 1;
    },
    atStop: ({ attachments = 0 }) => expect([0, 1]).toContain(attachments),
  },
  {
    name: "a temporary conversation with a file and an image",
    expectedRows: { messages: 2, attachments: 0, composer_drafts: 0 },
    prepare: async (stage) => {
      await beginSeeing(stage);
      await ask(stage, "one");
    },
    act: async (stage) => {
      const { panel } = stage;
      const stored = panel.conversationId();
      const conversationId = await makeTemporary(stage);
      const image = await add(stage, makeImage());
      const file = await add(stage, makeFile());
      const other = await add(stage, makeFile("other.txt"));
      await panel.call("attachment.remove", one(stage, other));
      await panel.call("attachment.read", one(stage, image));
      await panel.finish(await panel.send("two", [image, file]));
      await panel.rest();
      await expectSentImage(stage, 1);
      await purge(stage, conversationId);
      panel.use(stored);
      takeBack(stage);
    },
    atStop: ({ messages, attachments, composer_drafts }) => {
      expect({ messages, attachments, composer_drafts }).toEqual({
        messages: 2,
        attachments: 0,
        composer_drafts: 0,
      });
    },
  },
];

const AFTER = { attachments: 2, composer_drafts: 1 };

/** As `begin`, with a model that takes images. */
async function beginSeeing(stage: Stage): Promise<void> {
  await begin(stage);
  const { panel, server } = stage;
  await panel.call("model.choose", { provider: "ollama", name: SEEING, url: server.url });
}

/** Something of a person's beside the draft of the conversation that is shown. */
export async function add({ panel }: Pick<Stage, "panel">, attached: Attached): Promise<string> {
  const id = randomUUID();
  const conversationId = panel.conversationId();
  await panel.call("attachment.add", { id, conversationId, attached });
  return id;
}

function one({ panel }: Stage, id: string) {
  return { id, conversationId: panel.conversationId() };
}

async function drafted({ panel }: Stage): Promise<readonly string[]> {
  const opened = await panel.call("conversation.show", { conversationId: panel.conversationId() });
  return opened.draftAttachments.map(({ id }) => id);
}

async function remove({ panel }: Stage, ids: readonly string[]): Promise<void> {
  const conversationId = panel.conversationId();
  const opened = await panel.call("conversation.show", { conversationId });
  const { contextId } = opened.conversation;
  const what = { type: "ids" as const, ids: [...ids] };
  await panel.call("message.delete", { contextId, conversationId, what });
}

/** The image was sent with at least so many of the newest requests, and never without its bytes. */
async function expectSentImage({ server }: Stage, times: number): Promise<void> {
  const image = makeImage();
  const data = image.kind === "image" ? image.data : "";
  const newest = server.requests.filter(({ path }) => path === "/api/chat").slice(-times);
  expect(newest).toHaveLength(times);
  for (const { body } of newest) expect(body).toContain(data);
}
