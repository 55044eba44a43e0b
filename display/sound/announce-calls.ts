import { deviceStorage } from '#client/device/browser-storage.ts';
import { storedRecord } from '#client/device/stored-record.ts';
import type { DisplayStorage } from '#generated/device.ts';
import { limits } from '#generated/limits.ts';
import type { PanelView, SpokenBy, ViewCall } from '#generated/shapes.ts';
import { change } from '../state.ts';
import { serverNow } from '../time/server-clock.ts';
import { createAnnouncer } from './announcer.ts';
import { checkSound } from './audio.ts';
import { chime } from './chime.ts';
import { type HeardCall, prepareCall, sayCall } from './say-call.ts';
import type { Turns } from './shared-loudspeaker.ts';
import { loadVoices } from './speech.ts';

/**
 * Makes a panel's calls heard, beside the picture and never in its way.
 * @param onDone told of each call how it was said and when that began, in the server's time
 * @param loudspeaker the turns at it, where the panel shares it with others
 * @returns takes each view that came
 */
export function announceCalls(
  panelGid: string,
  onDone: (call: ViewCall, by: SpokenBy, startedAt: number) => void,
  loudspeaker: Turns<ViewCall>,
): (view: PanelView) => void {
  const record = storedRecord<DisplayStorage>(deviceStorage(), `callboard-panel-${panelGid}`);
  const { lastSpokenSeq = 0, lastEpoch = '' } = record.read();
  let panel: PanelView['panel'] | undefined;

  const announcer = createAnnouncer<HeardCall>({
    chime: () => chime(panel ? panel.voiceVolume : 0),
    say: (call) => (panel?.voiceVolume ? sayCall(call, panel) : Promise.resolve('muted')),
    turns: {
      take: (call, again) => (panel?.sharesLoudspeaker ? loudspeaker.take(call, again) : Promise.resolve()),
      give: loudspeaker.give,
    },
    now: serverNow,
    repeat: () => (panel ? panel.callRepeat : 1),
    onSpeaking: (speaking) => change({ speaking }),
    onSpoken: (seq, epoch) => record.change({ lastSpokenSeq: seq, lastEpoch: epoch }),
    onDone,
    spoken: { seq: lastSpokenSeq, epoch: lastEpoch },
  });

  checkSound();
  loadVoices();
  for (const gesture of ['click', 'touchend', 'keydown']) document.addEventListener(gesture, () => checkSound());

  return (view) => {
    panel = view.panel;
    if (panel.voiceVolume === 0) return;
    const calls = view.calls
      .concat(view.moves || [])
      .map((call): HeardCall => Object.assign({ clips: view.clips || [] }, call));
    calls.filter(({ at }) => serverNow() - at < limits.spokenCallMaxAgeSeconds * 1000).forEach(prepareCall);
    announcer.hear(view.epoch, calls);
  };
}
