/** Lets the browser save a file as a download; its list of downloads keeps the name. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The download has its own hold on the file once it has begun; until then the address is needed.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
