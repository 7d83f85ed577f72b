import type { enConnections } from "../connection-words";
import { formatNumber, formatTokens } from "../format";
import type { Texts } from "../texts";
import { modelFiles } from "./model-files";
import { byCount, counted } from "./nouns";
import { plural } from "./plural";

/** What the options say of models and where they are. */
export const connections = {
  now: {
    title: "Modelo padrão",
    general: (name, destination) => `${name}, ${destination}`,
    generalWhere: "Usado em toda parte, a menos que um contexto tenha seu próprio modelo",
    why: "Para a resposta, cada mensagem vai para um único lugar: aquele cujo modelo a responde.",
  },

  providers: {
    title: "Provedores de modelos",
    ollama: "Ollama nesta máquina",
    browser: "Modelo integrado do navegador",
    files: "Arquivos de modelo",
    inBrowser: "neste navegador",
    onMachine: "nesta máquina",
    toHost: (host) => `para ${host}`,
    keySealed: "chave armazenada em forma criptografada",
    headers: (count) =>
      plural(count, { one: "# cabeçalho", many: "# de cabeçalhos", other: "# cabeçalhos" }),
    filesCount: counted.files,
    toFiles: "Ir para os arquivos de modelo",
    test: "Testar",
    testing: "Testando…",
    models: "Modelos",
    manage: "Gerenciar",
    edit: "Editar",
    remove: "Remover",
    labelOf: (act, name) => `${act}: ${name}`,
    never: "ainda não testado",
    listed: (models, ago) => `${counted.models(models)} quando consultado ${ago}`,
    answered: (ms, models) => `Conectado: ${counted.models(models)}, após ${formatNumber(ms)} ms.`,
    found: (models) => `Conectado: ${counted.models(models)}.`,
    /** Instead of an alert, where something else answers. */
    ollamaAway: "Não está em execução. Seus outros provedores funcionam sem ele.",
    keyUntried: "A chave é verificada com a primeira mensagem.",
    foundNone: "Conectado, mas ainda sem modelo. Baixe um abaixo, em “Gerenciar”.",
    openAddress: "Abrir o endereço em uma aba",
    allow: "Permitir este servidor",
    allowRefused: (host) =>
      `O navegador ainda não deixa o Confidant acessar ${host}. Nada foi enviado. Tente de novo e permita o acesso.`,
    accessRefused: (host) =>
      `O navegador não recebeu permissão para acessar ${host}, por isso nada foi guardado nem enviado. Tente de novo e permita o acesso.`,
    removeMeans: (name, contexts, isGeneral) =>
      [
        `Isto remove “${name}” com a chave; nada muda no provedor. Você pode desfazer isto por 10 segundos.`,
        ...(contexts > 0
          ? [
              `${counted.contexts(contexts)} ${byCount(contexts, "usa um de seus modelos e avisará", "usam um de seus modelos e avisarão")} na próxima mensagem.`,
            ]
          : []),
        ...(isGeneral ? ["O modelo padrão é um deles."] : []),
      ].join(" "),
    removeConfirm: "Remover esta conexão",
    changedElsewhere:
      "Esta conexão foi alterada em outra janela. Nada foi guardado aqui; é assim que está agora.",
  },

  form: {
    title: "Adicionar uma conexão",
    why: "Um provedor com uma chave sua, ou um servidor próprio. O Confidant pede ao navegador permissão para acessar só esse endereço.",
    provider: "Provedor",
    other: "Outro (compatível com OpenAI)",
    address: "Endereço",
    addressHint: "Como https://api.example.com/v1, ou 127.0.0.1:8080",
    key: "Chave",
    keyOptional: "Chave (opcional)",
    keyHint:
      "Armazenada em forma criptografada, usada só para este endereço e nunca mostrada de novo.",
    keyStays:
      "Há uma chave salva. Deixe isto vazio para mantê-la, ou digite outra para substituí-la.",
    keyGoes: "Novo endereço: a chave e os cabeçalhos salvos são excluídos.",
    keyForget: "Excluir a chave",
    getKey: "Obter uma chave",
    advanced: "Avançado",
    name: "Nome",
    nameHint: "Se ficar vazio, é usado o nome do provedor ou o endereço.",
    api: "API",
    apis: {
      auto: "Automático",
      chat: "Chat Completions",
      responses: "Responses",
    },
    apiHint:
      "Automático segue o que o servidor diz de cada modelo. Escolha Chat Completions para um servidor ou um proxy sem a API Responses; escolha Responses quando um modelo é recusado como desconhecido embora esteja na lista, ou quando falta o resumo do raciocínio dele.",
    headers: "Cabeçalhos",
    headersWhy:
      "Enviados com cada pedido a este endereço. Os valores são guardados como a chave e nunca mostrados de novo.",
    headersKept: (names) =>
      `Guardados: ${names}. Os cabeçalhos escritos aqui substituem todos eles.`,
    headersForget: "Excluir estes cabeçalhos",
    headerName: "Nome do cabeçalho",
    headerValue: "Valor",
    headerAdd: "Adicionar um cabeçalho",
    headerRemove: (number) => `Remover o cabeçalho ${formatNumber(number)}`,
    inClear:
      "Isto é http simples para outra máquina: quem estiver no caminho pode ler o que você escreve e o que é respondido. Nenhuma chave e nenhum cabeçalho é enviado assim.",
    add: "Adicionar",
    adding: "Adicionando…",
    save: "Salvar",
    cancel: "Cancelar",
  },

  fresh: {
    title: "Escolha um modelo",
    chosen: "Modelo escolhido. Abra o painel lateral para começar.",
    first:
      "Pressione “Usar” ao lado de um modelo. O painel lateral passa então a enviar suas mensagens a ele.",
    another:
      "O modelo atual permanece até que você pressione “Usar” ao lado de um destes, como padrão ou para um contexto.",
  },

  models: {
    search: "Pesquisar modelos",
    none: "Ainda não se conhece nenhum modelo. Teste a conexão para carregá-los.",
    noMatch: "Nenhum modelo tem isto no nome.",
    listOf: (name) => `Modelos de ${name}`,
    useIn: "Usar um modelo",
    everywhere: "como padrão",
    inContext: (name) => `em “${name}”`,
    use: "Usar",
    inUse: "Em uso",
    count: (shown, all) =>
      shown === all ? counted.models(all) : `${formatNumber(shown)} de ${counted.models(all)}`,
    window: (tokens) => `${formatTokens(tokens)} tokens`,
    price: (prompt, reply) => `${prompt} de entrada, ${reply} de saída por milhão de tokens`,
    free: "sem custo",
    tools: "ferramentas",
    sees: "imagens",
    thinks: "raciocina",
    passedOn: (host) => `repassado a ${host}`,
  },

  ollama: {
    address: "Endereço",
    addressHint: "De um servidor Ollama nesta máquina; em geral, 127.0.0.1:11434.",
    addressSave: "Usar este endereço",
    installed: "Instalados",
    none: "Ainda não há nada instalado lá.",
    running: "Carregados agora",
    runningNone: "Nada está carregado no momento.",
    until: (time) => `até ${time}`,
    show: "Mostrar",
    showLabel: (name) => `Mostrar ${name}`,
    template: "Template do modelo",
    system: "Texto de sistema",
    license: "Licença",
    abilities: "Capacidades",
    remove: "Excluir",
    removeLabel: (name) => `Excluir ${name}`,
    removeMeans: (name, size) =>
      `Exclui “${name}”${size === "" ? "" : ` (${size})`} do disco desse servidor. Você pode desfazer isto por 10 segundos; depois disso, será preciso baixar de novo. Se o Confidant for bloqueado ou o navegador fechado antes, ele permanece.`,
    removeType: (name) => `Digite “${name}” para continuar`,
    removeConfirm: (name) => `Excluir “${name}”`,
    wrongName: "O nome não confere. Nada foi excluído.",
    pull: "Baixar um modelo",
    pullHint: "Pelo nome em ollama.com, como llama3.2 ou qwen3:4b.",
    pullStart: "Baixar",
    pullStop: "Parar",
    pullProgress: "Download do modelo, progresso",
    pulling: (name) => `Baixando ${name}. Mantenha esta página aberta até terminar.`,
    pulled: (name) => `${name} está instalado.`,
    pullStopped: (name) =>
      `Interrompido. O que havia chegado de ${name} fica guardado lá; baixar de novo retoma.`,
    sizes: (done, total) => `${done} de ${total}`,
    again: "Atualizar",
  },

  origin: {
    hide: "Ocultar deste servidor a origem do Confidant: o Ollama recusa extensões de que não foi informado (403)",
    hideCors:
      "Ocultar deste servidor a origem do Confidant: algumas organizações não aceitam pedidos de navegadores (CORS)",
    more: "O que isto significa, e a outra forma",
    command: "A outra forma é informar o Ollama uma vez, com este comando, e reiniciá-lo:",
    setting:
      "A outra forma é definir isto uma vez na máquina que o executa e reiniciar o Ollama lá:",
    hideMeans:
      "Tira dos pedidos do próprio Confidant a este endereço a linha que nomeia esta extensão, para que o Ollama os aceite como os de qualquer programa. Os pedidos de sites e de outras extensões ficam como estão. Para um Ollama nesta máquina que recusa, o Confidant faz isso por conta própria, a menos que esta opção tenha sido desligada. Deixa de valer quando isto é desligado, a conexão é removida ou o Confidant é bloqueado.",
  },

  ...modelFiles,

  browserModel: {
    states: {
      available: "pronto",
      downloadable: "o navegador pode baixá-lo",
      downloading: "o navegador está baixando",
      unavailable: "não é possível neste dispositivo",
    },
    why: "Um modelo integrado ao navegador. Nada sai desta máquina.",
    download: "Baixar com o navegador",
    progress: "Modelo integrado do navegador, progresso",
    failed:
      "O navegador não conseguiu baixar o modelo. Nada foi alterado; tente de novo mais tarde.",
  },
} satisfies Texts<typeof enConnections>;
