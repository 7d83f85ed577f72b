import { expect, it } from "vitest";
import { cutBlocks } from "./cut-blocks";
import { partThinking } from "./thinking-text";

it("parts a reply from what was thought in it, between tags or before one that was not opened", () => {
  const parts = (text: string) => Object.values(partThinking(text));
  expect(parts("<think>\nhm\n</think>\n\nYes")).toEqual(["Yes", "hm"]);
  expect(parts("a<thinking>b</thinking>c<think>d</think>")).toEqual(["ac", "d\n\nb"]);
  expect(parts("hm\n</think>\nYes")).toEqual(["Yes", "hm"]);
  expect(parts("They say 'hm'</think>\nYes")).toEqual(["Yes", "They say 'hm'"]);
  for (const whole of ["<think>never closed", "Use <think a='1'>x</think2> ", "plain"]) {
    expect(parts(whole)).toEqual([whole, ""]);
  }
});

it("finds no thinking where a reply only writes of the tags", () => {
  for (const whole of [
    "Wrap it in `<think>` and `</think>`.",
    "End with `</think>`, then answer.",
    "It cuts: `content.split('</think>')[-1]`",
    'Between "<thinking>" and "</thinking>".',
    "Write `<think>hm</think>` first, with '</think>' at its end.",
  ]) {
    expect(partThinking(whole)).toEqual({ text: whole, thinking: "" });
  }
  const input = "<think>\n`a` or `b`\n</think>\n\nWrite `<think>` … `</think>`.";
  expect(partThinking(input)).toEqual({
    text: "Write `<think>` … `</think>`.",
    thinking: "`a` or `b`",
  });
});

it("finds thinking whatever it quotes, at its ends or amid it", () => {
  const parts = (text: string) => Object.values(partThinking(text));
  expect(
    parts("The user asks about `</think>` tags. I should explain.\n</think>\nIt ends thinking."),
  ).toEqual(["It ends thinking.", "The user asks about `</think>` tags. I should explain."]);
  expect(parts('<thinking>"Hi" means "hello"</thinking>Hello!')).toEqual([
    "Hello!",
    '"Hi" means "hello"',
  ]);
  expect(parts("First.\n<think>`a` or `b`</think>\nAnswer")).toEqual([
    "First.\n\nAnswer",
    "`a` or `b`",
  ]);
  expect(parts('<think>"Hi" …, so say "hello"</think>Hello!')).toEqual([
    "Hello!",
    '"Hi" …, so say "hello"',
  ]);
  expect(partThinking("`</think>`".repeat(100_000)).thinking).toBe("");
});

it("takes time by a text's length, however many blocks it begins and never ends", () => {
  const started = performance.now();
  const tag = { open: "<details", close: "</details>" };
  const begun = "<details>".repeat(100_000);
  expect(cutBlocks(begun, tag, () => null)).toBe(begun);
  const closed = `${begun}</details>`;
  expect(cutBlocks(closed, tag, () => null)).toBe(closed);
  partThinking("<think>".repeat(150_000));
  expect(performance.now() - started).toBeLessThan(2_000);
});

it("takes time by a text's length where many beginnings share one end of their attributes", () => {
  const started = performance.now();
  const text = `${"<think".repeat(350_000)}></think>`;
  expect(partThinking(text).text).toHaveLength("<think".length * 349_999);
  const details = `${"<details ".repeat(30_000)}></details>`;
  let longest = 0;
  cutBlocks(details, { open: "<details", close: "</details>" }, (attributes) => {
    longest = Math.max(longest, attributes.length);
    return null;
  });
  expect(longest).toBeLessThanOrEqual(1_000);
  expect(performance.now() - started).toBeLessThan(1_000);
});
