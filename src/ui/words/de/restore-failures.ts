import type { enRestoreFailures } from "../en-restore-failures";
import type { Texts } from "../texts";

/** The sentences of a restore's failures: what failed, what is safe, what to do. */
export const restoreFailures = {
  byCode: {
    "not-found":
      "Die gewählte Datei wurde verschoben, geändert oder gelöscht, oder der Browser hat die Erweiterung angehalten. Hier wurde nichts geändert; sie noch einmal wählen.",
    "wrong-passphrase":
      "Diese Passphrase öffnet die Schlüsseldatei nicht. Nichts wurde geändert; eine Schlüsseldatei öffnet sich mit der Passphrase, die galt, als sie erstellt wurde.",
    "backup-wrong-key":
      "Damit öffnet sich diese Sicherung nicht. Nichts wurde geändert; den Wiederherstellungsschlüssel versuchen, der vor ihr gedruckt wurde, oder eine Schlüsseldatei, die daneben liegt.",
    "backup-damaged":
      "Diese Sicherung ist beschädigt: Sie wurde abgeschnitten oder nachträglich geändert. Hier wurde nichts geändert; eine andere nehmen.",
    "version-unknown":
      "Diese Sicherung wurde von einer neueren Version von Confidant erstellt. Nichts wurde geändert; Confidant aktualisieren, dann noch einmal versuchen.",
    "quota-exceeded":
      "Dafür ist kein Platz: Wiederherstellen braucht eine Zeit lang etwa dreimal die Größe der Sicherung. Hier wurde nichts geändert; Speicherplatz freigeben, dann noch einmal versuchen.",
    conflict:
      "Seit dem Nachsehen wurde hier etwas geändert, oder eine Antwort wird gerade geschrieben; daher wurde nichts wiederhergestellt. Die Sicherung noch einmal wählen, um den jetzigen Stand zu sehen.",
    "worker-gone":
      "Der Browser hat die Erweiterung angehalten, bevor eine Antwort kam. Eine abgebrochene Wiederherstellung hat nichts geändert und geht nicht von selbst weiter. Diese Seite neu laden und nachsehen: Ist nicht alles aus der Sicherung da, noch einmal wiederherstellen.",
  },
  byReason: {
    "wrong-passphrase": {
      recovery:
        "Das ist kein Wiederherstellungsschlüssel: Mindestens eines seiner Zeichen ist falsch. Nichts wurde geändert; mit der Kopie vergleichen und noch einmal eingeben.",
    },
    "backup-wrong-key": {
      vault:
        "Dieser Tresor öffnet diese Sicherung nicht: Sie stammt aus einem anderen, oder aus diesem unter einem Schlüssel, der seitdem entfernt wurde. Nichts wurde geändert; sie mit dem zugehörigen Wiederherstellungsschlüssel öffnen, oder mit ihrer Passphrase und Schlüsseldatei.",
      recovery:
        "Dieser Wiederherstellungsschlüssel öffnet diese Sicherung nicht: Er gehört zu einer anderen, oder zu einem anderen Tresor. Nichts wurde geändert; den Schlüssel versuchen, der vor dieser Sicherung gedruckt wurde, oder die Passphrase mit der Schlüsseldatei, die daneben liegt.",
      passphrase:
        "Die Passphrase öffnet die Schlüsseldatei, doch kein Schlüssel darin öffnet diese Sicherung. Nichts wurde geändert; die Schlüsseldatei wählen, die neben dieser Sicherung liegt, oder den Wiederherstellungsschlüssel benutzen.",
    },
    "backup-damaged": {
      "key-file":
        "Die Schlüsseldatei ist beschädigt oder stammt nicht von Confidant. In die Sicherung selbst wurde nicht gesehen, und nichts wurde geändert; eine andere Kopie von confidant-key.age wählen, oder den Wiederherstellungsschlüssel benutzen.",
      "not-made-by-its-owner":
        "Diese Datei öffnet sich, doch der Tresor, den sie nennt, hat sie nicht erstellt: Jemand, der nur weiß, wofür zu verschlüsseln ist, hat sie erstellt oder geändert. Hier wurde nichts geändert; sie nicht benutzen, sondern eine selbst aufbewahrte Sicherung nehmen.",
      unreadable:
        "Die Datei ließ sich nicht bis zum Ende lesen: Sie wurde verschoben, geändert oder gelöscht, oder ihr Datenträger versagte. Hier wurde nichts geändert; sie noch einmal wählen, oder eine andere Kopie nehmen.",
    },
  },
} satisfies Texts<typeof enRestoreFailures>;
