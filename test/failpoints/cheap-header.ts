import type { Page } from "puppeteer-core";
import { argon2id } from "../../src/crypto/argon2";
import { createVault } from "../../src/vault/create-vault";
import type { Header } from "../../src/vault/header";
import { COPY_KEY, makeProfile } from "../builders/make-profile";
import { makePassphrase } from "../builders/new-secrets";

/** The least that a header may name. */
const LEAST_COST = { memoryKiB: 19_456, passes: 2, lanes: 1 } as const;

/** The header of a vault that an earlier release made, when passphrases cost less to guess. */
export async function makeCheapHeader(passphrase: string): Promise<Header> {
  const { deps } = makeProfile();
  const vault = createVault({ ...deps, deriveKey: argon2id, cost: LEAST_COST });
  return (await vault.setUp(makePassphrase(passphrase))).header;
}

/** Puts a header into a database that has none, and its copy beside it; no worker may run. */
export function plantHeader(page: Page, header: Header): Promise<void> {
  return page.evaluate(
    async (key, value) => {
      await chrome.storage.local.set({ [key]: value });
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open("confidant");
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(["header"], "readwrite");
          transaction.objectStore("header").add({ id: "vault", header: value });
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.onabort = () => reject(transaction.error);
        };
      });
    },
    COPY_KEY,
    header,
  );
}
