import type { Page } from "puppeteer-core";
import type { RunningExtension } from "./launch-extension";

type Session = { readonly extension: RunningExtension; readonly page: Page };

/** What writes much, each to be begun by a call. */
export async function bigWork({ extension, page }: Session) {
  const { call } = extension;
  const { conversation } = await call(page, "conversation.open", { channel: "side-panel" });
  const { contextId } = conversation;
  const source = "chatgpt" as const;
  return {
    backup: () => call(page, "backup.make", { withKeys: false }),
    import: async () => {
      const { base } = await call(page, "import.begin", { contextId, source });
      const conversations = Array.from({ length: 20 }, (_, rank) => makeImported(rank));
      await call(page, "import.add", { contextId, source, base, conversations });
    },
    restore: async () => {
      const [record] = (await call(page, "backup.status", {})).records;
      const from = { from: "kept", name: record?.name ?? "" } as const;
      await call(page, "restore.preview", { source: from, secret: { kind: "vault" } });
      await call(page, "restore.run", { mode: "merge" });
    },
    rotation: async () => {
      const { generation } = await call(page, "vault.status", {});
      await call(page, "vault.rotate", { generation });
    },
  };
}

function makeImported(rank: number) {
  const createdAt = Date.UTC(2024, 0, 1);
  const messages = [0, 1].map((at) => ({
    id: `m${at}`,
    previous: at === 0 ? null : "m0",
    role: at === 0 ? ("user" as const) : ("assistant" as const),
    text: `Imported ${rank}, ${at}. `.repeat(2_000),
    createdAt,
    model: "",
  }));
  const times = { createdAt, updatedAt: createdAt };
  return { id: `c${rank}`, title: `Imported ${rank}`, ...times, messages, leaf: null, rank };
}
