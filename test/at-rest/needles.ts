import type { Page } from "puppeteer-core";
import { parseAgeIdentity } from "../../src/crypto/age-key";
import { CANARY_NAMES, type Canaries, needlesOf, needlesOfKey } from "./canaries";
import type { Needles } from "./search-profile";

/** What betrays each canary; the recovery key's bytes betray it as its text does. */
export function canaryNeedles(canaries: Canaries): Needles {
  const needles = new Map(CANARY_NAMES.map((name) => [name as string, needlesOf(canaries[name])]));
  const { recoveryKey } = canaries;
  const bytes = Buffer.from(parseAgeIdentity(recoveryKey) ?? []);
  const asTyped = needlesOf(recoveryKey.toLowerCase());
  return needles.set("recoveryKey", [
    ...needlesOf(recoveryKey),
    ...asTyped,
    ...needlesOfKey(bytes),
  ]);
}

/** What betrays the vault keys that the browser session holds now; fails where it holds none. */
export async function sessionKeyNeedles(page: Page): Promise<Needles> {
  const stored = await page.evaluate(async () =>
    JSON.stringify(await chrome.storage.session.get(null)),
  );
  // 32 bytes in base64.
  const keys = stored.match(/[A-Za-z0-9+/]{43}=/g) ?? [];
  if (keys.length === 0) throw new Error("the session holds no key");
  return new Map([["vaultKey", keys.flatMap((key) => needlesOfKey(Buffer.from(key, "base64")))]]);
}
