import type { ReactNode } from "react";
import type { VaultStatus } from "../../contract/vault";
import { assertNever } from "../../domain/assert-never";
import type { Gate } from "../gate/gate";
import { GateView } from "../gate/gate-view";
import { PresencePart } from "../gate/presence-part";
import { useIsOpen } from "../gate/use-gate";
import { usePageKey } from "../keys/use-page-key";
import { lockPage } from "../lock-page";
import { useCanLock } from "../use-can-lock";
import { AboutPage } from "./about-page";
import { AppearancePage } from "./appearance/appearance-page";
import { BackupPage } from "./backup/backup-page";
import { ContextsPage } from "./contexts/contexts-page";
import { DataPage } from "./data-page";
import { HealthPage } from "./health-page";
import { KeyboardPage } from "./keyboard/keyboard-page";
import { LibraryPage } from "./library/library-page";
import { LockPage } from "./lock-page";
import { MemoryPage } from "./memory-page";
import { ModelsPage } from "./models/models-page";
import type { OptionsSession } from "./options-session";
import { ProgramsPage } from "./programs/programs-page";
import { PromptPage } from "./prompt/prompt-page";
import { SectionList } from "./section-list";
import { ServersPage } from "./servers/servers-page";
import { UndoProvider } from "./undo-provider";
import { UsagePage } from "./usage/usage-page";
import { goTo, type Section, useSection } from "./use-section";

type Props = { readonly gate: Gate<OptionsSession>; readonly version: string };

/** Options: a side list, and one task a page. */
export function OptionsPage({ gate, version }: Props) {
  const section = useSection();
  const isOpen = useIsOpen(gate);
  useOptionsKeys(gate);
  return (
    <div className="min-h-dvh bg-page text-base text-ink">
      <div className="mx-auto flex max-w-4xl flex-col gap-4 px-4 py-4 sm:flex-row sm:py-6 sm:gap-8">
        <SectionList current={section} />
        <div data-section={section} className="min-w-0 max-w-xl grow">
          {/* Around the sections: an offer stays while one looks at another. */}
          <UndoProvider client={gate.client} isOpen={isOpen} section={section}>
            <SectionView section={section} gate={gate} version={version} />
          </UndoProvider>
        </div>
      </div>
      <PresencePart gate={gate} />
    </div>
  );
}

/** Locks here, too, and shows every key. */
function useOptionsKeys(gate: Gate<OptionsSession>): void {
  usePageKey({ key: "lock", act: () => lockPage(gate), overAll: true, off: !useCanLock(gate) });
  usePageKey({ key: "shortcuts", act: () => goTo("keyboard", "") });
}

function SectionView({ section, gate, version }: Props & { readonly section: Section }) {
  const open = (page: (status: VaultStatus) => ReactNode) => (
    <GateView gate={gate} on="page" waiting={null}>
      {(_, status) => status !== null && page(status)}
    </GateView>
  );
  switch (section) {
    case "models":
      return open(() => <ModelsPage client={gate.client} />);
    case "tools":
      return open(() => <ServersPage client={gate.client} />);
    case "contexts":
      return open(() => <ContextsPage client={gate.client} />);
    case "memory":
      return open(() => <MemoryPage client={gate.client} />);
    case "lock":
      return open((status) => <LockPage gate={gate} status={status} />);
    case "backup":
      return <BackupPage gate={gate} />;
    case "prompt":
      return open(() => <PromptPage client={gate.client} />);
    case "library":
      return open(() => <LibraryPage client={gate.client} />);
    case "appearance":
      return <AppearancePage />;
    case "programs":
      return open(() => <ProgramsPage client={gate.client} />);
    case "keyboard":
      return open(() => <KeyboardPage client={gate.client} />);
    case "usage":
      return open(() => <UsagePage client={gate.client} />);
    case "data":
      return <DataPage gate={gate} />;
    case "health":
      return open(() => <HealthPage client={gate.client} />);
    case "about":
      return <AboutPage version={version} />;
    default:
      return assertNever(section);
  }
}
