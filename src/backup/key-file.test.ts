import { describe, expect, it } from "vitest";
import { makeIdentity } from "../../test/builders/make-backup";
import { ageRecipient, parseAgeIdentity } from "../crypto/age-key";
import { concat, fromUtf8, utf8 } from "../crypto/bytes";
import { openWithPassphrase, sealWithPassphrase } from "./age-passphrase";
import { makeKeyFile, openKeyFile } from "./key-file";

const passphrase = "four words and a stop.";
const workFactor = 6;
const damaged = { code: "backup-damaged" };

async function makeSmall(identities: readonly string[] = [makeIdentity()]) {
  return makeKeyFile({ identities, passphrase, workFactor });
}

async function sealIdentities(text: string) {
  return sealWithPassphrase(utf8(text), { passphrase, workFactor });
}

describe("a key file", () => {
  it("gives back its identities in their order", async () => {
    const identities = [makeIdentity(), makeIdentity(), makeIdentity()];
    expect(await openKeyFile(await makeSmall(identities), passphrase)).toEqual(identities);
  });

  it("is an identity file of age, with each key's recipient in a comment", async () => {
    const identity = makeIdentity();
    const text = fromUtf8(await openWithPassphrase(await makeSmall([identity]), passphrase));
    const recipient = await ageRecipient(parseAgeIdentity(identity)!);
    expect(text.split("\n").slice(1)).toEqual([`# public key: ${recipient}`, identity, ""]);
    expect(text).toMatch(/^# [^\n]+\n/);
  });

  it("takes the work of the age command unless told otherwise", async () => {
    const file = await makeKeyFile({ identities: [makeIdentity()], passphrase });
    expect(new TextDecoder("latin1").decode(file)).toMatch(/\n-> scrypt \S+ 18\n/);
  });

  it("says that a passphrase is wrong", async () => {
    await expect(openKeyFile(await makeSmall(), `${passphrase}!`)).rejects.toMatchObject({
      code: "wrong-passphrase",
    });
  });

  it("takes the same letters from another keyboard", async () => {
    const identity = makeIdentity();
    const input = { identities: [identity], passphrase: "caf\u00e9", workFactor };
    expect(await openKeyFile(await makeKeyFile(input), "cafe\u0301")).toEqual([identity]);
  });

  it("is damaged where it is cut, altered or goes on", async () => {
    const file = await makeSmall();
    const turned = file.slice();
    turned[file.length - 1]! ^= 1;
    const cuts = [0, 20, 100, file.length - 1].map((at) => file.slice(0, at));
    for (const bytes of [...cuts, turned, concat(file, utf8("x"))]) {
      await expect(openKeyFile(bytes, passphrase)).rejects.toMatchObject(damaged);
    }
  });

  it.each(["21", "40", "1e9", "999999999999"])(
    "that asks for work 2^%s is refused",
    async (work) => {
      const head = `age-encryption.org/v1\n-> scrypt ${"A".repeat(22)} ${work}\n${"A".repeat(43)}\n`;
      const file = utf8(`${head}--- ${"A".repeat(43)}\n${"x".repeat(50)}`);
      await expect(openKeyFile(file, passphrase)).rejects.toMatchObject(damaged);
    },
  );

  it("is none where no passphrase locks it, or it holds no identity", async () => {
    const noKeyFile = utf8(
      `age-encryption.org/v1\n-> X25519 ${"A".repeat(43)}\n${"A".repeat(43)}\n--- ${"A".repeat(43)}\n`,
    );
    await expect(openKeyFile(noKeyFile, passphrase)).rejects.toMatchObject(damaged);
    for (const text of ["", "# only a comment\n", "AGE-SECRET-KEY-1NO\n", "\0".repeat(50)]) {
      const file = await sealIdentities(text);
      await expect(openKeyFile(file, passphrase)).rejects.toMatchObject(damaged);
    }
    const notText = await sealWithPassphrase(Uint8Array.of(255, 254), { passphrase, workFactor });
    await expect(openKeyFile(notText, passphrase)).rejects.toMatchObject(damaged);
  });

  it("may have Windows line ends and blank lines", async () => {
    const identity = makeIdentity();
    const file = await sealIdentities(`# made elsewhere\r\n\r\n${identity}\r\n`);
    expect(await openKeyFile(file, passphrase)).toEqual([identity]);
  });

  it("has the newest 200 keys of more, so that it opens", async () => {
    const identities = Array.from({ length: 201 }, makeIdentity);
    const opened = await openKeyFile(await makeSmall(identities), passphrase);
    expect(opened).toEqual(identities.slice(0, 200));
  });

  it("with more keys than any of ours is refused, and one that it has twice is one", async () => {
    const identities = Array.from({ length: 200 }, makeIdentity);
    const open = async (keys: readonly string[]) =>
      openKeyFile(await sealIdentities(keys.join("\n")), passphrase);
    expect(await open([...identities, ...identities])).toEqual(identities);
    await expect(open([...identities, makeIdentity()])).rejects.toMatchObject(damaged);
  });

  it("larger than any of ours is refused unread", async () => {
    await expect(openKeyFile(new Uint8Array(75_001), passphrase)).rejects.toMatchObject(damaged);
  });
});
