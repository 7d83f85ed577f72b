import type { GuideKeys } from "../../other-language";

/** What the guide is asked by in Spanish. */
export const keys = {
  small:
    "hola buenas buenos gracias a acerca ahí ahora al algo alguna alguno algún algunos allí alguien ante antes aquel aquí así aún aunque bien bueno buena cada como cómo con contra cosa cosas cual cuál cuáles cuando cuándo cuanto cuánto cuántos cuánta da dan dar de debe debo decir del desde después dice dije dime donde dónde dos el él ella ellos en entonces entre era eres es esa ese eso esta está están estaba estar este esto estos estoy fue gracias ha haber había hace hacer haces hacia hago han has hasta hay he ir jamás la las le les lo los luego mas más me mejor menos mi mí mis misma mismo muestra mucho muy nada necesito ni no nos nuestra nuestro nunca o os otra otras otro otros para pasa pero poco podría poder por porque pues puede pueden puedes puedo que qué querría quiero quien quién saber sabe se sea según ser si sí sido sin sino sirve sobre solo sólo son soy su sus suya también tan tanto te tener tengo tiene tienes ti toda todas todo todos tu tú tus un una unas uno unos usar uso usa va vamos ver veo vez voy y ya yo",
  synonyms: [
    "conversación chat charla diálogo",
    "eliminar borrar quitar suprimir",
    "imagen foto captura",
    "adjuntar subir pegar",
    "contraseña frase",
    "bloquear desbloquear bloqueo",
    "precio coste costo dinero",
    "detener parar interrumpir cortar",
    "preajuste personaje",
    "contexto compañero asistente",
    "importar traer migrar",
    "exportar copia",
    "atajo combinación",
    "modelo ia llm",
    "herramienta función",
    "cambiar sustituir modificar",
    "recordar saber aprender",
  ],
  topics: {
    connect: {
      strong:
        "ollama, llama2, llama3, llama 2, llama 3, 403, conectar un modelo, conecto un modelo, modelo local",
      weak: "conectar, conecto, conexión, instalar, instalo, configurar, empezar, comenzar, primeros pasos, iniciar, arrancar, terminal, comando para bajar un modelo, línea, descargar, mi ordenador, computadora, portátil, PC, en casa, servidor local, localhost, rechaza, rechazado, prohibido, error, sin conexión, CORS, Llama, IA local",
    },
    privacy: {
      strong:
        "privacidad, sin bloqueo, cifrad, es seguro, quién puede leer, dónde están mis, dónde está mi, dónde se guarda, telemetría",
      weak: "datos, privado, seguro, seguridad, guardado, guardan, almacenado, leer, lea, ver, mirar, acceder, abrir mis conversaciones, otra persona, compañero, empresa, compañía, desarrollador, gobierno, hacker, ladrón, familia, jefe, robado, roban, disco, cifrado, criptografía, información, confidencial, rastrear, seguimiento, análisis, estadísticas, espiar, recopilar",
    },
    prompt: {
      strong: "inspector, ve el modelo, el modelo ve, se le dice al modelo, resum, token, prompt",
      weak: "enviado, envía, transmite, sale, exactamente, ventana, contexto lleno, ocultar, recordar, olvidar, olvida, largo, conversación larga, demasiado largo, cuánto, cuántos mensajes, historial, lee, mensajes anteriores, cifra, número, porcentaje junto al modelo, principio, se manda",
    },
    "browser-model": {
      strong:
        "gemini nano, modelo integrado, ia integrada, modelo del navegador, modelo de chrome, prompt api",
      weak: "nano, IA que viene con el navegador, Chrome, Edge, incluido, incluida, trae, ya contiene, propio, nativo, de serie, modelo de lenguaje del navegador",
    },
    connections: {
      strong:
        "clave de api, api key, clave api, mi clave, clave de openai, openai, anthropic, gemini, openrouter, mistral, deepseek, groq, lm studio, llama cpp, vllm, conectar un proveedor, añadir un proveedor, agregar un proveedor, añadir una conexión, qué proveedores",
      weak: "proveedor, conexión, API, dirección, servicio remoto, nube, alojado, empresa, servidor propio, compatible, protocolo, pegar, poner, pongo, introducir, clave secreta, token de acceso, credenciales, suscripción, cuenta en OpenAI, Claude, Gemini, OpenRouter, ya pago",
    },
    "model-files": {
      strong:
        "gguf, archivo de modelo, modelo en el navegador, modelo dentro del navegador, modelo en este navegador, sin ollama, sin servidor, sin conexión a internet",
      weak: "en el navegador, archivo de mi disco, disco duro, pesos descargados, cuantizado, Hugging Face, cargar, abrir un archivo local, sin internet, sin wifi, sin red, avión, tren, desconectado, por sí solo, sin instalar nada, programa, offline",
    },
    images: {
      strong:
        "enviar una imagen, enviar una foto, mandar una foto, enviar imágenes, adjuntar una imagen, adjuntar un archivo, adjuntar archivos, ver imágenes",
      weak: "imagen, foto, adjuntar, adjunto, captura de pantalla, cámara, GPS, ubicación, lugar, metadatos, mirar, mostrar, enseñar, subir, soltar, pegar, documento, PDF, archivo de texto, dibujo, escaneo, vacaciones",
    },
    temporary: {
      strong:
        "conversación temporal, chat temporal, sin guardar, no se guarde, sin dejar rastro, ningún rastro",
      weak: "temporal, incógnito, modo privado, navegación privada, conversación secreta, nada guardado, quede guardado, no registrado, olvidar después, desaparecer, desaparezca, autodestruir, de usar y tirar, una sola vez, rastro, sin historial",
    },
    conversations: {
      strong:
        "nueva conversación, otra conversación, conversación antigua, conversación anterior, lista de conversaciones, encontrar una conversación, mover una conversación, fijar una conversación, archivar una conversación, buscar en mis conversaciones, buscar mensajes, encontrar un mensaje, chat antiguo, chat nuevo, nuevo chat",
      weak: "conversación, conversaciones, chats, renombrar, archivar, fijar, mover, buscar, búsqueda, encontrar, anteriores, pasadas, antiguas, hablé, hablamos, dije, escribí, semana pasada, ayer, hace meses, hace tiempo, frase, palabra, lista, empezar de cero, vacía, título, nombre, etiqueta, ordenar, organizar",
    },
    branches: {
      strong:
        "editar un mensaje, editar mi mensaje, editar mi último mensaje, cambiar un mensaje, responder otra vez, otra respuesta, regenerar, versión anterior, cambiar de rama, cambiar entre versiones, qué es una rama, qué son las ramas",
      weak: "rama, ramas, versiones, editar, cambiar, corregir, reformular, reescribir, mi pregunta, mi última pregunta, después de enviar, error de escritura, equivoqué, errata, mejor respuesta, segunda respuesta, mala respuesta, intentar de nuevo, rehacer, alternativa, flechas, volver atrás",
    },
    delete: {
      strong:
        "desinstalar, eliminar mis, borrar mis, borrar mi, eliminar un mensaje, borrar un mensaje, eliminar una conversación, borrar una conversación, eliminar un contexto, borrar el historial, deshacer una eliminación, mensaje eliminado, conversación eliminada",
      weak: "eliminar, eliminado, borrar, borré, borrado, quitar, vaciar, deshacerme, tirar, papelera, todo lo que dije o escribí, un solo mensaje, mensajes viejos de antes de una fecha, conversación, chat, historial, por error, sin querer, recuperar, deshacer, restaurar, derecho al olvido",
    },
    stop: {
      strong:
        "reintentar, detener una respuesta, detener la respuesta, parar la respuesta, interrumpir la respuesta, cerrar el panel",
      weak: "detener, parar, interrumpir, cortar, cancelar, callar, calle, demasiado larga, interminable, no para, continuar, seguir, reanudar, respuesta, respuestas, interrumpida, cortada, a medias, incompleta, terminar la frase, cerrar, cierro, panel, barra lateral, pestaña, mientras responde, en segundo plano",
    },
    popup: {
      strong:
        "la ventana emergente, el popup, botón de la barra de herramientas, icono de la barra de herramientas, pregunta rápida, alt j",
      weak: "popup, ventana emergente, ventanita, pequeño icono, botón de la extensión, junto a la barra de direcciones, barra de herramientas, preguntar algo rápido, rápidamente, de paso, sin abrir el panel",
    },
    keyboard: {
      strong:
        "atajo de teclado, atajos de teclado, qué atajo, qué atajos, mayús enter, shift enter, qué tecla, ctrl j, cmd j",
      weak: "teclado, atajo, atajos, tecla, teclas, combinación, enter, intro, esc, salto de línea, nueva línea, línea sin enviar, enviar con, personalizar, ratón, sin ratón, accesibilidad",
    },
    commands: {
      strong:
        "comando con barra, qué comandos, cuáles son los comandos, lista de comandos, qué hacen los comandos",
      weak: "comando, comandos, barra, barra inclinada, slash, qué puedo escribir, escribir tras la barra, empieza con barra, todos los comandos, lista",
    },
    models: {
      strong: "qué modelo, cuál modelo, elegir un modelo, cambiar de modelo, cambiar el modelo",
      weak: "elijo, elegir, modelo, modelos, LLM, IA, qué IA, usar aquí, elegir, escoger, recomendar, recomiendas, aconsejas, cambiar, sustituir, lo que me responde, mejor, más grande, más pequeño, más rápido, buen modelo para empezar",
    },
    context: {
      strong:
        "qué es un contexto, qué son los contextos, nuevo contexto, otro contexto, cambiar de contexto, entre contextos, cambiar un contexto, crear un contexto, hacer un contexto, editar un contexto",
      weak: "contexto, contextos, separar, separado, aparte, trabajo, oficina, familia, vida privada, vida, segundo, otro asistente, compañero, bot, sus propias instrucciones, crear, temperatura, creativo, creatividad, rol, prompt del sistema, límites",
    },
    programs: {
      strong:
        "claude desktop, desde mi editor, otros programas, servidor mcp, conectar un programa, confidant mcp, usar confidant desde, desde la línea de comandos",
      weak: "MCP, editor, programa, programas, VS Code, escritorio, línea de comandos, token, desde fuera, acceder",
    },
    tools: {
      strong:
        "usar herramientas, qué herramientas, llamada de herramienta, activar herramientas, me espera, no acepta herramientas",
      weak: "herramienta, herramientas, funciones, complementos, acciones, agente, calculadora, consultar, apuntar, anotar, escribir, actuar por sí mismo, solo, tarjeta, aprobación, aprobar, permiso, pregunta antes de cambiar una página",
    },
    memory: {
      strong:
        "sabes de mí, sobre mí, datos sobre mí, acuérdate, recuérdame, recuerda que, recuerdas de mí, página de la memoria, olvidar algo, olvidar un dato, qué es un bloque, qué son los bloques, qué es una referencia, qué son las referencias, otros nombres, conversaciones anteriores",
      weak: "memoria, datos, dato, bloque, notas, guardado, aprendido, aprende, recordar, acordarse, tener en cuenta, saber siempre, mi nombre, cumpleaños, preferencias, corregir, piensa de mí, anotar, apuntar, cuaderno, diario, páginas, comentario",
    },
    expiry: {
      strong:
        "contexto expir, contextos expir, contexto termina, contexto acaba, significa archivado, contexto archivado, contextos archivados, conservar siempre, extender un contexto, extender mi contexto, restaurar un contexto, restaurar mi contexto",
      weak: "expirar, expira, expirado, caduca, contexto, extender, archivado, archiva, restaurar, insignia, termina, acaba, mañana, plazo, inactivo, en gris, ya no responde, compañero, asistente, después de una semana, siete días, más tiempo, para siempre, permanente, evitar, número en el icono",
    },
    presets: {
      strong:
        "consejo sereno, consejo racional, guía comprensiva, asistente profesional, apoyo para decidir, consejo de búsqueda, preajuste, qué personalidad, qué personalidades, tu personalidad, elegir una personalidad, cambiar la personalidad, mantiene la calma, calm counselor, rational advisor, supportive guide, professional assistant, decision making supporter, search key advisor",
      weak: "personalidad, personajes listos, personas, plantillas, estilo, tono, terapeuta, coach, profesor, consejero, amable, suave, tranquilo, formal, hable como, hablar como, comportarse, sonar",
    },
    import: {
      strong:
        "exportación de chatgpt, exportación de claude, importar una conversación, importar conversaciones, importar mis conversaciones, importar mis chats, exportar todo",
      weak: "importar, importación, traer, traigo, pasar, trasladar, migrar, llevar, mis conversaciones antiguas, historial, archivo de ChatGPT, Claude, otra aplicación, exportar, copia, guardar en un archivo, descargar, JSON, Markdown",
    },
    page: {
      strong:
        "esta página, página web, la página en la que, leer una página, resumir una página, sobre un sitio, pestaña actual, pestaña abierta",
      weak: "varias pestañas, pestaña, añadir, página, sitio, web, artículo, pestaña, selección, texto seleccionado, navegar, leer, leyendo, resumir, abierta",
    },
    library: {
      strong:
        "biblioteca de prompts, biblioteca de mis prompts, guardar un prompt, guardo un prompt, guardo mis prompts, guardar como prompt, mis prompts, propios prompts, usar un prompt, prompts guardados",
      weak: "biblioteca, prompts, textos listos, plantillas de texto, reutilizar, variables, variable, llaves dobles, barra",
    },
    diagrams: {
      strong: "diagrama, diagrama de flujo, mermaid, flujograma",
      weak: "diagramas, esquema, esquemas, dibujar, dibuja, gráfico",
    },
    voice: {
      strong:
        "leer en voz alta, lee en voz alta, lectura en voz alta, dictar, dictado, entrada de voz, micrófono, síntesis de voz",
      weak: "voz, escuchar, hablar",
    },
    draft: {
      strong: "mi borrador, sin enviar, lo que he escrito, a medio escribir",
      weak: "borrador, escrito, escribiendo, perdido, perder, pierde, a medias, aún no enviado, texto perdido, se cierra, se cuelga, reinicia",
    },
    lock: {
      strong: "frase de contraseña, clave de recuperación, método de desbloqueo",
      weak: "bloquear, bloqueo, bloqueado, bloqueada, desbloquear, desbloqueo, contraseña, llave de acceso, passkey, PIN, olvidado, olvidé, perdido, perdí, restablecer, cerrar con llave",
    },
    backup: {
      strong: "copia de seguridad, copias de seguridad, archivo de clave, desde una copia",
      weak: "copia, copias, backup, respaldo, restaurar, restauro, restauración, recuperar mis datos, equipo nuevo, reinstalado, carpeta",
    },
    firefox: {
      strong: "firefox, mozilla",
      weak: "otro navegador, navegadores, Safari",
    },
    parameters: {
      strong:
        "top p, secuencia de parada, secuencias de parada, nota del sistema, esfuerzo de razonamiento",
      weak: "parámetro, parámetros, temperatura, semilla, ventana de contexto, razonamiento, ajustar, azar, solo esta conversación",
    },
    tour: {
      strong: "el recorrido, visita guiada, muéstrame cómo",
      weak: "recorrido, tour, visita, introducción, tutorial, vista general",
    },
    project: {
      strong:
        "quién hizo, quién escribió, quién creó, quién está detrás, qué licencia, código abierto, open source, cuánto cuesta, es gratis, es gratuito, confidant es gratis, necesito una cuenta",
      weak: "coste, cuesta, precio, gratis, gratuito, pagar, pago, tarifa, dinero, suscripción, registrarse, registro, cuenta, autor, licencia, desarrolla, detrás, empresa, código fuente, GitHub",
    },
    abilities: {
      strong:
        "qué puedes hacer, qué haces, qué puedo hacer, qué puedo preguntar, qué puede hacer, qué es confidant, qué hace confidant, qué es esto, qué eres, quién eres, eres una ia, eres un, eres chatgpt, sobre confidant, cómo funciona",
      weak: "ayuda, Confidant, funciones, guía, instrucciones, posibilidades",
    },
  },
} satisfies GuideKeys;
