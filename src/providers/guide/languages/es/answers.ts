import type { GuideAnswers } from "../../other-language";

/** What the guide says in Spanish. */
export const answers = {
  opening:
    "Aquí aún no responde ningún modelo de lenguaje; esta es la guía integrada de Confidant.",
  found: "Esto es lo que se dijo o guardó aquí antes y tiene que ver con tu pregunta:",
  ownStep:
    "Siguiente paso: abre abajo uno de esos lugares o busca en todo con Ctrl+K. Un modelo podrá responder a partir de ellos en cuanto haya uno conectado.",
  said: [
    [", in “", ", en «"],
    ["”, said by the person", "», dicho por ti"],
    ["”, said by the assistant", "», dicho en una respuesta"],
    [", in a conversation without a title", ", en una conversación sin título"],
    [", said by the person", ", dicho por ti"],
    [", said by the assistant", ", dicho en una respuesta"],
    [", kept in memory", ", guardado en la memoria"],
    [
      ", from imported text, a page or a tool",
      ", de texto importado, una página o una herramienta",
    ],
  ],
  unknown:
    "No lo sé. La guía solo puede responder preguntas sobre Confidant, y a partir de lo que se dijo y guardó aquí antes, como «¿Qué puedes hacer?», «¿Dónde están mis datos?» o «¿Cómo conecto Ollama?». Tu mensaje queda guardado; envíalo otra vez cuando hayas elegido un modelo.",
  connect:
    "Siguiente paso: conecta un modelo de una de estas {{tres|dos}} maneras: instala Ollama desde ollama.com y ejecuta `ollama pull llama3.2`; o, en Opciones › Modelos, añade {{un archivo de modelo que funcione dentro de este navegador, o |}}un proveedor del que tengas una clave. Después elige el modelo bajo el campo de mensaje.",
  topics: {
    connect: {
      answer: `Para conectar un modelo en este equipo:

1. Instala Ollama desde ollama.com e inícialo.
2. En un terminal, ejecuta \`ollama pull llama3.2\`.
3. Ollama rechaza las extensiones de las que no le han hablado (403). En este equipo, Confidant le oculta entonces su origen por sí mismo; Opciones › Modelos lo dice y tiene el interruptor. Si está desactivado, da a \`OLLAMA_ORIGINS\` el valor \`{origin}\` y reinicia Ollama; el panel lateral tiene el comando exacto para tu sistema.

LM Studio, llama.cpp y otros servidores{{, los archivos de modelo que funcionan dentro de este navegador|}} y los proveedores de los que tienes una clave se añaden en Opciones › Modelos.`,
      nextStep:
        "Siguiente paso: elige el modelo bajo el campo de mensaje y envía tu mensaje otra vez.",
    },
    privacy: {
      answer: `Todo lo que escribes, cada respuesta y cada borrador se cifra (AES-256-GCM) antes de guardarse, y se guarda solo en el perfil de este navegador.

Si has elegido una frase de contraseña{{ o una llave de acceso|}}, la clave queda protegida con ella: sin eso nadie puede leer lo guardado, y nadie puede restablecerlo. Una clave de recuperación impresa también lo abre. «Sin bloqueo» significa que la clave está en el mismo perfil: quien pueda leer los archivos de este perfil puede leer tus conversaciones. Opciones › Bloqueo lo tiene todo; Opciones › Copias de seguridad hace copias.

Confidant no tiene servidor, cuenta ni telemetría. Para su respuesta, un mensaje va a un único lugar: donde funciona el modelo que lo responde. La línea bajo el campo de mensaje lo nombra antes de enviar: «en este equipo», «en este navegador» o un servidor. Esta guía responde en el navegador.`,
      nextStep:
        "Siguiente paso: conecta un modelo de una de estas {{tres|dos}} maneras: instala Ollama desde ollama.com y ejecuta `ollama pull llama3.2`; o, en Opciones › Modelos, añade {{un archivo de modelo que funcione dentro de este navegador, o |}}un proveedor del que tengas una clave. Después elige el modelo bajo el campo de mensaje. Con {{las dos primeras|Ollama}} las respuestas se hacen en este equipo.",
    },
    prompt: `Con un modelo conectado, la cifra junto a su nombre muestra cuánto de la ventana de contexto ocupa la próxima petición, con una barra si el panel es lo bastante ancho. Un clic en ella, o Ctrl+I, muestra toda esa petición: cada parte con su origen y tamaño, lo que se deja fuera y por qué, y los bytes exactos. Bajo cada respuesta está lo que vio el modelo.

Cuando una conversación se hace larga, sus turnos más antiguos se resumen en segundo plano; una línea en la conversación lo dice, y el resumen se puede leer, editar y descartar. Tus mensajes quedan como están.

Opciones › Prompt lo tiene, con las palabras que no se le dicen a ningún modelo.`,
    "browser-model": {
      answer: `{{Algunos navegadores tienen un pequeño modelo propio; el de Chrome es Gemini Nano. Si este tiene uno y está listo, aparece en Opciones › Modelos como «Modelo integrado del navegador» y se elige como cualquier otro. No necesita clave ni servidor, y lo que le dices se queda en este equipo.

Si no aparece como listo, este navegador no tiene ninguno o aún no lo ha descargado: eso es cosa del navegador, y depende de su versión, del equipo y del espacio libre.|Firefox no tiene un modelo propio que una extensión pueda usar. En su lugar responde un servidor de este equipo, como Ollama, o un proveedor.}}`,
      nextStep:
        "{{Siguiente paso: abre Opciones › Modelos y mira si está.|Siguiente paso: abre Opciones › Modelos.}}",
    },
    connections: {
      answer: `En Opciones › Modelos, una conexión se hace con tres campos: el proveedor, su dirección (ya escrita en los conocidos) y tu clave; LM Studio, llama.cpp y otros servidores de este equipo no piden ninguna. Confidant pide después permiso al navegador para llegar a esa dirección y a ninguna otra, y la prueba.

La clave se guarda cifrada, se abre solo para consultar esa dirección y no se vuelve a mostrar. Con otra dirección se olvida, y no se envía por http simple fuera de este equipo. Lo que dices a un modelo así va a ese proveedor, según sus condiciones; la línea bajo el campo de mensaje lo dice antes de enviar. Al eliminar la conexión se elimina la clave con ella.`,
      nextStep: "Siguiente paso: abre Opciones › Modelos y añádelo allí.",
    },
    "model-files": {
      answer: `{{Un modelo en un archivo GGUF funciona dentro de este navegador, sin servidor y sin clave, y también sin conexión. En Opciones › Modelos, suelta allí ese archivo o da la dirección desde la que descargarlo; una descarga se puede pausar, y su SHA-256 se muestra entero.

El archivo se guarda en el perfil de este navegador. Van mejor los modelos pequeños: hasta unos 2 GB. Se carga con el primer mensaje y deja la memoria tras un rato de reposo y cuando Confidant se bloquea.|Firefox no deja que ninguna extensión ejecute archivos de modelo. Lo hace en su lugar un servidor de este equipo, como Ollama o LM Studio: no necesita clave y funciona también sin conexión.}}`,
      nextStep:
        "{{Siguiente paso: abre Opciones › Modelos y añádelo allí.|Siguiente paso: abre Opciones › Modelos.}}",
    },
    images: {
      answer: `A un mensaje se le pueden adjuntar imágenes, PDF y archivos de texto: con el botón junto al campo de mensaje, pegándolos o soltándolos allí. Antes, la imagen se reduce, y lo que la cámara escribió en ella (lugar, dispositivo) se deja fuera.

Opciones › Modelos dice «imágenes» junto a los modelos que se sabe que las aceptan. Si un servidor no dice nada de eso, las imágenes también se envían, y puede rechazarlas. A un modelo que se sabe que no acepta ninguna no se le envía: la imagen se queda con el mensaje, y se te avisa antes de enviar. Un archivo de texto se envía como texto; un PDF también, y su texto se lee en este equipo.`,
      nextStep:
        "Siguiente paso: elige bajo el campo de mensaje un modelo que acepte imágenes; con Ollama, `ollama pull gemma3` descarga uno. Opciones › Modelos añade proveedores.",
    },
    temporary: `Una conversación temporal nunca se escribe en el disco: está en la memoria del navegador y desaparece cuando bloqueas o cierras el navegador. No se resume nada de ella, y no recibe título.

Empieza una con /temp o con «Conversación temporal» en el menú (…) arriba a la derecha. Una línea en la conversación dice que no se guarda. Después no se puede conservar. Al modelo que eliges se le envían sus mensajes como en cualquier otra.`,
    conversations: `Un contexto puede tener muchas conversaciones. El botón de arriba a la izquierda las lista, primero las más recientes: de este contexto, de todos los contextos o las archivadas. El campo de allí (Ctrl+K) las encuentra por título o etiqueta y, debajo, cada mensaje, nota, dato y bloque de memoria que tiene las palabras, en cualquier idioma; Enter lo abre donde se dijo.

Una búsqueda puede ser más estrecha: "palabras en este orden", -sin, from:me o from:assistant (yo o el asistente), in: y el nombre de un contexto, kind: y message, note u otro, tag: y un nombre, before: y after: una fecha como 2026-05-31; los botones bajo el campo los escriben por ti. Ctrl+F busca en la conversación que se muestra. Una búsqueda encuentra también lo que significa lo mismo con otras palabras, hasta donde las conoce el modelo inglés de este navegador; junto a «Buscar por» pueden ser solo las palabras o solo el significado. En Opciones › Modelos, «Búsqueda por significado» elige otro modelo, o ninguno. La búsqueda ocurre en este navegador y no se guarda nada de ella, salvo que elijas allí el modelo de un servidor: a ese se le envía entonces cada texto y cada búsqueda.

El menú (…) arriba a la derecha empieza una nueva (Alt+N) y hace lo demás con la que se muestra: renombrar, fijar al principio de la lista, etiquetar, mover a otro contexto, archivar, eliminar. Lo archivado se conserva entero, se puede leer y sigue como cualquier otra; «Restaurar» la vuelve a listar.`,
    branches: `«Editar» junto a un mensaje tuyo escribe otra versión de él y hace que se responda; ↑ en un campo de mensaje vacío edita el más reciente. «Regenerar» bajo una respuesta pide otra.

Las versiones anteriores se quedan, con todo lo que las siguió: donde hay varias, «1/2» y sus flechas cambian entre ellas. De esta conversación, al modelo se le dice solo la rama que se muestra.`,
    delete: {
      answer: `«Deshacer» revierte durante 10 segundos que hayas eliminado, archivado o movido algo; termina antes si Confidant se bloquea. Después, lo eliminado ya no está, salvo en copias de seguridad hechas antes. «Archivar» no elimina nada.

- Un mensaje: «Eliminar…» en su menú (…). Su texto desaparece, en todas las ramas, con los resúmenes que salieron de él.
- Una conversación: «Eliminar…» en el menú (…) arriba a la derecha.
- Un contexto, con todo lo que contiene: «Eliminar definitivamente…» en Opciones › Datos guardados. Pide el nombre del contexto, y no hay «Deshacer».
- Los mensajes de un contexto anteriores a un día que elijas: «Eliminar mensajes antiguos», en el mismo lugar, con «Deshacer».
- Un preajuste, una conexión, {{un archivo de modelo, |}}una copia de seguridad, las cifras de uso: en las opciones, con «Deshacer».

Quitar Confidant del navegador quita todo lo que ha guardado allí. Los archivos propios del navegador pueden conservar un tiempo restos cifrados.`,
      nextStep:
        "No hay que eliminar nada para seguir. Siguiente paso: conecta un modelo de una de estas {{tres|dos}} maneras: instala Ollama desde ollama.com y ejecuta `ollama pull llama3.2`; o, en Opciones › Modelos, añade {{un archivo de modelo que funcione dentro de este navegador, o |}}un proveedor del que tengas una clave. Después elige el modelo bajo el campo de mensaje.",
    },
    stop: `Mientras se escribe una respuesta, «Detener» o Esc la termina y conserva lo dicho. Una respuesta que terminó antes de tiempo ofrece «Continuar», que sigue desde ahí, y «Reintentar», que responde de nuevo al mismo mensaje.

Cerrar el panel lateral no detiene una respuesta: se termina y se guarda.`,
    popup: `El botón de Confidant en la barra de herramientas del navegador, o Alt+J, abre la ventana emergente. Escribe una parte del nombre de un contexto y pulsa Enter para pasar a él; → o Ctrl+Enter abre con él el panel lateral.

La línea de abajo pregunta algo de paso al contexto que responde ahora. La respuesta aparece allí y se guarda: «Continuar en el panel» sigue con ella. La ventana emergente dice también qué se está respondiendo y qué contextos terminan en un día. Los comandos se responden solo en el panel lateral.`,
    keyboard: `En el panel lateral (Cmd en lugar de Ctrl en un Mac):

- Enter envía el mensaje, Shift+Enter empieza una línea nueva.
- Esc detiene una respuesta en curso.
- ↑ en un campo de mensaje vacío edita tu mensaje más reciente.
- / al principio de un mensaje lista los comandos.
- @ en un mensaje adjunta una conversación anterior o un archivo de este contexto.
- Ctrl+K busca en las conversaciones y la memoria.
- Ctrl+F busca en esta conversación; Esc vuelve a donde estabas.
- Ctrl+J muestra los contextos a los que cambiar.
- Alt+N empieza una conversación nueva (nueva conversación).
- Ctrl+I muestra lo que se le dice al modelo.
- Ctrl+Shift+L bloquea, si se eligió un bloqueo.
- ? fuera de los textos los lista todos.
- Tab llega a todo lo demás.

Son las teclas de fábrica: Opciones › Atajos las cambia.

En cualquier parte del navegador, Alt+J abre la ventana emergente, Alt+Shift+J pregunta sobre la página visible (Ctrl+Shift+J en un Mac) y Alt+Shift+L bloquea (Ctrl+Shift+L en un Mac). La página del navegador para los atajos de extensiones los cambia, y puede dar una tecla al panel lateral.`,
    commands: `A los comandos responde el propio Confidant, y no llegan a ningún modelo. Al escribir / se listan:

- /status: modelo, ocupación de la ventana y bloqueo.
- /history: lo que se le muestra al modelo de esta conversación.
- /context: todo lo que verá el modelo.
- /model: elegir qué responde; con un nombre, se elige al momento.
- /summary: resumir ahora los turnos más antiguos, en un resumen.
- /memory: la memoria de este contexto, para leerla y editarla.
- /search: encontrar lo que se dijo o guardó; las palabras que siguen se buscan al momento.
- /facts: los datos que se conocen de ti aquí, con «Olvidar» junto a cada uno.
- /remember: recordar un dato, como /remember city: Turin.
- /forget: olvidar el dato de ese nombre, definitivamente.
- /new: empezar aquí otra conversación.
- /temp: empezar una conversación que no se guarda.
- /help: estos comandos.

Tus propios prompts también están ahí (Opciones › Biblioteca de prompts); se insertan y solo se envían cuando tú envías.`,
    models:
      "Hay de {{cuatro|dos}} clases: un modelo que ejecuta un servidor de este equipo (Ollama, LM Studio, llama.cpp y otros){{, un archivo de modelo que funciona dentro de este navegador, el modelo propio del navegador si tiene uno,|}} o un proveedor del que tienes una clave (OpenAI, Anthropic, Google Gemini, Mistral, OpenRouter y otros). Opciones › Modelos los prepara. La línea bajo el campo de mensaje dice qué responde al próximo mensaje y adónde va; púlsala para elegir otro, para todos los contextos o solo para este. `llama3.2` con Ollama es un modelo pequeño para empezar.",
    context: `Un contexto es un compañero de conversación: quién responde, cómo habla y dentro de qué límites. Uno para cada parte de una vida las mantiene separadas. En un perfil nuevo, el primero se llama Confidant.

Pulsa el nombre en la parte de arriba del panel lateral, o Ctrl+J, para cambiar a otro o crear uno a partir de un preajuste. «Todos los contextos…» abre allí Opciones › Contextos, donde se crea y se cambia cada uno: instrucciones, personalidad, temperatura, límites, un modelo propio, lo que recuerda, etiquetas y tras cuántos días sin conversación termina.`,
    programs: `Los programas de este equipo que hablan MCP (Claude Desktop, editores, líneas de comandos) pueden usar tus contextos, cada uno hasta donde lo permitas. Al principio está desactivado; nada de la web puede.

\`node bridge/confidant-mcp.mjs install\`, en la carpeta del proyecto, le dice al navegador qué programa une a los dos (hace falta Node 20 o posterior). Después, en Opciones › Programas: «Dejar que los programas se conecten» y «Crear un token» para cada programa, que va en los ajustes de ese programa. Su primera llamada te pregunta en el panel lateral qué puede hacer y por cuánto tiempo; cada cambio y cada eliminación te pregunta cada vez. Allí están también su registro y «Revocar el token».`,
    tools: `Un modelo puede consultar cosas y anotar lo que aprende con herramientas que tú activas: Opciones › Contextos, un contexto, Herramientas. Al principio no hay ninguna activada, y cada una ocupa algo de cada petición.

- Lo que solo consulta se hace al momento. Un bloque de memoria sobre el que solo decides tú, y todo cambio cuando la conversación contiene texto importado, una página web o el resultado de una herramienta, espera como tarjeta: aprobarla, editarla o rechazarla.
- Los servidores que hablan MCP tienen más: añade uno en Opciones › Herramientas y activa después sus herramientas en un contexto. Lo que enviaría una llamada, y adónde, espera primero como tarjeta.
- Lo que hicieron las herramientas está plegado bajo la respuesta, con lo que se preguntó y respondió.
- Las reglas para herramientas, en el mismo lugar, dicen cuál se llama primero, cuántas veces, después de cuál otra, y cuál termina la respuesta.
- No todos los modelos aceptan herramientas: una respuesta lo dice entonces, y se puede elegir otro modelo.`,
    memory: `Cada contexto tiene una memoria que puedes leer y cambiar: escribe /memory o abre Opciones › Memoria.

- Los bloques son textos cortos que forman parte del prompt: lo que escribes allí lo ve el modelo con cada mensaje.
- Los datos son lo que se sabe de ti. Se aprenden de tus propias palabras cuando una conversación lleva un rato en calma, si el contexto recuerda; lo que no es seguro te espera. /facts los lista, /remember guarda uno, /forget olvida uno definitivamente.
- Las referencias son de lo que trataron las conversaciones: procesos, páginas, documentos, contextos. Las cinco últimas de una conversación están en sus prompts, y palabras naturales como «update my task workflow» encuentran la que se quiere decir. Sus otros nombres se pueden editar.
- Las notas se guardan y se encuentran buscando, y nunca se envían por sí solas. «Recordar…» en el menú de un mensaje lo guarda como nota o como dato.
- Comentarios: en el menú de una respuesta, «Comentar…» guarda si ayudó y qué debe quedarse o ser distinto. Está en el bloque «feedback», que puedes editar como cualquier otro, y los próximos prompts de ese contexto lo dicen.
- Con un mensaje vienen citas de conversaciones anteriores si un contexto las tiene activadas (Opciones › Contextos): lo que se dijo antes y encaja se dice otra vez. La cifra junto al modelo muestra cuáles y por qué.

Todo está cifrado en este dispositivo, se va con su contexto cuando este se elimina y está en las copias de seguridad.`,
    expiry: `El primer contexto y los fijados nunca expiran. Cualquier otro se archiva tras unos días sin conversación: siete, si él o su preajuste no dice otra cosa. Mirarlo no cuenta; una conversación, o «Extender», empieza su plazo de nuevo.

En las últimas 24 horas está marcado en el panel lateral y en la ventana emergente, y el número del botón de la barra de herramientas cuenta esos contextos mientras Confidant esté desbloqueado. Después queda archivado: no se elimina nada, sigue en todas las listas con una marca y se puede leer, y vuelve a responder tras «Restaurar». «Restaurar y fijar» hace las dos cosas. Opciones › Contextos los tiene todos y fija el número de días.`,
    presets: `Un preajuste es un compañero ya hecho. Hay seis integrados: Consejo sereno, Consejo racional, Guía comprensiva, Asistente profesional, Apoyo para decidir y Consejo de búsqueda. «Nuevo a partir de un preajuste…» en la lista de contextos hace de él un contexto; desde entonces es independiente y se puede cambiar.

Una personalidad dice cómo habla un contexto y cómo se mantiene. Ella y la indicación de mantenerse constante están en cada petición a un modelo, por larga que se haga la conversación, salvo que «Mantenerse en su papel» esté desactivado en ese contexto. Los preajustes propios se hacen en Opciones › Contextos.`,
    import: `Las conversaciones vienen de ChatGPT, Claude, Open WebUI, Page Assist, LM Studio, LibreChat, SillyTavern (también sus fichas de personaje), Elara y Confidant. Haz que se exporten allí; después, en Opciones › Datos guardados, elige el archivo, un archivo comprimido (.zip) o una carpeta, y el contexto al que deben ir. Lo que eliges se lee en este navegador y no va a ningún otro sitio.

Se importan textos, ramas, fechas, modelos, lo que pensó un modelo, textos adjuntos y las imágenes que hay en el archivo; las grabaciones, otros archivos y lo que hicieron las herramientas no, y el informe los cuenta. Importar otra vez el mismo archivo añade solo lo que falta.

«Exportar todo», en la misma página, guarda todo lo que se abre de lo almacenado aquí en un archivo que no está cifrado.`,
    page: `Haz clic en el botón de Confidant en la barra de herramientas mientras estás en la página y elige «Preguntar sobre esta página»; o usa el menú de la propia página (clic derecho) para preguntar por la página o por lo que hayas seleccionado, o hacer que se explique o se resuma. El panel se abre con la página como adjunto: el ojo muestra su texto, y nada sale antes de que envíes tu pregunta.

Una página se lee solo cuando lo pides así, y tal como la ves: lo que está oculto en ella se deja fuera. Se dice con ese único mensaje y marcada como no fiable. Se pueden añadir varias pestañas, una por una{{, y también se lee un PDF de la web abierto en una pestaña|}}.`,
    library: `La biblioteca de prompts guarda tus propios textos para los mensajes. En Opciones › Biblioteca de prompts se crean, se ordenan y se eliminan; «Guardar como prompt…», en el menú de un mensaje tuyo, guarda ese. Para usar uno, escribe / en el campo del mensaje y elígelo, o elige «Usar un prompt» en el menú de una página web (clic derecho). Un prompt solo rellena el campo del mensaje y nunca se envía por sí solo.

Antes se te pregunta por lo que está entre llaves dobles, como {{tema}}. En el menú de una página web, {{page}} y {{selection}} representan lo que se adjunta. Los prompts están cifrados en este equipo y forman parte de las copias de seguridad.`,
    diagrams: `Una respuesta que contiene un diagrama de flujo o de secuencia, en el lenguaje de Mermaid, tiene «Mostrar el diagrama» encima de su fuente. Se dibuja en este equipo, sin enviar nada, y «Mostrar la fuente» vuelve a mostrar la fuente. Lo que se copia es siempre la fuente, y los lectores de pantalla encuentran el diagrama en palabras.

Pide al modelo un diagrama de flujo o de secuencia en Mermaid. Los demás tipos y los diagramas muy grandes se quedan como fuente; si una línea no se puede leer, la respuesta dice cuál.`,
    voice: `Una respuesta se lee desde su menú («Leer en voz alta») con una voz de este equipo; el código y las fórmulas solo se nombran, y «Detener la lectura» la termina. Si el equipo no tiene ninguna voz, falta la entrada: las voces que hablan en un servidor no se usan nunca.

Para dictar, activa «Dictar mensajes» en Opciones › Aspecto; allí se descarga el idioma y se permite el micrófono. Después lo inicia un botón junto al campo del mensaje. Lo que dices se convierte en texto en este equipo y solo se envía cuando lo envías. Donde el navegador lo haría en un servidor, no se ofrece. Un bloqueo termina ambas cosas al instante.`,
    draft:
      "Lo que escribes se guarda, cifrado, hasta que lo envías: cerrar el panel o el navegador no lo pierde. El de una conversación temporal se guarda solo en memoria. Un mensaje enviado se conserva aunque falle la respuesta.",
    lock: {
      answer: `En Opciones › Bloqueo está cómo se abre Confidant: con una frase de contraseña{{ o una llave de acceso|}}, y además con una clave de recuperación impresa; o sin bloqueo. Si has elegido uno, Ctrl+Shift+L bloquea al momento (en cualquier lugar del navegador, Alt+Shift+L), y también un tiempo sin uso{{, el bloqueo del equipo|}} y el cierre del navegador. Mientras está bloqueado no se muestra ni se abre nada.

Nadie puede restablecer una frase de contraseña olvidada: otro método de desbloqueo abre lo guardado, como la clave de recuperación, o queda cerrado. «¿No puedes desbloquear?», en la página bloqueada, dice qué queda entonces. Por eso, imprime la clave de recuperación y guárdala lejos de este equipo.`,
      nextStep: "Siguiente paso: abre Opciones › Bloqueo.",
    },
    backup: {
      answer: `En Opciones › Copias de seguridad están todas: «Hacer una copia ahora» hace una, y otra se hace sola en el plazo de un día tras un cambio. Están cifradas y se encuentran en este navegador: quien quita Confidant de él, las quita también. Por eso, descarga una de vez en cuando{{, o elige una carpeta a la que se copie cada nueva|}}.

Para restaurar, usa «Restaurar…» junto a una copia, o «Restaurar desde un archivo…»; se muestra lo que contiene antes de cambiar nada. En otro lugar, una copia se abre con la clave de recuperación, o con su archivo de clave y la frase de contraseña.`,
      nextStep: "Siguiente paso: abre Opciones › Copias de seguridad.",
    },
    firefox: `Confidant funciona también en Firefox (153 o posterior), en su barra lateral. Allí no hay llaves de acceso, ni archivos de modelo en el navegador, ni modelo propio del navegador, ni carpeta para las copias de seguridad, y el bloqueo del equipo no bloquea Confidant: conecta un servidor como Ollama, o un proveedor, y elige una frase de contraseña. Lo que no se nombra aquí es como en Chromium.`,
    parameters: `Una conversación puede tener sus propios parámetros: «Parámetros…» en el menú (…) de arriba a la derecha. Son una nota del sistema, la temperatura, la elección de palabras (top_p), una semilla, secuencias de parada, la ventana de contexto y el esfuerzo de razonamiento, hasta donde el modelo los acepte. Valen desde el siguiente mensaje; lo que queda vacío es como dicen el contexto y el modelo. Las instrucciones y la temperatura de un contexto están en Opciones › Contextos.`,
    tour: `El recorrido muestra el panel lateral en cinco pasos cortos: qué se cifra, el modelo, lo que ve, la memoria, bloqueo y copia de seguridad. «Recorrido», en el menú (…) de arriba a la derecha, lo empieza cuantas veces quieras.`,
    project:
      "Confidant es software de código abierto con licencia MIT, escrito por quienes contribuyen a él. No cuesta nada por sí mismo ni necesita cuenta; los modelos de este equipo{{ o de este navegador|}} tampoco cuestan nada. Un proveedor del que tienes una clave te envía su propia factura: Opciones › Uso suma lo que sale según sus precios, hasta donde se conocen.",
    abilities: `Esta guía responde preguntas sobre Confidant a partir de un texto fijo, y a partir de lo que se dijo y guardó antes en este contexto, con un camino a cada mensaje. Pregúntale por la privacidad, los modelos, las conexiones, los archivos de modelo, las imágenes, lo que se le dice a un modelo, los contextos, los preajustes, cuándo expiran, las conversaciones, las ramas, las conversaciones temporales, la ventana emergente, la importación, los comandos, las teclas, detener una respuesta, los borradores, eliminar o la licencia.

Con un modelo conectado, Confidant es un compañero de conversación en el panel lateral:

- Las respuestas vienen de un modelo que tú eliges: en este equipo (Ollama, LM Studio y otros){{, dentro de este navegador|}} o en un proveedor del que tienes una clave.
- Los contextos mantienen separadas las partes de una vida, cada uno con una personalidad que sigue siendo ella misma.
- Cada mensaje, respuesta y borrador se cifra antes de guardarse en este navegador.
- Todo lo que se le dice al modelo se puede ver antes de enviarlo, y después.
- Una respuesta se puede detener, continuar y reintentar, y sigue aunque se cierre el panel.`,
  },
} satisfies GuideAnswers;
