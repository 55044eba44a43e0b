import { deviceStorage, storedRecord } from '#client/device/stored-record.ts';
import type { DisplayStorage } from '#generated/device.ts';
import type { PanelView } from '#generated/shapes.ts';
import { change } from '../state.ts';
import { wordsOf } from '../text/words.ts';
import { serverNow } from '../time/server-clock.ts';
import { createAnnouncer } from './announcer.ts';
import { checkSound, chime } from './chime.ts';
import { loadVoices, say } from './speech.ts';
import { spokenSentence } from './spoken-sentence.ts';

/**
 * Makes a panel's calls heard, beside the picture and never in its way.
 * @returns takes each view that came
 */
export function announceCalls(panelGid: string): (view: PanelView) => void {
  const record = storedRecord<DisplayStorage>(deviceStorage(), `callboard-panel-${panelGid}`);
  const { lastSpokenSeq = 0, lastEpoch = '' } = record.read();
  let panel: PanelView['panel'] | undefined;

  const announcer = createAnnouncer({
    chime: () => chime(panel ? panel.voiceVolume : 0),
    say: (call) =>
      panel ? say(spokenSentence(call, wordsOf(panel.language)), panel.language, panel.voiceVolume) : Promise.resolve(),
    now: serverNow,
    repeat: () => (panel ? panel.callRepeat : 1),
    onSpeaking: (speaking) => change({ speaking }),
    onSpoken: (seq, epoch) => record.change({ lastSpokenSeq: seq, lastEpoch: epoch }),
    spoken: { seq: lastSpokenSeq, epoch: lastEpoch },
  });

  checkSound();
  loadVoices();
  for (const gesture of ['click', 'touchend', 'keydown']) document.addEventListener(gesture, () => checkSound());

  return (view) => {
    panel = view.panel;
    if (view.panel.voiceVolume > 0) announcer.hear(view.epoch, view.calls);
  };
}
