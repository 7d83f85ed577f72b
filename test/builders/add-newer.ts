import type { ChatParameters } from "../../src/domain/chat-parameters";
import type { Grant } from "../../src/domain/sign-in";
import type { StoreHarness } from "./make-store";

/** What a conversation of a frozen store has set for itself: everything that there is. */
export const FROZEN_PARAMETERS: ChatParameters = {
  note: "Answer in one sentence.",
  temperature: 1.5,
  topP: 0.5,
  seed: 7,
  stop: ["THE END"],
  effort: "low",
  window: 8_192,
};

/** What signing in at the server of tools of a frozen store has given. */
export const FROZEN_GRANT: Grant = {
  issuer: "https://sign.example.org",
  tokenUrl: "https://sign.example.org/token",
  clientId: "confidant",
  clientSecret: null,
  resource: "https://tools.example.org/mcp",
  accessToken: "access-of-a-frozen-store",
  refreshToken: "refresh-of-a-frozen-store",
  expiresAt: Date.UTC(2027, 0, 1),
};

/** A PDF, as it is told with a message that is not sent yet. */
export const FROZEN_PDF = {
  kind: "text",
  name: "reeds.pdf",
  text: "Herons stand in the reeds.",
  of: "pdf",
  pages: 2,
  taint: ["page"],
} as const;

/**
 * What payloads may hold since the tables are as they are: the parameters of a conversation, a PDF, and
 * a server of tools where the person has signed in.
 */
export async function addNewer({ store, conversationId }: StoreHarness): Promise<void> {
  await store.conversations.setParameters({ conversationId, parameters: FROZEN_PARAMETERS });
  const attached = { ...FROZEN_PDF, taint: [...FROZEN_PDF.taint] };
  await store.attachments.add({ id: crypto.randomUUID(), conversationId, attached });
  const url = "https://tools.example.org/mcp";
  const source = await store.connections.add({ kind: "mcp", preset: null, url, key: null });
  const tool = { name: "look", description: "Looks.", parameters: {}, digest: "0" };
  await store.connections.keepTools({ source, tools: [tool] });
  await store.connections.keepGrant({ id: source.id, url, grant: FROZEN_GRANT });
}
