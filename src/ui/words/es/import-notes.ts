import type { NoteKind } from "../../../foreign/note";
import { counted } from "./nouns";
import { plural } from "./plural";

const said = (one: string, other: string) => (count: number) =>
  plural(count, { one: `# ${one}`, many: `# de ${other}`, other: `# ${other}` });

/** What an import left out, or read differently. */
export const importNotes = {
  system: said("instrucción del producto", "instrucciones del producto"),
  tool: said("paso de herramienta", "pasos de herramientas"),
  hidden: said("mensaje oculto", "mensajes ocultos"),
  thinking: said("nota de razonamiento", "notas de razonamiento"),
  image: counted.images,
  room: said(
    "imagen más, para la que no había espacio: al importar de nuevo el mismo archivo se continúa con ella",
    "imágenes más, para las que no había espacio: al importar de nuevo el mismo archivo se continúa con ellas",
  ),
  sound: said("audio o vídeo", "audios o vídeos"),
  file: counted.files,
  failure: said("respuesta que falló", "respuestas que fallaron"),
  card: said("parte de una ficha de personaje", "partes de una ficha de personaje"),
  memory: () => "lo que recordaban los contextos: el archivo tiene más de 64 MB",
  "memory-nowhere": () =>
    "lo que recordaban los contextos: ninguna conversación era nueva; elige un contexto al que importar",
  "memory-left": said(
    "parte de la memoria: dañada, demasiado larga o sin espacio en el contexto",
    "partes de la memoria: dañadas, demasiado largas o sin espacio en el contexto",
  ),
  unknown: said("parte de un tipo desconocido", "partes de un tipo desconocido"),
  date: said(
    "fecha u hora imposible: se usó la de lo anterior",
    "fechas u horas imposibles: se usó la de lo anterior",
  ),
  parent: said(
    "mensaje sigue a uno que falta: empieza una rama",
    "mensajes siguen a uno que falta: cada uno empieza una rama",
  ),
  cycle: said("círculo de mensajes, abierto", "círculos de mensajes, abiertos"),
  double: said(
    "mensaje aparecía dos veces: se usó el primero",
    "mensajes aparecían dos veces: se usó el primero",
  ),
  clipped: said(
    "mensaje tenía más de 1 MiB: falta el resto, y así está marcado",
    "mensajes tenían más de 1 MiB: falta el resto, y así está marcado",
  ),
} satisfies Record<NoteKind, (count: number) => string>;
