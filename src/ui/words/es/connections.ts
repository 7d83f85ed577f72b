import type { enConnections } from "../connection-words";
import { formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";
import { modelFiles } from "./model-files";
import { byCount, counted } from "./nouns";
import { plural } from "./plural";

/** What the options say of models and where they are. */
export const connections = {
  now: {
    title: "Modelo predeterminado",
    general: (name, destination) => `${name}, ${destination}`,
    generalWhere: "Se usa en todas partes, salvo que un contexto tenga su propio modelo",
    why: "Para su respuesta, cada mensaje va a un solo lugar: aquel cuyo modelo lo responde.",
  },

  providers: {
    title: "Proveedores de modelos",
    ollama: "Ollama en este equipo",
    browser: "Modelo integrado del navegador",
    files: "Archivos de modelo",
    inBrowser: "en este navegador",
    onMachine: "en este equipo",
    toHost: (host) => `a ${host}`,
    keySealed: "clave almacenada de forma cifrada",
    headers: (count) =>
      plural(count, { one: "# encabezado", many: "# de encabezados", other: "# encabezados" }),
    filesCount: counted.files,
    toFiles: "Ir a los archivos de modelo",
    test: "Probar",
    testing: "Probando…",
    models: "Modelos",
    manage: "Gestionar",
    edit: "Editar",
    remove: "Quitar",
    labelOf: (act, name) => `${act}: ${name}`,
    never: "aún sin probar",
    listed: (models, ago) => `${counted.models(models)} cuando se consultó ${ago}`,
    answered: (ms, models) => `Conectado: ${counted.models(models)}, en ${formatNumber(ms)} ms.`,
    found: (models) => `Conectado: ${counted.models(models)}.`,
    /** Instead of an alert, where something else answers. */
    ollamaAway: "No está en ejecución. Tus otros proveedores funcionan sin él.",
    keyUntried: "La clave se comprueba con el primer mensaje.",
    foundNone: "Conectado, pero aún sin modelos. Descarga uno abajo, en «Gestionar».",
    openAddress: "Abrir la dirección en una pestaña",
    allow: "Permitir este servidor",
    allowRefused: (host) =>
      `El navegador aún no deja que Confidant acceda a ${host}. No se ha enviado nada. Inténtalo de nuevo y permite el acceso.`,
    accessRefused: (host) =>
      `El navegador no recibió permiso para acceder a ${host}, así que no se ha guardado ni enviado nada. Inténtalo de nuevo y permite el acceso.`,
    removeMeans: (name, contexts, isGeneral) =>
      [
        `Esto quita «${name}» junto con su clave; en el proveedor no cambia nada. Puedes deshacerlo durante 10 segundos.`,
        ...(contexts > 0
          ? [
              `${counted.contexts(contexts)} ${byCount(contexts, "usa uno de sus modelos y lo avisará", "usan uno de sus modelos y lo avisarán")} con el próximo mensaje.`,
            ]
          : []),
        ...(isGeneral ? ["El modelo predeterminado es uno de ellos."] : []),
      ].join(" "),
    removeConfirm: "Quitar esta conexión",
    changedElsewhere:
      "Esta conexión se cambió en otra ventana. Aquí no se ha guardado nada; así está ahora.",
  },

  form: {
    title: "Añadir una conexión",
    why: "Un proveedor con una clave tuya, o un servidor propio. Confidant pide permiso al navegador para acceder solo a esa dirección.",
    provider: "Proveedor",
    other: "Otro (compatible con OpenAI)",
    address: "Dirección",
    addressHint: "Como https://api.example.com/v1, o 127.0.0.1:8080",
    key: "Clave",
    keyOptional: "Clave (opcional)",
    keyHint:
      "Se almacena de forma cifrada, se usa solo para esta dirección y no se vuelve a mostrar.",
    keyStays:
      "Hay una clave guardada. Deja esto vacío para conservarla, o escribe otra para sustituirla.",
    keyGoes: "Dirección nueva: la clave y los encabezados guardados se eliminan.",
    keyForget: "Eliminar la clave",
    getKey: "Obtener una clave",
    advanced: "Avanzado",
    name: "Nombre",
    nameHint: "Si queda vacío, se usa el nombre del proveedor o la dirección.",
    api: "API",
    apis: {
      auto: "Automático",
      chat: "Chat Completions",
      responses: "Responses",
    },
    apiHint:
      "Automático sigue lo que el servidor dice de cada modelo. Elige Chat Completions para un servidor o un proxy sin la API Responses; elige Responses cuando un modelo se rechaza por desconocido aunque está en la lista, o cuando falta el resumen de su razonamiento.",
    headers: "Encabezados",
    headersWhy:
      "Se envían con cada petición a esta dirección. Los valores se guardan como la clave y no se vuelven a mostrar.",
    headersKept: (names) =>
      `Guardados: ${names}. Los encabezados que escribas aquí los sustituyen a todos.`,
    headersForget: "Eliminar estos encabezados",
    headerName: "Nombre del encabezado",
    headerValue: "Valor",
    headerAdd: "Añadir un encabezado",
    headerRemove: (number) => `Quitar el encabezado ${formatNumber(number)}`,
    inClear:
      "Esto es http sin cifrar hacia otro equipo: quien esté en el camino puede leer lo que escribes y lo que se responde. Así no se envía ninguna clave ni ningún encabezado.",
    add: "Añadir",
    adding: "Añadiendo…",
    save: "Guardar",
    cancel: "Cancelar",
  },

  fresh: {
    title: "Elige un modelo",
    chosen: "Modelo elegido. Abre el panel lateral para empezar.",
    first:
      "Pulsa «Usar» junto a un modelo. A partir de ahí, el panel lateral le envía tus mensajes.",
    another:
      "El modelo actual se mantiene hasta que pulses «Usar» junto a uno de estos, como predeterminado o para un contexto.",
  },

  models: {
    search: "Buscar modelos",
    none: "Aún no se conoce ningún modelo. Prueba la conexión para cargarlos.",
    noMatch: "Ningún modelo lleva esto en el nombre.",
    listOf: (name) => `Modelos de ${name}`,
    useIn: "Usar un modelo",
    everywhere: "como predeterminado",
    inContext: (name) => `en «${name}»`,
    use: "Usar",
    inUse: "En uso",
    count: (shown, all) =>
      shown === all ? counted.models(all) : `${formatNumber(shown)} de ${counted.models(all)}`,
    window: (tokens) => `${formatTokens(tokens)} tokens`,
    price: (prompt, reply) => `${prompt} de entrada, ${reply} de salida por millón de tokens`,
    free: "gratis",
    tools: "herramientas",
    sees: "imágenes",
    thinks: "razona",
    passedOn: (host) => `se reenvía a ${host}`,
  },

  ollama: {
    address: "Dirección",
    addressHint: "De un servidor Ollama en este equipo; normalmente, 127.0.0.1:11434.",
    addressSave: "Usar esta dirección",
    installed: "Instalados",
    none: "Allí aún no hay nada instalado.",
    running: "Cargados ahora",
    runningNone: "Ahora no hay nada cargado.",
    until: (time) => `hasta ${time}`,
    show: "Mostrar",
    showLabel: (name) => `Mostrar ${name}`,
    template: "Plantilla del modelo",
    system: "Texto de sistema",
    license: "Licencia",
    abilities: "Capacidades",
    remove: "Eliminar",
    removeLabel: (name) => `Eliminar ${name}`,
    removeMeans: (name, size) =>
      `Elimina «${name}»${size === "" ? "" : ` (${size})`} del disco de ese servidor. Puedes deshacerlo durante 10 segundos; después habrá que descargarlo de nuevo. Si antes se bloquea Confidant o se cierra el navegador, permanece.`,
    removeType: (name) => `Escribe «${name}» para continuar`,
    removeConfirm: (name) => `Eliminar «${name}»`,
    wrongName: "El nombre no coincide. No se ha eliminado nada.",
    pull: "Descargar un modelo",
    pullHint: "Por su nombre en ollama.com, como llama3.2 o qwen3:4b.",
    pullStart: "Descargar",
    pullStop: "Detener",
    pullProgress: "Descarga del modelo, progreso",
    pulling: (name) => `Descargando ${name}. Mantén esta página abierta hasta que termine.`,
    pulled: (name) => `${name} está instalado.`,
    pullStopped: (name) =>
      `Detenido. Lo que había llegado de ${name} se conserva allí; al descargarlo de nuevo, continúa.`,
    sizes: (done, total) => `${done} de ${total}`,
    again: "Actualizar",
  },

  origin: {
    hide: "Ocultar a este servidor el origen de Confidant: Ollama rechaza las extensiones de las que no se le ha informado (403)",
    hideCors:
      "Ocultar a este servidor el origen de Confidant: algunas organizaciones no admiten peticiones de navegadores (CORS)",
    more: "Qué significa esto, y la otra forma",
    command: "La otra forma es informar a Ollama una vez, con este comando, y reiniciarlo:",
    setting:
      "La otra forma es definir esto una vez en el equipo que lo ejecuta y reiniciar Ollama allí:",
    hideMeans:
      "Quita de las peticiones del propio Confidant a esta dirección la línea que nombra esta extensión, para que Ollama las acepte como las de cualquier programa. Las peticiones de sitios web y de otras extensiones quedan como están. Con un Ollama en este equipo que rechaza, Confidant lo hace por sí mismo, salvo que esta opción se haya desactivado. Deja de valer cuando se desactiva, cuando se quita la conexión o cuando se bloquea Confidant.",
  },

  ...modelFiles,

  browserModel: {
    states: {
      available: "listo",
      downloadable: "el navegador puede descargarlo",
      downloading: "el navegador lo está descargando",
      unavailable: "no es posible en este dispositivo",
    },
    why: "Un modelo integrado en el navegador. Nada sale de este equipo.",
    download: "Descargar con el navegador",
    progress: "Modelo integrado del navegador, progreso",
    failed:
      "El navegador no pudo descargar el modelo. No se ha cambiado nada; inténtalo más tarde.",
  },
} satisfies Texts<typeof enConnections>;
