import type { enErrors } from "../en-errors";
import { formatDuration, formatNumber } from "../format";
import type { Texts } from "../texts";
import { backupErrors, engineErrors, refusalErrors } from "./cause-errors";
import { limitErrors } from "./limit-errors";
import { counted } from "./nouns";
import { serverErrors } from "./server-errors";

/** A sentence for every failure: what happened, what is safe, what to do. */
export const errors = {
  "bad-request": "Esa petición no se entendió. No se ha cambiado nada; recarga esta página.",
  "forbidden-sender":
    "Esa petición no vino de las páginas del propio Confidant y se rechazó. Recarga esta página.",
  "not-found": "Lo que se pidió ya no existe. Recarga esta página.",
  conflict:
    "La conversación cambió en otra ventana. No se ha perdido nada; mira cómo está e inténtalo una vez más.",
  "conflict-model-changed":
    "El modelo o su lugar ha cambiado. No se ha enviado nada y tu texto está guardado. Comprueba el lugar junto al campo de mensaje y envíalo de nuevo.",
  "conflict-card-changed":
    "Lo que se mostraba aquí ha cambiado desde entonces. No se ha hecho nada; lee cómo está ahora y después decide.",
  "limit-exceeded": "Esto es más de lo que cabe. No se ha cambiado nada.",
  "limit-exceeded-by": limitErrors,
  "empty-message": "Aún no hay nada que enviar. Escribe antes unas palabras.",
  "turn-running": "Esta respuesta aún se está escribiendo. Espérala, o pulsa Detener antes.",
  "is-command":
    "Este es uno de los comandos del propio Confidant y nunca se envía. Recarga esta página y escríbelo de nuevo.",
  "window-too-small":
    "Solo las instrucciones ya no caben en la ventana del modelo. Acorta la personalidad, elige un modelo con una ventana mayor o mira en Opciones › Prompt si se le ha establecido una menor.",
  "window-too-small-by": (part, system, window) =>
    `Solo las instrucciones necesitan ${counted.tokens(system)}; la ventana del modelo admite ${formatNumber(window)}. Acorta ${part}, elige un modelo con una ventana mayor o mira en Opciones › Prompt si se le ha establecido una menor.`,
  /** What can be shortened, by the longest part of the instructions. */
  "window-parts": {
    base: "las instrucciones",
    personality: "la personalidad",
    summary: "el resumen de esta conversación",
  } as Readonly<Record<string, string>>,
  "no-summariser":
    "No hay ningún modelo que pueda resumir. No se ha cambiado nada; elige un modelo e inténtalo de nuevo.",
  "summary-unusable":
    "La respuesta del modelo no sirve como resumen. No se ha cambiado nada; inténtalo de nuevo o elige otro modelo.",
  "not-set-up": "Aún no se ha guardado nada. Elige primero cómo bloquear Confidant.",
  locked: "Confidant está bloqueado. Desbloquéalo para continuar; todo se conserva.",
  "wrong-passphrase":
    "Esto no desbloquea Confidant. No se ha cambiado nada; revísalo e inténtalo de nuevo.",
  "too-many-attempts":
    "Demasiados intentos erróneos. No se ha cambiado nada. Espera un poco e inténtalo de nuevo.",
  "too-many-attempts-for": (seconds) =>
    `Demasiados intentos erróneos. No se ha cambiado nada. Inténtalo de nuevo en ${formatDuration(seconds * 1000)}.`,
  "reauthentication-required":
    "No se ha cambiado nada: confirma antes con tu método de desbloqueo.",
  "weak-passphrase":
    "Esta frase de contraseña es demasiado fácil de adivinar. Elige otra, por ejemplo cuatro palabras sin relación entre sí.",
  "weak-control-character":
    "Esta frase de contraseña contiene un carácter que no se puede escribir en todas partes, como una tabulación o un salto de línea. Omítelo.",
  get "weak-too-long"() {
    return `Esta frase de contraseña tiene más de ${formatNumber(1_024)} caracteres. Elige una más corta.`;
  },
  "weak-too-short": "Esta frase de contraseña tiene menos de 8 caracteres. Elige una más larga.",
  "weak-known":
    "Esta frase de contraseña, o una muy parecida, es una contraseña común. Elige otra.",
  "last-method": "Este es el único método de desbloqueo. Añade otro antes de quitarlo.",
  "rotation-running":
    "Todo se está cifrando con una nueva clave. Espera a que termine e inténtalo de nuevo. Opciones › Bloqueo muestra el progreso.",
  "undo-late":
    "Es demasiado tarde para deshacer esto: solo se puede deshacer durante unos segundos y mientras Confidant está desbloqueado.",
  "wrong-name":
    "El nombre no coincide. No se ha quitado nada; escríbelo exactamente como se muestra.",
  "backup-failed":
    "No se pudo hacer una copia de seguridad, así que no se ha cambiado nada más. Inténtalo de nuevo; si sigue ocurriendo, Opciones › Integridad busca lo que esté dañado.",
  "backup-failed-by": backupErrors,
  "backup-damaged":
    "Esta copia de seguridad está dañada: se cortó, o se modificó después de hacerla. No se ha cambiado nada; usa otra.",
  "backup-wrong-key":
    "Esta copia de seguridad no se abre con eso. No se ha cambiado nada; prueba otra clave, o el archivo de clave que está junto a ella.",
  "key-missing":
    "La clave de cifrado no está en este perfil. Lo almacenado se conserva, cifrado; restaura los archivos del perfil para leerlo.",
  "header-corrupt":
    "Todas las copias del registro de claves de esta bóveda están dañadas. Tus datos se conservan, cifrados. Reinicia el navegador; si el problema continúa, restaura una copia de este perfil.",
  "row-tampered":
    "Una entrada se modificó desde fuera y no se puede abrir. Se conserva, pero no se muestra; todo lo demás funciona.",
  "version-unknown":
    "Esto lo almacenó una versión más reciente de Confidant. Se conserva; actualiza Confidant para leerlo.",
  "store-unavailable":
    "El navegador no deja que Confidant use su almacenamiento. No se ha cambiado nada; cierra otras ventanas de este perfil o reinicia el navegador.",
  "store-gone":
    "El navegador eliminó el almacenamiento de Confidant, y ninguna copia de aquí se abre. Crea una nueva bóveda y restaura después una copia de seguridad en Opciones › Copias de seguridad.",
  "quota-exceeded":
    "El disco o el almacenamiento del navegador está lleno. Lo almacenado se conserva; libera espacio e inténtalo de nuevo.",
  "quota-exceeded-by": (megabytes) =>
    `Esto necesita ${formatNumber(megabytes)} MB más de los que el disco tiene libres, así que no se ha iniciado. Lo almacenado se conserva; libera ese espacio e inténtalo de nuevo.`,
  "invalid-field": "Uno de los campos necesita otro valor. No se ha cambiado nada.",
  archived: "Este contexto está archivado. Restáuralo e inténtalo de nuevo.",
  "temporary-full":
    "Esta conversación temporal ocupa toda la memoria que le da el navegador. Empieza una nueva; de ella no se almacena nada.",
  "block-denied": "Este bloque no se puede cambiar así. No se ha cambiado nada; dale otro permiso.",
  "approval-needed": "Este cambio necesita antes tu aprobación. Pulsa Aprobar o Rechazar.",
  "list-full": "Esta lista está llena. No se ha cambiado nada; elimina un elemento o permite más.",
  "schema-misfit": "Esto no encaja en el diseño del bloque. No se ha cambiado nada; míralo antes.",
  ...serverErrors,
  "connection-gone":
    "La conexión de este modelo se quitó o ahora lleva a otro sitio, así que no se ha enviado nada. Elige de nuevo el modelo u otro e inténtalo otra vez.",
  "connection-held":
    "Esta conexión vino con una copia de seguridad, así que no se ha enviado nada. Permítela en Opciones › Modelos.",
  "engine-failed":
    "El modelo dentro del navegador falló. Lo almacenado se conserva; inténtalo de nuevo o elige otro modelo.",
  "engine-failed-by": engineErrors,
  "bad-request-by": refusalErrors,
  "turn-too-long":
    "La respuesta tardó más de 30 minutos y se terminó. Lo que había llegado está guardado.",
  "too-many-steps": "El modelo usó herramientas durante 16 peticiones o 5 minutos y se detuvo.",
  "worker-gone": "El navegador pausó la extensión. No se ha perdido nada; inténtalo de nuevo.",
  internal: "Algo salió mal en Confidant. Tus datos no se han cambiado; inténtalo de nuevo.",
} satisfies Texts<typeof enErrors>;
