import { expect } from "vitest";
import type { Scenario, Stage } from "../scenario";
import { untilDone } from "../until-done";
import { ask, begin } from "./first-message";

const NAME = "llama3.2:latest";

/** What a person does with the servers that answer. */
export const CONNECTION_SCENARIOS: readonly Scenario[] = [
  {
    name: "a connection that is made, changed, tested, talked through and removed",
    expectedRows: { connections: 0, secrets: 0 },
    prepare: async (stage) => {
      await begin(stage);
      await ask(stage, "one");
    },
    act: async (stage) => {
      const { panel, server } = stage;
      const given = { kind: "ollama", preset: "ollama", url: server.url, key: "sk-1" } as const;
      await untilDone(
        () => list(stage),
        (found) => found.length === 1,
        () => panel.attempt("connection.add", given),
      );
      const id = (await list(stage))[0]?.id ?? "";
      await untilDone(
        () => list(stage),
        ([one]) => one?.hidesOrigin === true,
        ([one]) =>
          panel.attempt("connection.update", { id, version: one?.version ?? 0, ...HIDDEN }),
      );
      await panel.call("connection.hideOrigin", { on: true });
      await panel.call("connection.hideOrigin", { on: false });
      expect((await panel.call("connection.test", { id })).failure).toBeNull();
      const { installed } = await panel.call("ollama.models", { connectionId: id });
      expect(installed.map(({ name }) => name)).toContain(NAME);
      await panel.call("ollama.show", { connectionId: id, name: NAME });
      const choice = { provider: "ollama", name: NAME, url: null } as const;
      await panel.call("model.choose", { ...choice, connectionId: id });
      await ask(stage, "two");
      await panel.call("model.list", {});
      await panel.call("model.choose", choice);
      await untilDone(
        () => list(stage),
        (found) => found.length === 0,
        () => panel.attempt("connection.remove", { id }),
      );
    },
    afterwards: async (stage) => {
      await ask(stage, "three");
    },
  },
];

const HIDDEN = { hidesOrigin: true, name: "Mine" };

async function list({ panel }: Pick<Stage, "panel">) {
  return (await panel.call("connection.list", {})).connections;
}
