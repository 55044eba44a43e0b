import { note } from '../device/notes.ts';
import { audio } from './audio.ts';

/** Decoded recordings that are kept, about 6 MB: the numbers of a hall and the words around them. */
const mostKept = 60;
const timeoutMs = 5000;
const kept = new Map<string, Promise<AudioBuffer>>();

/**
 * Fetches and decodes a recording; those used last are kept, so that a call is ready when its turn comes.
 * Rejects where it is not to be had or no sound that this engine knows, and notes that.
 */
export function loadClip(url: string): Promise<AudioBuffer> {
  const clip = kept.get(url) || fetchClip(url);
  kept.delete(url);
  kept.set(url, clip);
  if (kept.size > mostKept) kept.delete(kept.keys().next().value as string);
  return clip;
}

function fetchClip(url: string): Promise<AudioBuffer> {
  const clip = read(url).then(decode);
  clip.catch(() => {
    kept.delete(url);
    note(`recording ${url} cannot be played`);
  });
  return clip;
}

function read(url: string): Promise<ArrayBuffer> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    call.open('GET', url);
    call.responseType = 'arraybuffer';
    call.timeout = timeoutMs;
    call.ontimeout = call.onerror = reject;
    call.onload = () => (call.status === 200 ? resolve(call.response as ArrayBuffer) : reject(call.status));
    call.send();
  });
}

/** Old engines only call back; new ones do that and answer with a promise too. */
function decode(bytes: ArrayBuffer): Promise<AudioBuffer> {
  return new Promise((resolve, reject) => {
    const answer = audio()?.decodeAudioData(bytes, resolve, reject) as Promise<AudioBuffer> | undefined;
    if (answer) answer.then(resolve, reject);
  });
}
