import type { ViewCounter } from '#generated/shapes.ts';
import type { Word } from '../text/words.ts';

/** Why a counter calls nobody now, in the words of a clinic or of a desk; empty while it serves. */
export function serviceText(counter: ViewCounter, word: Word): string {
  const place = !counter.groupGid && (counter.doctor || counter.department) ? 'Room' : 'Counter';
  if (counter.service === 'pause') return word(`paused${place}`);
  if (counter.service === 'unlogin') return word(`closed${place}`);
  return counter.service === 'noData' ? word('noData') : '';
}

/** What stands in the place of a counter's number while it has none. */
export function numberless(counter: ViewCounter, word: Word): string {
  return serviceText(counter, word) || (counter.current ? '' : word('noCall'));
}

/** Its look: a pause must be noticed, all else recedes. */
export function numberlessTone({ service }: ViewCounter): string {
  return service === 'pause' ? 'tone-attention' : 'muted';
}
