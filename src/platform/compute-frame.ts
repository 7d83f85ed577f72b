import { COMPUTE_PAGE } from "../domain/compute-protocol";
import type { ComputeDocument } from "./compute-document";

type Frames = Pick<Document, "body" | "createElement" | "querySelector">;

/**
 * The compute host as a frame of the background, which is a page where the browser has no offscreen
 * documents: it ends with that page at the latest.
 */
export function createComputeFrame(
  frames: () => Frames,
): Pick<ComputeDocument, "isOpen" | "open" | "close"> {
  const find = () => frames().querySelector("iframe");
  return {
    isOpen: async () => find() !== null,
    open: async () => {
      if (find() !== null) return;
      const frame = frames().createElement("iframe");
      frame.src = COMPUTE_PAGE;
      frames().body.append(frame);
    },
    close: async () => find()?.remove(),
  };
}
