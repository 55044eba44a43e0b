import { useCallback, useEffect, useState } from 'react';
import type { Translator } from '#client/language/translator.ts';
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

/** Plays the panel's pictures and films, without sound, while nobody stands at the kiosk; nothing where it has none. */
export function IdleMedia({ t, media, offsetMinutes, onTouch }: IdleMediaProps) {
  const [turn, setTurn] = useState(0);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const playing = media.filter(
    (item) => isPlayable(item) && broken.indexOf(item.url) < 0 && playsAt(item.times, serverNow(), offsetMinutes),
  );
  const item = playing[turn % Math.max(1, playing.length)];
  const next = useCallback(() => setTurn((before) => before + 1), []);
  const seconds = item?.type === 'image' ? item.seconds : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn has its own time
  useEffect(() => {
    if (seconds === undefined) return;
    const timer = setTimeout(next, seconds * 1000);
    return () => clearTimeout(timer);
  }, [seconds, turn, next]);

  if (!item) return null;
  const skip = () => setBroken((before) => before.concat(item.url));
  return (
    <button type="button" className="idle" onClick={onTouch}>
      {item.type === 'image' ? (
        <img key={turn} className="idle-picture" src={item.url} alt="" onError={skip} />
      ) : (
        <video
          key={turn}
          className="idle-picture"
          src={item.url}
          autoPlay
          muted
          playsInline
          onEnded={next}
          onError={skip}
        />
      )}
      <span className="idle-foot">
        <span className="idle-touch">{t('kiosk.idle.touch')}</span>
        <Clock offsetMinutes={offsetMinutes} />
      </span>
    </button>
  );
}

/** Pages and films of other sites are for screens that nobody touches. */
function isPlayable({ type, source, url }: ViewMedia): boolean {
  const isFile = /^(https?:)?\/\/|^\//.test(url);
  return isFile && (type === 'image' || (type === 'video' && source !== 'videoSite'));
}
