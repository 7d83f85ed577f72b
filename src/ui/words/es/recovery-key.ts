import type { enRecoveryKey } from "../recovery-key-words";
import type { Texts } from "../texts";

/** What is said of the recovery key, where one is made or lacks. */
export const recoveryKey = {
  title: "Una clave de recuperación",
  why: "Desbloquea Confidant si se olvida la frase de contraseña o se pierde la llave de acceso, y abre tus copias de seguridad en cualquier equipo. Imprímela o anótala y guárdala lejos de este equipo.",
  once: "Se muestra solo una vez. Quien la tenga puede abrirlo todo.",
  print: "Imprimir",
  copyNote: "Después de pegarla en un lugar seguro, copia otra cosa encima.",
  check: "Los últimos 6 caracteres",
  checkWhy: "Escribe los últimos 6 caracteres de tu copia para confirmar que la tienes.",
  mismatch: "Estos no son los últimos 6 caracteres. Mira tu copia.",
  save: "Añadir la clave de recuperación",
  making: "Creando una clave…",
  missing: "Aún no hay clave de recuperación.",
  lostWithout: (methods) =>
    `${lossOf(methods)}, todo lo almacenado aquí se pierde, con las copias de seguridad: nadie puede restablecerlo.`,
  make: "Crear una clave de recuperación",
  made: "La clave de recuperación está activa. Guarda tu copia lejos de este equipo.",
  later: "Ahora no",
} satisfies Texts<typeof enRecoveryKey>;

function lossOf(methods: { readonly passphrase: boolean; readonly passkey: boolean }): string {
  if (methods.passphrase && methods.passkey)
    return "Si se pierden la frase de contraseña y la llave de acceso";
  return methods.passkey
    ? "Si se pierde la llave de acceso"
    : "Si se olvida la frase de contraseña";
}
