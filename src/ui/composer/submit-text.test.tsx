import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { Panel } from "../panel";
import { submitText } from "./submit-text";
import { type PromptCommands, usePromptCommands } from "./use-prompt-commands";

const SAVED = { title: "Translate", command: "tr", text: "Into {{language}}." };

type Props = {
  readonly panel: Panel;
  readonly onUse: Parameters<typeof usePromptCommands>[1];
  readonly onDrawn: (prompts: PromptCommands) => void;
};

function Composer({ panel, onUse, onDrawn }: Props) {
  onDrawn(usePromptCommands(panel, onUse));
  return null;
}

/** A composer with that text whose library was not read; it answers by `reading`. */
function setUp(value: string) {
  const field = { value };
  const done: string[] = [];
  const calls: string[] = [];
  let reading = { answer: () => {}, fail: () => {} };
  const read = new Promise<{ prompts: readonly (typeof SAVED)[] }>((resolve, reject) => {
    reading = {
      answer: () => resolve({ prompts: [SAVED] }),
      fail: () => reject(new Error("it cannot")),
    };
  });
  const call = (name: string) => {
    calls.push(name);
    return name === "library.list" ? read : Promise.resolve({ servers: [] });
  };
  const panel = { client: { call } } as unknown as Panel;
  let prompts: PromptCommands | null = null;
  const onUse: Props["onUse"] = ({ name }, given) =>
    done.push(`use ${name}: ${JSON.stringify(given)}`);
  renderToStaticMarkup(
    <Composer
      {...{ panel, onUse }}
      onDrawn={(drawn) => {
        prompts = drawn;
      }}
    />,
  );
  const submit = async () => {
    if (prompts === null) return;
    const send = () => done.push(`send ${field.value}`);
    const replace = (text: string) => done.push(`replace ${text}`);
    await submitText({ field: { current: field }, prompts, send, replace });
  };
  return { field, done, calls, submit, reading };
}

describe("submitText", () => {
  it("waits for the library where the text may be a command of it, and sends no command raw", async () => {
    const { done, submit, reading } = setUp("/tr secret");
    const submitted = submit();
    expect(done).toEqual([]);
    reading.answer();
    await submitted;
    expect(done).toEqual(['use tr: {"typed":"secret","replaces":"/tr secret"}']);
    await submit();
    expect(done).toHaveLength(2);
  });

  it("sends nothing that the person has gone on with meanwhile", async () => {
    const { field, done, submit, reading } = setUp("/tr secret");
    const submitted = submit();
    field.value = "/tr secret, and";
    reading.answer();
    await submitted;
    expect(done).toEqual([]);
  });

  it("sends what is none of its commands, and what could be one of a library that is not read", async () => {
    const other = setUp("/etc/hosts is what?");
    other.reading.answer();
    await other.submit();
    expect(other.done).toEqual(["send /etc/hosts is what?"]);
    const failing = setUp("/tr secret");
    failing.reading.fail();
    await failing.submit();
    expect(failing.done).toEqual(["send /tr secret"]);
  });

  it.each(["tr", "/ tr", "/status", "/search herons"])("sends at once: %s", (text) => {
    const { done, calls, submit } = setUp(text);
    void submit();
    expect([done, calls]).toEqual([[`send ${text}`], []]);
  });
});
