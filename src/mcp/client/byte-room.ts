/** Whether one thing more of a list has room; it takes that then. */
export type ByteRoom = (one: unknown) => boolean;

const encoder = new TextEncoder();

/** A room of so many bytes for a list, of which each thing takes those of its JSON in UTF-8. */
export function createByteRoom(max: number): ByteRoom {
  let left = max;
  return (one) => {
    const bytes = encoder.encode(`${JSON.stringify(one)},`).length;
    if (bytes > left) return false;
    left -= bytes;
    return true;
  };
}
