import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { makeConnection } from "../../../../test/builders/make-connection";
import { CONNECTION_PRESETS } from "../../../domain/connection-presets";
import { AddForm } from "./add-form";
import { EditForm } from "./edit-form";

const html = renderToStaticMarkup(<AddForm controller={{ add: async () => null }} />);

describe("AddForm", () => {
  it("offers every provider, and one for any other server", () => {
    const presets = html.slice(0, html.indexOf('name="api"'));
    expect(presets.match(/<option /g)).toHaveLength(CONNECTION_PRESETS.length);
    expect(html).toContain("Other (OpenAI-compatible)");
  });

  it("fills the address in, and says of the key whether one is wanted, at one place", () => {
    expect(html).toMatch(/data-field="address"[^>]*value="http:\/\/127\.0\.0\.1:1234\/v1"/);
    expect(html).toContain("Key (optional)");
    expect(html.match(/data-field="key"/g)).toHaveLength(1);
    expect(html.indexOf('data-field="key"')).toBeLessThan(html.indexOf("<details"));
  });

  it("lets the browser keep nothing that is typed, and shows no key", () => {
    const fields = [...html.matchAll(/<input [^>]*>/g)].map(([field]) => field);
    expect(fields.length).toBeGreaterThan(2);
    for (const field of fields) expect(field).toMatch(/autoComplete="off"/i);
    expect(fields.find((field) => field.includes('name="key"'))).toContain('type="password"');
  });
});

describe("EditForm", () => {
  const connection = makeConnection(1, { hasKey: true, headerNames: ["x-team"] });
  const edit = renderToStaticMarkup(
    <EditForm
      connection={connection}
      controller={{ update: async () => connection, look: async () => {} }}
      onDone={() => {}}
    />,
  );

  it("never shows a key that is kept, and says how to keep, replace and forget it", () => {
    expect(edit).toMatch(/name="key"[^>]*type="password"|type="password"[^>]*name="key"/);
    expect(edit).not.toMatch(/name="key"[^>]* value=/);
    expect(edit).toContain("Leave this empty to keep it");
    expect(edit).toContain('data-check-field="forget-key"');
  });

  it("names the headers that are kept, without their values", () => {
    expect(edit).toContain("Kept: x-team.");
    expect(edit).not.toContain("headerValue");
  });
});
