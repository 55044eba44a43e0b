import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFilm } from '#client/media/watch-film.ts';

let film: { currentTime: number; duration: number; buffered: TimeRanges };
let stuck: ReturnType<typeof vi.fn<(weak: boolean) => void>>;
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  film = { currentTime: 0, duration: 60, buffered: loaded(0) };
  stuck = vi.fn();
  stop = watchFilm(film, stuck);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

/** Lets seconds pass in which the film gets on by so much each. */
const play = (seconds: number, step: number) => {
  for (let second = 0; second < seconds; second += 1) {
    film.currentTime += step;
    vi.advanceTimersByTime(1000);
  }
};

test('a film that plays, or waits for a moment, is left alone', () => {
  play(20, 1);
  play(8, 0);
  play(20, 1);
  expect(stuck).not.toHaveBeenCalled();
});

test('one that stands for ten seconds without an error is stuck', () => {
  play(5, 1);
  play(9, 0);
  expect(stuck).not.toHaveBeenCalled();
  play(1, 0);
  expect(stuck).toHaveBeenCalledWith(false);
});

test('one that crawls though it is here is too much for the device', () => {
  film.buffered = loaded(60);
  play(12, 0.2);
  expect(stuck).toHaveBeenCalledWith(true);
});

test('nothing is reported once the watch has ended', () => {
  stop();
  play(30, 0);
  expect(stuck).not.toHaveBeenCalled();
});

function loaded(seconds: number): TimeRanges {
  return { length: seconds > 0 ? 1 : 0, start: () => 0, end: () => seconds };
}
