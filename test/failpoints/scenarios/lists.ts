import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import type { Scenario, Stage } from "../scenario";
import { untilDone } from "../until-done";
import { begin } from "./first-message";

type Panel = Stage["panel"];

/** What the person keeps beside contexts: texts of their own, and programs that may connect. */
export const LIST_SCENARIOS: readonly Scenario[] = [
  {
    name: "prompts of the library that are saved, changed, moved and deleted",
    expectedRows: { saved_prompts: 2 },
    prepare: begin,
    act: async ({ panel }) => {
      const ids = [randomUUID(), randomUUID(), randomUUID()] as const;
      for (const id of ids) {
        const text = `text of ${ids.indexOf(id)}`;
        const fields = { title: text, command: "", text };
        await panel.call("library.save", { id, version: null, fields });
      }
      await untilDone(
        () => promptsOf(panel),
        (prompts) => prompts.some(({ text }) => text === "changed"),
        (prompts) => {
          const { version = 1 } = prompts.find(({ id }) => id === ids[1]) ?? {};
          const fields = { title: "Changed", command: "c", text: "changed" };
          return panel.attempt("library.save", { id: ids[1], version, fields });
        },
      );
      await panel.call("library.move", { id: ids[2], to: 0 });
      await panel.call("library.remove", { id: ids[0], undo: randomUUID() });
      const texts = (await promptsOf(panel)).map(({ text }) => text);
      expect(texts).toEqual(["text of 2", "changed"]);
    },
  },
  {
    name: "programs that are added, allowed, and taken their token",
    expectedRows: { programs: 1 },
    prepare: begin,
    act: async ({ panel }) => {
      for (const name of ["One", "Two"]) {
        await untilDone(
          () => programsOf(panel),
          (programs) => programs.some((program) => program.name === name),
          () => panel.attempt("program.add", { name }),
        );
      }
      const [one, two] = await programsOf(panel);
      const consent = { scopes: ["contexts" as const], days: null };
      await panel.call("program.allow", { id: one?.id ?? "", consent });
      await panel.call("program.revoke", { id: one?.id ?? "" });
      await panel.call("program.remove", { id: two?.id ?? "" });
      const [kept, ...more] = await programsOf(panel);
      expect(more).toEqual([]);
      expect(kept).toMatchObject({ name: "One", consent: { scopes: ["contexts"] } });
      expect(kept?.revokedAt).not.toBeNull();
    },
  },
];

async function promptsOf(panel: Panel) {
  return (await panel.call("library.list", {})).prompts;
}

async function programsOf(panel: Panel) {
  return (await panel.call("program.list", {})).programs;
}
