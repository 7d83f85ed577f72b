import { expect, it } from "vitest";
import type { ComputeEvent } from "../domain/compute-protocol";
import type { FromPdfWorker } from "../domain/pdf-reading";
import type { PdfWorker } from "../pdf/ask-pdf-worker";
import { createPdfReader } from "./read-tab-pdf";

async function read(
  url: string,
  responses: readonly FromPdfWorker[],
): Promise<readonly ComputeEvent[]> {
  let hear = (_: { readonly data?: unknown }) => {};
  const requests: unknown[] = [];
  const worker: PdfWorker = {
    addEventListener: (type, listener) => {
      if (type === "message") hear = listener;
    },
    postMessage: (source) => {
      requests.push(source);
      for (const data of responses) hear({ data });
    },
    terminate: () => {},
  };
  const events: ComputeEvent[] = [];
  const { signal } = new AbortController();
  await createPdfReader(() => worker)({ type: "pdf.read", url }, (one) => events.push(one), signal);
  expect(requests).toEqual([{ url }]);
  return events;
}

const PAGE: FromPdfWorker = { type: "page", page: { text: "Herons", hidden: 0, isScan: false } };

it("a PDF of a tab is called as its address ends, and is as untrusted as a page", async () => {
  const url = "https://lake.example/a/birds%20of%20May.pdf?key=abc";
  const events = await read(url, [{ type: "opened", pages: 1 }, PAGE, { type: "done" }]);
  const file = { name: "birds of May.pdf", of: "pdf", taint: ["page"] };
  expect(events).toMatchObject([{ type: "found", answer: { kind: "read", file } }]);
  expect(JSON.stringify(events)).not.toContain("abc");
});

it("a PDF of a tab that does not open is told with its reason", async () => {
  const events = await read("https://lake.example/%E0%A4", [
    { type: "refused", why: "pdf-password" },
  ]);
  const answer = { kind: "refused", why: "pdf-password" };
  expect(events).toEqual([{ type: "found", answer }]);
});
