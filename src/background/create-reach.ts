import { createHostPermissions } from "../platform/host-permissions";
import { later } from "../platform/later";
import { logError } from "../platform/log";
import type { App } from "./app";
import { createLocalModels } from "./create-local-models";
import { createHostLeave } from "./host-leave";
import { createModelDeletions } from "./model-deletions";
import type { Profile } from "./open-profile";

type Reach = Pick<App, "store" | "keepAlive" | "signal"> & {
  readonly profile: Profile;
  /** Called when a model file may be whole, or a model is removed. */
  readonly onChange: () => void;
};

/** What runs inside the browser, and the leave to reach what does not. */
export function createReach({ profile, store, keepAlive, signal, onChange }: Reach) {
  const permissions = createHostPermissions();
  const leave = createHostLeave({ store, permissions, later, onError: logError });
  const onDownloadEnd = () => {
    onChange();
    void leave.tidy();
  };
  const folder = profile.modelFolder;
  const local = createLocalModels({ store, folder, keepAlive, signal, onDownloadEnd });
  const modelDeletions = createModelDeletions({ keepAlive, signal, onChange });
  return { permissions, leave, local, modelDeletions };
}
