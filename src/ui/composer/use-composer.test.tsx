import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createFakeClient, idOf, OPENED, settle } from "../../../test/fakes/fake-client";
import { createPanel, type Panel } from "../panel";
import { type ComposerState, useComposer } from "./use-composer";

type Props = {
  readonly panel: Panel;
  readonly field: Parameters<typeof useComposer>[0]["field"];
  readonly onDrawn: (composer: ComposerState) => void;
};

function Composer({ panel, field, onDrawn }: Props) {
  onDrawn(useComposer({ panel, opened: OPENED, field, onCommand: () => {} }));
  return null;
}

it("sends one message where Enter is pressed again while what is attached is still being added", async () => {
  const attachment = { kind: "text", id: idOf(30), name: "a.pdf", text: "", tokens: 3 } as const;
  const { client, named } = createFakeClient({ "turn.send": () => ({ id: idOf(40) }) });
  const panel = createPanel(client);
  const field = { value: "What is in it?" };
  let composer: ComposerState | null = null;
  renderToStaticMarkup(
    <Composer
      panel={panel}
      // Of the field only its text counts here.
      field={{ current: field as unknown as HTMLTextAreaElement }}
      onDrawn={(drawn) => {
        composer = drawn;
      }}
    />,
  );
  let added = () => {};
  const reading = new Promise<typeof attachment>((resolve) => {
    added = () => resolve(attachment);
  });
  const adding = panel.attachments.bring({ name: "a.pdf", seal: () => reading });
  const send = () => composer?.send();
  send();
  send();
  added();
  await adding;
  await settle();
  const sent = named("turn.send").map(({ input }) => input);
  expect(sent).toMatchObject([{ text: "What is in it?", attachments: [idOf(30)] }]);
  expect(panel.conversation.get().problem).toBeNull();
  panel.close();
});
