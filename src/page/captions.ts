/** Kinds of tracks that are drawn over a video; the others are for programs. */
const DRAWN = new Set<TextTrackKind>(["subtitles", "captions"]);

/**
 * What the captions that a video shows say, a line each with its time, as in `[1:05] Herons nest.`;
 * only what the page has loaded by itself, and nothing of tracks that are switched off.
 */
export function captionsOf(video: HTMLVideoElement): readonly string[] {
  return (
    [...video.textTracks]
      .filter(({ mode, kind }) => mode === "showing" && DRAWN.has(kind))
      .flatMap(({ cues }) => [...(cues ?? [])])
      // A video that does not get there never shows it; of one that goes on nobody knows its end.
      .filter(({ startTime }) => !(startTime >= video.duration))
      .map(lineOf)
  );
}

function lineOf(cue: TextTrackCue): string {
  const text = "text" in cue ? String(cue.text) : "";
  // WebVTT marks voices and classes in it.
  const plain = text.replace(/<[^<>]*>/g, "").replace(/\s+/g, " ");
  return `[${timeOf(cue.startTime)}] ${plain.trim()}`;
}

/** Hours where there are any, minutes and seconds. */
function timeOf(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor((seconds % 3_600) / 60)];
  const end = `${hours > 0 ? two(minutes) : minutes}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${end}` : end;
}
