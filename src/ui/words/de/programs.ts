import type { Scope } from "../../../domain/program";
import { formatExactDate } from "../format";
import type { enPrograms } from "../program-words";
import type { Texts } from "../texts";
import { plural } from "./plural";

const inShort: Record<Scope, string> = {
  contexts: "Kontexte lesen",
  conversations: "Gespräche lesen",
  chat: "chatten",
  write: "ändern",
  delete: "löschen",
};

/** The texts of programs of this machine. */
export const programs = {
  intro:
    "Editoren, Assistenten und Kommandozeilen auf diesem Gerät können über das Model Context Protocol (MCP) mit deinen Kontexten arbeiten, jedes so weit, wie du es erlaubst. Aus dem Web kann das nichts, und nichts lauscht im Netz.",
  link: {
    off: "Aus: Kein Programm wird eingelassen.",
    connected: "An. Programme mit einem Token können sich verbinden.",
    "no-host":
      "Der Browser findet kein confidant-mcp. Im Ordner mit dem Quelltext von Confidant diesen Befehl ausführen, dann noch einmal nachsehen (Node 20 oder neuer ist nötig):",
    "not-ours":
      "Das confidant-mcp, das der Browser findet, ist für eine andere Erweiterung eingerichtet. Im Ordner mit dem Quelltext von Confidant diesen Befehl ausführen, dann noch einmal nachsehen:",
    stopped:
      "confidant-mcp ist stehen geblieben. Es wird von selbst wieder gestartet, mit „Noch einmal nachsehen“ sofort.",
    install: "node bridge/confidant-mcp.mjs install",
    on: "Programme verbinden lassen",
    end: "Keine verbinden lassen",
    again: "Noch einmal nachsehen",
    reload:
      "Der Browser gibt die Erlaubnis nur einem Confidant, das neu startet. Temporäre Gespräche werden dabei gelöscht.",
    reloadNow: "Confidant neu starten",
    awake: "Solange das an ist, bleibt Confidant wach, so lange der Browser läuft.",
  },
  list: {
    title: "Programme",
    none: "Noch hat kein Programm ein Token.",
    calls: (name) => (name === "" ? "" : `nennt sich ${name}`),
    waits: "Noch ist ihm nichts erlaubt: Sein erster Aufruf fragt dich.",
    revoked: (time) => `Token zurückgenommen: ${formatExactDate(time)}.`,
    forGood: "auf Dauer",
    until: (time) => `bis ${formatExactDate(time)}`,
    over: "Die Zeit ist um: Es darf nichts tun, bis du es wieder erlaubst.",
    may: (scopes, time) =>
      scopes.length === 0
        ? "Darf nichts."
        : `Darf ${scopes.map((scope) => inShort[scope]).join(", ")}; ${time}.`,
    change: "Ändern, was es darf",
    revoke: "Token zurücknehmen",
    remove: "Mit seinem Protokoll entfernen",
    log: (count) =>
      plural(count, {
        one: "Protokoll: # Aufruf, der neueste zuerst",
        other: "Protokoll: # Aufrufe, die neuesten zuerst",
      }),
    at: formatExactDate,
  },
  add: {
    title: "Programm hinzufügen",
    name: "Name, wie du es nennst",
    make: "Token erstellen",
    once: (name) =>
      `Das Token von ${name} wird nur dieses eine Mal angezeigt. Es in die Einstellungen des Programms eintragen; wer es hat, kann in seinem Namen fragen.`,
    settings: "So nehmen es die meisten Programme:",
    kept: "Ich habe es dort eingetragen",
  },
  scopes: {
    contexts: "Kontexte und Vorlagen lesen",
    conversations: "Gespräche und Gedächtnis lesen und durchsuchen",
    chat: "Nachrichten beantworten lassen, vom Modell des Kontexts; die Antworten können alles sagen, was dieser Kontext sich merkt",
    write: "Kontexte und Vorlagen anlegen und ändern; du wirst jedes Mal gefragt",
    delete: "Löschen; du wirst jedes Mal gefragt",
  },
  scopesLegend: (name) => `Was ${name} darf`,
  until: {
    label: "Wie lange",
    one: "Einen Tag",
    thirty: "30 Tage",
    good: "Auf Dauer",
  },
  save: "Erlauben",
  cancel: "Abbrechen",
  outcomes: {
    done: "erledigt",
    failed: "fehlgeschlagen",
    declined: "von dir abgelehnt",
    "not-allowed": "nicht erlaubt",
    "not-decided": "nicht rechtzeitig entschieden",
  },
  cards: {
    region: "Programme, die auf dich warten",
    consent: (name) => `${name} möchte sich verbinden`,
    client: (client) => `Es nennt sich ${client}.`,
    what: (what) => `Sein erster Aufruf: ${what}`,
    call: (name, what) => `${name} bittet um: ${what}`,
    deletes: "Das löscht.",
    target: (target) => `Es geht um: ${target}`,
    arguments: "Gefragt mit",
    approve: "Genehmigen",
    decline: "Ablehnen",
    takenBack: "Vom Programm zurückgenommen. Es wurde nichts getan.",
    refuse: "Ablehnen und sein Token zurücknehmen",
  },
} satisfies Texts<typeof enPrograms>;
