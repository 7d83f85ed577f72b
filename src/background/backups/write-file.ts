import type { FileFolder } from "../../domain/file-folder";

type Write = {
  readonly folder: Pick<FileFolder, "write">;
  readonly name: string;
  readonly file: Blob;
  readonly signal: AbortSignal;
};

/** Writes a file as it is read; one that fails or is cut leaves what was there under that name. */
export async function writeFile({ folder, name, file, signal }: Write): Promise<void> {
  const writer = await folder.write(name);
  try {
    const reader = file.stream().getReader();
    for (;;) {
      signal.throwIfAborted();
      const { value, done } = await reader.read();
      if (done) break;
      await writer.write(value);
    }
    await writer.close();
  } catch (error) {
    await writer.abort();
    throw error;
  }
}
