import type { VideoPlayerState } from '#generated/values.ts';

/** What the screen does when the player of a video site tells its state. */
export type PlayerMove = 'next' | 'play' | 'none';

/**
 * A film that ended makes room for the next. One that was paused, or stands ready without having begun, is started:
 * nobody stands at a screen in a hall, so a pause is always an accident.
 */
export function playerMove(state: unknown): PlayerMove {
  switch (state as VideoPlayerState) {
    case 0:
      return 'next';
    case 2:
    case 5:
      return 'play';
    default:
      return 'none'; // unstarted, playing, buffering, and whatever a newer player may say
  }
}
