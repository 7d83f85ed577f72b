import init, { type Sqlite3Static } from "@sqlite.org/sqlite-wasm";
import * as z from "zod/mini";
import { fromBase64 } from "../domain/base64";
import { SEARCH_FOLDER } from "../domain/compute-protocol";
import { type IndexLocation, searchAskSchema } from "../domain/search-index";
import { answerAsks } from "../search/answer-asks";
import { createKeywordIndex } from "../search/keyword-index";
import { createSealedImage, type SealedImage } from "../search/sealed-image";
import type { CreateIndex } from "../search/stored-index";
import type { AccessHandle } from "./access-handle";
import type { WorkerRequest, WorkerResponse } from "./search-host";

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
    openImage: (location, name) => openImage(location, name).catch(() => null),
    later: (ms, work) => void setTimeout(work, ms),
  });
  const post = (message: WorkerResponse) => self.postMessage(message);
  const reply = async (call: number, ask: unknown) =>
    post({ call, answer: await answer(searchAskSchema.parse(ask)) });
  self.addEventListener("message", ({ data: { call, ask } }: MessageEvent<WorkerRequest>) => {
    reply(call, ask).catch(() => post({ call, answer: null }));
  });
}

async function load(): Promise<Sqlite3Static> {
  const response = await fetch(new URL(WASM, self.location.href));
  const wasmBinary = await response.arrayBuffer();
  // What it says may quote what was asked; and the package's own types know of no options.
  const options = { wasmBinary, print: nothing, printErr: nothing };
  return (init as (given: typeof options) => Promise<Sqlite3Static>)(options);
}

type AccessibleHandle = FileSystemFileHandle & {
  readonly createSyncAccessHandle: () => Promise<AccessHandle>;
};

const TRIES = 100;
const TRY_AGAIN_MS = 20;

/**
 * The image of that name of one store, in the private files. Fails as the file system does, also where
 * another page keeps it open.
 */
async function openImage(location: IndexLocation, name: string): Promise<SealedImage> {
  const key = await importKey(location.key);
  const create = { create: true };
  const root = await navigator.storage.getDirectory();
  const all = await root.getDirectoryHandle(SEARCH_FOLDER, create);
  const own = await all.getDirectoryHandle(location.folder, create);
  const handle = (await own.getFileHandle(name, create)) as AccessibleHandle;
  for (let tries = 1; ; tries += 1) {
    try {
      const file = await handle.createSyncAccessHandle();
      return createSealedImage({ file, key, name: `${location.folder}\n${name}` });
    } catch (error) {
      // A page that a lock has just closed may have it for a moment yet.
      if (tries >= TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN_MS));
    }
  }
}

function importKey(base64: string): Promise<CryptoKey> {
  const bytes = fromBase64(base64) ?? new Uint8Array();
  return crypto.subtle.importKey("raw", bytes, "AES-GCM", false, ["encrypt", "decrypt"]);
}
