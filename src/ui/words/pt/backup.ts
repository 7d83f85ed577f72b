import type { BackupReason } from "../../../domain/backup";
import type { enBackup } from "../en-backup";
import { formatAgo, formatExactDate } from "../format";
import type { Texts } from "../texts";
import { byCount, counted } from "./nouns";

const reasons: Record<BackupReason, string> = {
  daily: "automaticamente",
  "by-hand": "manualmente",
  "before-purge": "antes de uma exclusão",
  "before-migration": "logo após uma atualização",
  "before-restore": "antes de uma restauração",
  "before-rotation": "antes da troca da chave do cofre",
};

/** What the options say about backups. */
export const backup = {
  backupPage: {
    state: "Situação",
    none: "Ainda não há nenhum backup.",
    newest: (ms) => `O backup mais recente foi feito ${formatAgo(ms)}.`,
    unchanged: "Nada mudou desde então.",
    changed:
      "Houve mudanças desde então. O próximo backup é feito automaticamente dentro de um dia.",
    firstSoon:
      "O primeiro é feito automaticamente logo após sua primeira mensagem, ou agora, com o botão abaixo.",
    old: "Ele tem mais de uma semana, e houve mudanças desde então. Faça um backup agora.",
    failed: (ms, why) => `A última tentativa, ${formatAgo(ms)}, falhou. ${why}`,
    damaged: (count) =>
      `${counted.backups(count)} ${byCount(count, "está danificado ou ausente", "estão danificados ou ausentes")}; veja a lista. Faça um novo backup; os danificados podem ser excluídos.`,
    exactly: formatExactDate,

    make: "Fazer backup agora",
    making: "Fazendo backup",
    withKeys: "Incluir chaves de API",
    withKeysMeans:
      "Quem abrir o backup poderá usar suas contas nos provedores. Sem elas, você digita as chaves de novo depois de restaurar em outro lugar.",
    running: {
      backup: "Fazendo backup. Você pode continuar usando o Confidant.",
      check: "Verificando os backups.",
    },
    bar: "Progresso",
    made: "Backup concluído e verificado.",
    notMade: "Nenhum backup foi feito. Veja o motivo acima.",

    list: "Backups neste navegador",
    listKeeps: "O que é mantido, e por quanto tempo",
    listWhy:
      "São mantidos o mais recente de cada um dos últimos sete dias e das últimas quatro semanas, até cinco dos últimos sete dias feitos antes de uma exclusão ou substituídos, os três manuais mais recentes de quatro semanas e, sempre, o mais recente, o mais recente com chaves e o mais recente em que nada falta.",
    empty: "Nenhum ainda.",
    holds: (size, conversations, messages) =>
      `${size} · ${counted.conversations(conversations)} · ${counted.messages(messages)}`,
    reason: (reason) => `feito ${reasons[reason]}`,
    checked: (ms) => `verificado ${formatAgo(ms)}`,
    unchecked: "ainda não verificado",
    damage: {
      missing: "O arquivo está ausente.",
      altered: "Danificado: o arquivo foi alterado.",
    },
    unreadable: (count) =>
      `${counted.entries(count)} não ${byCount(count, "abriu e não está nele", "abriram e não estão nele")}.`,
    hasKeys: "com chaves de API",
    download: "Baixar",
    restore: "Restaurar…",
    delete: "Excluir",
    of: (action, title) => `${action}: ${title}`,
    deleteMeans:
      "Este backup é excluído aqui. Uma cópia na sua pasta, ou já baixada, permanece. Você pode desfazer isto por 10 segundos.",
    deleteConfirm: "Excluir este backup",
    fileGone: "O arquivo não existe mais. Verifique os backups para ver quais restam.",
    others: "Outros backups neste navegador",
    othersWhy:
      "Pertencem a outro cofre deste perfil ou foram feitos antes de uma restauração. Abrem com a chave de recuperação, ou com o arquivo de chave e a frase secreta, daquela época, e ficam até que você os exclua.",
    otherKeys: "Arquivos de chave de outros cofres:",
    deleteOtherMeans:
      "Este backup é excluído, e este cofre não tem outra cópia dele. Você pode desfazer isto por 10 segundos.",
    check: "Verificar backups",
    checking: "Verificando…",
    checkedAll: (whole, damaged) =>
      damaged === 0
        ? `${counted.backups(whole)} ${byCount(whole, "verificado", "verificados")}. Tudo íntegro.`
        : `${counted.backups(whole)} ${byCount(whole, "íntegro", "íntegros")}; ${counted.backups(damaged)} ${byCount(damaged, "danificado ou ausente", "danificados ou ausentes")}.`,

    where: "Cópia fora deste navegador",
    uninstall:
      "Desinstalar o Confidant, ou limpar este perfil, exclui os backups guardados aqui. Escolha uma pasta ou baixe um backup de tempos em tempos.",
    folderNone: "Nenhuma pasta foi escolhida.",
    folderWhy:
      "Cada novo backup e o arquivo de chave também são salvos em uma pasta sua, de preferência em outro disco ou sincronizada. Lá continuam criptografados.",
    folder: (name) => `Pasta “${name}”`,
    folderStates: {
      ok: "Os backups são copiados para lá.",
      denied:
        "O navegador não deixa mais o Confidant gravar lá. Permita o acesso de novo; seus arquivos lá estão seguros.",
      gone: "A pasta foi movida, renomeada ou excluída. Escolha-a de novo, ou escolha outra.",
      failed:
        "A última cópia não pôde ser gravada lá; talvez não haja espaço. O backup neste navegador está íntegro. Uma nova tentativa é feita com o próximo.",
    },
    copied: (ms) => `A última cópia foi gravada ${formatAgo(ms)}.`,
    notCopied: "Nada foi copiado para lá ainda.",
    choose: "Escolher uma pasta",
    chooseOther: "Escolher outra pasta",
    allow: "Permitir o acesso de novo",
    forget: "Remover a pasta",
    forgetMeans: "Os arquivos na pasta permanecem.",
    noPicker:
      "Este navegador não consegue gravar em uma pasta. Em vez disso, baixe um backup de tempos em tempos.",
    notAllowed: "O acesso à pasta foi negado. Nada foi alterado.",

    opens: "Como abrir um backup",
    here: "Neste cofre, os backups abrem automaticamente. Em qualquer outro lugar, você precisa de um destes:",
    recoveryKey: "A chave de recuperação, que basta por si só.",
    noRecoveryKey: "Não há chave de recuperação que abra novos backups.",
    print: "Crie uma em Opções › Bloqueio",
    keyFile: (ms) =>
      `O arquivo de chave confidant-key.age, com sua frase secreta. Foi criado ${formatAgo(ms)} e deve ficar junto dos backups.`,
    keyFileStale:
      "Ele está ausente, ou ainda não contém a chave ou a frase secreta mais recente, e pode não abrir os backups mais novos: bloqueie o Confidant e desbloqueie-o uma vez com a frase secreta, e ele ficará em dia.",
    keyFileSoon:
      "Ainda não há arquivo de chave: bloqueie o Confidant e desbloqueie-o uma vez com a frase secreta, e ele será criado.",
    noPassphrase: "Não há frase secreta e, portanto, nenhum arquivo de chave que ela abriria.",
    nothingOpens:
      "Estes backups não abrem em nenhum outro lugar: não há chave de recuperação nem frase secreta. Se este perfil se perder, eles também se perdem. Crie uma chave de recuperação.",
    downloadKey: "Baixar o arquivo de chave",
    oldCopies:
      "Cópias do arquivo de chave feitas antes de a frase secreta ser trocada ou removida ainda abrem com a antiga e, com elas, os backups daquela época. Exclua-as onde a antiga possa ser conhecida.",
    exposed:
      "Um arquivo de chave antigo com sua frase secreta antiga, ou quem tinha a chave do cofre que foi trocada, também abre os novos backups, pois eles abrem com a chave de recuperação, que continua a mesma. Crie uma nova chave de recuperação:",
    exposedWhere: "substitua-a em Opções › Bloqueio",
    purged:
      "O que você exclui some dos backups mantidos aqui em no máximo quatro semanas, enquanto novos forem feitos. Por mais antigos que sejam, ficam o mais recente, o mais recente com chaves de API e o mais recente em que nada falta. As cópias na sua pasta somem junto assim que for possível gravar nela, menos as de backups manuais; essas e as que você baixa ficam até que você as exclua, assim como os backups de outros cofres, em “Outros backups neste navegador”.",

    byHand: "Abrir um backup sem o Confidant",
    byHandWhy:
      "Um backup é um arquivo comum do age (age-encryption.org), com uma linha de JSON para cada entrada. Em um terminal, com o arquivo de chave e sua frase secreta:",
    byHandKey:
      "Com a chave de recuperação, coloque-a sozinha em um arquivo key.txt (exclua-o depois):",
    loading: "Carregando…",
    keptTitle: "Backups neste navegador",
    keptWhy:
      "O que está armazenado não abre no momento, mas estes foram guardados à parte. Baixe-os, com o arquivo de chave, para tê-los fora daqui.",
  },
} satisfies Texts<typeof enBackup>;
