import type { ViewCounter } from '#generated/shapes.ts';

/** A text of the display in the language of a page. */
type Say = (key: string) => string;

/**
 * The number that a counter calls with its mark, or why there is none, in the words of a clinic or of a desk: what the
 * screens say in its place.
 */
export function numberOrState(counter: ViewCounter, say: Say): string {
  const { service, current, mark = '', groupGid, doctor, department } = counter;
  const place = !groupGid && (doctor || department) ? 'Room' : 'Counter';
  if (service === 'pause') return say(`paused${place}`);
  if (service === 'unlogin') return say(`closed${place}`);
  if (service === 'noData') return say('noData');
  return current ? mark + current : say('noCall');
}
