import { expect, it } from "vitest";
import { makeApp } from "../../../test/builders/make-app";
import { makeImportedConversation } from "../../../test/builders/make-import-store";
import { allRawRows, makeOrdinaryStore, sayTurn } from "../../../test/builders/make-store";
import { toFailure } from "../../domain/app-error";
import { contextCreate, contextUpdate } from "./context-handlers";
import { conversationRename, conversationTag } from "./conversation-handlers";
import { importAdd } from "./import-handlers";
import { draftSave } from "./message-handlers";
import { contextChat } from "./operations/context-chat";
import { contextManage } from "./operations/context-manage";
import { presetManage } from "./operations/preset-manage";
import { chat } from "./operations/routes";
import { presetCreate } from "./preset-handlers";
import { turnEdit, turnSend } from "./turn-commands";

/** Two bytes a character, more than anything that a person gives may have. */
const HUGE = "é".repeat(1_100_000);

async function setup() {
  const harness = await makeOrdinaryStore();
  const made = await makeApp(undefined, harness);
  const [entry] = await harness.store.contexts.list();
  const { context } = entry!;
  const { conversationId } = harness;
  const { userMessageId } = await sayTurn(harness, "Why?", "So.");
  return { ...made, harness, context, conversationId, userMessageId };
}

type Made = Awaited<ReturnType<typeof setup>>;

const id = () => crypto.randomUUID();
const preset = (over: object) => ({
  name: "N",
  description: "",
  systemPrompt: "S",
  defaultPersonality: "",
  ...over,
});

const ENTRIES: readonly (readonly [string, (made: Made) => Promise<unknown>])[] = [
  ...["name", "systemPrompt", "personality"].map(
    (field) =>
      [
        `a context's ${field}`,
        ({ app }: Made) =>
          contextCreate(app, {
            id: id(),
            fields: { name: "N", systemPrompt: "S", [field]: HUGE },
          }),
      ] as const,
  ),
  [
    "a context's tag",
    ({ app }) =>
      contextCreate(app, { id: id(), fields: { name: "N", systemPrompt: "S", tags: [HUGE] } }),
  ],
  [
    "a change of a context",
    ({ app, context }) =>
      contextUpdate(app, { id: context.id, version: context.version, fields: { name: HUGE } }),
  ],
  ...["name", "description", "systemPrompt", "defaultPersonality"].map(
    (field) =>
      [
        `a preset's ${field}`,
        ({ app }: Made) => presetCreate(app, { id: id(), fields: preset({ [field]: HUGE }) }),
      ] as const,
  ),
  [
    "a preset's metadata",
    ({ app }) => presetCreate(app, { id: id(), fields: preset({ metadata: { a: HUGE } }) }),
  ],
  [
    "a title",
    ({ app, conversationId }) => conversationRename(app, { conversationId, title: HUGE }),
  ],
  ["a tag", ({ app, conversationId }) => conversationTag(app, { conversationId, tags: [HUGE] })],
  ["what is typed", ({ app, conversationId }) => draftSave(app, { conversationId, text: HUGE })],
  [
    "a message",
    ({ app, conversationId }) => turnSend(app, { id: id(), conversationId, text: HUGE } as never),
  ],
  [
    "an edited message",
    ({ app, userMessageId }) =>
      turnEdit(app, { id: id(), messageId: userMessageId, text: HUGE } as never),
  ],
  [
    "a message of an operation",
    ({ app, context }) => contextChat(app, { contextId: context.id, message: HUGE } as never),
  ],
  ["a message of a route", ({ app }) => chat(app, { message: HUGE } as never)],
  [
    "a context of an operation",
    ({ app }) => contextManage(app, { action: "create", systemPrompt: HUGE } as never),
  ],
  [
    "a preset of an operation",
    ({ app }) => presetManage(app, { action: "create", ...preset({ description: HUGE }) } as never),
  ],
];

it.each(ENTRIES)(
  "M-079 is bounded, and nothing of more than that is stored: %s",
  async (_, give) => {
    const made = await setup();
    const before = await allRawRows(made.harness.database);
    const outcome = await give(made).then(
      (given) => given,
      (error: unknown) => toFailure(error),
    );
    const refused = JSON.stringify(outcome) ?? "";
    expect(refused).not.toContain("éé");
    expect(refused).toMatch(/limit-exceeded|invalid-field|"success":false/);
    expect(await allRawRows(made.harness.database)).toEqual(before);
  },
);

it("M-079 D-16 is told as too large where it comes from elsewhere, and left out", async () => {
  const made = await setup();
  const imported = makeImportedConversation([">q1"]);
  const [first] = imported.messages;
  const conversations = [{ ...imported, messages: [{ ...first!, text: HUGE }] }];
  const input = { contextId: made.context.id, importId: id(), source: "chatgpt", conversations };
  const outcome = await importAdd(made.app, input as never).then(
    ({ results }) => results,
    (error: unknown) => toFailure(error),
  );
  expect(outcome).toEqual([{ result: "too-large", messages: 0 }]);
});
