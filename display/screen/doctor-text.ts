import type { ViewCounter } from '#generated/shapes.ts';
import type { Word } from '../text/words.ts';

/** Who sits in a room, as people read it: with the title that the doctor has, else with that of all; empty if nobody. */
export function doctorText({ doctor, doctorTitled }: ViewCounter, word: Word): string {
  return doctor && !doctorTitled ? word('doctorTitle', { doctor }) : doctor || '';
}
