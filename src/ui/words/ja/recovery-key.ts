import type { enRecoveryKey } from "../recovery-key-words";
import type { Texts } from "../texts";

type UnlockMethods = { readonly passphrase: boolean; readonly passkey: boolean };

function lossOf({ passphrase, passkey }: UnlockMethods): string {
  if (passphrase && passkey) return "パスフレーズとパスキーの両方を失うと";
  return passkey ? "パスキーを失うと" : "パスフレーズを忘れると";
}

/** What is said of the recovery key, where one is made or lacks. */
export const recoveryKey = {
  title: "回復キー",
  why: "パスフレーズを忘れたり、パスキーを失ったりしたときに Confidant のロックを解除でき、どのマシンでもバックアップを開けます。印刷するか書き写して、このマシンとは別の場所に保管してください。",
  once: "表示されるのは一度だけです。これを持つ人は、すべてを開けます。",
  print: "印刷",
  copyNote: "安全な場所に貼り付けたら、別のものをコピーして上書きしてください。",
  check: "最後の 6 文字",
  checkWhy: "控えがあることを確認するため、控えの最後の 6 文字を入力してください。",
  mismatch: "最後の 6 文字ではありません。控えを確認してください。",
  save: "回復キーを追加",
  making: "キーを作成中…",
  missing: "回復キーはまだありません。",
  lostWithout: (methods) =>
    `${lossOf(methods)}、ここに保存されたすべてがバックアップとともに失われます。誰にもリセットできません。`,
  make: "回復キーを作成",
  made: "回復キーが有効になりました。控えはこのマシンとは別の場所に保管してください。",
  later: "今はしない",
} satisfies Texts<typeof enRecoveryKey>;
