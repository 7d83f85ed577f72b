import { createHmac, hkdfSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { ageRecipient, formatAgeIdentity } from "./age-key";
import { backupMac, isBackupMac } from "./backup-mac";
import { randomBytes } from "./random-bytes";

describe("backupMac", () => {
  it("is HMAC under the key that the identity and its recipient give", async () => {
    const secret = randomBytes(32);
    const info = "confidant/backup/mac/v1";
    const key = hkdfSync("sha256", secret, await ageRecipient(secret), info, 32);
    const wanted = createHmac("sha256", Buffer.from(key)).update("text").digest();
    expect(Buffer.from(await backupMac(formatAgeIdentity(secret), "text"))).toEqual(wanted);
  });

  it("is known again by the same identity and no other", async () => {
    const [identity, other] = [randomBytes(32), randomBytes(32)].map(formatAgeIdentity);
    const mac = await backupMac(identity!, "text");
    expect(await isBackupMac(identity!, "text", mac)).toBe(true);
    expect(await isBackupMac(identity!, "Text", mac)).toBe(false);
    expect(await isBackupMac(other!, "text", mac)).toBe(false);
    expect(await isBackupMac(identity!, "text", mac.slice(0, 31))).toBe(false);
  });

  it("takes no identity that is none", async () => {
    await expect(backupMac("AGE-SECRET-KEY-1NO", "text")).rejects.toMatchObject({
      code: "backup-wrong-key",
    });
  });
});
