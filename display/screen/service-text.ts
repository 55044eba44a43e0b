import type { ViewCounter } from '#generated/shapes.ts';
import type { Word } from '../text/words.ts';

/** Why a counter calls nobody now, in the words of a clinic or of a desk; empty while it serves. */
export function serviceText(counter: ViewCounter, word: Word): string {
  const place = !counter.groupGid && (counter.doctor || counter.department) ? 'Room' : 'Counter';
  if (counter.service === 'pause') return word(`paused${place}`);
  if (counter.service === 'unlogin') return word(`closed${place}`);
  return counter.service === 'noData' ? word('noData') : '';
}
