import { describe, expect, it } from "vitest";
import { createFakeClient } from "../../../test/fakes/fake-client";
import type { Failure } from "../../domain/app-error";
import { collectExport, type ExportResult } from "./collect-export";

function setUp() {
  const { client, watched } = createFakeClient();
  const results: ExportResult[] = [];
  const failures: Failure[] = [];
  const progress: number[] = [];
  collectExport(client, {
    progress: (rows) => progress.push(rows),
    done: (result) => results.push(result),
    fail: (failure) => failures.push(failure),
  });
  const stream = watched("store.export")[0]!;
  return { stream, results, failures, progress };
}

describe("collectExport", () => {
  it("makes one line of every entry, in their order", async () => {
    const { stream, results, progress } = setUp();
    stream.event({ type: "rows", lines: ['{"n":1}', '{"n":2}'] });
    stream.event({ type: "rows", lines: ['{"n":3}'] });
    stream.event({ type: "summary", opened: 3, unreadable: 1 });
    stream.end(null);
    expect(progress).toEqual([2, 3]);
    expect(results[0]).toMatchObject({ opened: 3, unreadable: 1 });
    expect(await results[0]?.file.text()).toBe('{"n":1}\n{"n":2}\n{"n":3}\n');
  });

  it("gives no file where the stream ended before its summary", () => {
    const { stream, results, failures } = setUp();
    stream.event({ type: "rows", lines: ["{}"] });
    stream.end(null);
    expect(results).toEqual([]);
    expect(failures.map(({ code }) => code)).toEqual(["internal"]);
  });

  it("gives no file where the vault was locked meanwhile", () => {
    const { stream, results, failures } = setUp();
    stream.event({ type: "rows", lines: ["{}"] });
    stream.end({ code: "locked", data: {} });
    expect(results).toEqual([]);
    expect(failures.map(({ code }) => code)).toEqual(["locked"]);
  });
});
