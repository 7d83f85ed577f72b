/** A file that gives all of its bytes as one chunk, by promises alone; `onRead` hears that it is read. */
export function makeUncutFile(text: string, onRead: () => void = () => undefined): Blob {
  const bytes = new TextEncoder().encode(text);
  const stream = () => {
    onRead();
    return new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(bytes);
        controller.close();
      },
    });
  };
  const slice = () => new Blob([text.slice(0, 64)]);
  return { size: bytes.length, stream, slice } as unknown as Blob;
}
