import type { Page } from "puppeteer-core";
import type { RunningExtension } from "../browser/harness/launch-extension";
import type { Canaries } from "./canaries";
import { until } from "./talk";

type Session = {
  readonly extension: Pick<RunningExtension, "call">;
  readonly panel: Page;
  readonly canaries: Canaries;
};

/** Prints a recovery key, as far as the vault knows of that. */
export async function addRecoveryKey({ extension, panel, canaries }: Session): Promise<void> {
  const { generation } = await extension.call(panel, "vault.status", {});
  const method = { kind: "recovery", key: canaries.recoveryKey } as const;
  await extension.call(panel, "vault.addMethod", { generation, method });
}

/** Locks, until the panel says so. */
export async function lock({ extension, panel }: Session): Promise<void> {
  await extension.call(panel, "vault.lock", {});
  await panel.waitForSelector('[data-gate="locked"]');
}

/** Types the passphrase into the lock screen, as the person does. */
export async function unlockByHand({ panel, canaries }: Session): Promise<void> {
  await panel.waitForSelector("[data-unlock] input[data-passphrase]");
  await panel.type("[data-unlock] input[data-passphrase]", canaries.passphrase);
  await panel.keyboard.press("Enter");
  await panel.waitForSelector("main[data-ready]");
}

/** Changes the vault key by the recovery key's session and waits until every row is sealed anew. */
export async function rotate({ extension, panel, canaries }: Session): Promise<void> {
  const secret = { kind: "recovery", key: canaries.recoveryKey } as const;
  const { generation } = await extension.call(panel, "vault.unlock", { secret });
  await extension.call(panel, "vault.rotate", { generation });
  await untilSealed({ extension, panel });
}

/** Resolves once no row is left under a former key. */
export async function untilSealed({ extension, panel }: Omit<Session, "canaries">): Promise<void> {
  await until(async () => (await extension.call(panel, "vault.status", {})).sealing === null);
}

/** Removes every context with all that was said in it. */
export async function purge({ extension, panel }: Session): Promise<void> {
  const all = { include: "archived", pageSize: 500 } as const;
  const { contexts } = await extension.call(panel, "context.list", all);
  for (const { context } of contexts) {
    const { id, name } = context;
    await extension.call(panel, "context.purge", { id, name });
  }
}
