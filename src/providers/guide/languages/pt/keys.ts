import type { GuideKeys } from "../../other-language";

/** What the guide is asked by in Portuguese. */
export const keys = {
  small:
    "olá oi obrigado obrigada a à acho agora ainda algo alguém algum alguma alguns algumas ali ao aos aquela aquele aqui as às assim até bem bom boa cada coisa coisas com como da dá das de dela dele depois desde deve devo disse diz dizer do dos e é ela elas ele eles em então entre era essa esse esta está estão estar este estou eu faço fala falar faz fazer fica ficar foi fui há ia ir isso isto já lá lhe lo mais mas me melhor menos mesmo meu meus mim minha minhas mostra mostrar muito na não nas nem no nos nós nossa nosso nova num numa nunca o onde os ou outra outro outros para pela pelas pelo pelos pode podem poder pois por porque posso pouco pra precisa preciso qual quais qualquer quando quanto quantos que quem quer quero são se sem sempre ser será serve seu seus sim só sobre sou sua suas também te tem tenho ter teu toda todas todo todos tu tudo um uma umas uns usar uso vai vamos vejo vem ver vez você vocês vou",
  synonyms: [
    "conversa chat papo diálogo",
    "excluir apagar remover deletar",
    "imagem foto captura",
    "anexar enviar colar",
    "senha frase",
    "bloquear desbloquear bloqueio trancar",
    "preço custo dinheiro",
    "parar interromper cortar",
    "predefinição personagem",
    "contexto parceiro assistente",
    "importar trazer migrar",
    "exportar cópia",
    "atalho combinação",
    "modelo ia llm",
    "ferramenta função",
    "mudar trocar alterar",
    "lembrar saber aprender",
  ],
  topics: {
    connect: {
      strong:
        "ollama, llama2, llama3, llama 2, llama 3, 403, conectar um modelo, conecto um modelo, modelo local",
      weak: "conectar, conecto, conexão, instalar, instalo, configurar, começar, primeiros passos, iniciar, terminal, comando para baixar um modelo, linha, baixar, meu computador, notebook, PC, em casa, servidor local, localhost, recusa, recusado, proibido, erro, sem conexão, CORS, Llama, IA local",
    },
    privacy: {
      strong:
        "privacidade, sem bloqueio, criptograf, é seguro, quem pode ler, onde ficam os meus, onde ficam meus, onde estão meus, onde está o meu, onde fica guardado, telemetria",
      weak: "dados, privado, seguro, segurança, guardado, guardados, armazenado, ler, leia, lê, ver, olhar, acessar, abrir minhas conversas, outra pessoa, colega, empresa, companhia, desenvolvedor, governo, hacker, ladrão, família, chefe, roubado, roubarem, disco, criptografia, informações, confidencial, rastrear, rastreamento, análise, estatísticas, espionar, coletar",
    },
    prompt: {
      strong: "inspetor, o modelo vê, vê o modelo, dito ao modelo, resum, token, prompt",
      weak: "enviado, envia, transmitido, mandado, mandada, sai, exatamente, janela, contexto cheio, esconder, lembrar, esquecer, esquece, longa, conversa longa, longo demais, quanto, quantas mensagens, histórico, lê, mensagens anteriores, número, porcentagem ao lado do modelo, começo",
    },
    "browser-model": {
      strong:
        "gemini nano, modelo integrado, ia integrada, modelo do navegador, modelo do chrome, prompt api",
      weak: "nano, IA que vem com o navegador, Chrome, Edge, incluído, incluída, embutido, já contém, próprio, nativo, de fábrica, modelo de linguagem do navegador",
    },
    connections: {
      strong:
        "chave de api, api key, chave da api, minha chave, chave da openai, openai, anthropic, gemini, openrouter, mistral, deepseek, groq, lm studio, llama cpp, vllm, conectar um provedor, adicionar um provedor, adicionar uma conexão, quais provedores",
      weak: "provedor, conexão, API, endereço, serviço remoto, nuvem, hospedado, empresa, servidor próprio, compatível, protocolo, colar, colo, pôr, inserir, digitar, chave secreta, token de acesso, credenciais, assinatura, conta na OpenAI, Claude, Gemini, OpenRouter, já pago",
    },
    "model-files": {
      strong:
        "gguf, arquivo de modelo, modelo no navegador, modelo dentro do navegador, modelo neste navegador, sem ollama, sem servidor, offline",
      weak: "no navegador, arquivo no meu disco, disco rígido, pesos baixados, quantizado, Hugging Face, carregar, abrir um arquivo local, sem internet, sem wifi, sem rede, avião, trem, desconectado, sozinho, sem instalar nada, programa",
    },
    images: {
      strong:
        "enviar uma imagem, enviar uma foto, mandar uma foto, enviar imagens, anexar uma imagem, anexar um arquivo, anexar arquivos, ver imagens",
      weak: "imagem, foto, fotografia, anexar, anexo, captura de tela, câmera, GPS, localização, lugar, metadados, olhar, mostrar, enviar, soltar, colar, documento, PDF, arquivo de texto, desenho, digitalização, férias",
    },
    temporary: {
      strong:
        "conversa temporária, chat temporário, sem guardar, sem salvar, não seja guardad, não fique guardad, sem deixar rastro, nenhum rastro",
      weak: "temporária, temporário, anônima, modo privado, navegação privada, conversa secreta, nada guardado, fique salvo, não registrado, esquecer depois, desaparecer, desapareça, sumir, autodestruir, descartável, uma única vez, rastro, sem histórico",
    },
    conversations: {
      strong:
        "nova conversa, outra conversa, conversa antiga, conversa anterior, lista de conversas, encontrar uma conversa, mover uma conversa, fixar uma conversa, arquivar uma conversa, pesquisar nas minhas conversas, pesquisar mensagens, encontrar uma mensagem, chat antigo, chat novo, novo chat",
      weak: "conversa, conversas, chats, renomear, arquivar, fixar, mover, pesquisar, pesquisa, procurar, buscar, encontrar, achar, acho, anteriores, passadas, antigas, falei, falamos, disse, escrevi, semana passada, ontem, meses atrás, há tempos, frase, palavra, lista, recomeçar, vazia, título, nome, etiqueta, ordenar, organizar",
    },
    branches: {
      strong:
        "editar uma mensagem, editar minha mensagem, editar a última mensagem, mudar uma mensagem, responder de novo, outra resposta, gerar novamente, versão anterior, trocar de ramo, alternar entre versões, o que é um ramo, o que são ramos",
      weak: "ramo, ramos, versões, editar, mudar, corrigir, reformular, reescrever, minha pergunta, última pergunta, depois de enviar, erro de digitação, errei, erro na pergunta, resposta melhor, segunda resposta, resposta ruim, tentar de novo, refazer, alternativa, setas, voltar",
    },
    delete: {
      strong:
        "desinstalar, excluir meus, apagar meus, apagar minhas, excluir uma mensagem, apagar uma mensagem, excluir uma conversa, apagar uma conversa, excluir um contexto, apagar o histórico, desfazer uma exclusão, mensagem excluída, conversa excluída",
      weak: "excluir, excluído, apagar, apaguei, apagado, remover, deletar, limpar, me livrar, jogar fora, lixeira, tudo o que eu disse ou escrevi, uma só mensagem, mensagens antigas de antes de uma data, conversa, chat, histórico, por engano, sem querer, recuperar, desfazer, restaurar, direito ao esquecimento",
    },
    stop: {
      strong:
        "tentar novamente, parar uma resposta, parar a resposta, interromper a resposta, fechar o painel",
      weak: "parar, interromper, cortar, cancelar, calar, cale, quieto, longa demais, interminável, não para, continuar, seguir, retomar, resposta, respostas, interrompida, cortada, pela metade, incompleta, terminar a frase, fechar, fecho, painel, barra lateral, aba, enquanto responde, em segundo plano",
    },
    popup: {
      strong:
        "a janela do botão, o popup, botão da barra de ferramentas, ícone da barra de ferramentas, pergunta rápida, alt j",
      weak: "popup, pop-up, janelinha, pequeno ícone, botão da extensão, ao lado da barra de endereço, barra de ferramentas, perguntar algo rápido, rapidamente, de passagem, sem abrir o painel",
    },
    keyboard: {
      strong:
        "atalho de teclado, atalhos de teclado, qual atalho, quais atalhos, shift enter, qual tecla, que tecla, ctrl j, cmd j",
      weak: "teclado, atalho, atalhos, tecla, teclas, combinação, enter, esc, quebra de linha, nova linha, linha sem enviar, enviar com, personalizar, mouse, sem mouse, acessibilidade",
    },
    commands: {
      strong:
        "comando com barra, quais comandos, quais são os comandos, lista de comandos, o que fazem os comandos",
      weak: "comando, comandos, barra, slash, o que posso digitar, digitar depois da barra, começa com barra, todos os comandos, lista",
    },
    models: {
      strong:
        "qual modelo, que modelo, escolher um modelo, trocar de modelo, mudar de modelo, trocar o modelo",
      weak: "modelo, modelos, LLM, IA, qual IA, que IA, usar aqui, escolher, recomendar, recomenda, aconselha, trocar, substituir, o que me responde, melhor, maior, menor, mais rápido, bom modelo para começar",
    },
    context: {
      strong:
        "o que é um contexto, o que são contextos, novo contexto, outro contexto, trocar de contexto, mudar de contexto, entre contextos, mudar um contexto, criar um contexto, fazer um contexto, editar um contexto",
      weak: "contexto, contextos, separar, separado, à parte, trabalho, escritório, emprego, família, vida particular, vida, segundo, outro assistente, parceiro, bot, instruções próprias, criar, temperatura, criativo, criatividade, papel, prompt do sistema, limites",
    },
    programs: {
      strong:
        "claude desktop, do meu editor, outros programas, servidor mcp, conectar um programa, confidant mcp, usar o confidant de, da linha de comando",
      weak: "MCP, editor, programa, programas, VS Code, área de trabalho, linha de comando, token, de fora, acessar",
    },
    tools: {
      strong:
        "usar ferramentas, quais ferramentas, chamada de ferramenta, ativar ferramentas, espera por mim, não aceita ferramentas",
      weak: "ferramenta, ferramentas, funções, plugins, ações, agente, calculadora, consultar, anotar, escrever, agir sozinho, por conta própria, cartão, aprovação, aprovar, permissão, pergunta antes de mudar uma página",
    },
    memory: {
      strong:
        "sabe sobre mim, sobre mim, fatos sobre mim, lembre se, lembra que, lembrar que, lembre de mim, página da memória, esquecer algo, esquecer um fato, o que é um bloco, o que são blocos, o que é uma referência, o que são referências, outros nomes, conversas anteriores",
      weak: "memória, fatos, fato, bloco, notas, guardado, aprendeu, aprende, lembrar, lembra, ter em mente, saber sempre, meu nome, aniversário, preferências, corrigir, pensa de mim, anotar, caderno, diário, páginas, comentário",
    },
    expiry: {
      strong:
        "contexto expir, contextos expir, contexto termina, contexto acaba, quer dizer arquivado, contexto arquivado, contextos arquivados, manter sempre, estender um contexto, estender meu contexto, restaurar um contexto, restaurar meu contexto",
      weak: "expirar, expira, expirado, contexto, estender, arquivado, restaurar, selo, termina, acaba, amanhã, prazo, inativo, cinza, não responde mais, parou de responder, parceiro, assistente, depois de uma semana, sete dias, mais tempo, para sempre, permanente, evitar, número no ícone",
    },
    presets: {
      strong:
        "conselho sereno, conselho racional, guia acolhedor, assistência profissional, apoio à decisão, conselho de pesquisa, predefinição, predefinições, qual personalidade, quais personalidades, sua personalidade, escolher uma personalidade, mudar a personalidade, mantém a calma, calm counselor, rational advisor, supportive guide, professional assistant, decision making supporter, search key advisor",
      weak: "personalidade, personagens prontos, personas, modelos prontos, estilo, tom, terapeuta, coach, professor, conselheiro, gentil, suave, calmo, formal, fale como, falar como, se comportar, soar",
    },
    import: {
      strong:
        "exportação do chatgpt, exportação do claude, importar uma conversa, importar conversas, importar minhas conversas, importar meus chats, exportar tudo",
      weak: "importar, importação, trazer, trago, passar, transferir, migrar, levar, conversas antigas, histórico, arquivo do ChatGPT, Claude, outro aplicativo, exportar, cópia, salvar em um arquivo, baixar, JSON, Markdown",
    },
    page: {
      strong:
        "esta página, desta página, nesta página, página da web, a página em que, ler uma página, resumir uma página, sobre um site, aba atual, aba aberta",
      weak: "várias abas, aba, adicionar, página, site, artigo, aba, seleção, texto selecionado, navegar, ler, lendo, resumir, resume, aberta",
    },
    library: {
      strong:
        "biblioteca de prompts, biblioteca dos meus prompts, salvar um prompt, salvo um prompt, salvo meus prompts, salvar como prompt, meus prompts, próprios prompts, usar um prompt, prompts salvos",
      weak: "biblioteca, prompts, textos prontos, modelos de texto, reutilizar, variáveis, variável, chaves duplas, barra",
    },
    diagrams: {
      strong: "diagrama, fluxograma, mermaid",
      weak: "diagramas, fluxogramas, esquema, esquemas, desenhar, desenha, gráfico",
    },
    voice: {
      strong:
        "ler em voz alta, leia em voz alta, leitura em voz alta, ditar, ditado, entrada de voz, microfone, síntese de voz",
      weak: "voz, ouvir, falar",
    },
    draft: {
      strong: "meu rascunho, não enviado, o que digitei, o que eu digitei, escrito pela metade",
      weak: "rascunho, digitado, digitando, escrevendo, perdido, perder, perde, pela metade, ainda não enviado, texto perdido, fecha, trava, reinicia",
    },
    lock: {
      strong: "frase secreta, chave de recuperação, método de desbloqueio",
      weak: "bloquear, bloqueio, bloqueado, desbloquear, desbloqueio, trancar, senha, chave de acesso, passkey, PIN, esqueci, esquecida, perdi, redefinir",
    },
    backup: {
      strong: "cópia de segurança, cópias de segurança, arquivo de chave, de um backup",
      weak: "backup, backups, cópia, cópias, salvar tudo, restaurar, restauro, restauração, recuperar meus dados, computador novo, reinstalado, pasta",
    },
    firefox: {
      strong: "firefox, mozilla",
      weak: "outro navegador, navegadores, Safari",
    },
    parameters: {
      strong:
        "top p, sequência de parada, sequências de parada, nota do sistema, esforço de raciocínio",
      weak: "parâmetro, parâmetros, temperatura, semente, janela de contexto, raciocínio, ajustar, acaso, só esta conversa",
    },
    tour: {
      strong: "visita guiada, a visita, me mostre como",
      weak: "visita, tour, introdução, apresentação, tutorial",
    },
    project: {
      strong:
        "quem fez, quem escreveu, quem criou, quem está por trás, qual licença, código aberto, open source, quanto custa, é grátis, é gratuito, confidant é grátis, preciso de uma conta, preciso ter conta",
      weak: "custo, custa, preço, grátis, gratuito, pagar, pago, tarifa, dinheiro, assinatura, cadastro, cadastrar, conta, autor, licença, desenvolve, por trás, empresa, código-fonte, GitHub",
    },
    abilities: {
      strong:
        "o que você pode fazer, o que você faz, o que você sabe fazer, o que posso fazer, o que posso perguntar, o que ele pode fazer, o que é confidant, o que é o confidant, o que o confidant faz, o que é isto, o que é isso, quem é você, você é uma ia, você é um, você é o chatgpt, sobre o confidant, como funciona",
      weak: "ajuda, Confidant, funções, guia, instruções, possibilidades",
    },
  },
} satisfies GuideKeys;
