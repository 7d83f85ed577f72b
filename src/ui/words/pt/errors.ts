import type { enErrors } from "../en-errors";
import { formatDuration, formatNumber } from "../format";
import type { Texts } from "../texts";
import { backupErrors, engineErrors, refusalErrors } from "./cause-errors";
import { limitErrors } from "./limit-errors";
import { counted } from "./nouns";
import { serverErrors } from "./server-errors";

/** A sentence for every failure: what happened, what is safe, what to do. */
export const errors = {
  "bad-request": "Esse pedido não foi entendido. Nada foi alterado; recarregue esta página.",
  "forbidden-sender":
    "Esse pedido não veio das próprias páginas do Confidant e foi recusado. Recarregue esta página.",
  "not-found": "O que foi pedido não existe mais. Recarregue esta página.",
  conflict:
    "A conversa mudou em outra janela. Nada se perdeu; veja como ela está e tente mais uma vez.",
  "conflict-model-changed":
    "O modelo ou seu local mudou. Nada foi enviado, e seu texto está salvo. Confira o local ao lado do campo de mensagem e envie de novo.",
  "conflict-card-changed":
    "O que era mostrado aqui mudou desde então. Nada foi feito; leia como está agora e então decida.",
  "limit-exceeded": "Isto é mais do que cabe. Nada foi alterado.",
  "limit-exceeded-by": limitErrors,
  "empty-message": "Ainda não há nada para enviar. Escreva algumas palavras primeiro.",
  "turn-running":
    "Esta resposta ainda está sendo escrita. Espere por ela, ou pressione Parar primeiro.",
  "is-command":
    "Este é um dos comandos do próprio Confidant e nunca é enviado. Recarregue esta página e escreva-o de novo.",
  "window-too-small":
    "Só as instruções já não cabem na janela do modelo. Encurte a personalidade, escolha um modelo com uma janela maior ou veja em Opções › Prompt se uma menor está definida para ele.",
  "window-too-small-by": (part, system, window) =>
    `Só as instruções precisam de ${counted.tokens(system)}; a janela do modelo comporta ${formatNumber(window)}. Encurte ${part}, escolha um modelo com uma janela maior ou veja em Opções › Prompt se uma menor está definida para ele.`,
  /** What can be shortened, by the longest part of the instructions. */
  "window-parts": {
    base: "as instruções",
    personality: "a personalidade",
    summary: "o resumo desta conversa",
  } as Readonly<Record<string, string>>,
  "no-summariser":
    "Não há nenhum modelo que possa resumir. Nada foi alterado; escolha um modelo e tente de novo.",
  "summary-unusable":
    "A resposta do modelo não serve como resumo. Nada foi alterado; tente de novo ou escolha outro modelo.",
  "not-set-up": "Nada foi salvo ainda. Primeiro escolha como bloquear o Confidant.",
  locked: "O Confidant está bloqueado. Desbloqueie-o para continuar; tudo está guardado.",
  "wrong-passphrase":
    "Isto não desbloqueia o Confidant. Nada foi alterado; verifique e tente de novo.",
  "too-many-attempts":
    "Muitas tentativas erradas. Nada foi alterado. Espere um pouco e tente de novo.",
  "too-many-attempts-for": (seconds) =>
    `Muitas tentativas erradas. Nada foi alterado. Tente de novo em ${formatDuration(seconds * 1000)}.`,
  "reauthentication-required":
    "Nada foi alterado: confirme primeiro com seu método de desbloqueio.",
  "weak-passphrase":
    "Esta frase secreta é fácil demais de adivinhar. Escolha outra, por exemplo quatro palavras sem relação entre si.",
  "weak-control-character":
    "Esta frase secreta contém um caractere que não pode ser digitado em qualquer lugar, como uma tabulação ou uma quebra de linha. Deixe-o de fora.",
  get "weak-too-long"() {
    return `Esta frase secreta tem mais de ${formatNumber(1_024)} caracteres. Escolha uma mais curta.`;
  },
  "weak-too-short": "Esta frase secreta tem menos de 8 caracteres. Escolha uma mais longa.",
  "weak-known": "Esta frase secreta, ou uma muito parecida, é uma senha comum. Escolha outra.",
  "last-method": "Este é o único método de desbloqueio. Adicione outro antes de removê-lo.",
  "rotation-running":
    "Tudo está sendo criptografado com uma nova chave. Espere até terminar e tente de novo. Opções › Bloqueio mostra o progresso.",
  "undo-late":
    "É tarde demais para desfazer isto: só é possível desfazer por alguns segundos e enquanto o Confidant está desbloqueado.",
  "wrong-name": "O nome não confere. Nada foi removido; digite-o exatamente como é mostrado.",
  "backup-failed":
    "Não foi possível fazer um backup, por isso nada mais foi alterado. Tente de novo; se continuar, Opções › Integridade procura o que está danificado.",
  "backup-failed-by": backupErrors,
  "backup-damaged":
    "Este backup está danificado: foi cortado, ou alterado depois de feito. Nada foi alterado; use outro.",
  "backup-wrong-key":
    "Este backup não abre com isso. Nada foi alterado; tente outra chave, ou o arquivo de chave que está ao lado dele.",
  "key-missing":
    "A chave de criptografia não está neste perfil. O que está armazenado é mantido, criptografado; restaure os arquivos do perfil para lê-lo.",
  "header-corrupt":
    "Todas as cópias do registro de chaves deste cofre estão danificadas. Seus dados são mantidos, criptografados. Reinicie o navegador; se o problema continuar, restaure uma cópia deste perfil.",
  "row-tampered":
    "Uma entrada foi alterada de fora e não pode ser aberta. Ela é mantida, mas não mostrada; todo o resto funciona.",
  "version-unknown":
    "Isto foi armazenado por uma versão mais recente do Confidant. É mantido; atualize o Confidant para lê-lo.",
  "store-unavailable":
    "O navegador não deixa o Confidant usar seu armazenamento. Nada foi alterado; feche outras janelas deste perfil ou reinicie o navegador.",
  "store-gone":
    "O navegador excluiu o armazenamento do Confidant, e nenhuma cópia aqui abre. Crie um novo cofre e depois restaure um backup em Opções › Backup.",
  "quota-exceeded":
    "O disco ou o armazenamento do navegador está cheio. O que está armazenado é mantido; libere espaço e tente de novo.",
  "quota-exceeded-by": (megabytes) =>
    `Isto precisa de ${formatNumber(megabytes)} MB a mais do que o disco tem livre, por isso não foi iniciado. O que está armazenado é mantido; libere esse espaço e tente de novo.`,
  "invalid-field": "Um dos campos precisa de outro valor. Nada foi alterado.",
  archived: "Este contexto está arquivado. Restaure-o e tente de novo.",
  "temporary-full":
    "Esta conversa temporária ocupa toda a memória que o navegador lhe dá. Comece uma nova; nada dela é armazenado.",
  "block-denied":
    "Este bloco não pode ser alterado dessa forma. Nada foi alterado; dê a ele outra permissão.",
  "approval-needed": "Esta alteração precisa antes da sua aprovação. Clique em Aprovar ou Recusar.",
  "list-full": "Esta lista está cheia. Nada foi alterado; exclua um item ou permita mais itens.",
  "schema-misfit": "Isto não cabe no layout do bloco. Nada foi alterado; veja-o primeiro.",
  ...serverErrors,
  "connection-gone":
    "A conexão deste modelo foi removida ou agora leva a outro lugar, por isso nada foi enviado. Escolha o modelo novamente ou outro e tente de novo.",
  "connection-held":
    "Esta conexão veio com um backup, por isso nada foi enviado. Permita-a em Opções › Modelos.",
  "engine-failed":
    "O modelo dentro do navegador falhou. O que está armazenado é mantido; tente de novo ou escolha outro modelo.",
  "engine-failed-by": engineErrors,
  "bad-request-by": refusalErrors,
  "turn-too-long":
    "A resposta demorou mais de 30 minutos e foi encerrada. O que havia chegado está salvo.",
  "too-many-steps": "O modelo usou ferramentas por 16 pedidos ou 5 minutos e foi interrompido.",
  "worker-gone": "O navegador pausou a extensão. Nada se perdeu; tente de novo.",
  internal: "Algo deu errado no Confidant. Seus dados não foram alterados; tente de novo.",
} satisfies Texts<typeof enErrors>;
