import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { createFakeClient, OPENED } from "../../../test/fakes/fake-client";
import type { OpenedConversation } from "../../contract/opened-conversation";
import { createPanelShell } from "../panel-shell";
import { Header } from "./header";

function render(over: Partial<OpenedConversation> = {}, title = "") {
  const { client } = createFakeClient();
  const shell = createPanelShell({ client, readWindow: async () => 1 });
  const conversation = { ...OPENED.conversation, title };
  return renderToStaticMarkup(
    <Header
      shell={shell}
      opened={{ ...OPENED, contextName: "Calm Counselor", conversation, ...over }}
      vault={null}
      onLock={() => {}}
      onList={() => {}}
      onMemory={() => {}}
      onFind={() => {}}
    />,
  );
}

describe("Header", () => {
  it("shows the conversation's title below the context's name, each in its own direction", () => {
    const html = render({}, "ציפורים באגם");
    expect(html).toMatch(/<h1[^>]*>.*<bdi data-context-name=""[^>]*>Calm Counselor<\/bdi>.*<\/h1>/);
    expect(html).toMatch(/<bdi data-conversation-title="" title="ציפורים באגם"/);
  });

  it("shows nothing in its place while there is none", () => {
    expect(render()).not.toContain("data-conversation-title");
  });

  it("names every button", () => {
    const buttons = render().match(/<button[^>]*>/g) ?? [];
    expect(buttons.filter((button) => !/aria-label=|title=|data-lock-state/.test(button))).toEqual(
      [],
    );
  });
});
