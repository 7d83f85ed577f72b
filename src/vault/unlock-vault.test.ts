import { describe, expect, it } from "vitest";
import {
  byPassphrase,
  COPY_KEY,
  localHeader,
  makeProfile,
  makeUsedProfile,
  nextWorker,
  opens,
  PASSPHRASE,
  storedHeader,
} from "../../test/builders/make-profile";
import { makePasskey, makePassphrase } from "../../test/builders/new-secrets";
import { toBase64 } from "../domain/base64";
import type { NewMethod } from "../domain/unlock-method";
import { createVault } from "./create-vault";
import { newRecoveryKey } from "./recovery-key";

const right = makePassphrase(PASSPHRASE);
const wrong = makePassphrase("another harbour");
const recovery = { kind: "recovery", key: newRecoveryKey() } as const;

async function makeWithMethods(...methods: NewMethod[]) {
  const profile = await makeUsedProfile({ method: byPassphrase });
  let opened = await profile.vault.unlock(right);
  for (const method of methods) opened = await profile.vault.addMethod(opened, method);
  await profile.vault.lock();
  return profile;
}

describe("unlocking", () => {
  it("opens by the passphrase, and leaves the key for the next worker", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase });
    expect(await opens(await profile.vault.unlock(right), profile.row)).toBe(true);
    expect(await opens(await nextWorker(profile).open(), profile.row)).toBe(true);
  });

  it("refuses a wrong passphrase, and an empty one", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase });
    for (const secret of [wrong, makePassphrase("")]) {
      const unlocking = profile.vault.unlock(secret);
      await expect(unlocking).rejects.toMatchObject({ code: "wrong-passphrase" });
    }
    expect(profile.session.stored.size).toBe(0);
  });

  it("opens by a passphrase that is typed decomposed, or that a rule of today would refuse", async () => {
    const profile = makeProfile();
    const { key } = await profile.vault.setUp(makePassphrase("Caf\u00e9 am Hafen"));
    const typed = makePassphrase("Cafe\u0301 am Hafen");
    await expect(profile.vault.unlock(typed)).resolves.toMatchObject({ key });
    const weak = profile.vault.unlock(makePassphrase("x\n"));
    await expect(weak).rejects.toMatchObject({ code: "wrong-passphrase" });
  });

  it("opens by any of several passphrases", async () => {
    const profile = await makeWithMethods(makePassphrase("a second harbour"));
    for (const passphrase of [PASSPHRASE, "a second harbour"]) {
      const opened = await profile.vault.unlock(makePassphrase(passphrase));
      expect(await opens(opened, profile.row)).toBe(true);
    }
  });

  it("opens by the passkey that was asked, and not by its answer to another", async () => {
    const [mine, other] = [makePasskey(1), makePasskey(5)];
    const profile = await makeWithMethods(mine, other);
    const passkeys = storedHeader(profile).ways.filter(({ kind }) => kind === "passkey");
    const [mineId = "", otherId = ""] = passkeys.map(({ id }) => id);
    const unlock = (methodId: string, secret: string) =>
      profile.vault.unlock({ kind: "passkey", methodId, secret });
    expect(await opens(await unlock(mineId, mine.secret), profile.row)).toBe(true);
    await expect(unlock(otherId, mine.secret)).rejects.toMatchObject({ code: "wrong-passphrase" });
    await expect(unlock(mineId, "AAAA")).rejects.toMatchObject({ code: "bad-request" });
    await expect(unlock(crypto.randomUUID(), mine.secret)).rejects.toMatchObject({
      code: "not-found",
    });
  });

  it("opens by the recovery key as it is typed", async () => {
    const profile = await makeWithMethods(recovery);
    const typed = `${recovery.key.toLowerCase().slice(0, 30)}\n ${recovery.key.toLowerCase().slice(30)}`;
    const opened = await profile.vault.unlock({ kind: "recovery", key: typed });
    expect(await opens(opened, profile.row)).toBe(true);
    for (const key of [newRecoveryKey(), "AGE-SECRET-KEY-1QQQ", ""]) {
      const unlocking = profile.vault.unlock({ kind: "recovery", key });
      await expect(unlocking).rejects.toMatchObject({ code: "wrong-passphrase" });
    }
  });

  it("tells apart that there is no such method, and no vault", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase });
    await expect(profile.vault.unlock(recovery)).rejects.toMatchObject({ code: "not-found" });
    const unlocking = makeProfile().vault.unlock(right);
    await expect(unlocking).rejects.toMatchObject({ code: "not-set-up" });
  });

  it("refuses a passphrase that was replaced, though an old copy of the header has it", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase });
    const old = localHeader(profile);
    const opened = await profile.vault.unlock(right);
    const [method] = opened.header.ways;
    const second = makePassphrase("a second harbour");
    await profile.vault.replaceMethod(opened, { methodId: method?.id ?? "", method: second });
    await profile.local.set(COPY_KEY, old);
    // It does open the old copy, whose key is the same.
    const unlocking = profile.vault.unlock(right);
    await expect(unlocking).rejects.toMatchObject({ code: "wrong-passphrase" });
    expect((await profile.vault.unlock(second)).header.generation).toBe(2);
    expect(localHeader(profile).generation).toBe(2);
  });
});

describe("unlocking what is open", () => {
  const keepHeader = { keepHeader: true };
  const cheap = { memoryKiB: 19 * 1_024, passes: 2, lanes: 1 };

  it("leaves header, copies and session as they are, though they could be better", async () => {
    const profile = makeProfile();
    const opened = await createVault({ ...profile.deps, cost: cheap }).setUp(byPassphrase);
    profile.files.stored.clear();
    await profile.local.set(COPY_KEY, "nonsense");
    const disk = () => [
      profile.headers.disk,
      [...profile.files.stored],
      [...profile.session.stored],
      profile.local.stored.get(COPY_KEY),
    ];
    const before = structuredClone(disk());
    const calls = profile.session.calls.set;
    const again = await profile.vault.unlock(right, keepHeader);
    expect(again).toMatchObject({ header: opened.header, key: opened.key });
    expect(disk()).toEqual(before);
    expect(profile.session.calls.set).toBe(calls);
    // What was open is not told of a conflict.
    const added = profile.vault.addMethod(opened, makePasskey());
    await expect(added).resolves.toMatchObject({ header: { generation: 2 } });
  });

  it("counts wrong attempts, and forgets them at a right one", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase, keepSession: true });
    for (let n = 0; n < 4; n += 1) {
      const unlocking = profile.vault.unlock(wrong, keepHeader);
      await expect(unlocking).rejects.toMatchObject({ code: "wrong-passphrase" });
    }
    expect(await profile.vault.retryAfter()).toBe(2);
    profile.time.now += 2_000;
    await profile.vault.unlock(right, keepHeader);
    expect(await profile.vault.retryAfter()).toBe(0);
  });

  it("is void where a lock comes meanwhile", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase, keepSession: true });
    const unlocking = profile.vault.unlock(right, keepHeader);
    const expecting = expect(unlocking).rejects.toMatchObject({ code: "locked" });
    await profile.vault.lock();
    await expecting;
    expect(profile.session.stored.size).toBe(0);
  });
});

describe("wrong attempts", () => {
  it("are counted across workers, and forgotten by a right one", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase });
    for (let n = 0; n < 4; n += 1) {
      await expect(nextWorker(profile).unlock(wrong)).rejects.toMatchObject({
        code: "wrong-passphrase",
      });
    }
    expect(await profile.vault.retryAfter()).toBe(2);
    await expect(nextWorker(profile).unlock(right)).rejects.toMatchObject({
      code: "too-many-attempts",
      data: { seconds: 2 },
    });
    profile.time.now += 2_000;
    await profile.vault.unlock(right);
    expect(await profile.vault.retryAfter()).toBe(0);
    await expect(profile.vault.unlock(wrong)).rejects.toMatchObject({ code: "wrong-passphrase" });
    expect(await profile.vault.retryAfter()).toBe(0);
  });

  it("are counted though the worker dies before the answer is known", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase });
    const deriveKey = () => Promise.reject(new Error("killed"));
    for (let n = 0; n < 4; n += 1) {
      const dying = createVault({ ...profile.deps, deriveKey });
      await expect(dying.unlock(right)).rejects.toThrow("killed");
    }
    expect(await profile.vault.retryAfter()).toBe(2);
  });

  it("are counted one by one, though they are made at once", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase });
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () => profile.vault.unlock(wrong)),
    );
    const codes = results.map((result) => result.status === "rejected" && result.reason.code);
    expect(codes.slice(0, 4)).toEqual(Array(4).fill("wrong-passphrase"));
    expect(codes.slice(4)).toEqual(Array(2).fill("too-many-attempts"));
  });
});

describe("a passphrase whose derivation has become cheap", () => {
  const cheap = { memoryKiB: 19 * 1_024, passes: 2, lanes: 1 };

  async function makeCheap() {
    const profile = makeProfile();
    const opened = await createVault({ ...profile.deps, cost: cheap }).setUp(byPassphrase);
    return { ...profile, before: opened.header };
  }

  it("is made anew at today's cost when it is next typed, and stays the same method", async () => {
    const profile = await makeCheap();
    const raised = await profile.vault.unlock(right);
    const [method] = raised.header.ways;
    expect(method?.kdf?.slice(0, 4)).toEqual(["argon2id", 65_536, 3, 1]);
    expect(method).toMatchObject({ id: profile.before.ways[0]?.id, kind: "passphrase" });
    expect(raised.header).toMatchObject({ generation: 2, keyId: profile.before.keyId });
    expect(storedHeader(profile)).toEqual(raised.header);
    expect((await profile.vault.unlock(right)).header.generation).toBe(2);
  });

  it("is never lowered", async () => {
    const profile = makeProfile();
    const dear = { memoryKiB: 131_072, passes: 2, lanes: 1 };
    await createVault({ ...profile.deps, cost: dear }).setUp(byPassphrase);
    const { header } = await profile.vault.unlock(right);
    expect(header.ways[0]?.kdf?.slice(1, 3)).toEqual([131_072, 3]);
  });

  it("unlocks also where that cannot be saved", async () => {
    const profile = await makeCheap();
    const replace = () => Promise.reject(new Error("full"));
    const headers = { ...profile.headers, replace };
    const opened = await createVault({ ...profile.deps, headers }).unlock(right);
    expect(opened.header).toEqual(profile.before);
    expect(profile.warnings).toEqual(["cost-not-raised"]);
  });
});

describe("a flipped byte in a method", () => {
  it("never opens to another key", async () => {
    const profile = await makeUsedProfile({ method: byPassphrase });
    const header = storedHeader(profile);
    profile.local.stored.clear();
    profile.files.stored.clear();
    const [method] = header.ways;
    if (method === undefined) throw new Error("no method");
    const codes = new Set<string>();
    for (const field of ["publicKey", "sealedPrivateKey", "sealedVaultKey"] as const) {
      const bytes = Uint8Array.from(atob(method[field]), (char) => char.charCodeAt(0));
      for (let at = 0; at < bytes.length; at += 1) {
        const changed = toBase64(bytes.with(at, (bytes[at] ?? 0) ^ 1));
        profile.headers.disk.header = { ...header, ways: [{ ...method, [field]: changed }] };
        profile.local.stored.delete("unlock-attempts:confidant");
        const opening = profile.vault.unlock(right).then(
          () => "opened",
          (error) => `${field}: ${error.code}`,
        );
        codes.add(await opening);
      }
    }
    expect([...codes].sort()).toEqual([
      "publicKey: header-corrupt",
      "sealedPrivateKey: wrong-passphrase",
      "sealedVaultKey: header-corrupt",
    ]);
  });
});
