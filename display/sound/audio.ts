import { note } from '../device/notes.ts';
import { change } from '../state.ts';

let context: AudioContext | undefined;

/** The one audio context of the page; undefined where the engine has none, or no more: six for all in Chromium 64. */
export function audio(): AudioContext | undefined {
  if (context) return context;
  const old = window as unknown as { webkitAudioContext?: typeof AudioContext };
  const Context = window.AudioContext || old.webkitAudioContext;
  try {
    if (Context) context = new Context();
  } catch (error) {
    note(`no sound: ${error}`);
  }
  return context;
}

/** Whether the browser lets us make a sound; says so on the screen when it does not. */
export function checkSound(): Promise<boolean> {
  const sound = audio();
  if (!sound) return Promise.resolve(false);
  // The first engines start by themselves and have neither a state nor a way to resume.
  if (!sound.resume || sound.state === 'running') {
    change({ soundBlocked: false });
    return Promise.resolve(true);
  }
  return new Promise((resolve) => {
    const judge = () => {
      const running = sound.state === 'running';
      change({ soundBlocked: !running });
      resolve(running);
    };
    sound.resume().catch(() => undefined);
    setTimeout(judge, 400);
  });
}
