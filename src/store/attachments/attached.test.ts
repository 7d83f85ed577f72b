import { describe, expect, it } from "vitest";
import { makeImage, makePng } from "../../../test/builders/make-attached";
import { toBase64 } from "../../domain/base64";
import { cleanAttached } from "./attached";

const refused = (code: string) => expect.objectContaining({ code });

describe("cleanAttached", () => {
  it("takes an image that is what is told of it", () => {
    expect(cleanAttached(makeImage())).toEqual(makeImage());
  });

  it.each([
    ["wider", { width: 751 }],
    ["less high", { height: 99 }],
  ])("refuses an image that is told to be %s than its bytes say", (_kind, claimed) => {
    const data = toBase64(makePng({ width: 750, height: 100 }));
    expect(() => cleanAttached(makeImage({ data, ...claimed }))).toThrow(refused("bad-request"));
  });

  it.each([
    ["another type", { type: "image/gif" }],
    ["no image", { data: btoa("no image at all") }],
    ["nothing", { data: "" }],
    ["no base64", { data: "a" }],
  ] as const)("refuses an image whose bytes are of %s", (_kind, given) => {
    expect(() => cleanAttached(makeImage(given))).toThrow(refused("bad-request"));
  });

  it("refuses a picture of more than 50 megapixels, however few bytes it takes", () => {
    expect(() => cleanAttached(makeImage({ width: 10_000, height: 5_000 }))).not.toThrow();
    const bomb = makeImage({ width: 10_000, height: 5_001 });
    expect(() => cleanAttached(bomb)).toThrow(refused("limit-exceeded"));
  });
});
