import { COMPUTE_PAGE } from "../domain/compute-protocol";

/** Where the compute host is: there is one at most. */
export type ComputeContainer = {
  readonly isOpen: () => Promise<boolean>;
  /** Resolves once the page is there, perhaps still loading. */
  readonly open: () => Promise<void>;
  /** Resolves once it is gone; also where there was none. */
  readonly close: () => Promise<void>;
};

type Frames = Pick<Document, "body" | "createElement" | "querySelector">;

/**
 * The compute host as a frame of the background, which is a page where the browser has no offscreen
 * documents: it ends with that page at the latest.
 */
export function createComputeFrame(frames: () => Frames): ComputeContainer {
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
