import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Playable, playableOf } from '#client/media/playable.ts';
import { YoutubeItem } from '#client/media/YoutubeItem.tsx';
import type { ViewMedia } from '#generated/shapes.ts';
import { VideoItem } from '../media/VideoItem.tsx';
import type { BlockProps } from '../screen/block-props.ts';
import { useSliceOf } from '../screen/use-slice.ts';
import { change, state } from '../state.ts';
import { listAt } from '../text/value-at.ts';

/** While a call is spoken, media keep this share of their volume. */
const ducked = 0.1;
/** When nothing can be played, the next try comes after this. */
const retryMs = 30000;
/** A page that has not loaded after this leaves its place to the next medium. */
const lateMs = 10000;
/** A page that is alone is loaded again after this: it may not have come, and does not say so. */
const pageMs = 600000;
/** What this device is too weak for: not tried again before the screen starts anew, at night at the latest. */
const tooMuch: string[] = [];
/** The turn that comes after an interruption: begun from the start each time, a list would never come to its end. */
let nextTurn = 0;

/** Plays what can be played, in order, over and over; what fails is skipped. A thumbnail shows its first picture. */
export function MediaPlayer({ block, data }: BlockProps<'media'>): ReactNode {
  const items = listAt<ViewMedia>(data, block.path).map(playableOf).filter(isPlayable);
  const { quiet, speaking } = data.screen;
  const kept = useSliceOf(state, (now) => now.kept);
  const fitting = quiet ? items.filter(({ kind }) => kind === 'image') : items;
  const [turn, setTurn] = useState(nextTurn);
  useEffect(() => () => {
    nextTurn = turn + 1;
  });
  const [failed, setFailed] = useState({ list: '', count: 0 });
  const alone = fitting.length < 2;
  const now = fitting[turn % Math.max(1, fitting.length)];
  /** The turn of the page that came last. */
  const came = useRef(-1);
  const from = useRef({ turn: -1, item: '', url: '' });
  // Where an item plays from is settled when its turn begins: a film does not start anew because it has been kept.
  if (now && (from.current.turn !== turn || from.current.item !== now.url)) {
    from.current = { turn, item: now.url, url: kept[now.url] || now.url };
  }
  const { url } = from.current;
  // What failed may not be in the list any more: another list is tried from the start.
  const list = fitting.map((one) => one.url).join();
  const failures = failed.list === list ? failed.count : 0;
  const givenUp = failures >= Math.max(1, fitting.length);

  const next = () => {
    setFailed({ list, count: 0 });
    setTurn((held) => held + 1);
  };
  const skip = (weak: unknown) => {
    if (now) console.error(`media "${now.item.name}" could not be played`);
    if (now && url !== now.url) change({ kept: Object.assign({}, kept, { [now.url]: '' }) });
    if (weak === true && now) {
      // Tried no more, it leaves its place to the one behind it.
      tooMuch.push(now.url);
      setTurn(turn % fitting.length);
      // Drawn again also where the turn keeps its number, as in the first round.
      setFailed({ list, count: failures });
    } else {
      setFailed({ list, count: failures + 1 });
      setTurn(turn + 1);
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: a picture's time starts anew when another one is shown
  useEffect(() => {
    if (!now || givenUp || now.kind === 'video' || now.kind === 'youtube') return;
    const ms = alone ? pageMs : now.item.seconds * 1000;
    const judgedMs = Math.min(ms, lateMs);
    let timer = setTimeout(() => {
      if (alone || now.kind === 'image' || came.current === turn) timer = setTimeout(next, ms - judgedMs);
      else skip(0);
    }, judgedMs);
    return () => clearTimeout(timer);
  }, [now?.url, turn, givenUp, alone]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: next only sets
  useEffect(() => {
    if (!givenUp) return;
    const timer = setTimeout(next, retryMs);
    return () => clearTimeout(timer);
  }, [givenUp]);

  // What could not be played from the network may have been found on the device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try comes with each file that is kept
  useEffect(() => {
    if (givenUp) next();
  }, [kept]);

  if (!now || givenUp) return <div className="media media-empty">{data.organisation.name}</div>;
  const volume = now.item.volume * (speaking ? ducked : 1);
  return <div className="media">{draw(now, url, volume, alone, turn, next, skip, came)}</div>;
}

function draw(
  { kind, item, url: own }: Playable,
  url: string,
  volume: number,
  alone: boolean,
  turn: number,
  next: () => void,
  skip: (weak: unknown) => void,
  came: { current: number },
) {
  if (kind === 'video')
    return <VideoItem url={url} own={own} volume={volume} alone={alone} turn={turn} onEnd={next} onFail={skip} />;
  if (kind === 'youtube') return <YoutubeItem key={own + turn} url={own} volume={volume} onEnd={next} onFail={skip} />;
  if (kind === 'image') return <img key={url} className="media-item" data-url={own} src={url} alt="" onError={skip} />;
  return (
    <iframe
      key={own + turn}
      className="media-item"
      src={own}
      title={item.name}
      sandbox="allow-scripts allow-same-origin"
      onLoad={() => {
        came.current = turn;
      }}
    />
  );
}

function isPlayable(item: Playable | undefined): item is Playable {
  return item !== undefined && tooMuch.indexOf(item.url) < 0;
}
