import init, { type Sqlite3Static } from "@sqlite.org/sqlite-wasm";
import * as z from "zod/mini";
import { searchAskSchema } from "../domain/search-index";
import { answerAsks } from "../search/answer-asks";
import { createKeywordIndex } from "../search/keyword-index";
import type { CreateIndex } from "../search/stored-index";
import { openImage } from "./open-image";
import type { AskedOfWorker, ToldByWorker } from "./search-host";

// The extension's CSP forbids what zod would try at its first parse to be faster later.
z.config({ jitless: true });

const WASM = "sqlite3.wasm";
const nothing = () => undefined;

/** Holds the index of all texts, and stores it sealed; what is in memory is gone with the page that started it. */
export function startSearchWorker(): void {
  const engine = load().then(
    (sqlite): CreateIndex =>
      (file, watch) =>
        createKeywordIndex(sqlite, file, watch),
  );
  // Met by whoever asks.
  engine.catch(nothing);
  const answer = answerAsks({
    engine,
    openImage: (place, name) => openImage(place, name).catch(() => null),
    later: (ms, work) => void setTimeout(work, ms),
  });
  const tell = (message: ToldByWorker) => self.postMessage(message);
  const reply = async (call: number, ask: unknown) =>
    tell({ call, answer: await answer(searchAskSchema.parse(ask)) });
  self.addEventListener("message", ({ data: { call, ask } }: MessageEvent<AskedOfWorker>) => {
    reply(call, ask).catch(() => tell({ call, answer: null }));
  });
}

async function load(): Promise<Sqlite3Static> {
  const response = await fetch(new URL(WASM, self.location.href));
  const wasmBinary = await response.arrayBuffer();
  // What it says may quote what was asked; and the package's own types know of no options.
  const options = { wasmBinary, print: nothing, printErr: nothing };
  return (init as (given: typeof options) => Promise<Sqlite3Static>)(options);
}
