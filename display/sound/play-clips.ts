import { audio } from './audio.ts';

/**
 * Plays recordings without a gap: each is told beforehand when the one before it ends, on the clock of the sound itself.
 * Resolves when the last has ended, in any case soon after it must have.
 * @param volume 0 to 100
 */
export function playClips(clips: readonly AudioBuffer[], volume: number): Promise<void> {
  const sound = audio();
  if (!sound || clips.length === 0) return Promise.resolve();
  const loudness = sound.createGain();
  loudness.gain.value = volume / 100;
  loudness.connect(sound.destination);
  const start = sound.currentTime + 0.05;
  return new Promise((resolve) => {
    let at = start;
    clips.forEach((clip, index) => {
      const source = sound.createBufferSource();
      source.buffer = clip;
      source.connect(loudness);
      if (index === clips.length - 1) source.onended = () => resolve();
      source.start(at);
      at += clip.duration;
    });
    setTimeout(resolve, (at - start) * 1000 + 1000);
  });
}

/**
 * Plays a recording of another server, whose bytes are not for us to read. Resolves with whether it was heard. One that
 * is not over in time is stopped: what comes of it later would be heard in the middle of another call.
 */
export function playElsewhere(url: string, volume: number): Promise<boolean> {
  return new Promise((resolve) => {
    const element = new Audio(url);
    element.volume = volume / 100;
    element.onended = () => resolve(true);
    element.onerror = () => resolve(false);
    const playing = element.play() as Promise<void> | undefined;
    if (playing) playing.catch(() => resolve(false));
    setTimeout(() => {
      element.pause();
      resolve(false);
    }, 15000);
  });
}
