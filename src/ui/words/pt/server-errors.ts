import type { enServerErrors } from "../en-server-errors";
import { formatDuration } from "../format";
import type { Texts } from "../texts";

const AGAIN = "ou escolha outro modelo; depois tente de novo.";

/** What servers and models did: what happened, what is safe, what to do. */
export const serverErrors = {
  "provider-unreachable": `O servidor deste modelo não responde. Inicie-o ${AGAIN}`,
  "provider-unreachable-ollama":
    "Nenhum servidor Ollama responde nesta máquina. Inicie o Ollama, ou instale-o, e tente de novo.",
  "provider-unreachable-at": (host) =>
    `Nenhum servidor Ollama responde em ${host}. Inicie-o, ou instale-o, e tente de novo.`,
  "provider-unreachable-near": (host) =>
    `Nenhum servidor responde em ${host}. Inicie-o, ou veja se ele usa outra porta, e tente de novo.`,
  "provider-unreachable-far": (host) =>
    `Nada responde em ${host}. O endereço pode estar errado, o servidor pode estar fora do ar ou não aceitar pedidos de um navegador, ou, com https, seu certificado não é confiável aqui: abra o endereço em uma aba para ver e tente de novo.`,
  "provider-forbidden": `O servidor recusou isto (403). Veja o que ele permite aos outros ${AGAIN}`,
  "provider-forbidden-ollama":
    "O Ollama recusou esta extensão (403). Execute uma vez o comando abaixo, reinicie o Ollama e tente de novo; ou oculte a origem em Opções › Modelos.",
  "provider-forbidden-ollama-at": (host) =>
    `O Ollama em ${host} recusou esta extensão (403). Na máquina que executa o Ollama, aplique a configuração abaixo, reinicie-o e tente de novo; ou oculte a origem em Opções › Modelos.`,
  "provider-forbidden-near": (host) =>
    `${host} recusou isto (403). Talvez não permita pedidos de extensões do navegador: verifique nas configurações dele os pedidos de outras origens (CORS) e tente de novo.`,
  "provider-forbidden-at": (host) =>
    `${host} recusou isto (403). A chave pode não permitir este modelo, ou não a partir daqui; veja sua conta lá ${AGAIN}`,
  "provider-auth": "O servidor quer uma chave ou recusou a que tem. Verifique-a e tente de novo.",
  "provider-auth-ollama": `Este modelo é executado em ollama.com, e o Ollama desta máquina não está conectado a uma conta lá. Execute “ollama signin” ${AGAIN}`,
  "provider-auth-at": (host) =>
    `${host} quer uma chave ou recusou a que tem. Informe outra em Opções › Modelos e tente de novo.`,
  "provider-no-credit": `O provedor diz que a conta não tem mais créditos. Veja sua conta lá ${AGAIN}`,
  "provider-plan": `O plano desta conta não inclui este modelo ou um pedido deste tamanho. Veja o plano lá ${AGAIN}`,
  "provider-usage-limit": `Um limite de uso desta conta ou chave foi atingido. Aumente-o lá, espere até que recomece ${AGAIN}`,
  "provider-unverified": `O provedor quer primeiro que a organização desta conta seja verificada. Faça a verificação nas configurações da conta lá ${AGAIN}`,
  "provider-disabled": `O provedor desativou esta conta ou sua organização. Veja a conta lá ${AGAIN}`,
  "provider-cors":
    "O provedor recusa pedidos de um navegador para esta organização (CORS). Oculte a origem em Opções › Modelos, nesta conexão, e tente de novo.",
  "provider-region":
    "O provedor não responde nesta localização. Escolha outro modelo e tente de novo.",
  "provider-privacy": `Ninguém que oferece este modelo atende às configurações de privacidade desta conta. Altere-as lá ${AGAIN}`,
  "provider-filtered": `Um filtro do provedor recusou esta mensagem ou o que veio antes dela. Reformule-a ${AGAIN}`,
  "provider-no-chat": "Este modelo não conversa. Escolha outro e tente de novo.",
  "provider-no-images":
    "Este modelo não aceita imagens. Escolha um que aceite, ou exclua a mensagem que contém uma, e tente de novo.",
  "provider-unsupported":
    "O servidor não aceita este tipo de pedido para este modelo. Escolha outro modelo e tente de novo.",
  "provider-cannot-run": `O servidor não consegue executar este modelo: a memória não basta, a placa de vídeo falhou ou ele é mais antigo que o modelo. Feche o que mais estiver em execução lá, atualize-o ${AGAIN}`,
  "provider-model-missing": "O servidor não tem este modelo. Escolha outro e tente de novo.",
  "provider-model-missing-pull":
    "O Ollama não tem este modelo. Baixe-o com o comando abaixo, ou escolha outro, e tente de novo.",
  "provider-model-missing-ollama":
    "O Ollama não tem este modelo. Baixe-o em Opções › Modelos, ou escolha outro, e tente de novo.",
  "provider-model-missing-ollama-at": (host) =>
    `O Ollama em ${host} não tem este modelo. Baixe-o em Opções › Modelos, ou escolha outro, e tente de novo.`,
  "provider-model-missing-near": (host) =>
    `${host} não tem este modelo, ou não o carregou. Carregue-o lá, ou escolha outro, e tente de novo.`,
  "provider-model-missing-file": `Este arquivo de modelo não está mais neste navegador, ou ainda não está completo. Veja-o em Opções › Modelos ${AGAIN}`,
  "provider-model-missing-browser": `O modelo integrado do navegador não está pronto aqui. Veja-o em Opções › Modelos ${AGAIN}`,
  "provider-model-missing-at": (host) =>
    `${host} não tem este modelo, ou não tem mais. Escolha outro e tente de novo.`,
  "provider-too-long":
    "O pedido é mais longo do que o modelo comporta. Encurte a mensagem, escolha um modelo com uma janela maior ou comece uma nova conversa.",
  "provider-overloaded": `O provedor está sobrecarregado no momento. Espere um pouco ${AGAIN}`,
  "provider-offline":
    "Este navegador está off-line, e o modelo está em outra máquina. Conecte-se, ou escolha um modelo nesta, e tente de novo.",
  "provider-permission":
    "O navegador ainda não deixa o Confidant acessar este servidor, por isso nada foi enviado. Permita em Opções › Modelos, com o botão ao lado da conexão.",
  "provider-rate-limited":
    "O servidor está recebendo pedidos demais no momento. Espere um pouco e tente de novo.",
  "provider-rate-limited-for": (seconds) =>
    `O servidor está recebendo pedidos demais e pede que você espere ${formatDuration(seconds * 1000)}. Espere e tente de novo.`,
  "provider-failed": "O servidor falhou ao responder. Tente de novo ou escolha outro modelo.",
  "provider-failed-with": (status) =>
    `O servidor falhou ao responder (${status}). Veja o log dele e tente de novo.`,
  "provider-failed-far": (host, status) =>
    `${host} falhou ao responder${status === null ? "" : ` (${status})`}. Espere um pouco ${AGAIN}`,
  "provider-refused-far": (host, status) =>
    `${host} não aceitou este pedido (${status}). Escolha outro modelo, ou veja a conexão em Opções › Modelos, e tente de novo.`,
  "provider-failed-call":
    "O modelo pediu uma ferramenta em um formato que não pode ser lido, e a resposta terminou ali. Tente de novo ou escolha outro modelo.",
  "provider-malformed":
    "A resposta do servidor não pôde ser lida. Verifique se é o próprio servidor que responde neste endereço e tente de novo.",
  "provider-cut-off": "A conexão terminou antes da resposta.",
  "provider-silent":
    "O servidor ficou em silêncio por tempo demais. Ele pode estar sem memória; verifique-o e tente de novo.",
  "provider-silent-far": (host) =>
    `${host} ficou em silêncio por tempo demais. Espere um pouco ${AGAIN}`,
  "provider-failed-address": (host, status) =>
    `Não há nada neste endereço de ${host} (${status}). Veja o endereço em Opções › Modelos: pode faltar uma parte do caminho, como /v1. Depois tente de novo.`,
  "tool-server-auth": (host) =>
    `${host} quer que você entre ou um token, ou recusou o que tem. Entre ou informe um em Opções › Ferramentas e tente de novo.`,
  "tool-server-forbidden": (host) =>
    `${host} recusou isto (403). O token pode não permitir, ou o servidor recusa navegadores: veja-o em Opções › Ferramentas e tente de novo.`,
  "tool-server-not-allowed": (host) =>
    `O Confidant ainda não pode acessar ${host}, por isso nada foi enviado. Permita em Opções › Ferramentas e tente de novo.`,
  "tool-server-offline": (host) =>
    `Este navegador está off-line, e ${host} está em outra máquina, por isso nada foi enviado. Conecte-se e tente de novo.`,
  "tool-server-gone": (host) =>
    `A conexão com ${host} foi removida ou agora leva a outro lugar, por isso nada foi enviado. Veja-a em Opções › Ferramentas e tente de novo.`,
  "tool-server-failed": (host, status) =>
    `${host} não fez o que foi pedido${status === null ? "" : ` (${status})`}. Espere um pouco ou veja o endereço em Opções › Ferramentas, e tente de novo.`,
} satisfies Texts<typeof enServerErrors>;
