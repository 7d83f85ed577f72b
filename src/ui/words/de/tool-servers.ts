import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enToolServers } from "../tool-server-words";
import { plural } from "./plural";

const toolsOf = (count: number) => plural(count, { one: "# Werkzeug", other: "# Werkzeuge" });

/** What is said of servers that offer tools (MCP), and of what is sent to them. */
export const toolServers = {
  list: {
    title: "Werkzeugserver (MCP)",
    why: "Ein Server, der das Model Context Protocol spricht, bietet Modellen Werkzeuge an. Jedes Werkzeug ist aus, bis du es in einem Kontext einschaltest; bevor etwas an einen Server gesendet wird, siehst du, was und wohin, außer du hast das Werkzeug auf Dauer genehmigt.",
    none: "Noch kein Server.",
    tools: "Werkzeuge",
    toolsOf: (name) => `Werkzeuge von ${name}`,
    noTools:
      "Er bietet keine Werkzeuge an oder wurde noch nicht gefragt. Die Verbindung testen, um ihn zu fragen.",
    where:
      "Eingeschaltet werden sie unter Einstellungen, Kontexte: in dem Kontext, der sie benutzen darf, bei „Werkzeuge“.",
    listed: (tools, ago) => `${toolsOf(tools)}, zuletzt gefragt ${ago}`,
    answered: (ms, tools) => `Verbunden: ${toolsOf(tools)}, nach ${formatNumber(ms)} ms.`,
    hideOrigin: "Herkunft von Confidant vor diesem Server verbergen: Er lehnt Browser ab (403)",
    removeMeans: (name) =>
      `„${name}“ wird mit dem Schlüssel entfernt. Kontexte können seine Werkzeuge dann nicht mehr benutzen. Rückgängig machen geht 10 Sekunden lang.`,
  },

  form: {
    title: "Server hinzufügen",
    why: "Confidant bittet den Browser nur um die Erlaubnis, diese eine Adresse zu erreichen.",
    addressHint: "Sein Endpunkt, etwa https://mcp.example.com/mcp",
    key: "Zugriffstoken (optional)",
    keyHint:
      "Wird als „Authorization: Bearer“ gesendet. Verschlüsselt gespeichert, nur für diese Adresse benutzt.",
  },

  signIn: {
    find: "Anmelden …",
    means: (host) =>
      `Für diesen Server meldest du dich bei ${host} an. Der Browser fragt dich um Erlaubnis und öffnet dort ein Fenster; Confidant sieht nichts von dem, was du eingibst. Was zurückkommt, wird verschlüsselt gespeichert und nur für diesen Server benutzt.`,
    at: (host) => `Bei ${host} anmelden`,
    refused:
      "Dem Browser wurde das nicht erlaubt. Nichts wurde gesendet. Noch einmal versuchen und erlauben.",
    closed:
      "Das Fenster wurde geschlossen, bevor du angemeldet warst. Nichts wurde gespeichert. Noch einmal versuchen.",
    otherAnswer: (host) =>
      `Was zurückkam, ist von jemand anderem als ${host} oder antwortet auf eine andere Anmeldung. Es wurde nicht benutzt und nichts gespeichert. Noch einmal versuchen.`,
    declined: (host) =>
      `${host} hat diese Anmeldung abgelehnt. Nichts wurde gespeichert. Noch einmal versuchen oder den Betreiber um einen Schlüssel bitten.`,
  },

  tool: {
    from: (server, host) => `Von ${server} (${host})`,
    fromNote:
      "Die eigenen Worte des Servers, die das Modell zu lesen bekommt. Jeder Aufruf wartet auf dich mit dem, was er sendet, außer du hast das Werkzeug auf Dauer genehmigt.",
    changed:
      "Der Server hat dieses Werkzeug geändert, seit du es erlaubt hast. Bitte noch einmal lesen.",
    more: "Die ganze Beschreibung",
    parameters: "Womit es gefragt wird",
    always: (name) => `${name} ohne Genehmigung`,
  },

  offers: {
    resource: (server, host) => `von ${server} (${host})`,
  },

  card: {
    sends: (host) => `Das wird an ${host} gesendet:`,
  },
} satisfies Texts<typeof enToolServers>;
