import { useCallback, useEffect, useRef, useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
import { type Playable, playableOf } from '#client/media/playable.ts';
import { watchFilm } from '#client/media/watch-film.ts';
import { YoutubeItem } from '#client/media/YoutubeItem.tsx';
import { playsAt } from '#client/time/plays-at.ts';
import type { ViewMedia } from '#generated/shapes.ts';
import { Clock } from '../screen/Clock.tsx';
import { serverNow } from '../screen/server-clock.ts';
import './idle.css';

interface IdleMediaProps {
  t: Translator;
  media: readonly ViewMedia[];
  offsetMinutes: number;
  /** Somebody is here. */
  onTouch(): void;
}

/** So long what could not be played is left out: the network may be back by then. */
const restMs = 10 * 60_000;

/** What goes on after an interruption: begun from the start after each patient, a list would never come to its end. */
let nextTurn = 0;
let brokenBefore: Readonly<Record<string, number>> = {};

/** Plays the panel's pictures and films, without sound, while nobody stands at the kiosk; nothing where it has none. */
export function IdleMedia({ t, media, offsetMinutes, onTouch }: IdleMediaProps) {
  const [turn, setTurn] = useState(nextTurn);
  const [broken, setBroken] = useState(brokenBefore);
  useEffect(
    () => () => {
      nextTurn = turn + 1;
      brokenBefore = broken;
    },
    [turn, broken],
  );
  const playing: Playable[] = [];
  for (const one of media) {
    const playable = playsAt(one.times, serverNow(), offsetMinutes) ? playableHere(one) : undefined;
    const failedAt = playable && broken[playable.url];
    if (playable && !(failedAt && performance.now() - failedAt < restMs)) playing.push(playable);
  }
  const item = playing[turn % Math.max(1, playing.length)];
  const next = useCallback(() => setTurn((before) => before + 1), []);
  const seconds = item?.kind === 'image' ? item.item.seconds : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn has its own time
  useEffect(() => {
    if (seconds === undefined) return;
    const timer = setTimeout(next, seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, turn, next]);

  const url = item?.url ?? '';
  const skip = useCallback(() => setBroken((before) => ({ ...before, [url]: performance.now() })), [url]);
  const film = useRef<HTMLVideoElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn has its own film
  useEffect(() => (film.current ? watchFilm(film.current, skip) : undefined), [url, turn, skip]);

  if (!item) return null;
  const { kind } = item;
  return (
    <div className="idle">
      {kind === 'image' && <img key={turn} className="idle-picture" src={url} alt="" onError={skip} />}
      {kind === 'youtube' && <YoutubeItem key={turn + url} url={url} volume={0} onEnd={next} onFail={skip} />}
      {kind === 'video' && (
        <video
          key={turn}
          ref={film}
          className="idle-picture"
          src={url}
          autoPlay
          muted
          playsInline
          onEnded={next}
          onError={skip}
        />
      )}
      <button type="button" className="idle-foot" onClick={onTouch}>
        <span className="idle-touch">{t('kiosk.idle.touch')}</span>
        <Clock offsetMinutes={offsetMinutes} />
      </button>
    </div>
  );
}

/** Pages of other sites are for screens that nobody touches; a film site is asked only while there is a network. */
function playableHere(item: ViewMedia): Playable | undefined {
  const playable = playableOf(item);
  if (!playable || playable.kind === 'page' || item.url.indexOf('data:') === 0) return undefined;
  if (playable.kind !== 'youtube') return playable;
  return navigator.onLine === false ? undefined : { ...playable, url: `${playable.url}&mute=1` };
}
