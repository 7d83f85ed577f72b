import { readVarint, unpackSnappy } from "./unpack-snappy";

/** Two handles, padded, and the magic number. */
const FOOTER_BYTES = 48;
const PACKED = 1;

/**
 * The data blocks of a LevelDB table file, unpacked. Blocks are Snappy-compressed, so a text in
 * them need not stand in the file's bytes. Format: LevelDB's doc/table_format.md.
 */
export function readTableBlocks(file: Buffer): Buffer[] {
  if (file.length < FOOTER_BYTES) return [];
  const metaindex = readHandle(file, file.length - FOOTER_BYTES);
  const index = readHandle(file, metaindex.end);
  return readHandles(readBlock(file, index)).map((handle) => readBlock(file, handle));
}

type Handle = { readonly offset: number; readonly size: number; readonly end: number };

function readHandle(bytes: Buffer, at: number): Handle {
  const offset = readVarint(bytes, at);
  const size = readVarint(bytes, offset.end);
  return { offset: offset.value, size: size.value, end: size.end };
}

function readBlock(file: Buffer, { offset, size }: Handle): Buffer {
  const bytes = file.subarray(offset, offset + size);
  return file[offset + size] === PACKED ? unpackSnappy(bytes) : bytes;
}

/** The values of an index block: entries of shared, unshared and value length, key, value. */
function readHandles(block: Buffer): Handle[] {
  const restarts = block.readUInt32LE(block.length - 4);
  const end = block.length - 4 - restarts * 4;
  const handles: Handle[] = [];
  for (let at = 0; at < end; ) {
    const shared = readVarint(block, at);
    const unshared = readVarint(block, shared.end);
    const length = readVarint(block, unshared.end);
    const value = length.end + unshared.value;
    handles.push(readHandle(block, value));
    at = value + length.value;
  }
  return handles;
}
