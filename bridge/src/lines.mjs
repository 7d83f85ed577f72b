const LINE_FEED = 0x0a;

/**
 * Cuts a stream of bytes into lines and hands on each that has ended; what has no end is held until
 * it has one. Gives back a function that takes bytes, and returns false once a line is longer than
 * `longest` bytes: from then on it takes nothing.
 * @param {{ longest: number, onLine: (line: Buffer) => void }} options
 */
export function lineCutter({ longest, onLine }) {
  /** @type {Buffer[]} */
  let held = [];
  let size = 0;
  let isOver = false;
  return (/** @type {Buffer} */ bytes) => {
    let rest = bytes;
    while (!isOver && rest.length > 0) {
      const at = rest.indexOf(LINE_FEED);
      const part = at < 0 ? rest : rest.subarray(0, at);
      size += part.length;
      isOver = size > longest;
      if (isOver) held = [];
      else held.push(part);
      if (at < 0) break;
      rest = rest.subarray(at + 1);
      if (isOver) break;
      const line = held.length === 1 ? part : Buffer.concat(held);
      held = [];
      size = 0;
      if (line.toString("latin1").trim() !== "") onLine(line);
    }
    return !isOver;
  };
}
