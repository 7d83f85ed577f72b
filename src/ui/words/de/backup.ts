import type { BackupReason } from "../../../domain/backup";
import type { enBackup } from "../en-backup";
import { formatAgo, formatExactDate } from "../format";
import type { Texts } from "../texts";
import { conversationsOf, messagesOf } from "./nouns";
import { plural } from "./plural";

const reasons: Record<BackupReason, string> = {
  daily: "automatisch",
  "by-hand": "von Hand",
  "before-purge": "vor dem Löschen",
  "before-migration": "gleich nach einem Update",
  "before-restore": "vor einer Wiederherstellung",
  "before-rotation": "vor dem Wechsel des Tresorschlüssels",
};

/** What the options say about backups. */
export const backup = {
  backupPage: {
    state: "Status",
    none: "Es gibt noch keine Sicherung.",
    newest: (ms) => `Neueste Sicherung: ${formatAgo(ms)}.`,
    unchanged: "Seitdem hat sich nichts geändert.",
    changed:
      "Seitdem hat sich etwas geändert. Die nächste Sicherung wird innerhalb eines Tages von selbst erstellt.",
    firstSoon:
      "Die erste wird bald nach der ersten Nachricht von selbst erstellt, mit der Schaltfläche unten sofort.",
    old: "Sie ist älter als eine Woche, und seitdem hat sich etwas geändert. Jetzt sichern.",
    failed: (ms, why) => `Der letzte Versuch (${formatAgo(ms)}) ist fehlgeschlagen. ${why}`,
    damaged: (count) =>
      plural(count, {
        one: "# Sicherung ist beschädigt oder fehlt, siehe die Liste. Neu sichern; beschädigte Sicherungen lassen sich löschen.",
        other:
          "# Sicherungen sind beschädigt oder fehlen, siehe die Liste. Neu sichern; beschädigte Sicherungen lassen sich löschen.",
      }),
    exactly: (at) => formatExactDate(at),

    make: "Jetzt sichern",
    making: "Sicherung wird erstellt",
    withKeys: "API-Schlüssel mitsichern",
    withKeysMeans:
      "Wer die Sicherung öffnet, kann dann die Konten bei den Anbietern benutzen. Ohne sie müssen die Schlüssel nach dem Wiederherstellen anderswo neu eingegeben werden.",
    running: {
      backup: "Die Sicherung läuft. Confidant lässt sich dabei weiter benutzen.",
      check: "Sicherungen werden geprüft.",
    },
    bar: "Fortschritt",
    made: "Sicherung erstellt und geprüft.",
    notMade: "Es wurde keine Sicherung erstellt. Der Grund steht oben.",

    list: "Sicherungen in diesem Browser",
    listKeeps: "Was behalten wird, und wie lange",
    listWhy:
      "Behalten werden die neueste jedes der letzten sieben Tage und der letzten vier Wochen, bis zu fünf der letzten sieben Tage, die vor einem Löschen oder Ersetzen erstellt wurden, die drei neuesten von Hand aus vier Wochen, und immer die neueste, die neueste mit Schlüsseln und die neueste, in der nichts fehlt.",
    empty: "Noch keine.",
    holds: (size, conversations, messages) =>
      `${size} · ${conversationsOf(conversations)} · ${messagesOf(messages)}`,
    reason: (reason) => `erstellt ${reasons[reason]}`,
    checked: (ms) => `geprüft ${formatAgo(ms)}`,
    unchecked: "noch nicht geprüft",
    damage: {
      missing: "Ihre Datei fehlt.",
      altered: "Beschädigt: Die Datei wurde geändert.",
    },
    unreadable: (count) =>
      plural(count, {
        one: "# Eintrag öffnete sich nicht und fehlt darin.",
        other: "# Einträge öffneten sich nicht und fehlen darin.",
      }),
    hasKeys: "mit API-Schlüsseln",
    download: "Herunterladen",
    restore: "Wiederherstellen …",
    delete: "Löschen",
    of: (action, title) => `${action}: ${title}`,
    deleteMeans:
      "Diese Sicherung wird hier gelöscht. Eine Kopie in deinem Ordner oder eine heruntergeladene bleibt. Rückgängig machen geht 10 Sekunden lang.",
    deleteConfirm: "Diese Sicherung löschen",
    fileGone:
      "Die Datei gibt es nicht mehr. Die Sicherungen prüfen, um zu sehen, welche noch da sind.",
    others: "Andere Sicherungen in diesem Browser",
    othersWhy:
      "Sie gehören zu einem anderen Tresor dieses Profils oder stammen aus der Zeit vor einer Wiederherstellung. Sie öffnen sich mit dem Wiederherstellungsschlüssel oder der Schlüsseldatei und Passphrase von damals und bleiben, bis sie gelöscht werden.",
    otherKeys: "Schlüsseldateien anderer Tresore:",
    deleteOtherMeans:
      "Diese Sicherung wird gelöscht; dieser Tresor hat keine andere Kopie davon. Rückgängig machen geht 10 Sekunden lang.",
    check: "Sicherungen prüfen",
    checking: "Wird geprüft …",
    checkedAll: (whole, damaged) => {
      if (damaged === 0) {
        return plural(whole, {
          one: "# Sicherung geprüft. Alles ist unversehrt.",
          other: "# Sicherungen geprüft. Alle sind unversehrt.",
        });
      }
      const good = plural(whole, {
        one: "# Sicherung ist unversehrt",
        other: "# Sicherungen sind unversehrt",
      });
      const bad = plural(damaged, {
        one: "# ist beschädigt oder fehlt",
        other: "# sind beschädigt oder fehlen",
      });
      return `${good}; ${bad}.`;
    },

    where: "Kopie außerhalb dieses Browsers",
    uninstall:
      "Wird Confidant deinstalliert oder dieses Profil gelöscht, sind auch die Sicherungen hier weg. Einen Ordner wählen oder ab und zu eine Sicherung herunterladen.",
    folderNone: "Kein Ordner gewählt.",
    folderWhy:
      "Jede neue Sicherung und die Schlüsseldatei werden auch in einem eigenen Ordner gespeichert, am besten auf einem anderen Datenträger oder synchronisiert. Sie bleiben dort verschlüsselt.",
    folder: (name) => `Ordner „${name}“`,
    folderStates: {
      ok: "Sicherungen werden dorthin kopiert.",
      denied:
        "Der Browser lässt Confidant dort nicht mehr schreiben. Den Zugriff wieder erlauben; die Dateien dort sind sicher.",
      gone: "Der Ordner wurde verschoben, umbenannt oder gelöscht. Ihn neu wählen oder einen anderen.",
      failed:
        "Die letzte Kopie ließ sich dort nicht schreiben; vielleicht ist er voll. Die Sicherung in diesem Browser ist vollständig. Mit der nächsten wird es wieder versucht.",
    },
    copied: (ms) => `Letzte Kopie dort: ${formatAgo(ms)}.`,
    notCopied: "Noch wurde nichts dorthin kopiert.",
    choose: "Ordner wählen",
    chooseOther: "Anderen Ordner wählen",
    allow: "Zugriff wieder erlauben",
    forget: "Ordner entfernen",
    forgetMeans: "Die Dateien im Ordner bleiben.",
    noPicker:
      "Dieser Browser kann nicht in einen Ordner schreiben. Stattdessen ab und zu eine Sicherung herunterladen.",
    notAllowed: "Der Zugriff auf den Ordner wurde verweigert. Nichts wurde geändert.",

    opens: "Wie sich eine Sicherung öffnet",
    here: "In diesem Tresor öffnen sich Sicherungen von selbst. Überall sonst braucht es eines davon:",
    recoveryKey: "Den Wiederherstellungsschlüssel; er allein genügt.",
    noRecoveryKey: "Es gibt keinen Wiederherstellungsschlüssel, der neue Sicherungen öffnet.",
    print: "Unter Einstellungen, Sperre, einen erstellen",
    keyFile: (ms) =>
      `Die Schlüsseldatei confidant-key.age mit der Passphrase. Erstellt: ${formatAgo(ms)}. Sie gehört neben die Sicherungen.`,
    keyFileStale:
      "Sie fehlt oder enthält den neuesten Schlüssel oder die neueste Passphrase noch nicht und öffnet die neuesten Sicherungen vielleicht nicht: Confidant einmal sperren und mit der Passphrase entsperren, dann tut sie es.",
    keyFileSoon:
      "Es gibt noch keine Schlüsseldatei: Confidant einmal sperren und mit der Passphrase entsperren, dann gibt es sie.",
    noPassphrase: "Es gibt keine Passphrase, also auch keine Schlüsseldatei, die sie öffnen würde.",
    nothingOpens:
      "Diese Sicherungen öffnen sich nirgends sonst: Es gibt weder Wiederherstellungsschlüssel noch Passphrase. Geht dieses Profil verloren, sind auch sie verloren. Einen Wiederherstellungsschlüssel erstellen.",
    downloadKey: "Schlüsseldatei herunterladen",
    oldCopies:
      "Kopien der Schlüsseldatei von vor einer Änderung oder Entfernung der Passphrase öffnen sich weiter mit der alten, und mit ihnen die Sicherungen von damals. Sie dort löschen, wo die alte bekannt sein könnte.",
    exposed:
      "Eine ältere Schlüsseldatei mit ihrer alten Passphrase, oder wer den gewechselten Tresorschlüssel hatte, öffnet auch neue Sicherungen: Sie öffnen sich mit dem Wiederherstellungsschlüssel, und der ist noch derselbe. Den Wiederherstellungsschlüssel neu erstellen:",
    exposedWhere: "unter Einstellungen, Sperre, ersetzen",
    purged:
      "Was gelöscht wird, ist nach spätestens vier Wochen auch aus den Sicherungen hier verschwunden, solange neuere erstellt werden. Wie alt sie auch sind: Die neueste bleibt, ebenso die neueste mit API-Schlüsseln und die neueste, in der nichts fehlt. Kopien in deinem Ordner verschwinden mit ihnen, sobald sich dort schreiben lässt, außer denen von Hand erstellter Sicherungen; diese und heruntergeladene bleiben, bis du sie löschst, ebenso Sicherungen anderer Tresore unter „Andere Sicherungen in diesem Browser“.",

    byHand: "Eine Sicherung ohne Confidant öffnen",
    byHandWhy:
      "Eine Sicherung ist eine gewöhnliche Datei von age (age-encryption.org), darin je Eintrag eine Zeile JSON. In einem Terminal, mit Schlüsseldatei und Passphrase:",
    byHandKey:
      "Mit dem Wiederherstellungsschlüssel: ihn allein in eine Datei key.txt schreiben (danach löschen):",
    loading: "Wird geladen …",
    keptTitle: "Sicherungen in diesem Browser",
    keptWhy:
      "Das Gespeicherte öffnet sich zurzeit nicht, doch diese Sicherungen lagen getrennt davon. Mit der Schlüsseldatei herunterladen, um sie auch außerhalb zu haben.",
  },
} satisfies Texts<typeof enBackup>;
