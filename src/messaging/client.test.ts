import { describe, expect, it } from "vitest";
import { createPortPair } from "../../test/fakes/port-pair";
import { conversationStreams } from "../contract/conversation";
import { factCalls } from "../contract/fact";
import { vaultCalls } from "../contract/vault";
import { createClient } from "./client";

const input = { conversationId: crypto.randomUUID() };
const on = { event: () => {}, end: () => {} };

function setup(streams: Parameters<typeof createClient>[0]["streams"]) {
  const connected: string[] = [];
  const connect = (name: string) => {
    connected.push(name);
    return createPortPair(name).page;
  };
  return { client: createClient({ calls: {}, streams }, { connect }), connected };
}

describe("a client", () => {
  it("connects to a stream of its page's contract", () => {
    const { client, connected } = setup(conversationStreams);
    client.watch("conversation.watch", input, on)();
    expect(connected).toEqual(["conversation.watch"]);
  });

  it("refuses a stream that its page's contract lacks, and connects to nothing", () => {
    const { client, connected } = setup({});
    expect(() => client.watch("conversation.watch", input, on)).toThrow("internal");
    expect(connected).toEqual([]);
  });

  it("refuses a call that its page's contract lacks, and says in the cause which", async () => {
    const { client } = setup({});
    await expect(client.call("vault.status", {})).rejects.toMatchObject({
      code: "internal",
      cause: { message: "This page's contract lacks vault.status." },
    });
  });

  it("reads what its page calls later once, and only where that is called", async () => {
    const read: string[] = [];
    const later = async () => {
      read.push("later");
      return factCalls;
    };
    const client = createClient({ calls: vaultCalls, streams: {}, later });
    // No worker answers here.
    await client.call("vault.status", {}).catch(() => {});
    expect(read).toEqual([]);
    const list = () => client.call("fact.list", { contextId: input.conversationId });
    await list().catch(() => {});
    await list().catch(() => {});
    expect(read).toEqual(["later"]);
  });
});
