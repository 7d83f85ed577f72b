import type { enRecoveryKey } from "../recovery-key-words";
import type { Texts } from "../texts";

/** What is said of the recovery key, where one is made or lacks. */
export const recoveryKey = {
  title: "Uma chave de recuperação",
  why: "Ela desbloqueia o Confidant se a frase secreta for esquecida ou a chave de acesso se perder, e abre seus backups em qualquer máquina. Imprima-a ou anote-a e guarde-a longe desta máquina.",
  once: "Ela é mostrada só uma vez. Quem a tiver pode abrir tudo.",
  print: "Imprimir",
  copyNote: "Depois de colá-la em um lugar seguro, copie outra coisa por cima.",
  check: "Os últimos 6 caracteres",
  checkWhy: "Digite os últimos 6 caracteres da sua cópia para confirmar que você a tem.",
  mismatch: "Estes não são os últimos 6 caracteres. Veja sua cópia.",
  save: "Adicionar a chave de recuperação",
  making: "Criando uma chave…",
  missing: "Ainda não há chave de recuperação.",
  lostWithout: (methods) =>
    `${lossOf(methods)}, tudo o que está armazenado aqui se perde, com os backups: ninguém pode fazer a redefinição.`,
  make: "Criar uma chave de recuperação",
  made: "A chave de recuperação está ativa. Guarde sua cópia longe desta máquina.",
  later: "Agora não",
} satisfies Texts<typeof enRecoveryKey>;

function lossOf(methods: { readonly passphrase: boolean; readonly passkey: boolean }): string {
  if (methods.passphrase && methods.passkey)
    return "Se a frase secreta e a chave de acesso se perderem";
  return methods.passkey ? "Se a chave de acesso se perder" : "Se a frase secreta for esquecida";
}
