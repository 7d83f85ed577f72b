import type { ErrorCode } from "../../../domain/app-error";
import type { enRestoreFailures } from "../en-restore-failures";
import type { Texts } from "../texts";

/** What failed about a restore, what is safe, what to do; other codes are told as everywhere. */
const byCode: Partial<Record<ErrorCode, string>> = {
  "not-found":
    "O arquivo escolhido foi movido, alterado ou excluído, ou o navegador pausou a extensão. Nada foi alterado aqui; escolha-o de novo.",
  "wrong-passphrase":
    "Esta frase secreta não abre o arquivo de chave. Nada foi alterado; um arquivo de chave abre com a frase secreta em uso quando ele foi criado.",
  "backup-wrong-key":
    "O que você informou não abre este backup. Nada foi alterado; tente a chave de recuperação impressa antes de ele ser feito, ou um arquivo de chave que esteja ao lado dele.",
  "backup-damaged":
    "Este backup está danificado: foi cortado, ou alterado depois de feito. Nada foi alterado aqui; use outro.",
  "version-unknown":
    "Este backup foi feito por uma versão mais recente do Confidant. Nada foi alterado; atualize o Confidant e tente de novo.",
  "quota-exceeded":
    "Não há espaço para isto: por algum tempo, uma restauração precisa de cerca de três vezes o tamanho do backup. Nada foi alterado aqui; libere espaço e tente de novo.",
  conflict:
    "Algo mudou aqui desde que você olhou, ou uma resposta está sendo escrita, por isso nada foi restaurado. Escolha o backup de novo para ver como está agora.",
  "worker-gone":
    "O navegador parou a extensão antes que ela respondesse. Uma restauração interrompida não alterou nada e não continua sozinha. Recarregue esta página e veja: se o que está no backup não está todo aqui, comece de novo.",
};

/** More exactly, by the reason that comes with a code. */
const byReason: Partial<Record<ErrorCode, Readonly<Record<string, string>>>> = {
  "wrong-passphrase": {
    recovery:
      "Isto não é uma chave de recuperação: pelo menos um dos caracteres está trocado. Nada foi alterado; compare-a com sua cópia e digite-a de novo.",
  },
  "backup-wrong-key": {
    vault:
      "Este cofre não o abre: é o backup de outro cofre, ou deste com uma chave que já foi retirada. Nada foi alterado; abra-o com a chave de recuperação dele, ou com a frase secreta e o arquivo de chave dele.",
    recovery:
      "Esta chave de recuperação não abre este backup: ela pertence a outro backup ou a outro cofre. Nada foi alterado; tente a chave impressa antes de este backup ser feito, ou a frase secreta com o arquivo de chave que está ao lado dele.",
    passphrase:
      "A frase secreta abre o arquivo de chave, mas nenhuma chave nele abre este backup. Nada foi alterado; escolha o arquivo de chave que está ao lado deste backup, ou use a chave de recuperação.",
  },
  "backup-damaged": {
    "key-file":
      "O arquivo de chave está danificado, ou não é do Confidant. O backup em si não foi examinado, e nada foi alterado; escolha outra cópia de confidant-key.age, ou use a chave de recuperação.",
    "not-made-by-its-owner":
      "Este arquivo abre, mas não foi feito pelo cofre que ele indica: quem o fez ou alterou só sabe para que chave pública criptografar. Nada foi alterado aqui; não o use e recorra a um backup que você mesmo guardou.",
    unreadable:
      "O arquivo não pôde ser lido até o fim: foi movido, alterado ou excluído, ou o disco falhou. Nada foi alterado aqui; escolha-o de novo, ou use outra cópia.",
  },
};

/** The sentences of a restore's failures. */
export const restoreFailures = { byCode, byReason } satisfies Texts<typeof enRestoreFailures>;
