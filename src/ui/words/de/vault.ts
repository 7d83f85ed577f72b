import type { enVault } from "../en-vault";
import { formatDuration, formatNumber } from "../format";
import type { Texts } from "../texts";
import { entriesOf } from "./nouns";
import { plural } from "./plural";

/** What concerns the vault: its lock, setting it up, opening it, and when it does not open. */
export const vault = {
  lock: {
    notLocked: "Keine Sperre",
    locked: "Sperren",
    isLocked: "Confidant ist gesperrt.",
    isUnlocked: "Confidant ist entsperrt.",
    lockNow: "Jetzt sperren",
    lockHint: (keys) => `Jetzt sperren (${keys})`,
    sealing: (percent) => `Verschlüsseln … ${formatNumber(percent)} %`,
    sealingRests: (percent) => `Verschlüsseln bei ${formatNumber(percent)} % angehalten`,
    restsExplanation:
      "Es geht von selbst weiter. Warum es ruht, steht unter Einstellungen, Sperre.",
    checking: "Wird geöffnet",
    about: "Über die Sperre",
    explanation:
      "Alles ist verschlüsselt, doch der Schlüssel liegt in diesem Profil: Wer dessen Dateien lesen kann, kann auch die Daten lesen.",
    sealingExplanation:
      "Noch nicht geschützt: Vorhandene Daten werden gerade mit einem neuen Schlüssel verschlüsselt. Confidant lässt sich dabei weiter benutzen.",
    choose: "Sperre wählen",
  },

  methodNames: {
    device: "Keine Sperre",
    passphrase: "Passphrase",
    passkey: "Passkey",
    recovery: "Wiederherstellungsschlüssel",
  },

  setUp: {
    title: "Sperre wählen",
    why: "Eine Sperre schützt, was hier geschrieben wird, vor allen anderen, die diesen Computer benutzen oder seine Dateien kopieren.",
    passphrase: "Passphrase",
    passphraseHint: "Empfohlen. Funktioniert überall; nur du kennst sie.",
    passkey: "Passkey",
    passkeyHint: "Entsperren mit Fingerabdruck, Gesicht, PIN oder Sicherheitsschlüssel.",
    noPasskey: "Dieser Browser oder dieses Gerät kann nicht mit einem Passkey entsperren.",
    none: "Ohne Sperre beginnen",
    noneHint:
      "Sie lässt sich jederzeit in den Einstellungen hinzufügen. Bis dahin kann, wer die Dateien dieses Profils lesen kann, alles Geschriebene lesen.",
    back: "Zurück",
    restore: "Aus einer Sicherung wiederherstellen …",
    working: "Tresor wird angelegt …",
  },

  passphrase: {
    field: "Passphrase",
    again: "Passphrase wiederholen",
    show: "Anzeigen",
    save: "Diese Passphrase verwenden",
    differ: "Die Passphrasen stimmen noch nicht überein.",
    refused: "Nicht angenommen",
    notRated:
      "Die Stärke ließ sich nicht prüfen, weil ein Teil von Confidant nicht geladen wurde. Nichts wurde geändert. Noch einmal versuchen; wenn das nicht hilft, diese Seite neu laden.",
    advice:
      "Vier oder mehr Wörter, die nichts miteinander zu tun haben. Niemand kann sie nachschlagen oder zurücksetzen.",
    meter: "Stärke",
    strengths: ["Sehr schwach", "Schwach", "Zu schwach", "Gut", "Stark"],
    guessable: "Zu leicht zu erraten. Länger machen, am besten mit Wörtern ohne Zusammenhang.",
    reasons: {
      straightRow:
        "Benachbarte Tasten sind leicht zu erraten. Wörter ohne Zusammenhang hinzufügen.",
      keyPattern:
        "Muster auf der Tastatur sind leicht zu erraten. Wörter ohne Zusammenhang hinzufügen.",
      simpleRepeat: "Wiederholte Zeichen helfen wenig. Wörter ohne Zusammenhang hinzufügen.",
      extendedRepeat: "Wiederholte Teile helfen wenig. Wörter ohne Zusammenhang hinzufügen.",
      sequences:
        "Folgen wie abc oder 6543 sind leicht zu erraten. Wörter ohne Zusammenhang hinzufügen.",
      recentYears: "Jahreszahlen sind leicht zu erraten. Wörter ohne Zusammenhang hinzufügen.",
      dates: "Daten sind leicht zu erraten. Wörter ohne Zusammenhang hinzufügen.",
      topTen: "Das ist eines der zehn häufigsten Passwörter.",
      topHundred: "Das ist eines der hundert häufigsten Passwörter.",
      common: "Das ist ein häufiges Passwort.",
      similarToCommon: "Das ähnelt einem häufigen Passwort. Wörter ohne Zusammenhang hinzufügen.",
      wordByItself: "Ein einzelnes Wort ist schnell erraten. Wörter ohne Zusammenhang hinzufügen.",
      namesByThemselves: "Namen allein sind schnell erraten. Wörter ohne Zusammenhang hinzufügen.",
      commonNames: "Häufige Namen sind schnell erraten. Wörter ohne Zusammenhang hinzufügen.",
    },
  },

  passkey: {
    make: "Passkey erstellen",
    use: "Mit Passkey entsperren",
    waiting: "Warten auf den Passkey …",
    failed:
      "Es wurde kein Passkey verwendet: abgebrochen, zu lange gewartet, oder hier nicht möglich. Nichts wurde geändert; noch einmal versuchen.",
    noSecret:
      "Dieser Passkey kann Confidant nicht entsperren: Ihm fehlt die nötige Funktion (PRF). Nichts wurde geändert. Einen anderen oder eine Passphrase wählen.",
  },

  unlock: {
    label: "Confidant entsperren",
    recoveryField: "Wiederherstellungsschlüssel",
    open: "Entsperren",
    opening: "Wird geöffnet …",
    otherMethods: {
      device: "Ohne Sperre öffnen",
      passphrase: "Passphrase verwenden",
      passkey: "Passkey verwenden",
      recovery: "Wiederherstellungsschlüssel verwenden",
    },
    next: (seconds) =>
      `Zu viele falsche Versuche. In ${formatDuration(seconds * 1000)} noch einmal versuchen.`,
    forgotten: "Entsperren nicht möglich?",
    others: (names) => `Entsperren geht auch mit: ${names}.`,
    noOthers: "Es gibt keine andere Entsperrmethode.",
    nobody:
      "Niemand kann sie zurücksetzen. Eine Sicherung öffnet sich nur mit ihrem Wiederherstellungsschlüssel, oder mit ihrer Schlüsseldatei und der Passphrase.",
    anew: "Mit einem leeren Tresor lässt sich neu beginnen. Dieser bleibt unverändert erhalten.",
  },

  startNew: {
    begin: "Neuen Tresor anlegen",
    means:
      "Die jetzigen Daten bleiben verschlüsselt und verborgen. Der Weg zurück: Einstellungen, Daten, Tresore.",
    confirm: "Den neuen Tresor anlegen",
    cancel: "Abbrechen",
  },

  otherStores: {
    show: "Tresor wechseln …",
    none: "In diesem Profil gibt es keinen anderen Tresor.",
    use: (number) => `Zu Tresor ${formatNumber(number)} wechseln`,
  },

  unavailable: {
    title: "Die Daten lassen sich nicht öffnen",
    titles: {
      "store-unavailable": "Der Browser öffnet den Speicher von Confidant nicht",
      "store-gone": "Der Browser hat die Gespräche gelöscht",
      "quota-exceeded": "Der Speicherplatz ist aufgebraucht",
      "version-unknown": "Die Daten stammen aus einer neueren Version",
      "header-corrupt": "Der Schlüsseleintrag dieses Tresors ist beschädigt",
      "key-missing": "Der Schlüssel zum Entschlüsseln fehlt",
      "row-tampered": "Die Daten wurden von außen geändert",
    },
    safe: "Die Daten sind unverändert.",
    tampered:
      "Ein Teil, den alles andere braucht, wurde von außen geändert oder ist beschädigt und öffnet sich nicht. Zuerst die lesbaren Daten exportieren. Dann noch einmal versuchen oder einen neuen Tresor anlegen.",
    retry: "Erneut versuchen",
    retrying: "Wird versucht …",
  },

  exportAll: {
    start: "Lesbare Daten exportieren",
    running: "Wird gelesen …",
    rows: (rows) => entriesOf(rows),
    clear: "Die Datei ist nicht verschlüsselt: Wer sie hat, kann sie lesen.",
    done: (opened, unreadable) =>
      unreadable === 0
        ? `${entriesOf(opened)} gespeichert.`
        : plural(unreadable, {
            one: `${entriesOf(opened)} gespeichert; # Eintrag öffnete sich nicht.`,
            other: `${entriesOf(opened)} gespeichert; # Einträge öffneten sich nicht.`,
          }),
    failed: "Es wurde keine Datei gespeichert.",
    stop: "Anhalten",
  },
} satisfies Texts<typeof enVault>;
