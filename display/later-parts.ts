import type * as SecondScript from './later.ts';
import type { Drawings } from './screen/BlockView.tsx';

/** What comes after the first picture: drawings of further blocks, and on a screen all that keeps it going. */
export type Later = Partial<Omit<typeof SecondScript, 'laterDrawings'>> & { laterDrawings: Partial<Drawings> };

// The first script's state does not know the second script, which is built on it.
declare module './state.ts' {
  interface DisplayState {
    /** What the second script brings, once it is there. */
    later: Later | undefined;
  }
}
