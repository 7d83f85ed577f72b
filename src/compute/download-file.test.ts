import { describe, expect, it } from "vitest";
import { createFakeAccessHandle } from "../../test/fakes/access-handle";
import { MAX_MODEL_FILE_BYTES } from "../domain/limits";
import { type Download, type DownloadDeps, downloadFile, type Progress } from "./download-file";
import { RESERVE_BYTES } from "./write-stream";

const FILE = new TextEncoder().encode("GGUF and what follows it in a model");
const URL = "https://models.example/a.gguf";
const NEW: Download = { url: URL, validator: null, total: null };

type Server = (range: string, init: RequestInit) => Response | Promise<Response>;

function setUp(server: Server, given: Partial<DownloadDeps> & { initial?: Uint8Array } = {}) {
  const { initial, ...rest } = given;
  const handle = createFakeAccessHandle({ initial: initial ?? new Uint8Array(0) });
  const ranges: string[] = [];
  const conditions: (string | null)[] = [];
  const updates: Progress[] = [];
  const deps: DownloadDeps = {
    fetch: async (_url, init) => {
      const range = new Headers(init.headers).get("range") ?? "";
      ranges.push(range);
      conditions.push(new Headers(init.headers).get("if-range"));
      return server(range, init);
    },
    handle,
    room: async () => null,
    onProgress: (progress) => updates.push(progress),
    signal: new AbortController().signal,
    ...rest,
  };
  return { deps, handle, ranges, conditions, updates };
}

/** A server that sends ranges of these bytes. */
const serve =
  (bytes: Uint8Array, etag = '"one"'): Server =>
  (range) => {
    const from = Number(/\d+/.exec(range)?.[0]);
    if (from >= bytes.length) return new Response(null, { status: 416 });
    const headers = {
      etag,
      "content-range": `bytes ${from}-${bytes.length - 1}/${bytes.length}`,
      "content-length": String(bytes.length - from),
    };
    return new Response(bytes.slice(from), { status: 206, headers });
  };

const kept = { url: URL, validator: '"one"', total: FILE.length };

describe("a download", () => {
  it("writes the file and tells how much there is of how much", async () => {
    const { deps, handle, updates } = setUp(serve(FILE));
    await downloadFile(deps, NEW);
    expect(handle.bytes()).toEqual(FILE);
    expect(updates[0]).toEqual({ received: 0, total: FILE.length, validator: '"one"' });
    expect(updates.at(-1)?.received).toBe(FILE.length);
  });

  it("sends nothing of the person's, keeps no copy, and may be sent on", async () => {
    let request: RequestInit = {};
    const { deps } = setUp((range, init) => {
      request = init;
      return serve(FILE)(range, init);
    });
    await downloadFile(deps, NEW);
    expect(request).toMatchObject({
      credentials: "omit",
      cache: "no-store",
      referrerPolicy: "no-referrer",
      redirect: "follow",
    });
  });

  it("goes on where it ended", async () => {
    const { deps, handle, ranges, conditions } = setUp(serve(FILE), {
      initial: FILE.slice(0, 10),
    });
    await downloadFile(deps, kept);
    expect(ranges).toEqual(["bytes=10-"]);
    expect(conditions, "the server is to compare, too").toEqual(['"one"']);
    expect(handle.bytes()).toEqual(FILE);
  });

  it.each([null, 'W/"one"', "Sun, 22 Nov 2026 10:00:00 GMT", ""])(
    "begins again where %j is all that tells of which file the bytes are",
    async (validator) => {
      const { deps, handle, ranges, conditions, updates } = setUp(serve(FILE, 'W/"one"'), {
        initial: new TextEncoder().encode("GGUF other"),
      });
      await downloadFile(deps, { ...kept, validator });
      expect(ranges).toEqual(["bytes=0-"]);
      expect(conditions).toEqual([null]);
      expect(handle.bytes()).toEqual(FILE);
      expect(updates[0]?.validator, "a weak one is not kept").toBeNull();
    },
  );

  it("begins again where a part comes without saying of which file it is", async () => {
    const server: Server = (range, init) => {
      const whole = serve(FILE)(range, init) as Response;
      if (range !== "bytes=0-") whole.headers.delete("etag");
      return whole;
    };
    const { deps, handle, ranges } = setUp(server, { initial: FILE.slice(0, 10) });
    await downloadFile(deps, kept);
    expect(ranges).toEqual(["bytes=10-", "bytes=0-"]);
    expect(handle.bytes()).toEqual(FILE);
  });

  it("asks for nothing where all is there", async () => {
    const { deps, ranges } = setUp(serve(FILE), { initial: FILE });
    await downloadFile(deps, kept);
    expect(ranges).toEqual([]);
  });

  it("begins again where the server has another file by now", async () => {
    const other = new TextEncoder().encode(
      "GGUF but quite another model, and longer than the first",
    );
    const { deps, handle, ranges } = setUp(serve(other, '"two"'), { initial: FILE.slice(0, 10) });
    await downloadFile(deps, kept);
    expect(ranges).toEqual(["bytes=10-", "bytes=0-"]);
    expect(handle.bytes()).toEqual(other);
  });

  it("begins again where there is more on the disk than at the server", async () => {
    const { deps, handle } = setUp(serve(FILE), { initial: new Uint8Array(FILE.length + 5) });
    await downloadFile(deps, { ...kept, total: FILE.length + 9 });
    expect(handle.bytes()).toEqual(FILE);
  });

  it("takes the whole from a server that knows no ranges", async () => {
    const whole = () =>
      new Response(FILE.slice(), { headers: { "content-length": `${FILE.length}` } });
    const { deps, handle } = setUp(whole, { initial: FILE.slice(0, 10) });
    await downloadFile(deps, kept);
    expect(handle.bytes()).toEqual(FILE);
  });

  it("takes a file whose length nobody tells", async () => {
    const { deps, handle, updates } = setUp(() => new Response(FILE.slice()));
    await downloadFile(deps, NEW);
    expect(handle.bytes()).toEqual(FILE);
    expect(updates[0]?.total).toBeNull();
  });
});

describe("a download that fails", () => {
  const cases: readonly [string, Server, object][] = [
    ["an error", () => new Response("no", { status: 404 }), { code: "provider-model-missing" }],
    ["a locked door", () => new Response("no", { status: 403 }), { code: "provider-forbidden" }],
    ["nothing", () => new Response(""), { code: "provider-cut-off" }],
    [
      "a page",
      () => new Response("<!doctype html>"),
      { code: "engine-failed", data: { reason: "file" } },
    ],
    [
      "another part than was asked for",
      () => new Response("GGUF", { status: 206, headers: { "content-range": "bytes 5-8/9" } }),
      { code: "provider-malformed" },
    ],
    [
      "more than was told",
      () => new Response(FILE.slice(), { headers: { "content-length": "6" } }),
      { code: "provider-malformed" },
    ],
    [
      "less than was told",
      () => new Response(FILE.slice(), { headers: { "content-length": "6000" } }),
      { code: "provider-cut-off" },
    ],
    [
      "no connection",
      () => Promise.reject(new TypeError("secret")),
      { code: "provider-unreachable" },
    ],
  ];

  it.each(cases)("on %s tells why", async (_what, server, expected) => {
    const { deps } = setUp(server);
    await expect(downloadFile(deps, NEW)).rejects.toMatchObject(expected);
  });

  /** As where the server has sent the request on to. */
  const endingAt =
    (url: string): Server =>
    (range, init) => {
      const response = serve(FILE)(range, init) as Response;
      Object.defineProperty(response, "url", { value: url });
      return response;
    };

  it.each([
    "http://127.0.0.1:8080/a",
    "http://localhost/a",
    "https://[::1]/a",
    "http://plain.example/a",
  ])("is refused where its server has sent it on to %s", async (url) => {
    const { deps, handle } = setUp(endingAt(url));
    await expect(downloadFile(deps, NEW)).rejects.toMatchObject({ code: "provider-failed" });
    expect(handle.getSize()).toBe(0);
  });

  it("may end at another https address, and on this machine where it was asked for there", async () => {
    for (const [typed, end] of [
      [URL, "https://cdn.example/a"],
      ["http://127.0.0.1:1/a.gguf", "http://127.0.0.1:2/a.gguf"],
    ] as const) {
      const { deps, handle } = setUp(endingAt(end));
      await downloadFile(deps, { ...NEW, url: typed });
      expect(handle.bytes()).toEqual(FILE);
    }
  });

  it("keeps nothing of what is no model file", async () => {
    const { deps, handle } = setUp(() => new Response("GG but no model"));
    await expect(downloadFile(deps, NEW)).rejects.toMatchObject({ code: "engine-failed" });
    expect(handle.getSize()).toBe(0);
  });

  it("does not begin what no engine could hold", async () => {
    const headers = { "content-length": String(MAX_MODEL_FILE_BYTES + 1) };
    const { deps, handle } = setUp(() => new Response(FILE, { headers }));
    const data = { limit: "model-file-bytes", max: MAX_MODEL_FILE_BYTES };
    await expect(downloadFile(deps, NEW)).rejects.toMatchObject({ code: "limit-exceeded", data });
    expect(handle.getSize()).toBe(0);
  });

  it("does not begin where there is no room", async () => {
    const { deps, handle } = setUp(serve(FILE), { room: async () => 5 });
    await expect(downloadFile(deps, NEW)).rejects.toMatchObject({ code: "quota-exceeded" });
    expect(handle.getSize()).toBe(0);
  });

  it("of an untold length is not begun where only the store's reserve is left", async () => {
    const room = async () => RESERVE_BYTES - 1;
    const { deps, handle } = setUp(() => new Response(FILE.slice()), { room });
    await expect(downloadFile(deps, NEW)).rejects.toMatchObject({ code: "quota-exceeded" });
    expect(handle.getSize()).toBe(0);
  });

  it("of an untold length stops where no more than the store's reserve is left by then", async () => {
    const chunk = new Uint8Array(RESERVE_BYTES / 2);
    chunk.set(FILE);
    const rooms = [RESERVE_BYTES, RESERVE_BYTES - 1];
    const room = async () => rooms.shift() ?? null;
    const { deps, handle } = setUp(() => new Response(chunk), { room });
    await expect(downloadFile(deps, NEW)).rejects.toMatchObject({ code: "quota-exceeded" });
    expect(handle.getSize(), "what had arrived stays").toBe(chunk.length);
  });

  it("on a full disk keeps what could be written", async () => {
    const handle = createFakeAccessHandle({ room: 10 });
    const chunks = [FILE.slice(0, 8), FILE.slice(8)];
    const body = () =>
      new ReadableStream<Uint8Array>({
        start: (controller) => {
          for (const chunk of chunks) controller.enqueue(chunk);
          controller.close();
        },
      });
    const { deps } = setUp(() => new Response(body()), { handle });
    await expect(downloadFile(deps, NEW)).rejects.toMatchObject({ code: "quota-exceeded" });
    expect(handle.bytes()).toEqual(FILE.slice(0, 8));
  });

  it("on silence stops, with the seconds told", async () => {
    const silent = () => new Response(new ReadableStream());
    const { deps } = setUp(silent, { idleMs: 20 });
    await expect(downloadFile(deps, NEW)).rejects.toMatchObject({ code: "provider-silent" });
  });

  it("stops with the signal's reason", async () => {
    const stopping = new AbortController();
    const { deps } = setUp(() => new Response(new ReadableStream()), { signal: stopping.signal });
    const running = downloadFile(deps, NEW);
    setTimeout(() => stopping.abort(new Error("enough")), 5);
    await expect(running).rejects.toThrow("enough");
  });
});
