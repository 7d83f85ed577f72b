import { expect } from "vitest";
import type { Stage } from "./scenario";

/** Every whole reply must still show what the model was sent for it, byte for byte. */
export async function expectSent({
  panel,
  server,
}: Pick<Stage, "panel" | "server">): Promise<void> {
  const bodies = new Set(server.requests.map(({ body }) => body));
  for (const { id, reply } of await panel.list()) {
    if (reply?.status !== "complete") continue;
    const { match, request } = await panel.call("prompt.sent", { turnId: id });
    expect(match).toBe("sent");
    expect(bodies).toContain(request.body);
  }
}
