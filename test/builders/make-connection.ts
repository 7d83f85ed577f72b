import type { ModelFiles } from "../../src/contract/model-file";
import { type Connection, isModelServer } from "../../src/domain/connection";
import type { Model } from "../../src/domain/model";
import type { ModelFile } from "../../src/domain/model-file";
import { idOf } from "../fakes/fake-client";

/** A connection to a compatible server of this machine that was not asked yet. */
export function makeConnection(n: number, over: Partial<Connection> = {}): Connection {
  return {
    id: idOf(n),
    version: 1,
    kind: "openai",
    preset: null,
    name: `server ${n}`,
    url: "http://127.0.0.1:8080/v1",
    hasKey: false,
    headerNames: [],
    models: [],
    listedAt: null,
    createdAt: 0,
    ...over,
  };
}

/** A model of that connection. */
export function makeServerModel(connection: Connection, over: Partial<Model> = {}): Model {
  if (!isModelServer(connection)) throw new Error("It has no models.");
  const { kind: provider, url, id } = connection;
  const model = { provider, name: "calm-1", url, window: null, thinks: false, connection: id };
  return { ...model, ...over };
}

/** A model file that is whole. */
export function makeModelFile(n: number, over: Partial<ModelFile> = {}): ModelFile {
  return {
    id: idOf(n),
    name: `tiny-${n}.gguf`,
    source: "https://files.example.com/tiny.gguf",
    state: "ready",
    received: 4_000_000,
    total: 4_000_000,
    sha256: "ab".repeat(32),
    about: { architecture: "llama", title: "Tiny", window: 512, hasChatTemplate: true },
    failure: null,
    ...over,
  };
}

export function makeModelFiles(files: readonly ModelFile[]): ModelFiles {
  return { files: [...files], quota: 10_000_000_000, used: 4_000_000, threads: 1 };
}
