import { formatNumber } from "../format";
import type { enOptions } from "../options-words";
import type { Texts } from "../texts";
import { plural } from "./plural";

/** What the options say of the lock. */
export const lockPage = {
  none: "Keine Sperre: Wer die Dateien dieses Profils lesen kann, kann auch die Daten lesen.",
  sealing: (percent) =>
    `Noch nicht geschützt: ${formatNumber(percent)} % mit dem neuen Schlüssel verschlüsselt. Confidant lässt sich dabei weiter benutzen; den Browser zu schließen hält das nur an.`,
  changing: (percent) =>
    `Der neue Tresorschlüssel wird angewendet: ${formatNumber(percent)} %. Die Daten bleiben lesbar und die Sperre bestehen; den Browser zu schließen hält das nur an.`,
  rests: "Angehalten. Es geht von selbst weiter, sobald das gelöst ist:",
  lock: "Gesperrt. Zum Entsperren ist eine der Methoden unten nötig.",
  methods: "Entsperrmethoden",
  added: (day) => `hinzugefügt ${day}`,
  replace: "Ersetzen",
  remove: "Entfernen",
  removeMeans: (kind) => `${kind}: Damit lässt sich Confidant dann nicht mehr entsperren.`,
  removeConfirm: "Diese Methode entfernen",
  lastMethod: "Das ist die einzige Methode. Vor dem Entfernen eine andere hinzufügen.",
  add: "Entsperrmethode hinzufügen",
  chooseLock: "Sperre wählen",
  rotateOffer:
    "Eine Kopie des alten Schlüsseleintrags öffnet sich weiter mit der alten Methode. Wenn jemand anderes eine haben könnte, auch den Tresorschlüssel wechseln: Dann öffnet sie die Daten nicht mehr. Eine ältere Schlüsseldatei öffnet mit ihrer alten Passphrase weiter vorhandene Sicherungen, und neuere, bis der Wiederherstellungsschlüssel ersetzt ist.",
  notNow: "Nicht jetzt",
  autoLock: "Automatische Sperre",
  autoLockAfter: "Sperren nach Inaktivität",
  never: "Nie",
  autoLockNote:
    "Die automatische Sperre wartet auf eine laufende Antwort. Sperren von Hand oder mit dem System wartet nicht.",
  autoLockNotBySystem:
    "In Firefox erfährt Confidant nicht, wenn das System gesperrt wird, und bleibt dann offen.",
  autoLockNoLock: "Gilt, sobald eine Sperre gewählt ist.",
  minutes: (minutes) =>
    minutes < 60
      ? plural(minutes, { one: "# Minute", other: "# Minuten" })
      : plural(minutes / 60, { one: "# Stunde", other: "# Stunden" }),
  key: "Tresorschlüssel",
  keyWhy:
    "Verschlüsselt alles noch einmal mit einem neuen Schlüssel, damit ein gestohlener die Daten nicht mehr öffnet. Alle Entsperrmethoden bleiben. Auch neue Sicherungen bekommen einen neuen Schlüssel, außer der Wiederherstellungsschlüssel öffnet sie: dann auch diesen ersetzen. Danach einmal mit der Passphrase entsperren, um die Schlüsseldatei zu aktualisieren. Zuerst wird eine Sicherung erstellt; der Rest läuft im Hintergrund.",
  keyBusy: "Ein Schlüsselwechsel läuft. Warten, bis er fertig ist.",
  changeKey: "Tresorschlüssel wechseln",
  conflict:
    "Die Entsperrmethoden wurden in einem anderen Fenster geändert. Hier wurde nichts getan; so sehen sie jetzt aus.",
} satisfies Texts<(typeof enOptions)["lockPage"]>;
