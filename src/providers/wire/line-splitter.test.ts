import { describe, expect, it } from "vitest";
import { createLineSplitter } from "./line-splitter";

const encode = (text: string) => new TextEncoder().encode(text);

describe("createLineSplitter", () => {
  it("gives the same lines wherever the bytes are cut", () => {
    const bytes = encode("{“a”}\r\n\n  \r\n你好 👋🏽\nrest");
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const splitter = createLineSplitter({ host: "h", maxLength: 100 });
      const lines = [
        ...splitter.push(bytes.subarray(0, cut)),
        ...splitter.push(bytes.subarray(cut)),
      ];
      expect(lines.map((line) => line.trim())).toEqual(["{“a”}", "你好 👋🏽"]);
      expect(splitter.rest()).toBe("rest");
    }
  });

  it("joins a line that comes byte by byte", () => {
    const splitter = createLineSplitter({ host: "h", maxLength: 100 });
    const lines = [...encode("ä€👋\nb\n")].flatMap((byte) => splitter.push(Uint8Array.of(byte)));
    expect(lines).toEqual(["ä€👋", "b"]);
    expect(splitter.rest()).toBe("");
  });

  it("refuses a line that is too long, with or without its end", () => {
    const code = { code: "provider-malformed" };
    expect(createLineSplitter({ host: "h", maxLength: 5 }).push(encode("12345\n"))).toEqual([
      "12345",
    ]);
    expect(() => createLineSplitter({ host: "h", maxLength: 5 }).push(encode("123456\n"))).toThrow(
      expect.objectContaining(code),
    );
    const endless = createLineSplitter({ host: "h", maxLength: 5 });
    endless.push(encode("123"));
    expect(() => endless.push(encode("456"))).toThrow(expect.objectContaining(code));
  });
});
