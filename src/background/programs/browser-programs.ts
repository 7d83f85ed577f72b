import { browserAlarms } from "../../platform/alarms";
import { later } from "../../platform/later";
import { connectNative } from "../../platform/native-host";
import type { Lifecycle } from "../lifecycle";
import { createPrograms, type Programs } from "./create-programs";

/** How many programs wait for the person, where it can be read without reading all of this. */
export type Asks = { count: number };

type Deps = {
  readonly lifecycle: Pick<Lifecycle, "ready">;
  readonly asks: Asks;
  /** Hears whenever `vault.status` tells something else. */
  readonly onChange: () => void;
};

/** The programs that reach this browser. */
export function createBrowserPrograms({ lifecycle, asks, onChange }: Deps): Programs {
  const { version } = chrome.runtime.getManifest();
  const programs = createPrograms({
    ready: lifecycle.ready,
    connectNative,
    alarms: browserAlarms,
    later,
    info: { name: "confidant", title: "Confidant", version },
    onChange: () => {
      asks.count = programs.waiting.list().length;
      onChange();
    },
  });
  return programs;
}
