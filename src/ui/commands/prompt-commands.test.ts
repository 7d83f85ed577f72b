import { describe, expect, it } from "vitest";
import { idOf, settle } from "../../../test/fakes/fake-client";
import { AppError } from "../../domain/app-error";
import { namePrompts } from "../../domain/server-offer";
import { createDraftController } from "../composer/draft-controller";
import type { Panel } from "../panel";
import { bringPrompt, readPromptCommands } from "./prompt-commands";

const REVIEW = {
  name: "review",
  description: "Reviews it.",
  arguments: [
    { name: "of", required: true },
    { name: "tone", required: false },
  ],
};
const ONE = { name: "sum up", description: "", arguments: [{ name: "text", required: true }] };
const server = (n: number, name: string) => {
  const about = { id: idOf(n), name, createdAt: n, host: "mcp.example.com" };
  return { ...about, prompts: [REVIEW, ONE], resources: [] };
};

/** A panel of which only what a prompt needs is there. */
function setup() {
  const calls: unknown[] = [];
  const call = async (name: string, input: unknown) => {
    calls.push([name, input]);
    if (name === "server.offers") return { servers: [server(1, "Files"), server(2, "Files")] };
    if (JSON.stringify(input).includes("too long")) {
      await settle();
      throw new AppError("provider-unreachable");
    }
    return {};
  };
  // As the real one does: what fails is told beside the draft.
  const bring: Panel["attachments"]["bring"] = async ({ seal }) => {
    await seal(idOf(8), idOf(9)).catch(() => {});
  };
  const back: string[] = [];
  const edits = { toComposer: (typed = "") => back.push(typed) };
  const saved: string[] = [];
  const saving: { wait: Promise<unknown> } = { wait: Promise.resolve() };
  const save = async (text: string) => {
    await saving.wait;
    saved.push(text);
    return "";
  };
  const drafts = createDraftController({ save, later: () => () => {} });
  // Only these four are used.
  const panel = { client: { call }, attachments: { bring }, edits, drafts } as unknown as Panel;
  return { panel, calls, back, drafts, saved, saving };
}

async function commandOf(panel: Panel, name: string) {
  const found = (await readPromptCommands(panel.client)).find((one) => one.name === name);
  if (found === undefined) throw new Error(`no command ${name}`);
  return found;
}

describe("prompts of servers", () => {
  it("are commands by the server's name and their own, each another one, with where they come from", async () => {
    const { panel } = setup();
    expect(await readPromptCommands(panel.client)).toMatchObject([
      { name: "files__review", hint: "Reviews it. · mcp.example.com" },
      { name: "files__sum_up", hint: "mcp.example.com" },
      { name: "files_2__review" },
      { name: "files_2__sum_up" },
    ]);
  });

  it("are asked for with what stands behind their command, and become a file", async () => {
    const { panel, calls } = setup();
    const review = await commandOf(panel, "files__review");
    expect(bringPrompt(panel, review, 'of="my plan" tone=kind')).toBe("");
    const given = { of: "my plan", tone: "kind" };
    expect(calls.at(-1)).toMatchObject([
      "server.attach",
      { server: idOf(1), what: { kind: "prompt", name: "review", arguments: given } },
    ]);
    const sum = await commandOf(panel, "files__sum_up");
    expect(bringPrompt(panel, sum, " all of = it ")).toBe("");
    expect(calls.at(-1)).toMatchObject([
      "server.attach",
      { what: { name: "sum up", arguments: { text: "all of = it" } } },
    ]);
  });

  it("come back as they were typed where the server does not give them", async () => {
    const { panel, back } = setup();
    const sum = await commandOf(panel, "files__sum_up");
    bringPrompt(panel, sum, "all of it");
    await settle();
    expect(back).toEqual([]);
    bringPrompt(panel, sum, "what is too long to type again");
    await expect.poll(() => back).toEqual(["/files__sum_up what is too long to type again"]);
  });

  it("come back as the draft of the conversation that was left meanwhile, before what stands there", async () => {
    const { panel, back, drafts, saved } = setup();
    drafts.begin("");
    const sum = await commandOf(panel, "files__sum_up");
    bringPrompt(panel, sum, "what is too long to type again");
    drafts.change("and more");
    await drafts.leave();
    const command = "/files__sum_up what is too long to type again";
    await expect.poll(() => saved).toEqual(["and more", `${command}\nand more`]);
    expect(back).toEqual([]);
  });

  it("come back before what was typed last, however long that takes to be stored", async () => {
    const command = "/files__sum_up what is too long to type again";
    for (const leavesAfter of [false, true]) {
      const { panel, drafts, saved, saving } = setup();
      drafts.begin("");
      let release = () => {};
      saving.wait = new Promise<void>((resolve) => {
        release = resolve;
      });
      bringPrompt(panel, await commandOf(panel, "files__sum_up"), command.slice(15));
      const failed = async () => {
        await settle();
        await settle();
      };
      drafts.change("and");
      if (leavesAfter) await failed();
      drafts.change("and more");
      const left = drafts.leave();
      if (!leavesAfter) await failed();
      release();
      await left;
      await expect.poll(() => saved.at(-1)).toBe(`${command}\nand more`);
      expect(saved).toHaveLength(leavesAfter ? 3 : 2);
    }
  });

  it("are not asked for while an argument that they need is missing: it is put there to be filled", async () => {
    const { panel, calls } = setup();
    const review = await commandOf(panel, "files__review");
    const before = calls.length;
    expect(bringPrompt(panel, review, "tone=kind")).toBe('/files__review tone=kind of=""');
    expect(bringPrompt(panel, await commandOf(panel, "files__sum_up"), "")).toBe("/files__sum_up ");
    expect(calls.length - before).toBe(1);
  });

  it("have one name each, however servers call them", () => {
    const names = namePrompts([server(1, "A"), server(2, "a!"), server(3, "…")]).map(
      ({ command }) => command,
    );
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9_-]{1,64}$/);
  });
});
