import { formatExactDate, formatNumber } from "../format";
import type { enRestore } from "../restore-words";
import type { Texts } from "../texts";
import { conversationsOf, messagesOf } from "./nouns";
import { plural } from "./plural";
import { restoreFailures } from "./restore-failures";

type Counts = {
  readonly conversations: number;
  readonly messages: number;
  readonly others: number;
};
type Newer = { readonly conversations: number; readonly others: number };

const others = (count: number) =>
  plural(count, {
    one: "# Eintrag (Kontexte, Gedächtnis, Prompts, Vorlagen, Verbindungen)",
    other: "# Einträge (Kontexte, Gedächtnis, Prompts, Vorlagen, Verbindungen)",
  });

function nonZero(only: Counts): readonly string[] {
  return [
    ...(only.conversations > 0 ? [conversationsOf(only.conversations)] : []),
    ...(only.messages > 0 ? [messagesOf(only.messages)] : []),
    ...(only.others > 0 ? [others(only.others)] : []),
  ];
}

function sentenceOf(only: Counts, newer: Newer): string {
  const ending = "in neuerer Form";
  const parts = [
    ...nonZero(only),
    ...(newer.conversations > 0 ? [`${conversationsOf(newer.conversations)} ${ending}`] : []),
    ...(newer.others > 0 ? [`${others(newer.others)} ${ending}`] : []),
  ];
  return `Das sind: ${parts.join(", ")}.`;
}

/** What the parts say that restore a backup. */
export const restore = {
  title: "Aus einer Sicherung wiederherstellen",
  fromFile: "Aus einer Datei wiederherstellen …",
  why: "Nichts ändert sich, bevor du gesehen hast, was darin ist.",
  drop: "Die Sicherung hierher ziehen oder auswählen. Für eine Passphrase auch ihre Schlüsseldatei auswählen.",
  files: "Sicherung, und Schlüsseldatei (.age)",
  chosenBackup: (name, size) => `Sicherung: ${name} (${size})`,
  chosenKey: (name) => `Schlüsseldatei: ${name}`,
  notTaken: (name) => `${name} ist weder eine Sicherung noch eine Schlüsseldatei von Confidant.`,
  vaultHint:
    "Hat dieser Tresor die Sicherung erstellt, wird nach nichts gefragt; wenn nicht, wird es gesagt.",
  secret: "Öffnen mit",
  vault: "Diesem Tresor (für seine eigenen Sicherungen)",
  recovery: "Wiederherstellungsschlüssel",
  passphrase: "Passphrase und Schlüsseldatei",
  recoveryField: "Wiederherstellungsschlüssel",
  recoveryHint: "Er beginnt mit AGE-SECRET-KEY-1 und hat 74 Zeichen.",
  notAKey:
    "Das ist kein Wiederherstellungsschlüssel: Einer beginnt mit AGE-SECRET-KEY-1 und hat 74 Zeichen. In der Kopie nachsehen.",
  passphraseField: "Passphrase",
  passphraseHint: "Die, die galt, als die Schlüsseldatei erstellt wurde.",
  needsKeyFile:
    "Die Schlüsseldatei confidant-key.age fehlt. Sie liegt neben den Sicherungen; auch sie auswählen, oder den Wiederherstellungsschlüssel benutzen.",
  look: "Sicherung ansehen",
  keptTitle: "Sicherungen, die noch in diesem Browser sind",
  keptWhy: "Von einem Tresor dieses Profils erstellt. Jede öffnet sich wie eine Datei.",
  keptFrom: (at) => `erstellt ${formatExactDate(at)}`,
  keptAsk: "Sicherungen eines anderen Tresors in diesem Browser …",
  keptElsewhere: "Sicherungen eines anderen Tresors in diesem Browser",
  keptProof:
    "Ein anderer Tresor dieses Profils ist gesperrt. Was seine Sicherungen öffnet, wird verlangt, bevor eine davon gezeigt wird.",
  keptShow: "Sicherungen anzeigen",
  useKept: "Diese verwenden",
  usedKept: "Gewählt",

  stages: {
    copying: "Die Datei wird geladen …",
    reading: "Die Sicherung wird gelesen; noch wird nichts geändert …",
    "backing-up": "Zuerst werden die jetzigen Daten gesichert …",
    staging: "Wird an einen zweiten Ort wiederhergestellt; die jetzigen Daten sind unverändert …",
    switching: "Wechsel zu den wiederhergestellten Daten …",
  },
  beginning: "Beginnt …",
  bar: "Fortschritt",
  stop: "Anhalten",
  stopping: "Wird angehalten …",
  keepOpen: "Diese Seite offen lassen, bis das fertig ist.",

  found: "Was in dieser Sicherung ist",
  made: (at, app, size) => `Erstellt von Confidant ${app}: ${formatExactDate(at)}; ${size}.`,
  otherVault:
    "Ein anderer Tresor hat sie erstellt: der eines anderen Profils, oder der, aus dem dieser wiederhergestellt wurde.",
  older: "Sie ist ein älterer Stand dessen, was hier ist.",
  lacks: (only, newer) => `Ihr fehlt einiges von hier. ${sentenceOf(only, newer)}`,
  brings: (only, newer) =>
    `Sie enthält, was hier nicht ist, vielleicht weil es hier gelöscht wurde. ${sentenceOf(only, newer)}`,
  same: "Sie enthält dieselben Gespräche, Nachrichten, Kontexte, Vorlagen und Verbindungen wie hier.",
  withKeys: "Die Schlüssel der Verbindungen sind darin.",
  withoutKeys: "Die Schlüssel der Verbindungen sind nicht darin.",
  parametersIn: (count, sets) =>
    `${conversationsOf(count)} mit Parametern für das Modell: ${sets.join(", ")}.`,
  parametersOff: "Fremde Parameter werden nicht übernommen; stell sie neu ein, wo du sie willst.",
  parametersIfOwn: "Sie werden nur übernommen, wenn du sagst, dass die Sicherung deine eigene ist.",
  unreadable: (count) =>
    plural(count, {
      one: "# Eintrag ließ sich beim Erstellen nicht lesen und fehlt daher darin.",
      other: "# Einträge ließen sich beim Erstellen nicht lesen und fehlen daher darin.",
    }),
  leftOut: (count) =>
    plural(count, {
      one: "# Eintrag daraus ist nicht verwendbar: Er ist beschädigt oder gehört zu etwas, das nicht darin ist. Er wird weggelassen; eine ältere Sicherung hat ihn vielleicht vollständig.",
      other:
        "# Einträge daraus sind nicht verwendbar: Sie sind beschädigt oder gehören zu etwas, das nicht darin ist. Sie werden weggelassen; eine ältere Sicherung hat sie vielleicht vollständig.",
    }),
  kinds: {
    conversations: "Gespräche",
    messages: "Nachrichten",
    others: "Kontexte, Vorlagen, Verbindungen",
  },
  diffCounts: {
    new: "neu",
    newer: "neuer",
    older: "älter",
    same: "gleich",
    both: "beides",
  },
  diffCaption: "Wie der Inhalt der Sicherung zu dem steht, was hier ist",
  holds: (count, of) => `${conversationsOf(count)}, zusammen ${messagesOf(of)}.`,
  listTitle: "Gespräche, die sich unterscheiden",
  listNone: "Kein Gespräch unterscheidet sich von dem, was hier ist.",
  untitled: "Gespräch ohne Titel",
  differs: {
    new: "nur in der Sicherung",
    newer: "neuer in der Sicherung",
    older: "neuer hier",
    same: "gleich",
    both: "auf beiden Seiten geändert",
    deleted: "hier endgültig gelöscht",
  },
  there: (count) =>
    plural(count, { one: "# Nachricht mehr dort", other: "# Nachrichten mehr dort" }),
  here: (count) =>
    plural(count, { one: "# Nachricht mehr hier", other: "# Nachrichten mehr hier" }),
  unlisted: (count) => `und ${formatNumber(count)} mehr`,
  mergeActions: {
    merge: {
      new: "Zusammenführen fügt es hinzu.",
      newer: "Zusammenführen bringt es auf den neuen Stand.",
      older: "Zusammenführen lässt es, wie es hier ist.",
      same: "Zusammenführen lässt es, wie es ist.",
      both: "Zusammenführen lässt es, wie es ist, und stellt das aus der Sicherung als Kopie daneben.",
      deleted: "Zusammenführen lässt es gelöscht.",
    },
    replace: {
      new: "Ersetzen fügt es hinzu.",
      newer: "Ersetzen bringt es auf den neuen Stand.",
      older: "Ersetzen bringt es auf den Stand der Sicherung zurück.",
      same: "Ersetzen lässt es, wie es ist.",
      both: "Ersetzen bringt es auf den Stand der Sicherung zurück.",
      deleted: "Ersetzen holt es zurück.",
    },
  },
  mergeBack: "Zusammenführen holt es zurück.",
  deletedHere: (gone) =>
    `Hier endgültig gelöscht, in der Sicherung vorhanden: ${nonZero(gone).join(", ")}. Zusammenführen holt das nicht zurück, außer auf Wunsch.`,
  bringBack: "Hier Gelöschtes zurückholen",

  how: "Wie wiederherstellen",
  merge: "Zusammenführen",
  mergeMeans:
    "Was hier fehlt, kommt dazu, und was in der Sicherung neuer ist, ersetzt das Ältere hier. Nichts, was nur hier ist, geht verloren.",
  replace: "Ersetzen",
  keysLost: (count) =>
    plural(count, {
      one: "# Verbindung von hier verliert ihren Schlüssel, den eine Sicherung nur auf Wunsch enthält: ihn bereithalten, um ihn wieder einzugeben.",
      other:
        "# Verbindungen von hier verlieren ihre Schlüssel, die eine Sicherung nur auf Wunsch enthält: sie bereithalten, um sie wieder einzugeben.",
    }),
  replaceMeans: (goes) =>
    goes.conversations + goes.messages + goes.others === 0
      ? "Alles hier wird, wie es in der Sicherung war: Was seitdem geändert wurde, geht verloren, und Programme brauchen neue Token."
      : `Alles hier wird, wie es in der Sicherung war: Was seitdem geändert wurde, geht verloren, und Programme brauchen neue Token. Was nur hier ist, geht verloren: ${conversationsOf(goes.conversations)}, ${messagesOf(goes.messages)}, ${others(goes.others)}.`,
  backupFirst:
    "Zuerst werden die jetzigen Daten gesichert. Temporäre Gespräche sind in keiner Sicherung: beides löscht sie.",
  own: {
    question: "Ist das deine eigene Sicherung?",
    yes: "Ja, ich habe sie erstellt",
    yesMeans:
      "Ihr Inhalt gilt als deiner. Einstellungen, die Daten hinaussenden, bleiben aus, bis du sie einschaltest.",
    no: "Nein, oder nicht sicher",
    noMeans:
      "Ihr Inhalt wird als hereingeholt gekennzeichnet, ihre Einstellungen werden nur angeboten, und keiner ihrer Aufträge wird ausgeführt.",
    keys: "Wer ihren Schlüssel hat, kann diese Sicherung öffnen, jetzt und später. Was du von hier an schreibst, öffnet dieser Schlüssel nicht: Als Nächstes wählst du eine eigene Sperre, und neue Sicherungen bekommen einen Schlüssel, der hier entsteht.",
    next: "Weiter: Sperre wählen",
    lock: "Das öffnet von jetzt an, was wiederhergestellt wird. Was die Sicherung öffnete, öffnet diese Sicherung und sonst nichts.",
  },
  doMerge: "Zusammenführen",
  doReplace: (only) =>
    only === 0
      ? "Alles hier ersetzen"
      : plural(only, {
          one: "Alles hier ersetzen: # Gespräch, das nur hier ist, geht verloren",
          other: "Alles hier ersetzen: # Gespräche, die nur hier sind, gehen verloren",
        }),
  back: "Abbrechen",

  done: "Wiederhergestellt",
  doneWhat: {
    merge: (count, of) =>
      count + of === 0
        ? "Alle verwendbaren Gespräche und Nachrichten der Sicherung waren schon hier."
        : `Aus der Sicherung gekommen: ${conversationsOf(count)}, ${messagesOf(of)}.`,
    replace: (count, of) =>
      `Der Inhalt der Sicherung ist wieder hier: ${conversationsOf(count)}, ${messagesOf(of)}.`,
  },
  leftOutDone: (count) =>
    plural(count, {
      one: "# Eintrag der Sicherung war nicht verwendbar und wurde weggelassen. Diese Sicherung behalten; eine ältere hat ihn vielleicht vollständig.",
      other:
        "# Einträge der Sicherung waren nicht verwendbar und wurden weggelassen. Diese Sicherung behalten; eine ältere hat sie vielleicht vollständig.",
    }),
  beyondDone: (count) =>
    plural(count, {
      one: "# Eintrag des Gedächtnisses hatte in seinem vollen Kontext keinen Platz und wurde weggelassen. Dort Blöcke, Fakten oder Notizen löschen, dann dieselbe Sicherung noch einmal wiederherstellen.",
      other:
        "# Einträge des Gedächtnisses hatten in ihren vollen Kontexten keinen Platz und wurden weggelassen. Dort Blöcke, Fakten oder Notizen löschen, dann dieselbe Sicherung noch einmal wiederherstellen.",
    }),
  copies: (count) =>
    plural(count, {
      one: "# Gespräch steht als Kopie neben einem von hier: Beide hatten etwas, das dem anderen fehlte.",
      other:
        "# Gespräche stehen als Kopien neben denen von hier: Beide hatten etwas, das dem anderen fehlte.",
    }),
  opensBy:
    "Von jetzt an öffnet sich alles mit der eben gewählten Sperre. Der alte Wiederherstellungsschlüssel oder die alte Passphrase öffnet nur die alten Sicherungen; unter Einstellungen, Sperre, einen neuen Wiederherstellungsschlüssel erstellen.",
  keysAnew: (count) =>
    plural(count, {
      one: "# Verbindung kam ohne ihren Schlüssel: Einstellungen, Modelle, oder Einstellungen, Werkzeuge, fragt noch einmal danach.",
      other:
        "# Verbindungen kamen ohne ihre Schlüssel: Einstellungen, Modelle, oder Einstellungen, Werkzeuge, fragt noch einmal danach.",
    }),
  close: "Fertig",
  failures: restoreFailures,
} satisfies Texts<typeof enRestore>;
