import { expect, it } from "vitest";
import { backUp, restore } from "../../../test/builders/make-restore";
import { makeStore } from "../../../test/builders/make-store";

it.each(["merge", "replace"] as const)(
  "the person's no stays where an older backup says nothing, or yes: %s",
  async (mode) => {
    for (const earlier of [undefined, true]) {
      const here = await makeStore();
      const { store } = here;
      const url = "http://127.0.0.1:11435";
      const { id, version } = await store.connections.add({
        kind: "ollama",
        preset: null,
        url,
        key: null,
      });
      const said = earlier === undefined ? {} : { hidesOrigin: earlier };
      await store.settings.update((now) => ({ ...now, autoLockMinutes: 30, ...said }));
      const backup = await backUp(here);
      await store.settings.update((now) => ({ ...now, hidesOrigin: false }));
      await store.connections.update({ id, version, hidesOrigin: false });
      const restored = (await restore(backup, here, mode)).vault.restart();
      expect((await restored.settings.read()).hidesOrigin, String(earlier)).toBe(false);
      expect((await restored.connections.find(id))?.hidesOrigin, String(earlier)).toBe(false);
    }
  },
);

it.each(["merge", "replace"] as const)(
  "a no to a server that nothing leads to stays over an older backup: %s",
  async (mode) => {
    const here = await makeStore();
    const { store } = here;
    await store.settings.update((now) => ({ ...now, autoLockMinutes: 30 }));
    const backup = await backUp(here);
    const origin = "http://127.0.0.1:9";
    await store.settings.update((now) => ({ ...now, refusedOrigins: [origin] }));
    const restored = (await restore(backup, here, mode)).vault.restart();
    expect((await restored.settings.read()).refusedOrigins).toEqual([origin]);
  },
);
