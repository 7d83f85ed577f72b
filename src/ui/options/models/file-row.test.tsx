import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { makeModelFile, makeModelFiles } from "../../../../test/builders/make-connection";
import { makeContext } from "../../../../test/builders/make-context";
import { createFakeClient } from "../../../../test/fakes/fake-client";
import { GUIDE_MODEL } from "../../../domain/model";
import type { ModelFile } from "../../../domain/model-file";
import { createCell } from "../../cell";
import type { FileController, FileControllerState } from "./file-controller";
import { RemoveFile } from "./file-row";
import { FilesPart } from "./files-part";
import { createModelController, type ModelControllerState } from "./model-controller";

function render(files: readonly ModelFile[], over: Partial<FileControllerState> = {}): string {
  const state = createCell<FileControllerState>({
    files: makeModelFiles(files),
    failure: null,
    ...over,
  });
  return renderToStaticMarkup(
    <FilesPart
      controller={{ state } as unknown as FileController}
      models={createModelController({ client: createFakeClient().client })}
    />,
  );
}

describe("RemoveFile", () => {
  it("says how many contexts use it, and that it answers in general", () => {
    const model = { ...GUIDE_MODEL, provider: "gguf", name: "tiny-1.gguf" } as const;
    const show = (over: Partial<ModelControllerState>, canUndo = true) => {
      const { state } = createModelController({ client: createFakeClient().client });
      const models = { state: createCell({ ...state.get(), ...over }) };
      return renderToStaticMarkup(
        <RemoveFile model={model} models={models} canUndo={canUndo} onRemove={async () => {}} />,
      );
    };
    const contexts = [makeContext({ model }), makeContext(), makeContext({ model })];
    expect(show({ contexts })).toContain("2 contexts use it");
    expect(show({ contexts })).not.toContain("as the default");
    expect(show({ general: model })).toContain("It is the default model.");
    expect(show({ general: model })).not.toMatch(/contexts? uses?/);
    expect(show({ contexts })).toContain("You can undo this for 10 seconds.");
    expect(show({ contexts }, false)).not.toContain("undo");
  });
});

describe("FilesPart", () => {
  it("shows the digest in full, to be held against what the maker tells", () => {
    expect(render([makeModelFile(1)])).toContain("ab".repeat(32));
  });

  it("tells size, kind, window and where a file is from", () => {
    const html = render([makeModelFile(1)]);
    expect(html).toContain(
      "ready · 4 MB · Tiny · llama · holds 512 tokens · from https://files.example.com/tiny.gguf",
    );
    expect(render([makeModelFile(1, { source: null })])).toContain("from a file of yours");
  });

  it("can be paused while it arrives, and goes on after; a file of one's own cannot", () => {
    const arriving = { state: "arriving", received: 1_000_000, sha256: null, about: null } as const;
    const html = render([makeModelFile(1, arriving)]);
    expect(html).toMatch(/<progress [^>]*max="4000000"[^>]*value="1000000"/);
    expect(html).toContain("data-pause");
    expect(html).not.toContain("data-use");
    expect(render([makeModelFile(1, { ...arriving, state: "paused" })])).toContain("data-resume");
    const own = render([makeModelFile(1, { ...arriving, source: null })]);
    expect(own).not.toContain("data-pause");
  });

  it("is offered to be used only when it is whole", () => {
    expect(render([makeModelFile(1)])).toContain('data-use="tiny-1.gguf"');
    for (const state of ["arriving", "paused", "checking", "failed"] as const) {
      expect(render([makeModelFile(1, { state })]), state).not.toContain("data-use");
    }
  });

  it("says what one thread means, and how much room is left", () => {
    expect(render([])).toContain("Models run on one thread: ");
    expect(render([])).toContain("4 MB in use of 10 GB");
    const many = { files: { ...makeModelFiles([]), threads: 4 } };
    expect(render([], many)).toContain("Models run on 4 threads here.");
  });

  it("tells a host's failure in words of files, once", () => {
    const failure = {
      code: "provider-auth",
      data: { host: "files.example.com", status: 401 },
    } as const;
    const html = render([makeModelFile(1, { state: "failed", failure })]);
    expect(html).toContain("requires permission for this file");
    expect(html.match(/role="alert"/g)).toHaveLength(1);
  });

  it("says before a download that leave for the host may be asked", () => {
    expect(render([])).toContain("may ask for leave to reach that host");
  });

  it("takes several files at once", () => {
    expect(render([])).toMatch(/<input[^>]*multiple=""[^>]*data-file=""/);
  });
});
