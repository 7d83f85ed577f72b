import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { CALLING, writingOf } from "../answer-server";
import type { Scenario, Stage } from "../scenario";
import { untilDone } from "../until-done";
import { begin } from "./first-message";

type Panel = Stage["panel"];

export const LABEL = "notes";

/** More than a reply takes that waits, is decided, and is broken off once. */
const MAX_ROUNDS = 6;

/** What a model does to memory by tools. */
export const TOOL_SCENARIOS: readonly Scenario[] = [
  {
    name: "a block that a tool of the model's appends to",
    thorough: true,
    expectedRows: { blocks: 4, block_updates: 2, block_revisions: 2, steps: 2 },
    prepare: (stage) => beginWithTool(stage, "ReadWrite"),
    act: async ({ panel }) => {
      for (const text of ["heron", "egret"]) {
        const turn = await panel.send(writingOf(LABEL, text));
        panel.ledger.calls += 1;
        await panel.finish(turn);
      }
      expect(await textOf(panel)).toBe("heronegret");
    },
  },
  {
    name: "calls that wait for the person, one approved and one declined",
    thorough: true,
    expectedRows: { blocks: 4, block_updates: 1, block_revisions: 1, steps: 2 },
    prepare: (stage) => beginWithTool(stage, "Partner"),
    act: async ({ panel }) => {
      await decideOn(panel, writingOf(LABEL, "heron"), true);
      await decideOn(panel, writingOf(LABEL, "egret"), false);
      expect(await textOf(panel)).toBe("heron");
    },
  },
];

export async function beginWithTool(
  stage: Stage,
  permission: "ReadWrite" | "Partner" | "Admin",
  tools: string[] = ["block_append"],
): Promise<void> {
  await begin(stage);
  const { panel, server } = stage;
  await panel.call("model.choose", { provider: "ollama", name: CALLING, url: server.url });
  const { context } = await cardOf(panel);
  const { id: contextId, version } = context;
  const schema = { kind: "text", viewport: null } as const;
  const fields = { label: LABEL, description: "", type: "core", pinned: true, schema } as const;
  await panel.call("block.add", { id: randomUUID(), contextId, fields: { ...fields, permission } });
  await panel.call("context.update", { id: contextId, version, fields: { tools } });
}

async function cardOf(panel: Panel) {
  const { contexts } = await panel.call("context.list", {});
  const [first] = contexts;
  if (first === undefined) throw new Error("there is no context");
  return first;
}

async function textOf(panel: Panel): Promise<string> {
  const { context } = await cardOf(panel);
  const { blocks } = await panel.call("memory.list", { contextId: context.id });
  return blocks.find(({ label }) => label === LABEL)?.text ?? "";
}

/** Acts as the card of a call does, and as the button that goes on where what decided has not. */
export async function decideOn(panel: Panel, question: string, approved: boolean): Promise<void> {
  const turnId = await panel.send(question);
  panel.ledger.calls += 1;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    await panel.finish(turnId);
    if (((await panel.find(turnId))?.text ?? "") !== "") return;
    const listUses = async () => (await panel.call("turn.tools", { turnId })).uses;
    let isDecided = false;
    await untilDone(
      listUses,
      (uses) => isDecided || uses.every(({ asks }) => asks === null),
      async ([use]) => {
        const shown = use?.asks?.digest;
        const by = { id: randomUUID(), ...(shown === undefined ? {} : { shown }) };
        const decision = { ...by, turnId, call: use?.id ?? "", approved };
        isDecided = (await panel.attempt("turn.decide", decision)) !== null;
      },
    );
    if (!isDecided) await panel.goOn(turnId);
  }
  throw new Error("the reply is never whole");
}
