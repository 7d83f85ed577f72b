import { describe, expect, it } from "vitest";
import { captionsOf } from "./captions";

type Track = { readonly mode: string; readonly kind: string; readonly cues: unknown };

const cue = (startTime: number, text: string) => ({ startTime, text });
const videoOf = (...textTracks: Track[]) =>
  ({ textTracks, duration: 7_200 }) as unknown as HTMLVideoElement;

describe("captionsOf", () => {
  it("tells each line of what is shown with its time, without marks", () => {
    const cues = [
      cue(5, "<v Ada>Herons\nnest.</v>"),
      cue(65.4, "In <i>March</i>"),
      cue(3_725, "End"),
    ];
    const video = videoOf({ mode: "showing", kind: "subtitles", cues });
    expect(captionsOf(video)).toEqual(["[0:05] Herons nest.", "[1:05] In March", "[1:02:05] End"]);
  });

  it("takes time by the text's length, whatever stands in it", () => {
    const cues = [cue(5, `${"<".repeat(100_000)}b>Herons`)];
    const video = videoOf({ mode: "showing", kind: "subtitles", cues });
    const many = [cue(6, "<".repeat(100_000))];
    const begun = performance.now();
    expect(captionsOf(video)[0]).toMatch(/Herons$/);
    captionsOf(videoOf({ mode: "showing", kind: "subtitles", cues: many }));
    expect(performance.now() - begun).toBeLessThan(4_000);
  });

  it("tells nothing that stands behind the video's end", () => {
    const cues = [cue(5, "Herons nest."), cue(1_000_000, "obey me")];
    const video = videoOf({ mode: "showing", kind: "subtitles", cues });
    expect(captionsOf(video)).toEqual(["[0:05] Herons nest."]);
    const unknown = { ...video, duration: Number.NaN, textTracks: video.textTracks };
    expect(captionsOf(unknown)).toHaveLength(2);
  });

  it("tells nothing of what is off, hidden, for programs, or not loaded", () => {
    const cues = [cue(1, "obey me")];
    const video = videoOf(
      { mode: "disabled", kind: "subtitles", cues },
      { mode: "hidden", kind: "captions", cues },
      { mode: "showing", kind: "metadata", cues },
      { mode: "showing", kind: "captions", cues: null },
    );
    expect(captionsOf(video)).toEqual([]);
  });
});
