/** How browsers call the program that they start. */
export const HOST_NAME = "confidant.mcp";

/** The extension's id; it follows from the key in its manifest. */
export const EXTENSION_ID = "llnjhckdjjjjdondpjpobgaagdomemfg";

/** The same in Firefox, as its manifest says. */
export const GECKO_ID = "{c0f1da47-5e1f-4c0d-9d3a-7b1f2e6a8d54}";

/** What is said on the line between relay, host and extension; another one is refused. */
export const PROTOCOL = 1;

export const VERSION = "0.1.0";

/** Bytes of a message in one piece: as base64 it stays below the browser's limit of 1 MB. */
export const PIECE_BYTES = 700 * 1024;

/** The longest message that is passed on, in bytes. */
export const LONGEST_MESSAGE = 16 * 1024 * 1024;
