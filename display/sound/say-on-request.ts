import type { ViewClip, ViewReading } from '#generated/shapes.ts';
import { checkSound } from './audio.ts';
import { sayReading } from './say-reading.ts';
import { loadVoices } from './speech.ts';

/** What the page around a preview asks to hear. */
interface Asked {
  type?: string;
  reading: ViewReading;
  clips: ViewClip[];
}

/** Says a reading of a call when the page around the preview asks for it, and tells that page how it was heard. */
export function sayOnRequest(): void {
  loadVoices();
  window.addEventListener('message', ({ data, origin }: MessageEvent<Asked | undefined>) => {
    if (origin !== location.origin || !data || data.type !== 'callboard-preview-say') return;
    const tell = (by: string) =>
      window.parent.postMessage({ type: 'callboard-preview-said', by: by || 'none' }, location.origin);
    checkSound()
      .then(() => sayReading(data.reading, data.clips, 100))
      .then(
        (by) => tell(by || ''),
        () => tell(''),
      );
  });
  window.parent.postMessage({ type: 'callboard-preview-can-say' }, location.origin);
}
