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
  onEnd(): void;
  onFail(): void;
}

/** Without progress for this long a film counts as stuck. */
const stallSeconds = 10;

/** One film. The element is the same for all films: televisions have few decoders and give them back late. */
export function VideoItem({ url, own, volume, alone, onEnd, onFail }: VideoItemProps): ReactNode {
  const ref = useRef<HTMLVideoElement>(null);
  const failed = useRef(onFail);
  failed.current = onFail;

  useEffect(() => {
    const video = ref.current;
    if (video) video.volume = volume / 100;
  }, [volume]);

  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    let position = -1;
    let still = 0;
    video.muted = false;
    video.src = url;
    start(video);
    const timer = setInterval(() => {
      still = video.currentTime === position ? still + 1 : 0;
      position = video.currentTime;
      if (still >= stallSeconds) failed.current();
    }, 1000);
    return () => {
      clearInterval(timer);
      video.removeAttribute('src');
      video.load();
    };
  }, [url]);

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
