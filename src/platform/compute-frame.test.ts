import { expect, it } from "vitest";
import { COMPUTE_PAGE } from "../domain/compute-protocol";
import { createComputeFrame } from "./compute-frame";

/** A page that can hold frames. */
function fakePage() {
  const frames: { src: string; remove: () => void }[] = [];
  const page = {
    querySelector: () => frames[0] ?? null,
    createElement: () => {
      const frame = { src: "", remove: () => void frames.splice(frames.indexOf(frame), 1) };
      return frame;
    },
    body: { append: (frame: { src: string; remove: () => void }) => void frames.push(frame) },
  };
  return { frames, frame: createComputeFrame(() => page as unknown as Document) };
}

it("is one frame of the page, however often it is opened", async () => {
  const { frame, frames } = fakePage();
  expect(await frame.isOpen()).toBe(false);
  await Promise.all([frame.open(), frame.open()]);
  expect(frames.map(({ src }) => src)).toEqual([COMPUTE_PAGE]);
  expect(await frame.isOpen()).toBe(true);
});

it("is gone once it is closed, also where there was none", async () => {
  const { frame, frames } = fakePage();
  await frame.close();
  await frame.open();
  await frame.close();
  expect(frames).toEqual([]);
  expect(await frame.isOpen()).toBe(false);
});
