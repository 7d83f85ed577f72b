import type { RefusalReason } from "../../../domain/refusal";

/** Why what was asked for is refused, by the reason that comes with `bad-request`. */
export const refusalErrors: Record<RefusalReason, string> = {
  "not-a-url":
    "Esto no es la dirección de un servidor. No se ha enviado nada; tiene la forma https://api.example.com/v1, o 127.0.0.1:8080.",
  credentials:
    "Esta dirección contiene un nombre o una contraseña. No se ha enviado nada; omítelos e indica una clave.",
  extra:
    "Esta dirección continúa después de un ? o de un #. No se ha enviado nada; indica la parte anterior y pon la clave en su campo.",
  "not-loopback":
    "Este servidor no está en este equipo. No se ha enviado nada; añádelo como una conexión.",
  "key-in-clear":
    "Esta dirección es http sin cifrar hacia otro equipo: cualquiera en el camino podría leer la clave. No se ha guardado ni enviado nada; usa https, o deja fuera la clave y los encabezados.",
  key: "Esta clave contiene algo que ninguna clave contiene, como un salto de línea. No se ha guardado ni enviado nada; cópiala de nuevo.",
  header:
    "Uno de los encabezados tiene un nombre o un valor que no se puede enviar. No se ha cambiado nada; revísalos e inténtalo de nuevo.",
  "in-clear":
    "Esta dirección es http sin cifrar hacia otro equipo, y el archivo podría alterarse en el camino. No se ha descargado nada; indica una que empiece por https.",
  "not-ollama":
    "Este servidor no es un Ollama, el único que puede hacer esto. No se ha cambiado nada; elige un servidor Ollama.",
  "passed-on":
    "Este modelo no se ejecuta en este equipo: su servidor reenvía lo que recibe. No se ha cambiado nada; elige otro modelo.",
};

/** Why the engine inside the browser gave up, by the reason that comes with it. */
export const engineErrors = {
  memory:
    "El modelo no cabe en la memoria que le da el navegador. No se ha perdido nada de lo almacenado; cierra otras pestañas o elige un modelo más pequeño.",
  file: "Este archivo no es un modelo que se pueda ejecutar aquí. Puede estar dañado o ser de un tipo desconocido; quítalo y usa otro archivo GGUF.",
  gone: "El modelo dentro del navegador se detuvo. No se ha perdido nada de lo almacenado; inténtalo de nuevo y se volverá a cargar.",
  template:
    "La plantilla de chat del propio modelo no se puede usar. No se ha enviado nada; elige otro archivo de modelo.",
};

/** Why no backup could be made, by the code of the cause. */
export const backupErrors = {
  "quota-exceeded":
    "No se pudo hacer una copia de seguridad: no hay espacio para ella. No se ha cambiado nada más; libera espacio, o elimina copias antiguas en Opciones › Copias de seguridad, e inténtalo de nuevo.",
  "backup-damaged":
    "La copia de seguridad no se leyó tal como se había escrito, así que se descartó. No se ha cambiado nada más; inténtalo de nuevo y, si sigue ocurriendo, revisa el disco.",
  locked:
    "No se pudo hacer una copia de seguridad: Confidant se bloqueó entretanto. Desbloquéalo e inténtalo de nuevo.",
  "worker-gone":
    "La copia de seguridad no se completó: el navegador pausó la extensión. No se ha cambiado nada más; inténtalo de nuevo.",
};
