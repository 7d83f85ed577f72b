import type { enImport } from "../en-import";
import { formatNumber } from "../format";
import type { Texts } from "../texts";
import { importNotes } from "./import-notes";
import { byCount, counted } from "./nouns";

/** What the part of the options that imports says. */
export const importTexts = {
  importPart: {
    title: "Importar conversas",
    why: "Do arquivo que o ChatGPT ou o Claude envia quando você pede para exportar seus dados, ou do que o Open WebUI, o Page Assist, o LibreChat ou o Confidant exporta. Ele é lido neste navegador e não vai para nenhum outro lugar.",
    formats: "Mais formatos",
    moreFormats:
      "Também são lidos: uma conversa do LM Studio ou do SillyTavern, um cartão de personagem e os registros do Elara, sozinhos, em um arquivo compactado (.zip) ou em uma pasta.",
    limitsTitle: "O que é importado",
    limits:
      "É importado o que você e o assistente escreveram, com ramos, datas, modelos, o que o modelo pensou, textos anexados e imagens que estão no arquivo. Não são importados: gravações e outros arquivos (uma nota diz onde havia um), o que as ferramentas fizeram e as instruções do próprio produto; o relatório os conta. Também não são importados o que o ChatGPT e o Claude lembram de você nem as instruções e os arquivos dos projetos deles. Chaves e configurações de um programa nunca são adotadas; dos arquivos do próprio Confidant, os parâmetros de uma conversa são. Importar o mesmo arquivo de novo adiciona só o que falta.",
    file: "Arquivo",
    folder: "Ou uma pasta",
    elara:
      "Estes são registros do Elara: eles abrem com o texto-chave com que o Elara foi configurado.",
    card: "Este é um cartão de personagem: um novo contexto é criado a partir dele. O texto diz ao modelo quem ser, então leia-o antes de conversar.",
    target: "Em",
    newContext: "um novo contexto",
    newName: "Nome do novo contexto",
    newNameHint: "Do ChatGPT, por exemplo",
    newContextStays: (days) =>
      `Um contexto em que ninguém conversa é arquivado depois de algum tempo. O novo permanece por ${counted.days(days)} após a última conversa nele; isso pode ser mudado nas configurações dele.`,
    nameOf: {
      chatgpt: "Do ChatGPT",
      claude: "Do Claude",
      confidant: "Do Confidant",
      elara: "Do Elara",
      librechat: "Do LibreChat",
      lmstudio: "Do LM Studio",
      openwebui: "Do Open WebUI",
      pageassist: "Do Page Assist",
      sillytavern: "Do SillyTavern",
    },
    start: "Importar",
    stop: "Parar",
    stopping: "Parando…",
    running: "Importando. Mantenha esta página aberta até terminar.",
    progress: "Importar, progresso",
    read: (percent) => `${formatNumber(percent)}% lido`,
    soFar: (conversations, messages) =>
      `${counted.conversations(conversations)} até agora, ${counted.messages(messages)} ${byCount(messages, "nova", "novas")}`,
    ended: {
      done: "Importação concluída",
      stopped: "Importação interrompida",
      failed: "A importação terminou antes do fim",
    },
    kept: "O que foi armazenado até então é mantido; importar o mesmo arquivo de novo continua daí.",
    into: (name) => `Em “${name}”`,
    stays: (days) =>
      `Ele foi criado ao importar e é arquivado ${counted.days(days)} após a última conversa nele.`,
    cardMade: (name) =>
      `O personagem se tornou o contexto “${name}”. Ele não compartilha nada com outros contextos. O texto é de outra pessoa: leia-o nas configurações do contexto antes de conversar.`,
    cardKnown: "Este personagem já existe: nenhum contexto foi criado.",
    noneNew: "Nenhuma conversa era nova: nenhum contexto foi criado.",
    noneInto: (name) => `Nenhuma conversa era nova: nada foi colocado em “${name}”.`,
    nothing: "Nada foi importado.",
    open: "Abrir no painel lateral",
    cameTitle: "As mais recentes",
    more: (count) => `… e mais ${counted.conversations(count)}, na lista de conversas.`,
    added: (count) =>
      `${counted.conversations(count)} ${byCount(count, "adicionada", "adicionadas")}`,
    extended: (count, name) =>
      `${counted.conversations(count)} ${byCount(count, "atualizada", "atualizadas")}, em “${name}”`,
    unchanged: (count, name) =>
      `${counted.conversations(count)} já ${byCount(count, "existia", "existiam")}, em “${name}”`,
    messages: (count) =>
      `${counted.messages(count)} ${byCount(count, "armazenada", "armazenadas")}`,
    pictures: (count) => `${counted.images(count)} ${byCount(count, "anexada", "anexadas")}`,
    parameters: (count, sets) =>
      `${counted.conversations(count)} com parâmetros para o modelo: ${sets.join(", ")}`,
    memory: ({ blocks, facts, notes }) =>
      [
        ...(blocks > 0 ? [counted.blocks(blocks)] : []),
        ...(facts > 0 ? [`${counted.facts(facts)} (a aprovar em Memória)`] : []),
        ...(notes > 0 ? [counted.notes(notes)] : []),
      ].join(", "),
    leftOutTitle: "Não importado",
    mendedTitle: "Lido de outra forma",
    notes: importNotes,
    markOf: (thing, name) => {
      const what = { image: "Imagem", sound: "Gravação", file: "Arquivo" }[thing];
      return name === "" ? `[${what}]` : `[${what}: ${name}]`;
    },
    clipMark: "\n\n[O resto desta mensagem era longo demais para ser importado.]",
    problemsTitle: "Não foi possível ler",
    moreProblems: (count) => `… e mais ${formatNumber(count)}`,
    conversation: (position) => `A conversa ${formatNumber(position)} do arquivo`,
    wholeFile: "O arquivo",
    nothingWhole: "O arquivo termina antes da primeira conversa. É preciso exportar de novo.",
    problems: {
      "not-an-array": "não é um arquivo compactado nem um arquivo de conversas",
      "too-large": "é maior do que o Confidant comporta",
      "too-deep": "tem níveis demais para ser uma conversa",
      "cut-off":
        "é a última parte inteira: o arquivo termina antes do fim. É preciso exportar de novo para ter o resto",
      "not-json": "está danificado",
      "not-a-conversation": "não é uma conversa de um produto que o Confidant conhece",
      "newer-version":
        "foi feito por uma versão mais recente do Confidant. Atualize o Confidant para importar",
      empty: "não tem texto seu nem do assistente",
      "no-conversations": "não contém conversas",
      "no-card": "é uma imagem sem um cartão de personagem",
      "card-damaged": "tem um cartão de personagem danificado",
      "card-alone": "é um cartão de personagem: importe-o sozinho",
      "download-list":
        "é apenas uma lista de downloads. Baixe as conversas para as quais ela aponta e escolha o arquivo baixado",
      "zip-too-large": "fica maior, descompactado, do que qualquer exportação deveria ser",
      "zip-too-slow": "demora mais para descompactar do que qualquer exportação deveria",
      "zip-cut-off": "termina antes do fim: não chegou inteiro. Volte a baixar ou copiar",
      "zip-locked":
        "tem uma senha. Descompacte-o com um programa que a peça e escolha o que havia nele",
      "zip-packing":
        "está compactado de um modo que o Confidant não abre. Descompacte-o com outro programa e escolha o que havia nele",
      unreadable: "não pode ser lido, ou não até o fim",
      "key-does-not-fit": "não abre: o texto-chave não serve",
      "no-records": "não contém registros do Elara",
      "record-name": "não tem nome de registro",
      "record-double": "aparece duas vezes: foi usado o primeiro",
      "record-too-large": "é maior do que um registro pode ser",
      "record-envelope": "não é um registro criptografado",
      "record-key": "não abre com este texto-chave, ou foi alterado",
      "record-message": "não contém mensagem",
      "record-role": "tem um papel desconhecido, ou diferente do que seu nome diz",
      "record-time": "informa a hora como número ou sem fuso horário",
      "record-empty": "não tem texto",
      "record-unreadable": "não pode ser lido",
    },
    again: "Importar outro arquivo",
  },
} satisfies Texts<typeof enImport>;
