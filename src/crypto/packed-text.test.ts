import { describe, expect, it } from "vitest";
import * as fc from "../../test/builders/steady-check";
import { toBase64 } from "../domain/base64";
import { utf8 } from "./bytes";
import { packText, unpackText } from "./packed-text";

describe("packed text", () => {
  it("is unpacked to the same bytes, whatever stands around the field", () => {
    const around = fc.string({ unit: "binary", maxLength: 30 });
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 600 }), around, around, (bytes, one, other) => {
        const json = utf8(JSON.stringify({ one, state: toBase64(bytes), other }));
        const packed = packText(json, "state");
        expect(packed).not.toBeNull();
        expect(packed && unpackText(packed)).toEqual(json);
      }),
      { numRuns: 50 },
    );
  });

  it("is laid out as the JSON, a zero byte, the rest of it, a zero byte and the bytes", () => {
    const json = utf8('{"v":1,"state":"/wAB","through":1}');
    const laidOut = [...utf8('{"v":1,"state":"'), 0, ...utf8('","through":1}'), 0, 0xff, 0, 1];
    expect([...(packText(json, "state") ?? [])]).toEqual(laidOut);
    // As it lies in stores: what another layout reads as JSON is lost there.
    expect(unpackText(Uint8Array.from(laidOut))).toEqual(json);
  });

  it("is a quarter shorter where nearly all is base64", () => {
    const json = utf8(
      JSON.stringify({ v: 1, state: toBase64(new Uint8Array(48_000)), through: 1 }),
    );
    expect(json.length).toBeGreaterThan(64_000);
    expect(packText(json, "state")?.length).toBeLessThan(48_100);
  });

  it.each([
    ["no such field", { update: "AAAA" }],
    ["a number", { state: 4 }],
    ["no base64", { state: "a page" }],
    ["base64 with stray bits", { state: "AB==" }],
    ["a text that quotes the field", { text: '"state":"AAAA"' }],
  ])("leaves what has %s as it is", (_what, payload) => {
    expect(packText(utf8(JSON.stringify(payload)), "state")).toBeNull();
  });

  it("keeps a second field of that name where it stood", () => {
    const json = utf8('{"in":{"state":"AAAA"},"state":"BBBB","x":"\\u0000"}');
    const packed = packText(json, "state");
    expect(packed && unpackText(packed)).toEqual(json);
  });
});
