import type { PanelView, ScreenReport, ScreenSound } from '#generated/shapes.ts';
import { countersOf } from '../screen/screen-data.ts';
import { audio } from '../sound/audio.ts';
import type { DisplayState } from '../state.ts';
import { noted } from './notes.ts';

/** What the screen says of itself: a few hundred bytes from which everybody can tell what the hall sees and hears. */
export function describeScreen(
  view: PanelView,
  drawnSeq: number,
  { soundBlocked, width, height }: DisplayState,
  features: string[],
): Omit<ScreenReport, 'screen' | 'startedAt' | 'receipts'> {
  const media = document.querySelector('.media-item');
  const address = media && (media.getAttribute('data-url') || media.getAttribute('src'));
  const engine = navigator.userAgent.match(/(Chrome|Firefox|Version)\/[\d.]+/);
  return Object.assign(
    {
      epoch: view.epoch,
      seq: Math.max(0, drawnSeq),
      layout: view.panel.type,
      numbers: countersOf(view)
        .filter(({ current }) => current)
        .slice(0, 400)
        .map(({ gid, current }) => ({ counterGid: gid, label: current })),
      sound: soundOf(view, soundBlocked),
      errors: noted(),
      engine: engine ? engine[0].slice(0, 60) : 'unknown',
      features,
      width,
      height,
    },
    address && { media: address.slice(0, 1000) },
  );
}

function soundOf(view: PanelView, blocked: boolean): ScreenSound {
  if (view.panel.voiceVolume === 0) return 'muted';
  if (!audio() && !window.speechSynthesis) return 'none';
  return blocked ? 'blocked' : 'ready';
}

/** What engines in halls differ in. Asking costs more than the rest of a report: once for each that is due. */
export function readFeatures(): string[] {
  const has: { [name: string]: unknown } = {
    audio: audio(),
    speech: window.speechSynthesis?.getVoices().length,
    secure: window.isSecureContext,
    serviceWorker: 'serviceWorker' in navigator,
    grid: window.CSS?.supports('display', 'grid'),
    h264: document.createElement('video').canPlayType('video/mp4; codecs="avc1.42E01E"'),
  };
  return Object.keys(has).filter((name) => has[name]);
}
