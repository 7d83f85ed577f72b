import type { enRestoreFailures } from "../en-restore-failures";
import type { Texts } from "../texts";

/** The sentences of a restore's failures. */
export const restoreFailures = {
  byCode: {
    "not-found":
      "所选文件已被移动、更改或删除，或浏览器暂停了扩展程序。这里未作任何更改；请重新选择。",
    "wrong-passphrase":
      "此密码短语无法打开该密钥文件。未作任何更改；密钥文件要用创建它时所用的密码短语打开。",
    "backup-wrong-key":
      "你提供的内容无法打开此备份。未作任何更改；请尝试在它创建之前打印的恢复密钥，或与它放在一起的密钥文件。",
    "backup-damaged": "此备份已损坏：它被截断，或在创建后被更改。这里未作任何更改；请换用另一个。",
    "version-unknown":
      "此备份由更新版本的 Confidant 创建。未作任何更改；请更新 Confidant，然后重试。",
    "quota-exceeded":
      "空间不足：恢复期间需要约为备份三倍大小的空间。这里未作任何更改；请释放一些空间，然后重试。",
    conflict:
      "自你查看以来这里有更改，或正在生成回答，因此没有恢复任何内容。请重新选择备份，查看现在的情况。",
    "worker-gone":
      "浏览器在扩展程序响应之前将其停止。中断的恢复没有更改任何内容，也不会自行继续。请重新加载此页面并查看：如果备份中的内容并未全部在此，请重新开始。",
  },
  byReason: {
    "wrong-passphrase": {
      recovery:
        "这不是恢复密钥：至少有一个字符不同。未作任何更改；请与你保存的那份对照，再输入一次。",
    },
    "backup-wrong-key": {
      vault:
        "此保险库无法打开它：它是另一个保险库的备份，或是此保险库用后来移除的密钥创建的。未作任何更改；请用它所属的恢复密钥，或其密码短语和密钥文件打开。",
      recovery:
        "此恢复密钥无法打开此备份：它属于另一个备份或另一个保险库。未作任何更改；请尝试在此备份创建之前打印的密钥，或密码短语加上与它放在一起的密钥文件。",
      passphrase:
        "密码短语能打开密钥文件，但其中没有密钥能打开此备份。未作任何更改；请选择与此备份放在一起的密钥文件，或使用恢复密钥。",
    },
    "backup-damaged": {
      "key-file":
        "密钥文件已损坏，或不是 Confidant 的。备份本身没有查看，未作任何更改；请选择 confidant-key.age 的另一份副本，或使用恢复密钥。",
      "not-made-by-its-owner":
        "此文件能打开，但并非由它所称的保险库创建：创建或更改它的人只知道该加密给谁。这里未作任何更改；请不要使用它，改用你自己保存的备份。",
      unreadable:
        "无法将文件读到结尾：它被移动、更改或删除，或磁盘出错。这里未作任何更改；请重新选择，或换用另一份副本。",
    },
  },
} satisfies Texts<typeof enRestoreFailures>;
