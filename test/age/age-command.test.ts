import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openWithIdentities } from "../../src/backup/age-file";
import { streamOf } from "../../src/backup/byte-stream";
import { makeKeyFile, openKeyFile } from "../../src/backup/key-file";
import { ageRecipient, parseAgeIdentity } from "../../src/crypto/age-key";
import type { Bytes } from "../../src/crypto/bytes";
import {
  lineOf,
  makeBackup,
  makeBackupRow,
  makeIdentity,
  readWhole,
} from "../builders/make-backup";
import { missingForAge, runAge } from "./run-age";

const missing = missingForAge();
const PASSPHRASE = "four words and a stop.";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "confidant-age-"));
});
afterEach(() => rm(folder, { recursive: true }));

const put = (name: string, content: string | Uint8Array) => writeFile(join(folder, name), content);
const take = async (name: string): Promise<Bytes> =>
  new Uint8Array(await readFile(join(folder, name)));

/** A backup of some chunks, beside the text that is in it. */
async function putBackup(identity: string) {
  const rows = [makeBackupRow({ text: "ä木🌊 ".repeat(20_000) }), makeBackupRow()];
  const { file, manifest } = await makeBackup({ parts: [{ rows, unreadable: 0 }], identity });
  await put("backup.age", file);
  return `${JSON.stringify(manifest)}\n${rows.map(lineOf).join("")}`;
}

const DECRYPT = ["-d", "-o", "plain.jsonl"];

describe("the age command", () => {
  it("opens a backup with the recovery key as it is printed", async ({ skip }) => {
    skip(missing !== null, missing ?? "");
    const identity = makeIdentity();
    const text = await putBackup(identity);
    await put("key.txt", `${identity}\n`);
    const run = await runAge({ folder, args: [...DECRYPT, "-i", "key.txt", "backup.age"] });
    expect(run).toEqual({ code: 0, shown: "" });
    expect((await readFile(join(folder, "plain.jsonl"), "utf8")) === text).toBe(true);
  });

  it("opens a backup, an older one too, with the key file and the passphrase", async ({ skip }) => {
    skip(missing !== null, missing ?? "");
    const identities = [makeIdentity(), makeIdentity()];
    await put("confidant-key.age", await makeKeyFile({ identities, passphrase: PASSPHRASE }));
    for (const identity of identities) {
      const text = await putBackup(identity);
      const args = [...DECRYPT, "-i", "confidant-key.age", "backup.age"];
      const { code, shown } = await runAge({ folder, args, answers: [PASSPHRASE] });
      expect(code, shown).toBe(0);
      expect((await readFile(join(folder, "plain.jsonl"), "utf8")) === text).toBe(true);
    }
  });

  it("does not open it with another passphrase or another key", async ({ skip }) => {
    skip(missing !== null, missing ?? "");
    const identity = makeIdentity();
    await putBackup(identity);
    await put(
      "confidant-key.age",
      await makeKeyFile({ identities: [identity], passphrase: PASSPHRASE }),
    );
    await put("other.txt", `${makeIdentity()}\n`);
    const keyFile = [...DECRYPT, "-i", "confidant-key.age", "backup.age"];
    const typed = await runAge({ folder, args: keyFile, answers: ["another one"] });
    expect(typed.shown).toContain("incorrect passphrase");
    expect(typed.code).not.toBe(0);
    const other = await runAge({ folder, args: [...DECRYPT, "-i", "other.txt", "backup.age"] });
    expect(other.shown).toContain("no identity matched");
    expect(other.code).not.toBe(0);
  });

  it("makes files that we open", async ({ skip }) => {
    skip(missing !== null, missing ?? "");
    const identity = makeIdentity();
    const recipient = await ageRecipient(parseAgeIdentity(identity)!);
    const text = "ä木🌊".repeat(50_000);
    await put("plain.txt", text);
    const args = ["-r", recipient, "-o", "made.age", "plain.txt"];
    expect(await runAge({ folder, args })).toEqual({ code: 0, shown: "" });
    const made = await take("made.age");
    async function* parts() {
      yield made;
    }
    const opened = await openWithIdentities(streamOf(parts()), [identity]);
    expect(new TextDecoder().decode(await readWhole(opened.plain)) === text).toBe(true);
  });

  it("makes key files that we open", async ({ skip }) => {
    skip(missing !== null, missing ?? "");
    const identity = makeIdentity();
    await put("key.txt", `# made elsewhere\n${identity}\n`);
    const args = ["-p", "-o", "key.age", "key.txt"];
    const { code, shown } = await runAge({ folder, args, answers: [PASSPHRASE, PASSPHRASE] });
    expect(code, shown).toBe(0);
    expect(await openKeyFile(await take("key.age"), PASSPHRASE)).toEqual([identity]);
  });
});
