import { formatNumber } from "../format";
import type { Texts } from "../texts";
import type { enToolServers } from "../tool-server-words";
import { plural } from "./plural";

const toolsOf = (count: number) =>
  plural(count, { one: "# herramienta", many: "# de herramientas", other: "# herramientas" });

/** What is said of servers that offer tools (MCP), and of what is sent to them. */
export const toolServers = {
  list: {
    title: "Servidores de herramientas (MCP)",
    why: "Un servidor que usa el Model Context Protocol ofrece herramientas a los modelos. Cada herramienta está desactivada hasta que la actives en un contexto; antes de enviar algo a un servidor, ves qué se envía y adónde, salvo que hayas aprobado la herramienta para siempre.",
    none: "Aún no hay ningún servidor.",
    tools: "Herramientas",
    toolsOf: (name) => `Herramientas de ${name}`,
    noTools:
      "No ofrece herramientas, o aún no se ha consultado. Prueba la conexión para consultarlo.",
    where:
      "Actívalas en Opciones › Contextos: en el contexto que pueda usarlas, en «Herramientas».",
    listed: (tools, ago) => `${toolsOf(tools)} cuando se consultó ${ago}`,
    answered: (ms, tools) => `Conectado: ${toolsOf(tools)}, en ${formatNumber(ms)} ms.`,
    hideOrigin: "Ocultar a este servidor el origen de Confidant: rechaza los navegadores (403)",
    removeMeans: (name) =>
      `Esto quita «${name}» junto con su clave. Los contextos ya no podrán usar sus herramientas. Puedes deshacerlo durante 10 segundos.`,
  },

  form: {
    title: "Añadir un servidor",
    why: "Confidant pide permiso al navegador para acceder solo a esa dirección.",
    addressHint: "Su endpoint, como https://mcp.example.com/mcp",
    key: "Token (opcional)",
    keyHint:
      "Se envía como «Authorization: Bearer». Se almacena de forma cifrada y se usa solo para esta dirección.",
  },

  signIn: {
    find: "Iniciar sesión…",
    means: (host) =>
      `Este servidor pide que inicies sesión en ${host}. El navegador te pide permiso y abre allí una ventana; Confidant no ve nada de lo que escribes. Lo que vuelve se almacena de forma cifrada y se usa solo para este servidor.`,
    at: (host) => `Iniciar sesión en ${host}`,
    refused:
      "El navegador no recibió permiso. No se ha enviado nada. Inténtalo de nuevo y permite el acceso.",
    closed:
      "La ventana se cerró antes de que iniciaras sesión. No se ha almacenado nada. Inténtalo de nuevo.",
    otherAnswer: (host) =>
      `La respuesta es de alguien distinto de ${host}, o corresponde a otro inicio de sesión. No se ha usado, y no se ha almacenado nada. Inténtalo de nuevo.`,
    declined: (host) =>
      `${host} rechazó este inicio de sesión. No se ha almacenado nada. Inténtalo de nuevo, o pide una clave a quien lo administra.`,
  },

  tool: {
    from: (server, host) => `De ${server} (${host})`,
    fromNote:
      "Las palabras del propio servidor, que se pasan al modelo. Cada llamada te espera con lo que envía, salvo que hayas aprobado la herramienta para siempre.",
    changed: "El servidor cambió esta herramienta desde que la permitiste. Léela de nuevo.",
    more: "La descripción completa",
    parameters: "Con qué datos se pide",
    always: (name) => `${name} sin aprobación`,
  },

  offers: {
    resource: (server, host) => `de ${server} (${host})`,
  },

  card: {
    sends: (host) => `Esto se envía a ${host}:`,
  },
} satisfies Texts<typeof enToolServers>;
