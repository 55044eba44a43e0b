import type { PanelView, SpokenBy, ViewCall, ViewClip } from '#generated/shapes.ts';
import { wordsOf } from '../text/words.ts';
import { checkSound } from './audio.ts';
import { loadClip } from './clips.ts';
import { sayReading } from './say-reading.ts';
import { say } from './speech.ts';
import { spokenSentence } from './spoken-sentence.ts';

/** A call with the recordings of the view that it came with: another view numbers them anew. */
export interface HeardCall extends ViewCall {
  clips: readonly ViewClip[];
}

/** Says a call once in each of its languages; where none can be heard here, a sentence in the language of the screen. */
export async function sayCall(call: HeardCall, panel: PanelView['panel']): Promise<SpokenBy> {
  const { language, voiceVolume: volume } = panel;
  const allowed = await checkSound();
  let by: SpokenBy | undefined;
  for (const reading of (allowed && call.readings) || []) {
    const said = await sayReading(reading, call.clips, volume);
    by = by && said && by !== said ? 'mixed' : said || by;
  }
  if (by) return by;
  const said = await say(spokenSentence(call, wordsOf(language)), language, volume);
  return said === 'chime' && !allowed ? 'refused' : said;
}

/** Fetches and decodes what a call will be said with, so that no call waits for the network when its turn comes. */
export function prepareCall(call: HeardCall): void {
  for (const { say: said } of call.readings || []) {
    for (const one of said) {
      const clip = typeof one === 'number' && call.clips[one];
      if (clip) loadClip(clip.url).catch(() => undefined);
    }
  }
}
