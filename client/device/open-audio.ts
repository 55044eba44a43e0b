/** An audio context; undefined where the browser has none, or no more: Chromium 64 has six of them for all pages. */
export function openAudio(): AudioContext | undefined {
  try {
    return new AudioContext();
  } catch {
    return undefined;
  }
}
