import { openAudio } from '#client/device/open-audio.ts';

/** A short tone, made here so that no file must be loaded; nothing where the browser has no sound, or does not let it. */
export function warningTone(): void {
  const context = openAudio();
  if (!context) return;
  const oscillator = context.createOscillator();
  const volume = context.createGain();
  oscillator.frequency.value = 880;
  volume.gain.setValueAtTime(0.2, context.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.4);
  oscillator.connect(volume).connect(context.destination);
  oscillator.onended = () => void context.close();
  oscillator.start();
  oscillator.stop(context.currentTime + 0.4);
}
