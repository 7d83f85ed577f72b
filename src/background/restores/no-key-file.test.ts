import { describe, expect, it } from "vitest";
import { WORK_FACTOR } from "../../backup/age-passphrase";
import { makeKeyFile, openKeyFile } from "../../backup/key-file";
import { newRecoveryKey } from "../../vault/recovery-key";
import { NO_KEY_FILE } from "./no-key-file";

/** What decides how long an attempt takes: the kind of stanza, and its work factor. */
const workOf = (file: Uint8Array) =>
  /^-> (\S+) \S{22} (\d+)$/m.exec(new TextDecoder("latin1").decode(file))?.slice(1);

describe("what stands for a key file where there is none", () => {
  it("asks for the work that a key file does, and is opened by nothing", async () => {
    const ours = await makeKeyFile({
      identities: [newRecoveryKey()],
      passphrase: "a quiet harbour",
    });
    expect(workOf(ours)).toEqual(["scrypt", String(WORK_FACTOR)]);
    expect(workOf(NO_KEY_FILE)).toEqual(workOf(ours));
    const opening = openKeyFile(NO_KEY_FILE, "a quiet harbour");
    await expect(opening).rejects.toMatchObject({ code: "wrong-passphrase" });
  });
});
