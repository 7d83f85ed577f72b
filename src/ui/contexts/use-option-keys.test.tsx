import { afterEach, expect, it, vi } from "vitest";
import { livePage } from "../../../test/builders/live-page";
import { type OptionKeys, useOptionKeys } from "./use-option-keys";

afterEach(() => {
  vi.unstubAllGlobals();
});

type Props = {
  readonly rows: readonly string[];
  readonly pressed: string;
  readonly onTaken: (row: string | undefined) => void;
  readonly onKeys: (keys: OptionKeys) => void;
};

function List({ rows, pressed, onTaken, onKeys }: Props) {
  const keys = useOptionKeys(
    rows,
    (row) => row,
    (at) => onTaken(rows[at]),
  );
  onKeys(keys);
  const press = () =>
    keys.onKeyDown({
      key: pressed,
      nativeEvent: {},
      currentTarget: null,
      preventDefault: () => {},
    } as unknown as Parameters<OptionKeys["onKeyDown"]>[0]);
  return (
    <>
      <button type="button" data-at={keys.at} onClick={press} />
      <button type="button" data-first="" onClick={() => keys.setAt(0)} />
    </>
  );
}

async function list() {
  vi.stubGlobal("HTMLInputElement", class {});
  const page = await livePage();
  const taken: (string | undefined)[] = [];
  const moves = new Set<unknown>();
  const show = (rows: string, pressed = "") =>
    page.show(
      <List
        rows={[...rows]}
        pressed={pressed}
        onTaken={(row) => taken.push(row)}
        onKeys={(now) => {
          moves.add(now.chosen);
        }}
      />,
    );
  return {
    show,
    press: async (rows: string, key: string) => {
      await show(rows, key);
      await page.click("[data-at]");
    },
    first: () => page.click("[data-first]"),
    at: () => Number(page.find("[data-at]").dataset.at),
    taken,
    moves,
  };
}

it("stays on the option that was gone to wherever that stands by now, and Enter takes it", async () => {
  const { show, press, at, taken, moves } = await list();
  await press("abcd", "ArrowDown");
  await press("abcd", "ArrowDown");
  const { size } = moves;
  await show("xyabcd");
  expect(at()).toBe(4);
  expect(moves.size, "nobody has moved").toBe(size);
  await press("xyabcd", "Enter");
  expect(taken).toEqual(["c"]);
  await press("xyabcd", "ArrowUp");
  expect(at()).toBe(3);
});

it("stays where it was of an option that is gone, and within what there is", async () => {
  const { show, press, at } = await list();
  await press("abcd", "End");
  await show("xabcd");
  expect(at()).toBe(4);
  await show("xabce");
  expect(at()).toBe(4);
  await show("xa");
  expect(at()).toBe(1);
});

it("is the first one before anything was gone to, and once it is put back there", async () => {
  const { show, press, at, first } = await list();
  await show("abcd");
  await show("xabcd");
  expect(at()).toBe(0);
  await press("xabcd", "ArrowDown");
  await first();
  await show("yxabcd");
  expect(at()).toBe(0);
});
