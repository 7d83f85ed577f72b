import { describe, expect, it } from "vitest";
import { cleanHeaders, cleanKey, refuseInClear } from "./connection-secrets";

const refused = (reason: string) =>
  expect.objectContaining({ code: "bad-request", message: "bad-request", data: { reason } });

describe("cleanKey", () => {
  it.each([
    [" sk-abc\n", "sk-abc"],
    ["Bearer sk-abc", "sk-abc"],
    ["", null],
    ["  ", null],
    [null, null],
  ])("takes %j for %j", (typed, key) => {
    expect(cleanKey(typed)).toBe(key);
  });

  it.each(["sk abc", "sk\r\nx-evil: 1", "sk-ä", "sk\u0000", "k".repeat(4_001)])(
    "refuses %j, which no header can carry, without quoting it",
    (typed) => {
      expect(() => cleanKey(typed)).toThrow(refused("key"));
    },
  );
});

describe("cleanHeaders", () => {
  it("leaves out empty rows and space around names and values", () => {
    const given = [
      { name: " X-Title ", value: " Confidant " },
      { name: "", value: "" },
    ];
    expect(cleanHeaders(given)).toEqual([{ name: "X-Title", value: "Confidant" }]);
  });

  it.each([
    [[{ name: "", value: "x" }]],
    [[{ name: "a b", value: "x" }]],
    [[{ name: "x", value: "1\r\nhost: evil" }]],
    [[{ name: "x", value: "ä" }]],
    [[{ name: "Host", value: "evil.example" }]],
    [[{ name: "content-type", value: "text/plain" }]],
    [
      [
        { name: "X", value: "1" },
        { name: "x", value: "2" },
      ],
    ],
  ])("refuses %j", (headers) => {
    expect(() => cleanHeaders(headers)).toThrow(refused("header"));
  });
});

describe("refuseInClear", () => {
  const secret = { key: "sk", headers: [] };
  it.each(["https://h.example", "http://127.0.0.1:1", "http://[::1]:1", "http://localhost:1"])(
    "lets a key go to %s",
    (url) => {
      expect(() => refuseInClear(url, secret)).not.toThrow();
    },
  );

  it("lets neither a key nor a header's value cross a network in clear", () => {
    const headers = [{ name: "authorization", value: "Basic x" }];
    const url = "http://192.168.1.7:1234";
    expect(() => refuseInClear(url, secret)).toThrow(refused("key-in-clear"));
    expect(() => refuseInClear(url, { key: null, headers })).toThrow(refused("key-in-clear"));
    expect(() => refuseInClear(url, { key: null, headers: [] })).not.toThrow();
  });
});
