import type { CallHandlers } from "../../messaging/serve-calls";
import type { Guards } from "../guards";
import type { Programs } from "../programs/create-programs";
import { programHandlers } from "../programs/program-handlers";

/** Calls about programs of this machine; made when one of them first comes. */
export function programCallHandlers(
  {
    programs,
    onVaultChange,
  }: { readonly programs: () => Programs; readonly onVaultChange: () => void },
  { whenOpen, whenAsked }: Guards,
) {
  const act = () => programHandlers(programs(), onVaultChange);
  return {
    "program.list": whenAsked((app) => act().list(app)),
    "program.connect": ({ on }) => act().connect(on),
    "program.add": whenOpen((app, input) => act().add(app, input)),
    "program.allow": whenOpen((app, input) => act().allow(app, input)),
    "program.revoke": whenOpen((app, input) => act().revoke(app, input)),
    "program.remove": whenOpen((app, input) => act().remove(app, input)),
    "program.waiting": whenAsked(() => act().waiting()),
    "program.decide": whenOpen((app, input) => act().decide(app, input)),
  } satisfies Partial<CallHandlers>;
}
