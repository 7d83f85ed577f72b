import { formatExactDate } from "../format";
import type { enRecovery } from "../recovery-words";
import type { Texts } from "../texts";
import { plural } from "./plural";

/** The texts of a recovery, seen once in a profile's life, or never. */
export const recovery = {
  title: "Gespräche werden wiederhergestellt",
  why: "Der Browser hat den Speicher von Confidant gelöscht. Die Daten werden aus Kopien auf diesem Gerät wiederhergestellt. Dafür ist nichts zu tun; diese Seite kann geschlossen werden.",
  stages: {
    looking: "Die neueste Kopie wird gesucht …",
    staging: "Wird wiederhergestellt …",
    switching: "Wird geöffnet …",
  },
  bar: "Bisher wiederhergestellt",
  preview: {
    newest: "Neuestes Gespräch, nur lesbar, bis alles wiederhergestellt ist",
    older: "Ältere Nachrichten werden wiederhergestellt.",
  },
  folder: {
    why: "Wenn Sicherungen auch in einen Ordner kopiert wurden, diesen Ordner wählen: Die neueste, die sich öffnet, wird wiederhergestellt.",
    choose: "Ordner mit Sicherungen wählen …",
  },

  label: "Wiederhergestellt",
  outcome: ({ why, since, unreadable, withoutKey }) => {
    if (why === "behind") return behind(since ?? 0);
    if (why !== "gone" && why !== "older") return LEFT[why];
    const gaps = [
      ...(since === null ? [] : [gapOf(since)]),
      ...(unreadable === 0
        ? []
        : [
            plural(unreadable, {
              one: "# Eintrag, der sich nicht öffnete",
              other: "# Einträge, die sich nicht öffneten",
            }),
          ]),
      ...(withoutKey === 0
        ? []
        : [
            plural(withoutKey, {
              one: "der Schlüssel von # Verbindung",
              other: "die Schlüssel von # Verbindungen",
            }),
          ]),
    ];
    return gaps.length === 0
      ? `${WHY[why]}; alles wurde wiederhergestellt.`
      : `${WHY[why]}; alles andere wurde wiederhergestellt. Es fehlt: ${gaps.join(", ")}.`;
  },
  dismiss: "Schließen",
} satisfies Texts<typeof enRecovery>;

const WHY = {
  gone: "Der Browser hat den Speicher von Confidant gelöscht",
  older: "Der Speicher von Confidant war auf einen älteren Stand gebracht worden",
};

/** Where the database was left as it is. */
const LEFT = {
  kept: "Der Speicher von Confidant ist vielleicht auf einen älteren Stand gebracht worden. Er blieb, wie er ist; was sonst gefunden wurde, ist in einem anderen Tresor, unter Einstellungen, Daten.",
  full: "Der Speicher von Confidant war auf einen älteren Stand gebracht worden, und für den Rest hat der Datenträger keinen Platz. Zum Wiederherstellen Speicherplatz freigeben, dann den Browser neu starten.",
};

/** Where only a backup tells of what there was. */
function behind(madeAt: number): string {
  return `Der Speicher von Confidant wurde auf einen älteren Stand gebracht; eine Sicherung (${formatExactDate(madeAt)}) enthält mehr. Um das zurückzubekommen, sie unter Einstellungen, Sicherung, wiederherstellen.`;
}

/** Zero where not even a backup tells when. */
function gapOf(since: number): string {
  return since === 0
    ? "einiges vom Neuesten"
    : `was danach geschrieben wurde: ${formatExactDate(since)}`;
}
