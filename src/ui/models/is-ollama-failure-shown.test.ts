import { describe, expect, it } from "vitest";
import { makeConnection, makeServerModel } from "../../../test/builders/make-connection";
import { GUIDE_MODEL, type Model } from "../../domain/model";
import { isOllamaFailureShown } from "./is-ollama-failure-shown";

const FAR = makeServerModel(makeConnection(1));
const LOCAL: Model = { ...GUIDE_MODEL, provider: "ollama", name: "m", url: "http://127.0.0.1:1" };
const UNREACHABLE = { code: "provider-unreachable", data: {} } as const;
const NOTHING = {
  failure: UNREACHABLE,
  models: [GUIDE_MODEL],
  answering: [GUIDE_MODEL],
  connections: 0,
};

describe("isOllamaFailureShown", () => {
  it("is news where nothing else is set up", () => {
    expect(isOllamaFailureShown(NOTHING)).toBe(true);
  });

  it("is none where a connection or a model elsewhere is", () => {
    expect(isOllamaFailureShown({ ...NOTHING, connections: 1 })).toBe(false);
    expect(isOllamaFailureShown({ ...NOTHING, models: [GUIDE_MODEL, FAR] })).toBe(false);
    expect(isOllamaFailureShown({ ...NOTHING, answering: [FAR] }), "listed before it came").toBe(
      false,
    );
  });

  it("is news where one of its models is to answer", () => {
    const answering = [FAR, LOCAL];
    expect(isOllamaFailureShown({ ...NOTHING, models: [GUIDE_MODEL, FAR], answering })).toBe(true);
    const connected = { ...LOCAL, connection: FAR.connection };
    expect(isOllamaFailureShown({ ...NOTHING, connections: 1, answering: [connected] })).toBe(
      false,
    );
  });

  it("is news where it refuses", () => {
    const failure = { code: "provider-forbidden", data: {} } as const;
    expect(isOllamaFailureShown({ ...NOTHING, connections: 1, failure })).toBe(true);
  });
});
