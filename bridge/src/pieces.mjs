import { LONGEST_MESSAGE, PIECE_BYTES } from "./names.mjs";

/**
 * @typedef {object} Piece a part of a message of one connection, or all of it
 * @property {"piece"} type
 * @property {number} id the connection
 * @property {string} data base64
 * @property {boolean} last whether the message ends with it
 */

/**
 * A message in pieces that are each small enough for a browser.
 * @param {number} id
 * @param {Buffer} message
 * @returns {Piece[]}
 */
export function toPieces(id, message) {
  /** @type {Piece[]} */
  const pieces = [];
  for (let at = 0; at === 0 || at < message.length; at += PIECE_BYTES) {
    const data = message.toString("base64", at, Math.min(at + PIECE_BYTES, message.length));
    pieces.push({ type: "piece", id, data, last: at + PIECE_BYTES >= message.length });
  }
  return pieces;
}

/**
 * Joins the pieces of one connection's messages. Gives back a function that takes a piece and returns
 * the message once that is whole, null before, and undefined where it is too long to be held.
 * @returns {(piece: Pick<Piece, "data" | "last">) => Buffer | null | undefined}
 */
export function pieceJoiner() {
  /** @type {Buffer[]} */
  let held = [];
  let size = 0;
  return ({ data, last }) => {
    const bytes = Buffer.from(data, "base64");
    held.push(bytes);
    size += bytes.length;
    if (size > LONGEST_MESSAGE) return undefined;
    if (!last) return null;
    const message = Buffer.concat(held);
    held = [];
    size = 0;
    return message;
  };
}
