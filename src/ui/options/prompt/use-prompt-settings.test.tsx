import { afterEach, expect, it, vi } from "vitest";
import { livePage } from "../../../../test/builders/live-page";
import { DEFAULT_PROMPT_SETTINGS } from "../../../domain/prompt-settings";
import type { Client } from "../../../messaging/client";
import { usePromptSettings } from "./use-prompt-settings";

afterEach(() => {
  vi.unstubAllGlobals();
});

function Kept({ client }: { readonly client: Client }) {
  return <p>{usePromptSettings(client).settings?.cacheTtlSeconds}</p>;
}

it("what another page has set is read anew when this one gets the focus, and no more once it is left", async () => {
  let [cacheTtlSeconds, reads] = [60, 0];
  const call = async (name: string) => {
    if (name !== "prompt.settings") return { model: null };
    reads += 1;
    return { ...DEFAULT_PROMPT_SETTINGS, cacheTtlSeconds };
  };
  const client = { call } as unknown as Client;
  const page = await livePage();
  await page.show(<Kept client={client} />);
  expect(page.find("p").textContent).toBe("60");
  cacheTtlSeconds = 90;
  await page.hear("focus");
  expect(page.find("p").textContent).toBe("90");
  await page.show(null);
  await page.hear("focus");
  expect(reads).toBe(2);
});
