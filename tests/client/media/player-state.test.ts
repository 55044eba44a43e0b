import { expect, test } from 'vitest';
import { playerMove } from '#client/media/player-state.ts';
import { VideoPlayerState } from '#generated/values.ts';

test('every state of the player has its move: the next film, to go on, or none', () => {
  const moves = Object.fromEntries(VideoPlayerState.map((state) => [`${state}`, playerMove(state)]));
  expect(moves).toEqual({ '-1': 'none', '0': 'next', '1': 'none', '2': 'play', '3': 'none', '5': 'play' });
});

test('what the player may say besides moves nothing', () => {
  for (const strange of [undefined, null, 'ended', 99]) expect(playerMove(strange)).toBe('none');
});
