import { type ReactNode, useEffect, useRef } from 'react';
import { change } from '../state.ts';

interface VideoItemProps {
  url: string;
  /** Its own address, wherever it plays from. */
  own: string;
  /** 0 to 100. */
  volume: number;
  /** Nothing else is to be played. */
  alone: boolean;
  /** Changes when it is to begin anew. */
  turn: number;
  onEnd(): void;
  /** @param weak true where the device has the film and does not get on with it */
  onFail(weak: unknown): void;
}

/** A film that stands for this long counts as stuck, or as too much for this device where it only crawls. */
const patienceSeconds = 10;
/** Of each second this much is played at least; one shorter than that many seconds may have begun anew meanwhile. */
const leastShare = 0.5;
const shortSeconds = 2;

/** One film. The element is the same for all films: televisions have few decoders and give them back late. */
export function VideoItem({ url, own, volume, alone, turn, onEnd, onFail }: VideoItemProps): ReactNode {
  const ref = useRef<HTMLVideoElement>(null);
  const failed = useRef(onFail);
  failed.current = onFail;

  useEffect(() => {
    const video = ref.current;
    if (video) video.volume = volume / 100;
  }, [volume]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same film may come twice, one after the other
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    let position = -1;
    let late = 0;
    video.muted = false;
    video.src = url;
    start(video);
    const timer = setInterval(() => {
      const { buffered } = video;
      const step = video.currentTime - position;
      const crawls = step > 0 && step < leastShare && video.duration > shortSeconds;
      position += step;
      late = step === 0 || crawls ? late + 1 : Math.max(0, late - 1);
      if (late >= patienceSeconds) failed.current(buffered.length > 0 && buffered.end(0) > position + 1);
    }, 1000);
    return () => {
      clearInterval(timer);
      video.removeAttribute('src');
      video.load();
    };
  }, [url, turn]);

  return (
    // biome-ignore lint/a11y/useMediaCaption: what administrators upload has no captions to offer
    <video ref={ref} className="media-item" data-url={own} playsInline loop={alone} onEnded={onEnd} onError={onFail} />
  );
}

/** A browser that refuses sound still plays without it. */
function start(video: HTMLVideoElement): void {
  const playing = video.play();
  if (!playing) return;
  playing.catch((error: Error) => {
    if (error.name !== 'NotAllowedError') return;
    change({ soundBlocked: true });
    video.muted = true;
    const again = video.play();
    if (again) again.catch(() => undefined);
  });
}
