import { isOwnRequest } from "../domain/own-request";
import type { Store } from "../store/create-store";

/** Where requests without a connection may go: the Ollama server of the settings. */
export type BuiltInAddress = {
  readonly isOwn: (url: string) => Promise<boolean>;
  /** Lets requests go to an address that the person has typed, too, until the work has ended. */
  readonly trying: <T>(address: string, work: () => Promise<T>) => Promise<T>;
};

type Deps = { readonly settings: Pick<Store["settings"], "read"> };

/** Asked at each request: no row beside the settings decides what is called on this machine. */
export function createBuiltInAddress({ settings }: Deps): BuiltInAddress {
  const tried: string[] = [];
  return {
    isOwn: async (url) => {
      const { ollamaUrl } = await settings.read();
      return [ollamaUrl, ...tried].some((base) => isOwnRequest(url, { kind: "ollama", url: base }));
    },
    trying: async (address, work) => {
      tried.push(address);
      try {
        return await work();
      } finally {
        tried.splice(tried.indexOf(address), 1);
      }
    },
  };
}
