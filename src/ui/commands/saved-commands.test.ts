import { describe, expect, it } from "vitest";
import type { Panel } from "../panel";
import { matchCommands } from "./match-commands";
import {
  beginUse,
  endUse,
  nameCommands,
  readSavedCommands,
  type SavedCommand,
} from "./saved-commands";

const named = (title: string, command = "") => ({ title, command });
const command = (text: string): SavedCommand => ({ name: "p", hint: "", title: "P", text });

describe("commands of the prompt library", () => {
  it("are called as the person says, else as the title, and none as another one", () => {
    const prompts = [
      named("Translate it", "tr"),
      named("Translate it"),
      named("Other", "/TR"),
      named("New"),
      named("ترجمة النص"),
      named("\u202e", " / "),
      named("x".repeat(60)),
      named("Summarise this, please: with names, dates and what is open"),
      named("Sums, C++ (and “more”)", "c++"),
      named("Café, d’été"),
    ];
    expect(nameCommands(prompts)).toEqual([
      "tr",
      "translate-it",
      "tr-2",
      "new-2",
      "ترجمة-النص",
      "prompt",
      "x".repeat(40),
      "summarise-this-please-with-names-dates",
      "c++",
      "café-d-été",
    ]);
  });

  it("are named in a time in proportion to how many there are, also where all are called the same", () => {
    const names = nameCommands(Array.from({ length: 20_000 }, () => named("x")));
    expect(new Set(names).size).toBe(20_000);
    expect(names.at(-1)).toBe("x-20000");
  });

  it("show two variables that look the same as one", async () => {
    const text = "{{topic}} {{to\u200bpic}}";
    const call = async () => ({ prompts: [{ ...named("T"), text }] });
    const [saved] = await readSavedCommands({ call } as unknown as Panel["client"]);
    if (saved === undefined) throw new Error("there is none");
    expect(beginUse(saved, { typed: "", page: null }).missing).toEqual(["topic"]);
  });

  it("are listed with their title, or with how they begin, without what nobody sees", async () => {
    const call = async () => ({
      prompts: [
        { ...named("Tran\u202eslate", "tr"), text: "Into {{language}}" },
        { ...named("Sum up"), text: "Sum\nthis\u200b up." },
      ],
    });
    // Only this is called.
    const client = { call } as unknown as Panel["client"];
    expect(await readSavedCommands(client)).toEqual([
      { name: "tr", hint: "Translate", title: "Translate", text: "Into {{language}}" },
      { name: "sum-up", hint: "Sum this up.", title: "Sum up", text: "Sum\nthis up." },
    ]);
  });

  it("are none where the library cannot be read", async () => {
    const call = () => Promise.reject(new Error("locked"));
    expect(await readSavedCommands({ call } as unknown as Panel["client"])).toEqual([]);
  });

  it("come first for a slash alone, and are found by words of their title, behind our own", () => {
    const own = { name: "tr", hint: "", title: "Status in English" };
    const server = { name: "files__status", hint: "" };
    const all = matchCommands("/", [own, server]);
    expect([all[0], all.at(-1)]).toEqual(["tr", "files__status"]);
    expect(matchCommands("/st", [own, server])).toEqual(["status", "tr"]);
    expect(matchCommands("/eng", [own, server])).toEqual(["tr"]);
    expect(matchCommands("/tr this", [own, server])).toEqual(["tr"]);
  });
});

describe("using a prompt of the library", () => {
  const none = { typed: "", page: null };

  it("asks for its variables, and fills them in", () => {
    const use = beginUse(command("{{a}} and {{b}} and {{a}}"), none);
    expect(use.missing).toEqual(["a", "b"]);
    expect(endUse(use, ["1", "{{a}}"])).toBe("1 and {{a}} and 1");
    expect(endUse(use, ["1"])).toBe("1 and  and 1");
  });

  it("takes what is typed behind its command for the first of them, or for the end of its text", () => {
    const use = beginUse(command("{{a}}: {{b}}"), { typed: "{{b}}", page: null });
    expect(use.missing).toEqual(["b"]);
    expect(endUse(use, ["2"])).toBe("{{b}}: 2");
    const plain = beginUse(command("Sum up."), { typed: "this", page: null });
    expect([plain.missing, endUse(plain, [])]).toEqual([[], "Sum up.\n\nthis"]);
  });

  it("names the page where one was asked about, and asks for it as for any other elsewhere", () => {
    const text = "Of {{page}}, {{selection}}: {{topic}}.";
    expect(beginUse(command(text), none).missing).toEqual(["page", "selection", "topic"]);
    const use = beginUse(command(text), { typed: "", page: "the attached page" });
    expect(use.missing).toEqual(["topic"]);
    expect(endUse(use, ["lakes"])).toBe("Of the attached page, the attached page: lakes.");
  });

  it("puts no hidden character of a stranger's prompt into a message", () => {
    const use = beginUse(command("Sum\u{e0041}\u202e up."), none);
    expect(endUse(use, [])).toBe("Sum up.");
  });
});
