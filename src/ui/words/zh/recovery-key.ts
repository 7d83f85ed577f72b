import type { enRecoveryKey } from "../recovery-key-words";
import type { Texts } from "../texts";

type UnlockMethods = { readonly passphrase: boolean; readonly passkey: boolean };

function lossOf({ passphrase, passkey }: UnlockMethods): string {
  if (passphrase && passkey) return "如果密码短语和通行密钥都丢失";
  return passkey ? "如果通行密钥丢失" : "如果忘记密码短语";
}

/** What is said of the recovery key, where one is made or lacks. */
export const recoveryKey = {
  title: "恢复密钥",
  why: "如果忘记密码短语或丢失通行密钥，可用它解锁 Confidant，并在任何机器上打开你的备份。请打印或抄写下来，存放在远离此机器的地方。",
  once: "它只显示一次。任何持有它的人都能打开一切。",
  print: "打印",
  copyNote: "粘贴到安全的地方之后，请复制其他内容将它覆盖。",
  check: "最后 6 个字符",
  checkWhy: "输入你那份上的最后 6 个字符，确认你已保存。",
  mismatch: "这不是最后 6 个字符。请查看你保存的那份。",
  save: "添加恢复密钥",
  making: "正在创建密钥…",
  missing: "还没有恢复密钥。",
  lostWithout: (methods) => `${lossOf(methods)}，存储在这里的一切及其备份都会丢失：谁也无法重设。`,
  make: "创建恢复密钥",
  made: "恢复密钥已生效。请将你保存的那份存放在远离此机器的地方。",
  later: "以后再说",
} satisfies Texts<typeof enRecoveryKey>;
