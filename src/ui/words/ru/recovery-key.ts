import type { enRecoveryKey } from "../recovery-key-words";
import type { Texts } from "../texts";

/** What is said of the recovery key, where one is made or lacks. */
export const recoveryKey = {
  title: "Ключ восстановления",
  why: "Он разблокирует Confidant, если забыта парольная фраза или потерян ключ доступа, и открывает ваши резервные копии на любом компьютере. Напечатайте или запишите его и храните вдали от этого компьютера.",
  once: "Он показывается только один раз. У кого он есть, тот может открыть всё.",
  print: "Напечатать",
  copyNote: "Вставив его в надёжное место, скопируйте поверх что-нибудь другое.",
  check: "Последние 6 символов",
  checkWhy: "Чтобы подтвердить, что он у вас есть, введите последние 6 символов своей копии.",
  mismatch: "Это не последние 6 символов. Посмотрите в свою копию.",
  save: "Добавить ключ восстановления",
  making: "Создаётся ключ …",
  missing: "Ключа восстановления пока нет.",
  lostWithout: (methods) =>
    `${lossOf(methods)}, всё сохранённое здесь потеряно вместе с резервными копиями: сбросить это не может никто.`,
  make: "Создать ключ восстановления",
  made: "Ключ восстановления действует. Храните свою копию вдали от этого компьютера.",
  later: "Не сейчас",
} satisfies Texts<typeof enRecoveryKey>;

function lossOf(methods: { readonly passphrase: boolean; readonly passkey: boolean }): string {
  if (methods.passphrase && methods.passkey)
    return "Если потеряны и парольная фраза, и ключ доступа";
  return methods.passkey ? "Если потерян ключ доступа" : "Если забыта парольная фраза";
}
