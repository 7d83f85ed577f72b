import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { makeConnection, makeServerModel } from "../../../../test/builders/make-connection";
import { makeContext } from "../../../../test/builders/make-context";
import { createFakeClient } from "../../../../test/fakes/fake-client";
import { GUIDE_MODEL } from "../../../domain/model";
import { createCell } from "../../cell";
import { connectionWords } from "../../words/connection-words";
import type { ConnectionController, ControllerState } from "./connection-controller";
import { FreshModels } from "./connection-row";
import type { FileController } from "./file-controller";
import type { ModelController, ModelControllerState } from "./model-controller";
import { RemoveConnection } from "./remove-connection";
import { SourcesPart } from "./sources-part";

const nothing = async () => {};
const FAR = makeConnection(1, {
  name: "Far one",
  url: "https://api.example.com/v1",
  hasKey: true,
  headerNames: ["x-team"],
});
const NEAR = makeConnection(2, { name: "Near one", kind: "ollama", url: "http://127.0.0.1:1" });

function modelController(over: Partial<ModelControllerState> = {}): ModelController {
  const state = createCell<ModelControllerState>({
    general: GUIDE_MODEL,
    contexts: [],
    target: null,
    ollamaUrl: "http://127.0.0.1:11434",
    list: { models: [GUIDE_MODEL], failure: null, connections: [] },
    looking: false,
    failure: null,
    ...over,
  });
  const rest = { look: nothing, refresh: nothing, choose: nothing, moveOllama: nothing };
  return { state, aim: () => {}, ...rest };
}

function render(
  controller: Partial<ControllerState> = {},
  models: Partial<ModelControllerState> = {},
): string {
  const state = createCell<ControllerState>({
    connections: [FAR, NEAR],
    failure: null,
    hidesOrigin: false,
    tests: {},
    fresh: null,
    ...controller,
  });
  const files = { state: createCell({ files: null, failure: null }) };
  return renderToStaticMarkup(
    <SourcesPart
      client={createFakeClient().client}
      controller={{ state } as unknown as ConnectionController}
      models={modelController(models)}
      files={files as Pick<FileController, "state">}
      api={null}
    />,
  );
}

describe("SourcesPart", () => {
  it("has model files among the places, but not in Firefox, which runs none", () => {
    expect(render()).toContain(connectionWords.providers.toFiles);
    vi.stubGlobal("location", { protocol: "moz-extension:" });
    onTestFinished(() => void vi.unstubAllGlobals());
    expect(render()).not.toContain(connectionWords.providers.toFiles);
  });

  it("names what is there from the start first, and where each sends what is said", () => {
    const html = render();
    const ids = [...html.matchAll(/data-source-row="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(["ollama", "files", FAR.id, NEAR.id]);
    expect(html).toContain("to api.example.com");
    expect(html.match(/on this machine/g)?.length).toBeGreaterThan(2);
  });

  it("says that a key and headers are kept, and shows nothing of them", () => {
    expect(render()).toContain("key stored encrypted · 1 header");
    expect(render()).not.toContain("x-team");
  });

  it("tells how fast a server answered and with how many models", () => {
    const html = render({
      tests: { [FAR.id]: { at: "done", latencyMs: 1_234, keyTried: true, failure: null } },
      connections: [{ ...FAR, models: [makeServerModel(FAR)], listedAt: 1 }],
    });
    expect(html).toContain("Connected: 1 model, after 1,234 ms.");
    expect(html).not.toContain("first message");
  });

  it("says that a kept key was not tried by a list that anybody gets", () => {
    const test = { at: "done", latencyMs: 1, keyTried: false, failure: null } as const;
    const tests = { [FAR.id]: test, [NEAR.id]: test };
    const matches = render({ tests }).match(/The key is checked with the first message\./g);
    expect(matches, "the one that has a key").toHaveLength(1);
  });

  it("is quiet about Ollama where something else is set up, and alerts where nothing is", () => {
    const failure = { code: "provider-unreachable", data: { provider: "ollama" } } as const;
    const list = { models: [GUIDE_MODEL], failure, connections: [] };
    const away = "Not running";
    expect(render({}, { list })).toContain(away);
    expect(render({}, { list })).not.toContain('role="alert"');
    const alone = render({ connections: [] }, { list });
    expect(alone).toContain('role="alert"');
    expect(alone).not.toContain(away);
    expect(render({ connections: null }, { list }), "not known yet").not.toContain('role="alert"');
    const general = { ...GUIDE_MODEL, provider: "ollama", name: "m" } as const;
    expect(render({}, { list, general }), "it is to answer").toContain('role="alert"');
  });

  it("offers the address itself where an https server is not reached", () => {
    const failure = { code: "provider-unreachable", data: { host: "api.example.com" } } as const;
    const html = render({
      tests: { [FAR.id]: { at: "done", latencyMs: null, keyTried: false, failure } },
    });
    expect(html).toContain("certificate");
    expect(html).toMatch(/<a href="https:\/\/api\.example\.com\/v1"[^>]*noopener/);
  });

  it("offers to allow a server where the browser does not", () => {
    const failure = { code: "provider-permission", data: {} } as const;
    const html = render({
      tests: { [FAR.id]: { at: "done", latencyMs: null, keyTried: false, failure } },
    });
    expect(html).toContain("data-allow");
    expect(render()).not.toContain("data-allow");
  });

  it("explains Ollama's 403 with the switch and the command folded, for Ollama's servers only", () => {
    const failure = { code: "provider-forbidden", data: {} } as const;
    const test = { at: "done", latencyMs: null, keyTried: false, failure } as const;
    expect(render({ tests: { [NEAR.id]: test } })).toMatch(
      /data-switch="hide-origin".*<details data-folded="origin" (?!.*open=).*OLLAMA_ORIGINS/s,
    );
    expect(render({ tests: { [FAR.id]: test } })).not.toContain("hide-origin");
  });

  it("offers to hide the origin from Anthropic, whichever language it speaks, and where CORS is refused", () => {
    const claude = { ...FAR, kind: "anthropic", url: "https://api.anthropic.com" } as const;
    const alike = { ...FAR, url: "https://api.anthropic.com/v1" };
    for (const one of [claude, alike]) {
      const html = render({ connections: [one] });
      expect(html).toMatch(/\(CORS\).*data-switch="hide-origin"/s);
      expect(html).not.toContain("OLLAMA_ORIGINS");
    }
    const failure = { code: "provider-cors", data: {} } as const;
    const test = { at: "done", latencyMs: null, keyTried: false, failure } as const;
    expect(render({ tests: { [FAR.id]: test } })).toContain("hide-origin");
    expect(render({ connections: [{ ...FAR, url: "https://notanthropic.com/v1" }] })).not.toContain(
      "hide-origin",
    );
  });

  it("offers no command of this machine's for an Ollama on another one", () => {
    const failure = { code: "provider-forbidden", data: {} } as const;
    const test = { at: "done", latencyMs: null, keyTried: false, failure } as const;
    const far = { ...NEAR, url: "https://box.example.com" };
    vi.stubGlobal("chrome", { runtime: { getURL: () => "https://own.example/" } });
    const html = render({ connections: [far], tests: { [far.id]: test } });
    expect(html).toContain("on the machine that runs it");
    expect(html).toContain("OLLAMA_ORIGINS=https://own.example<");
    expect(html).not.toMatch(/systemctl|launchctl|setx/);
  });

  it("explains the built-in server's 403, and keeps the switch where it is on", () => {
    const list = { models: [], failure: { code: "provider-forbidden", data: {} }, connections: [] };
    expect(render({}, { list } as Partial<ModelControllerState>)).toContain("hide-origin");
    expect(render({ hidesOrigin: true })).toMatch(/data-switch="hide-origin"[^>]*checked=""/);
    expect(render()).not.toContain("hide-origin");
  });

  it("shows names in their own direction", () => {
    expect(render({ connections: [{ ...FAR, name: "שרת" }] })).toMatch(/<bdi[^>]*>שרת<\/bdi>/);
  });
});

describe("FreshModels", () => {
  const show = (over: Partial<ModelControllerState>) =>
    renderToStaticMarkup(
      <FreshModels connectionId={FAR.id} row={{ current: null }} models={modelController(over)} />,
    );
  const { first, another, chosen } = connectionWords.fresh;

  it("says what comes next: for the first model, beside another one, and once one is chosen", () => {
    expect(show({ general: GUIDE_MODEL })).toContain(first);
    const general = { ...GUIDE_MODEL, provider: "gguf", name: "a.gguf" } as const;
    expect(show({ general })).toContain(another);
    expect(show({ general: makeServerModel(FAR) })).toContain(chosen);
    const contexts = [makeContext({ model: makeServerModel(FAR) })];
    expect(show({ general, contexts }), "in a context").toContain(chosen);
  });
});

describe("RemoveConnection", () => {
  it("says how many contexts use it, and that it answers in general", () => {
    const model = makeServerModel(FAR);
    const contexts = [makeContext({ model }), makeContext({ model }), makeContext()];
    const show = (over: Partial<ModelControllerState>) =>
      renderToStaticMarkup(
        <RemoveConnection
          connection={FAR}
          controller={{ look: nothing, remove: async () => true }}
          models={modelController(over)}
          onGone={nothing}
        />,
      );
    expect(show({ contexts, general: model })).toContain(
      connectionWords.providers.removeMeans("Far one", 2, true).slice(-60),
    );
    expect(show({ contexts, general: model })).toContain("2 contexts use one of its models");
    expect(show({})).not.toMatch(/contexts? uses?|in general/);
  });
});
