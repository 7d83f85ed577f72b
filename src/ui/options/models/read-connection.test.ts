import { describe, expect, it } from "vitest";
import { makeConnection } from "../../../../test/builders/make-connection";
import { CONNECTION_PRESETS } from "../../../domain/connection-presets";
import { parseConnectionUrl } from "../../../domain/connection-url";
import { readChange } from "./edit-form";
import { presetOf, readNew, type Typed, viewAddress } from "./read-connection";
import { readForm } from "./read-form";

const NOTHING = { key: false, headers: false };

function typed(over: Partial<Typed> = {}): Typed {
  return {
    address: "https://api.example.com/v1",
    key: "",
    name: "",
    headers: [],
    api: null,
    ...over,
  };
}

describe("a connection as it is typed", () => {
  it("tells the API where one was chosen, for servers that have two, and where it changed", () => {
    const chosen = typed({ api: "responses" });
    expect(readNew(chosen, presetOf("other"))).toMatchObject({ api: "responses" });
    expect(readNew(chosen, presetOf("anthropic"))).not.toHaveProperty("api");
    const connection = makeConnection(1, { url: chosen.address });
    expect(readChange(connection, chosen, NOTHING)).toMatchObject({ api: "responses" });
    const held = { ...connection, api: "responses" } as const;
    expect(readChange(held, chosen, NOTHING)).toBeNull();
    expect(readChange(held, typed(), NOTHING)).toMatchObject({ api: null });
  });

  it("is told to the worker without what was left empty", () => {
    expect(readNew(typed({ key: " k-1 " }), presetOf("other"))).toEqual({
      kind: "openai",
      preset: null,
      url: "https://api.example.com/v1",
      key: "k-1",
    });
    const headers = [
      { name: " x-team ", value: "a" },
      { name: "", value: "" },
    ];
    expect(readNew(typed({ name: " Mine ", headers }), presetOf("openrouter"))).toMatchObject({
      preset: "openrouter",
      key: null,
      name: "Mine",
      headers: [{ name: "x-team", value: "a" }],
    });
  });

  it.each([{ key: "k" }, { headers: [{ name: "x", value: "y" }] }])(
    "is refused before anything is sent where a secret would go over plain http: %j",
    (secret) => {
      const far = { address: "http://box.example.com/v1", ...secret };
      expect(() => readNew(typed(far), presetOf("other"))).toThrow(
        expect.objectContaining({ code: "bad-request", data: { reason: "key-in-clear" } }),
      );
      expect(() =>
        readNew(typed({ ...secret, address: "127.0.0.1:8080" }), presetOf("other")),
      ).not.toThrow();
    },
  );

  it("says what an address means while it is typed, and nothing of what is none yet", () => {
    expect(viewAddress("127.0.0.1:8080", "openai")).toEqual({
      url: "http://127.0.0.1:8080/v1",
      isHere: true,
      isInClear: false,
    });
    expect(viewAddress("http://192.168.1.7:11434", "ollama")).toMatchObject({
      isHere: false,
      isInClear: true,
    });
    expect(viewAddress("https://user:pass@x", "openai").url).toBeNull();
    expect(viewAddress("", "openai").url).toBeNull();
  });

  it.each(CONNECTION_PRESETS.filter(({ url }) => url !== ""))(
    "takes the address of the preset $id as it stands",
    ({ url, kind, keyPage }) => {
      expect(parseConnectionUrl(url, kind)).toBe(url);
      expect(keyPage === null || keyPage.startsWith("https://")).toBe(true);
    },
  );

  it("pairs names and values of headers as they stand in the form", () => {
    const form = new FormData();
    for (const [name, value] of [
      ["headerName", "a"],
      ["headerValue", "1"],
      ["headerName", "b"],
      ["headerValue", "2"],
      ["address", "x"],
    ] as const) {
      form.append(name, value);
    }
    expect(readForm(form)).toEqual({
      api: null,
      address: "x",
      key: "",
      name: "",
      headers: [
        { name: "a", value: "1" },
        { name: "b", value: "2" },
      ],
    });
  });
});

describe("a connection that is changed", () => {
  const connection = makeConnection(1, {
    name: "Mine",
    url: "https://api.example.com/v1",
    version: 3,
    hasKey: true,
    headerNames: ["x-team"],
  });
  const read = (over: Partial<Typed>, forget = NOTHING) =>
    readChange(connection, typed({ name: "Mine", ...over }), forget);

  it("is not told to the worker where nothing differs: the kept key stays", () => {
    expect(read({})).toBeNull();
    expect(read({ address: "api.example.com" }), "the same, written shorter").toBeNull();
  });

  it("names its version and only what differs", () => {
    expect(read({ name: "Other", key: "new" })).toEqual({
      id: connection.id,
      version: 3,
      name: "Other",
      key: "new",
    });
    expect(read({ address: "https://b.example.com/v1" })).toEqual({
      id: connection.id,
      version: 3,
      url: "https://b.example.com/v1",
    });
  });

  it("forgets a secret only where that was asked for", () => {
    expect(read({}, { key: true, headers: true })).toMatchObject({ key: null, headers: [] });
    expect(read({ key: "new" }, { key: true, headers: false })).toMatchObject({ key: "new" });
  });

  it("is refused where a new key would go over plain http", () => {
    expect(() => read({ address: "http://api.example.com/v1", key: "k" })).toThrow(
      expect.objectContaining({ data: { reason: "key-in-clear" } }),
    );
  });
});
