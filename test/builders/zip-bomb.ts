import { constants, deflateRawSync } from "node:zlib";

const MIB = 1_048_576;
const PART = 65_536;

/** A deflate stream of as many mebibytes of one byte, made of one stretch that is there again and again. */
export function deflateZeros(mebibytes: number, byte = 0x20): Uint8Array {
  const { Z_FULL_FLUSH: finishFlush } = constants;
  const stretch = deflateRawSync(new Uint8Array(MIB).fill(byte), { level: 9, finishFlush });
  const end = deflateRawSync(new Uint8Array(0));
  const whole = new Uint8Array(stretch.length * mebibytes + end.length);
  for (let at = 0; at < mebibytes; at += 1) whole.set(stretch, at * stretch.length);
  whole.set(end, mebibytes * stretch.length);
  return whole;
}

type Entry = {
  readonly name: string;
  /** What it says that it inflates to. */
  readonly size: number;
};

type HeaderEntry = Entry & { readonly deflated: number; readonly tail: number };

/** No comment, disk or attributes; all entries begin at the archive's beginning. */
const CENTRAL_TAIL = 14;

/** An archive with one deflated stretch of bytes that is the content of every entry. */
export function zipOver(deflated: Uint8Array, entries: readonly Entry[]): Blob {
  const [first = { name: "", size: 0 }] = entries;
  const rest = { deflated: deflated.length, tail: 0 };
  const local = record(0x04034b50, [20, 0, 8, 0, 0x21], { ...first, ...rest });
  const central = entries.map((entry) =>
    record(0x02014b50, [20, 20, 0, 8, 0, 0x21], { ...entry, ...rest, tail: CENTRAL_TAIL }),
  );
  const at = local.length + deflated.length;
  const size = central.reduce((sum, { length }) => sum + length, 0);
  const end = new DataView(new ArrayBuffer(22));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, entries.length, true);
  end.setUint16(10, entries.length, true);
  end.setUint32(12, size, true);
  end.setUint32(16, at, true);
  // In parts, as a file on a disk is read: a blob of one part is given as one chunk.
  const parts = Array.from({ length: Math.ceil(deflated.length / PART) }, (_, part) =>
    deflated.slice(part * PART, (part + 1) * PART),
  );
  return new Blob([local, ...parts, ...central, end] as BlobPart[]);
}

/** An entry's header, before its bytes or in the directory. */
function record(mark: number, heads: readonly number[], entry: HeaderEntry): Uint8Array {
  const { name, size, deflated, tail } = entry;
  const bytes = new TextEncoder().encode(name);
  const sizes = 4 + heads.length * 2;
  const fixed = sizes + 16 + tail;
  const view = new DataView(new ArrayBuffer(fixed + bytes.length));
  view.setUint32(0, mark, true);
  for (const [index, head] of heads.entries()) view.setUint16(4 + index * 2, head, true);
  view.setUint32(sizes + 4, deflated, true);
  view.setUint32(sizes + 8, size, true);
  view.setUint16(sizes + 12, bytes.length, true);
  const whole = new Uint8Array(view.buffer);
  whole.set(bytes, fixed);
  return whole;
}

/** A file that tells how many of its bytes were asked for as streams. */
export function countReads(file: Blob): { readonly file: Blob; readonly read: () => number } {
  let read = 0;
  const counter = () =>
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (bytes, controller) => {
        read += bytes.length;
        controller.enqueue(bytes);
      },
    });
  const watch = (blob: Blob): Blob =>
    new Proxy(blob, {
      get: (target, name) => {
        if (name === "stream") return () => target.stream().pipeThrough(counter());
        if (name === "slice")
          return (...range: Parameters<Blob["slice"]>) => watch(target.slice(...range));
        const value: unknown = Reflect.get(target, name, target);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  return { file: watch(file), read: () => read };
}
