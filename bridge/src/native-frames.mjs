const HEADER_BYTES = 4;

/** Browsers send no more than this in one message. */
const LONGEST_FRAME = 64 * 1024 * 1024;

/**
 * A message as browsers want it from a program that they have started: its length as 32 bits in this
 * machine's order, and its JSON.
 * @param {object} message
 */
export function toFrame(message) {
  const body = Buffer.from(JSON.stringify(message));
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(body.length);
  return Buffer.concat([header, body]);
}

/**
 * Reads messages out of what a browser writes, however that is cut. Gives back a function that takes
 * bytes, and returns false where these are no messages: from then on nothing can be read.
 * @param {(message: unknown) => void} onMessage
 */
export function frameReader(onMessage) {
  /** @type {Buffer} */
  let held = Buffer.alloc(0);
  return (/** @type {Buffer} */ bytes) => {
    held = held.length === 0 ? bytes : Buffer.concat([held, bytes]);
    while (held.length >= HEADER_BYTES) {
      const end = HEADER_BYTES + held.readUInt32LE();
      if (end > LONGEST_FRAME) return false;
      if (held.length < end) break;
      const message = parseJson(held.toString("utf8", HEADER_BYTES, end));
      held = held.subarray(end);
      if (message === undefined) return false;
      onMessage(message);
    }
    return true;
  };
}

/**
 * What the text says; undefined where it is no JSON.
 * @param {string} text
 * @returns {unknown}
 */
export function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
