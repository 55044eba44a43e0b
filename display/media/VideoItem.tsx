import { type ReactNode, useEffect, useRef } from 'react';
import { watchFilm } from '#client/media/watch-film.ts';
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
    video.muted = false;
    video.src = url;
    start(video);
    const stop = watchFilm(video, (weak) => failed.current(weak));
    return () => {
      stop();
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
