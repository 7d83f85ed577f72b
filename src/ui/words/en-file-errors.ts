/** " (403)", or nothing where no status was told. */
const statusSuffix = (status: number | null) => (status === null ? "" : ` (${status})`);

/** What happened to a model file on its way, what is kept of it, what to do. */
export const enFileErrors = {
  /** Stands for a host that nobody told. */
  server: "The server",
  by: {
    locked: (host: string, status: number | null) =>
      `${host} requires permission for this file${statusSuffix(status)}: it may want you to sign in or to accept a licence there. Download it in a tab of the browser, then drop the file here.`,
    lockedHere: (host: string, status: number | null) =>
      `${host} refused to give this file${statusSuffix(status)}. Look whether it lets extensions of a browser read files, or drop the file here.`,
    missing: (host: string) =>
      `${host} has no file at this address (404). Check the address, remove this file, then download it again.`,
    busy: (host: string) =>
      `${host} is overloaded or gets too many requests. What has arrived is saved. Wait a little, then resume.`,
    failed: (host: string, status: number | null) =>
      `${host} failed while giving the file${statusSuffix(status)}. What has arrived is saved. Resume later.`,
    malformed: (host: string) =>
      `${host} sent the wrong part of the file. Resume once more. If that does not help, remove the file and download it again.`,
    cutOff:
      "The connection ended before the whole file was here. What has arrived is saved. Resume the download.",
    silent: (host: string) =>
      `${host} sent nothing for too long. What has arrived is saved. Resume later.`,
    unreachable: (host: string) =>
      `${host} cannot be reached. What has arrived is saved. Check the address and your network connection, then resume.`,
  },
  /** Why an address of a file is not asked, by the reason that comes with `bad-request`. */
  refused: {
    "not-a-url":
      "This is no address of a file. Nothing was fetched; it looks like https://example.com/model.gguf.",
    credentials:
      "This address holds a name or a password. Nothing was fetched; download the file in a tab of the browser, then drop it here.",
  },
} as const;
