import * as z from "zod/mini";
import { AppError } from "../domain/app-error";
import type { FrozenChunks } from "./chunk-file";
import { type Chunk, openChunk, type PackedChunk, packChunk, unpackChunk } from "./pack-chunk";

/** A file that is written in place. */
export type ImageFile = {
  readonly read: (into: Uint8Array, options: { readonly at: number }) => number;
  readonly write: (bytes: Uint8Array, options: { readonly at: number }) => number;
  readonly truncate: (size: number) => void;
  readonly getSize: () => number;
  readonly flush: () => void;
  readonly close: () => void;
};

/** What is stored of something in memory that can be made anew: chunks, and what they are. */
export type SealedImage = {
  /** Null where none lies there, or any of it does not open: then nothing lies there any more. */
  readonly load: () => Promise<LoadedImage | null>;
  /**
   * Writes the chunks that changed beside those that lie there, then what names them, then zeros over
   * what was there before. Killed amid that it is the one or the other. Fails as the file does.
   */
  readonly save: (frozen: Omit<FrozenChunks, "end">, about: string) => Promise<void>;
  /** Leaves nothing there; at once. */
  readonly drop: () => void;
  readonly bytes: () => number;
  readonly close: () => void;
};

export type LoadedImage = { readonly chunks: readonly PackedChunk[]; readonly about: string };

type Given = {
  readonly file: ImageFile;
  readonly key: CryptoKey;
  /** What it is an image of: another one's chunks do not open. */
  readonly name: string;
};

const BLOCK = 1_024;
/** Two places that name the newest head, by turns: one that is torn leaves the other. */
const SLOTS = 2;
const SLOT_BYTES = 12;
const HEAD = -1;

const headSchema = z.object({
  about: z.string(),
  // As the first release named them.
  pieces: z.array(z.tuple([z.int(), z.int(), z.int()])),
});

/** A part that lies there: its first block, its bytes, and the save that wrote it. */
type Part = readonly [at: number, bytes: number, serial: number];
type Head = { readonly about: string; readonly pieces: Part[] };
type Stored = { readonly serial: number; readonly own: Part | null; readonly head: Head };

const NOTHING: Stored = { serial: 0, own: null, head: { about: "", pieces: [] } };
const MANY_AT_ONCE = 16;

/** The image that lies in a file, under a key of its own. */
export function createSealedImage(given: Given): SealedImage {
  const { file } = given;
  let stored = NOTHING;
  const drop = () => {
    // Another one than before: a save that is under way finds itself alone.
    stored = { ...NOTHING };
    wipe(file, 0, file.getSize());
    file.truncate(0);
    file.flush();
  };
  const load: SealedImage["load"] = async () => {
    if (file.getSize() === 0) return null;
    const found = await readStored(given);
    const chunks = found === null ? null : await readChunks(given, found.head.pieces);
    if (found === null || chunks === null) {
      drop();
      return null;
    }
    stored = found;
    wipeGaps(file, stored);
    return { chunks, about: found.head.about };
  };
  const saveOnce = async (writing: Writing) => {
    const before = stored;
    const next = await writeBeside(given, before, writing);
    // It was dropped meanwhile: what was written is no image's any more.
    if (stored !== before) return wipeGaps(file, stored);
    stored = next;
    writeSlot(file, next);
    wipeFormer(file, before, next);
  };
  return {
    load,
    save: async ({ chunks, changed }, about) => {
      await saveOnce({ chunks, changed, about });
      // What a large save has left free is filled from the end.
      if (farOf(stored).size > 0) await saveOnce({ chunks, changed: farOf(stored), about });
    },
    drop,
    bytes: () => file.getSize(),
    close: () => file.close(),
  };
}

type Writing = Omit<FrozenChunks, "end"> & { readonly about: string };

/** The chunks that lie behind where all could be, with a tenth of it free. */
function farOf(stored: Stored): ReadonlySet<number> {
  const { head } = stored;
  const blocks = extentsOf(stored).reduce((sum, one) => sum + one.blocks, 0);
  const far = [...head.pieces.entries()].filter(([, [at]]) => at > SLOTS + blocks * 1.1);
  return new Set(far.map(([nth]) => nth));
}

async function writeBeside(given: Given, stored: Stored, writing: Writing): Promise<Stored> {
  const serial = stored.serial + 1;
  const take = createRoom(gapsBetween(extentsOf(stored), SLOTS));
  const pack = (nth: number, bytes: Chunk) =>
    packChunk({ key: given.key, aad: aadOf(given, nth, serial) }, bytes);
  const write = (sealed: Chunk): Part => {
    const at = take(blocksOf(sealed.length));
    writeAll(given.file, sealed, at * BLOCK);
    return [at, sealed.length, serial];
  };
  const chunks: Part[] = [];
  for (let from = 0; from < writing.chunks.length; from += MANY_AT_ONCE) {
    const some = writing.chunks.slice(from, from + MANY_AT_ONCE).map((chunk, nth) => {
      const there = stored.head.pieces[from + nth];
      const isKept = there !== undefined && !writing.changed.has(from + nth);
      return isKept ? there : pack(from + nth, chunk);
    });
    for (const one of await Promise.all(some)) {
      chunks.push(one instanceof Uint8Array ? write(one) : one);
    }
  }
  const head = { about: writing.about, pieces: chunks };
  const own = write(await pack(HEAD, new TextEncoder().encode(JSON.stringify(head))));
  given.file.flush();
  return { serial, own, head };
}

/** The newest head that opens. */
async function readStored(given: Given): Promise<Stored | null> {
  const slots = Array.from({ length: SLOTS }, (_, nth) => readSlot(given.file, nth));
  for (const part of slots.toSorted((left, right) => right[2] - left[2])) {
    const opened = await readPart(given, HEAD, part);
    const bytes = opened === null ? null : await unpackChunk(opened).catch(() => null);
    if (bytes === null) continue;
    const head = headSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    if (head.success) return { serial: part[2], own: part, head: head.data };
  }
  return null;
}

async function readChunks(given: Given, parts: readonly Part[]): Promise<PackedChunk[] | null> {
  const chunks: PackedChunk[] = [];
  for (let from = 0; from < parts.length; from += MANY_AT_ONCE) {
    const some = parts.slice(from, from + MANY_AT_ONCE);
    const opened = await Promise.all(some.map((part, nth) => readPart(given, from + nth, part)));
    for (const chunk of opened) {
      if (chunk === null) return null;
      chunks.push(chunk);
    }
  }
  return chunks;
}

async function readPart(given: Given, nth: number, [at, bytes, serial]: Part) {
  const { file, key } = given;
  if (at < SLOTS || at * BLOCK + bytes > file.getSize()) return null;
  const sealed = new Uint8Array(bytes);
  if (file.read(sealed, { at: at * BLOCK }) < bytes) return null;
  // What does not open is not there: all of it can be made anew.
  return openChunk({ key, aad: aadOf(given, nth, serial) }, sealed).catch(() => null);
}

/** A chunk that is put in place of another, or of an earlier form of its own, does not open. */
function aadOf({ name }: Given, nth: number, serial: number): string {
  return `${name}\n${nth}\n${serial}`;
}

const blocksOf = (bytes: number) => Math.ceil(bytes / BLOCK);

function extentsOf({ own, head }: Stored): Extent[] {
  const parts = own === null ? head.pieces : [...head.pieces, own];
  return parts.map(([at, bytes]) => ({ at, blocks: blocksOf(bytes) }));
}

function readSlot(file: ImageFile, nth: number): Part {
  const bytes = new Uint8Array(SLOT_BYTES);
  file.read(bytes, { at: nth * BLOCK });
  const view = new DataView(bytes.buffer);
  return [view.getUint32(0), view.getUint32(4), view.getUint32(8)];
}

function writeSlot(file: ImageFile, { own, serial }: Stored): void {
  const [at, bytes] = own ?? [0, 0];
  const view = new DataView(new ArrayBuffer(SLOT_BYTES));
  for (const [nth, value] of [at, bytes, serial].entries()) view.setUint32(nth * 4, value);
  writeAll(file, new Uint8Array(view.buffer), (serial % SLOTS) * BLOCK);
  file.flush();
}

/** What the former save has and this one has not, which is in none of this one's places. */
function wipeFormer(file: ImageFile, before: Stored, next: Stored): void {
  const kept = new Set(extentsOf(next).map(({ at }) => at));
  for (const { at, blocks } of extentsOf(before)) {
    if (!kept.has(at)) wipe(file, at * BLOCK, (at + blocks) * BLOCK);
  }
  const { at: end } = gapsBetween(extentsOf(next), SLOTS).at(-1) ?? { at: SLOTS };
  file.truncate(Math.min(file.getSize(), end * BLOCK));
  file.flush();
}

/** What lies there and is named by nothing is what was forgotten, or was never finished. */
function wipeGaps(file: ImageFile, stored: Stored): void {
  for (const { at, blocks } of gapsBetween(extentsOf(stored), SLOTS)) {
    if (blocks === Number.POSITIVE_INFINITY) {
      wipe(file, at * BLOCK, file.getSize());
      file.truncate(Math.min(file.getSize(), at * BLOCK));
    } else wipe(file, at * BLOCK, (at + blocks) * BLOCK);
  }
  file.flush();
}

function wipe(file: ImageFile, from: number, until: number): void {
  const zeros = new Uint8Array(64 * BLOCK);
  for (let at = from; at < until; at += zeros.length) {
    writeAll(file, zeros.subarray(0, Math.min(zeros.length, until - at)), at);
  }
}

function writeAll(file: ImageFile, bytes: Uint8Array, at: number): void {
  if (file.write(bytes, { at }) < bytes.length) throw new AppError("quota-exceeded");
}

/** Where something lies in a file, in blocks. */
type Extent = { readonly at: number; readonly blocks: number };

/** What lies between these and behind them, from block `from` on; the last one has no end. */
function gapsBetween(used: readonly Extent[], from: number): Extent[] {
  const gaps: Extent[] = [];
  let end = from;
  for (const { at, blocks } of used.toSorted((left, right) => left.at - right.at)) {
    if (at > end) gaps.push({ at: end, blocks: at - end });
    end = Math.max(end, at + blocks);
  }
  return [...gaps, { at: end, blocks: Number.POSITIVE_INFINITY }];
}

/** Gives room from these gaps, in each the first that is wide enough. */
function createRoom(given: readonly Extent[]): (blocks: number) => number {
  const gaps = [...given];
  return (blocks) => {
    const nth = gaps.findIndex((gap) => gap.blocks >= blocks);
    const gap = gaps[nth] ?? { at: 0, blocks: 0 };
    gaps[nth] = { at: gap.at + blocks, blocks: gap.blocks - blocks };
    return gap.at;
  };
}
