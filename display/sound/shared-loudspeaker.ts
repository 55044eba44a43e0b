import { limits } from '#generated/limits.ts';
import type { LoudspeakerTurn, LoudspeakerWish } from '#generated/shapes.ts';

const askMs = limits.loudspeakerAskMs;
const longestMs = limits.loudspeakerWaitSeconds * 1000;

/** What a call must have to be said. */
export interface Turns<Call> {
  /** Resolves when the call may be said. @param again whether it was said before */
  take(call: Call, again: boolean): Promise<void>;
  /** It has been said. */
  give(): void;
}

/**
 * Turns at a loudspeaker that several screens share: the server says whose turn it is, and is told again and again that
 * it is still needed. Whom the server cannot answer, or who has waited too long, speaks all the same: two voices at
 * once are better than a call that nobody hears.
 */
export function turnsAtLoudspeaker(
  screen: string,
  send: (wish: LoudspeakerWish) => Promise<LoudspeakerTurn>,
): Turns<{ at: number; seq: number }> {
  let keeping: ReturnType<typeof setInterval> | undefined;
  let kept: LoudspeakerWish;
  const tell = (wish: LoudspeakerWish) =>
    send(wish).then(
      ({ turn }) => turn,
      () => true,
    );
  return {
    async take({ at, seq }, again) {
      const wish: LoudspeakerWish = { screen, wish: 'speak', calledAt: at, seq, again };
      const began = performance.now();
      while (!(await tell(wish)) && performance.now() - began < longestMs) {
        await new Promise((resolve) => {
          setTimeout(resolve, askMs);
        });
      }
      clearInterval(keeping);
      kept = wish;
      keeping = setInterval(() => tell(wish), askMs);
    },
    give() {
      if (keeping === undefined) return;
      clearInterval(keeping);
      keeping = undefined;
      kept.wish = 'done';
      tell(kept);
    },
  };
}
