import { describe, expect, it } from "vitest";
import { createFakeTurnStore } from "../../test/fakes/fake-turn-store";
import type { Redaction } from "../domain/prompt-settings";
import type { TurnStore } from "../domain/turn-store";
import { editTurn, sendTurn, type TurnTarget } from "./send-turn";

/** Sends into a store in memory whose turns do not run. */
function setup(redactions: readonly Redaction[] = []) {
  const fake = createFakeTurnStore();
  const steps: string[] = [];
  const targets: TurnTarget[] = [];
  const conversationId = crypto.randomUUID();
  const model = { provider: "ollama", name: "m", url: "", window: null, thinks: false } as const;
  const deps = {
    turns: {
      ...fake.store,
      openTurn: (input: Parameters<typeof fake.store.openTurn>[0]) => {
        steps.push("stored");
        return fake.store.openTurn(input);
      },
    },
    runs: {
      begin: async (_: string, open: () => ReturnType<typeof fake.store.openTurn>) => {
        steps.push("begun");
        return (await open()).turn;
      },
    },
    settings: async (target: TurnTarget) => {
      steps.push("settings");
      targets.push(target);
      return { conversationId, model, redactions };
    },
  };
  const send = (text: string) => sendTurn(deps, { id: crypto.randomUUID(), conversationId, text });
  const edit = (text: string, messageId = crypto.randomUUID()) =>
    editTurn(deps, { id: crypto.randomUUID(), messageId, text });
  return { ...fake, deps, steps, targets, conversationId, send, edit };
}

describe("sendTurn", () => {
  it("O-023 O-025 cleans a message before anything else has it, then stores it", async () => {
    const { send, opened, steps } = setup();
    await send("one\r\ntwo\rthree");
    expect(opened).toEqual([{ text: "one\ntwo\nthree" }]);
    expect(steps).toEqual(["begun", "settings", "stored"]);
  });

  it.each(["/status", "/HELP ", "/summary\r\n", "/model llama3.2"])(
    "O-026 refuses the command %j: nothing is stored, nothing begins",
    async (text) => {
      const { send, steps } = setup();
      await expect(send(text)).rejects.toMatchObject({ code: "is-command" });
      expect(steps).toEqual([]);
    },
  );

  it.each([
    "//status",
    " /status",
    "/unknown thing",
    "what is /status?",
    "/help me write a letter",
  ])("O-026 sends %j as text", async (text) => {
    const { send, opened } = setup();
    await send(text);
    expect(opened).toEqual([{ text }]);
  });

  it("E-051 replaces what the person wants gone before it is stored", async () => {
    const { send, opened } = setup([{ kind: "word", text: "Zanzibar", when: "stored" }]);
    await send("I go to Zanzibar tomorrow");
    expect(opened[0]?.text).not.toContain("Zanzibar");
    expect(opened[0]?.text).toMatch(/^I go to .+ tomorrow$/);
  });

  it("E-051 stores what only models are not to see", async () => {
    const { send, opened } = setup([{ kind: "word", text: "Zanzibar", when: "sent" }]);
    await send("I go to Zanzibar tomorrow");
    expect(opened[0]?.text).toBe("I go to Zanzibar tomorrow");
  });
});

describe("sendTurn with attachments", () => {
  it("takes a message without words, hides in files what is not to be kept, and no command", async () => {
    const sent: Parameters<TurnStore["openTurn"]>[0][] = [];
    const { deps, conversationId } = setup([{ kind: "word", text: "Zanzibar", when: "stored" }]);
    const openTurn: TurnStore["openTurn"] = (input) => {
      sent.push(input);
      return deps.turns.openTurn(input);
    };
    const attachments = [crypto.randomUUID()];
    const send = (text: string) => {
      const input = { id: crypto.randomUUID(), conversationId, text, attachments };
      return sendTurn({ ...deps, turns: { ...deps.turns, openTurn } }, input);
    };
    await send(" \n");
    expect(sent).toMatchObject([{ text: "", attachments }]);
    expect(sent[0]?.hide?.("in Zanzibar")).toBe("in [redacted]");
    await expect(send("/status")).rejects.toMatchObject({ code: "is-command" });
  });
});

describe("editTurn", () => {
  it("stores the cleaned text beside the message, in the conversation of that message", async () => {
    const { edit, opened, targets, conversationId } = setup();
    const messageId = crypto.randomUUID();
    const turn = await edit("one\r\ntwo", messageId);
    expect(opened).toEqual([{ text: "one\ntwo", edits: messageId }]);
    expect(targets).toEqual([{ messageId }]);
    expect(turn.conversationId).toBe(conversationId);
  });

  it("E-051 replaces what the person wants gone before it is stored", async () => {
    const { edit, opened } = setup([{ kind: "word", text: "Zanzibar", when: "stored" }]);
    await edit("I go to Zanzibar tomorrow");
    expect(opened[0]?.text).toMatch(/^I go to .+ tomorrow$/);
    expect(opened[0]?.text).not.toContain("Zanzibar");
  });

  it.each([
    ["/status", "is-command"],
    [" \n ", "empty-message"],
  ])("O-026 refuses %j: nothing is stored, nothing begins", async (text, code) => {
    const { edit, steps } = setup();
    await expect(edit(text)).rejects.toMatchObject({ code });
    expect(steps).toEqual([]);
  });
});
