import type { Scope } from "../../../domain/program";
import { formatExactDate } from "../format";
import type { enPrograms } from "../program-words";
import type { Texts } from "../texts";
import { plural } from "./plural";

const inShort: Record<Scope, string> = {
  contexts: "leer contextos",
  conversations: "leer conversaciones",
  chat: "conversar",
  write: "cambiar",
  delete: "eliminar",
};

/** The texts of programs of this machine. */
export const programs = {
  intro:
    "Los editores, asistentes y líneas de comandos de este equipo pueden trabajar con tus contextos mediante el Model Context Protocol (MCP), cada uno hasta donde lo permitas. Nada de la web puede, y nada escucha en una red.",
  /** Whether anything may connect. */
  link: {
    off: "Desactivado: ningún programa puede entrar.",
    connected: "Activado. Los programas con un token pueden conectarse.",
    "no-host":
      "El navegador no encuentra confidant-mcp. En la carpeta del código fuente de Confidant, ejecuta este comando y comprueba de nuevo (hace falta Node 20 o posterior):",
    "not-ours":
      "El confidant-mcp que encuentra el navegador está configurado para otra extensión. En la carpeta del código fuente de Confidant, ejecuta este comando y comprueba de nuevo:",
    stopped:
      "confidant-mcp se detuvo. Se reinicia automáticamente, o al momento con Comprobar de nuevo.",
    install: "node bridge/confidant-mcp.mjs install",
    on: "Dejar que los programas se conecten",
    end: "No dejar que se conecte ninguno",
    again: "Comprobar de nuevo",
    reload:
      "El navegador solo da ese permiso a un Confidant que se reinicia. Las conversaciones temporales se eliminan entonces.",
    reloadNow: "Reiniciar Confidant",
    awake: "Mientras esto esté activado, Confidant sigue activo mientras funcione el navegador.",
  },
  list: {
    title: "Programas",
    none: "Ningún programa tiene un token todavía.",
    calls: (name) => (name === "" ? "" : `se llama a sí mismo ${name}`),
    waits: "Aún sin ningún permiso: su primera llamada te preguntará.",
    revoked: (time) => `Token revocado el ${formatExactDate(time)}.`,
    forGood: "para siempre",
    until: (time) => `hasta el ${formatExactDate(time)}`,
    over: "El plazo ha terminado: no puede hacer nada hasta que lo permitas de nuevo.",
    may: (scopes, time) =>
      scopes.length === 0
        ? "No puede hacer nada."
        : `Puede ${scopes.map((scope) => inShort[scope]).join(", ")}; ${time}.`,
    change: "Cambiar lo que puede hacer",
    revoke: "Revocar el token",
    remove: "Quitar junto con su registro",
    log: (count) =>
      plural(count, {
        one: "Registro: # llamada",
        many: "Registro: # de llamadas, primero la más reciente",
        other: "Registro: # llamadas, primero la más reciente",
      }),
    at: formatExactDate,
  },
  add: {
    title: "Añadir un programa",
    name: "Nombre, como lo llamas tú",
    make: "Crear un token",
    once: (name) =>
      `El token de ${name} se muestra solo esta vez. Ponlo en los ajustes del programa; quien lo tenga puede pedir en su nombre.`,
    settings: "Así lo aceptan la mayoría de los programas:",
    kept: "Ya lo he puesto allí",
  },
  scopes: {
    contexts: "Leer contextos y preajustes",
    conversations: "Leer conversaciones y memoria, y buscar en ellas",
    chat: "Obtener respuestas a mensajes, con el modelo del contexto; las respuestas pueden contar todo lo que ese contexto recuerda",
    write: "Crear y cambiar contextos y preajustes; se te pregunta cada vez",
    delete: "Eliminar; se te pregunta cada vez",
  },
  scopesLegend: (name) => `Lo que puede hacer ${name}`,
  until: {
    label: "Durante cuánto tiempo",
    one: "Un día",
    thirty: "30 días",
    good: "Para siempre",
  },
  save: "Permitir",
  cancel: "Cancelar",
  outcomes: {
    done: "hecho",
    failed: "falló",
    declined: "rechazado por ti",
    "not-allowed": "no permitido",
    "not-decided": "no lo decidiste a tiempo",
  },
  /** What stands in the panel while a program waits. */
  cards: {
    region: "Programas que te esperan",
    consent: (name) => `${name} quiere conectarse`,
    client: (client) => `Se llama a sí mismo ${client}.`,
    what: (what) => `Primera llamada: ${what}`,
    call: (name, what) => `${name} pide ${what}`,
    deletes: "Esto elimina.",
    target: (target) => `Se trata de: ${target}`,
    arguments: "Pedido con",
    approve: "Aprobar",
    decline: "Rechazar",
    takenBack: "El programa la ha retirado. No se ha hecho nada.",
    refuse: "Rechazar y revocar el token",
  },
} satisfies Texts<typeof enPrograms>;
