import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { type SavedPromptUse, useSavedPrompt } from "./use-saved-prompt";

const SUM = { name: "sum", hint: "", title: "Sum up", text: "Sum this up." };

type Props = {
  readonly field: Parameters<typeof useSavedPrompt>[0];
  readonly state: Parameters<typeof useSavedPrompt>[1];
  readonly onDrawn: (saved: SavedPromptUse) => void;
};

function Composer({ field, state, onDrawn }: Props) {
  onDrawn(useSavedPrompt(field, state));
  return null;
}

/** A composer with that text. */
function setUp(value: string) {
  const field = { value, focus: vi.fn() };
  const put = vi.fn((_how: string, _text: string) => undefined);
  let saved: SavedPromptUse | null = null;
  const replace = (text: string) => put("replace", text);
  const putBefore = (text: string) => put("putBefore", text);
  renderToStaticMarkup(
    <Composer
      field={{ current: field as unknown as HTMLTextAreaElement }}
      state={{ replace, putBefore, changed: () => undefined }}
      onDrawn={(drawn) => {
        saved = drawn;
      }}
    />,
  );
  const use = async (replaces: string | null) => {
    saved?.begin(SUM, { typed: "", replaces });
    await vi.waitFor(() => expect(field.focus).toHaveBeenCalled());
    return put.mock.calls;
  };
  return { use };
}

it("puts a prompt in the place of its command", async () => {
  expect(await setUp("/su").use("/su")).toEqual([["replace", SUM.text]]);
});

it.each([
  ["/etc/hosts says what?", null],
  ["A draft", null],
  ["An older draft\n/su", "/su"],
])("puts a prompt before what is no command of it: %s", async (draft, replaces) => {
  expect(await setUp(draft).use(replaces)).toEqual([["putBefore", SUM.text]]);
});
