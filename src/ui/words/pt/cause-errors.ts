import type { RefusalReason } from "../../../domain/refusal";

/** Why what was asked for is refused, by the reason that comes with `bad-request`. */
export const refusalErrors: Record<RefusalReason, string> = {
  "not-a-url":
    "Isto não é um endereço de servidor. Nada foi enviado; ele tem a forma https://api.example.com/v1, ou 127.0.0.1:8080.",
  credentials:
    "Este endereço contém um nome ou uma senha. Nada foi enviado; deixe-os de fora e informe uma chave.",
  extra:
    "Este endereço continua depois de um ? ou de um #. Nada foi enviado; informe a parte anterior e ponha a chave no campo próprio.",
  "not-loopback":
    "Este servidor não está nesta máquina. Nada foi enviado; adicione-o como uma conexão.",
  "key-in-clear":
    "Este endereço é http simples para outra máquina: qualquer um no caminho poderia ler a chave. Nada foi guardado nem enviado; use https, ou deixe de fora a chave e os cabeçalhos.",
  key: "Esta chave contém algo que nenhuma chave contém, como uma quebra de linha. Nada foi guardado nem enviado; copie-a de novo.",
  header:
    "Um dos cabeçalhos tem um nome ou um valor que não pode ser enviado. Nada foi alterado; verifique-os e tente de novo.",
  "in-clear":
    "Este endereço é http simples para outra máquina, e o arquivo poderia ser alterado no caminho. Nada foi baixado; informe um que comece com https.",
  "not-ollama":
    "Este servidor não é um Ollama, o único que pode fazer isso. Nada foi alterado; escolha um servidor Ollama.",
  "passed-on":
    "Este modelo não é executado nesta máquina: o servidor repassa o que recebe. Nada foi alterado; escolha outro modelo.",
};

/** Why the engine inside the browser gave up, by the reason that comes with it. */
export const engineErrors = {
  memory:
    "O modelo não cabe na memória que o navegador lhe dá. Nada do que está armazenado se perdeu; feche outras abas ou escolha um modelo menor.",
  file: "Este arquivo não é um modelo que possa ser executado aqui. Pode estar danificado ou ser de um tipo desconhecido; remova-o e use outro arquivo GGUF.",
  gone: "O modelo dentro do navegador parou. Nada do que está armazenado se perdeu; tente de novo, e ele será carregado outra vez.",
  template:
    "O template de conversa do próprio modelo não pode ser usado. Nada foi enviado; escolha outro arquivo de modelo.",
};

/** Why no backup could be made, by the code of the cause. */
export const backupErrors = {
  "quota-exceeded":
    "Não foi possível fazer um backup: não há espaço para ele. Nada mais foi alterado; libere espaço, ou exclua backups antigos em Opções › Backup, e tente de novo.",
  "backup-damaged":
    "O backup não foi lido como havia sido gravado, por isso foi jogado fora. Nada mais foi alterado; tente de novo e, se continuar, verifique o disco.",
  locked:
    "Não foi possível fazer um backup: o Confidant foi bloqueado nesse meio-tempo. Desbloqueie-o e tente de novo.",
  "worker-gone":
    "O backup não foi concluído: o navegador pausou a extensão. Nada mais foi alterado; tente de novo.",
};
