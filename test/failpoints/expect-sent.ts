import { expect } from "vitest";
import { shortenImages } from "../../src/prompt/shorten-images";
import { makeImage } from "../builders/make-attached";
import type { Stage } from "./scenario";

/** Every whole reply must still show what the model was sent for it, byte for byte but its images. */
export async function expectSent({
  panel,
  server,
}: Pick<Stage, "panel" | "server">): Promise<void> {
  const bodies = new Set(server.requests.map(({ body }) => asShown(body)));
  for (const { id, reply } of await panel.list()) {
    if (reply?.status !== "complete") continue;
    const { match, request } = await panel.call("prompt.sent", { turnId: id });
    expect(match).toBe("sent");
    expect(bodies).toContain(request.body);
  }
}

/** A request's body with its images as they are shown. */
function asShown(body: string): string {
  const image = makeImage();
  return image.kind === "image" ? shortenImages(body, { context: [], userImages: [image] }) : body;
}
