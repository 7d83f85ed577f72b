import { expect } from "vitest";
import type { ImportedConversation } from "../../../src/domain/imported";
import { makeImage } from "../../builders/make-attached";
import { importedConversation, importedMessage } from "../import-conversations";
import type { Scenario, Stage } from "../scenario";
import { ask, begin } from "./first-message";

/** What a person brings along from another product. */
export const IMPORT_SCENARIOS: readonly Scenario[] = [
  {
    name: "conversations that are imported, twice, and then more of them",
    thorough: true,
    foreign: true,
    // Three messages in each and one more in the first; only that one goes on in two ways.
    expectedRows: { conversations: 3, messages: 7, forks: 2 },
    prepare: begin,
    act: async (stage) => {
      await addAll(stage, [
        importedConversation({ id: "a", rank: 0 }),
        importedConversation({ id: "b", rank: 1 }),
      ]);
      const again = await addAll(stage, [
        importedConversation({ id: "a", rank: 0 }),
        importedConversation({ id: "b", rank: 1 }),
      ]);
      expect(again).toEqual(["unchanged", "unchanged"]);
      const { messages, ...more } = importedConversation({ id: "a", rank: 0 });
      const longer = { ...more, messages: [...messages, importedMessage("4", "3")] };
      expect((await addAll(stage, [longer, longer]))[1]).toBe("unchanged");
      expect(await addAll(stage, [])).toEqual([]);
      const input = { source: "chatgpt" as const, ids: ["a", "z"] };
      const { known } = await stage.panel.call("import.known", input);
      expect(known.map(({ id }) => id)).toEqual(["a"]);
    },
    atStop: ({ conversations, messages, forks }) => {
      const isThere = conversations === 3;
      if (!isThere) expect({ conversations, messages, forks }).toEqual(NOTHING);
      else expect([6, 7]).toContain(messages);
    },
    afterwards: async ({ panel }) => {
      const all = { contextId: null, after: null, limit: 10, query: "", archived: false };
      const { conversations } = await panel.call("conversation.list", all);
      expect(conversations.map(({ conversation }) => conversation.title)).toEqual(["a", "b", ""]);
      const { id: conversationId = "" } = conversations[0]?.conversation ?? {};
      const page = { conversationId, before: null, limit: 10 };
      const { messages, forks } = await panel.call("message.list", page);
      expect(messages.map(({ text }) => text)).toEqual(["text 1", "text 3", "text 4"]);
      expect(forks).toHaveLength(1);
    },
  },
  {
    name: "pictures that follow an imported conversation, twice",
    thorough: true,
    foreign: true,
    expectedRows: { conversations: 2, messages: 3, forks: 1, attachments: 2 },
    prepare: async (stage) => {
      await begin(stage);
      const { messages, ...more } = importedConversation({ id: "a", rank: 0 });
      const [first, ...others] = messages.map((one) => ({ ...one }));
      if (first !== undefined) first.text = `${MARK}\n${MARK}\n${first.text}`;
      await addAll(stage, [
        { ...more, messages: [...(first === undefined ? [] : [first]), ...others] },
      ]);
    },
    act: async (stage) => {
      // As the page does it: asked what is missing, then one after the other.
      for (const { id, messageId } of await missing(stage)) {
        // Asked again by the panel where the worker died with its answer: it is there by then.
        expect(["added", "known"]).toContain(await addPicture(stage, messageId, id));
        expect(await addPicture(stage, messageId, id)).toBe("known");
      }
      expect(await missing(stage)).toEqual([]);
    },
    atStop: ({ attachments = 0, messages }) => {
      expect([0, 1, 2]).toContain(attachments);
      expect(messages).toBe(3);
    },
    afterwards: async ({ panel }) => {
      const all = { contextId: null, after: null, limit: 10, query: "", archived: false };
      const { conversations } = await panel.call("conversation.list", all);
      const { id: conversationId = "" } = conversations[0]?.conversation ?? {};
      const page = { conversationId, before: null, limit: 10 };
      const question = (await panel.call("message.list", page)).messages[0];
      expect(question?.text).toBe("text 1");
      const { attachments = [] } = question ?? {};
      expect(attachments.map(({ kind }) => kind)).toEqual(["image", "image"]);
      for (const { id } of attachments) {
        const { data } = await panel.call("attachment.read", { id, conversationId });
        expect(data).toBe(PICTURE.data);
      }
    },
  },
  {
    name: "conversations that were exported here, and come back",
    foreign: true,
    expectedRows: { conversations: 2, messages: 5 },
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
    },
    act: async (stage) => {
      const { panel } = stage;
      const id = panel.conversationId();
      const gone = importedConversation({ id: "a", rank: 0 });
      const source = "confidant";
      // Asked again by the panel where the worker died with its answer: it is there by then.
      const [first] = await addAll(stage, [gone], source);
      expect(["added", "unchanged"]).toContain(first);
      expect(await addAll(stage, [gone], source)).toEqual(["unchanged"]);
      const { known } = await panel.call("import.known", { source, ids: [id, "a", "z"] });
      expect(known.map((one) => one.id)).toEqual([id, "a"]);
      panel.use(id);
    },
  },
];

const MARK = "[Picture]";
const PICTURE = makeImage();
const PICTURES = ["file-1", "file-2"];

async function missing({ panel }: Stage) {
  const pictures = PICTURES.map((id) => ({ message: "1", id }));
  const input = { source: "chatgpt" as const, conversation: "a", pictures };
  const found = await panel.call("import.pictures", input);
  return found.missing.map(({ at, messageId }) => ({ id: PICTURES[at] ?? "", messageId }));
}

async function addPicture({ panel }: Stage, messageId: string, picture: string) {
  const input = { messageId, picture, mark: MARK, attached: PICTURE };
  return (await panel.call("import.picture", input)).result;
}

const NOTHING = { conversations: 1, messages: 0, forks: 0 };

async function addAll(
  { panel }: Stage,
  conversations: ImportedConversation[],
  source: "chatgpt" | "confidant" = "chatgpt",
) {
  const { contextId } = (await panel.open()).conversation;
  const { base } = await panel.call("import.begin", { contextId, source });
  const added = await panel.call("import.add", { contextId, source, base, conversations });
  return added.results.map(({ result }) => result);
}
