import { describe, expect, it } from "vitest";
import { createFakeClient, idOf } from "../../../../test/fakes/fake-client";
import { createModelPull } from "./model-pull";

function start() {
  const fake = createFakeClient();
  const done: string[] = [];
  const pull = createModelPull({
    client: fake.client,
    connectionId: idOf(1),
    onDone: () => done.push("done"),
  });
  return { ...fake, done, pull };
}

describe("createModelPull", () => {
  it("follows the server, layer by layer, to the end", () => {
    const { pull, watched, done } = start();
    pull.start("calm:1b");
    const [watch] = watched("ollama.pull");
    expect(watch?.input).toEqual({ connectionId: idOf(1), name: "calm:1b" });
    watch?.event({ type: "progress", status: "pulling", completed: 5, total: 10 });
    expect(pull.state.get()).toEqual({
      at: "running",
      name: "calm:1b",
      status: "pulling",
      completed: 5,
      total: 10,
    });
    watch?.event({ type: "done" });
    expect(pull.state.get()).toMatchObject({ at: "ended", how: "done" });
    expect(done).toEqual(["done"]);
    watch?.end(null);
    expect(pull.state.get(), "the port's own end says nothing new").toMatchObject({ how: "done" });
  });

  it("closes the port where it is stopped: the server stops, too", () => {
    const { pull, watched, done } = start();
    pull.start("calm:1b");
    pull.stop();
    expect(watched("ollama.pull")[0]?.stopped()).toBe(true);
    expect(pull.state.get()).toMatchObject({ at: "ended", how: "stopped", failure: null });
    expect(done).toEqual([]);
  });

  it("is not done where the stream ends without saying so", () => {
    const { pull, watched } = start();
    pull.start("calm:1b");
    watched("ollama.pull")[0]?.end(null);
    expect(pull.state.get()).toMatchObject({ how: "failed", failure: { code: "worker-gone" } });
  });

  it("tells what the server failed with, and can be begun once more", () => {
    const { pull, watched } = start();
    pull.start("calm:1b");
    pull.start("another");
    expect(watched("ollama.pull")).toHaveLength(1);
    const failure = { code: "provider-model-missing", data: { host: "127.0.0.1" } };
    watched("ollama.pull")[0]?.event({ type: "failed", failure });
    expect(pull.state.get()).toMatchObject({ how: "failed", failure });
    pull.start("calm:2b");
    expect(pull.state.get()).toMatchObject({ at: "running", name: "calm:2b", completed: 0 });
  });
});
