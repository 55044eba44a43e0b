import type * as SecondScript from './later.ts';

/** What comes after the first picture: on a screen all that keeps it going. */
export type Later = Partial<typeof SecondScript>;

// The first script's state does not know the second script, which is built on it.
declare module './state.ts' {
  interface DisplayState {
    /** What the second script brings, once it is there. */
    later: Later | undefined;
  }
}
