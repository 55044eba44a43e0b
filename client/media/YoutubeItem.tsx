import { type ReactNode, useEffect, useRef } from 'react';
import { playerMove } from './player-state.ts';

interface YoutubeItemProps {
  url: string;
  /** 0 to 100. */
  volume: number;
  onEnd(): void;
  onFail(weak?: unknown): void;
}

/** Without a word from the player for this long there is no way to the internet. */
const silenceMs = 10000;

/** A film of YouTube in its own frame, steered by messages: its script would be a stranger's code in our page. */
export function YoutubeItem({ url, volume, onEnd, onFail }: YoutubeItemProps): ReactNode {
  const ref = useRef<HTMLIFrameElement>(null);
  const told = useRef({ onEnd, onFail });
  told.current = { onEnd, onFail };
  const tell = (message: object) => {
    const frame = ref.current?.contentWindow;
    if (frame) frame.postMessage(JSON.stringify(message), 'https://www.youtube-nocookie.com');
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: tell only reads the reference
  useEffect(() => tell({ event: 'command', func: 'setVolume', args: [volume] }), [volume]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: tell only reads the reference
  useEffect(() => {
    const silence = setTimeout(() => told.current.onFail(), silenceMs);
    const listen = (event: MessageEvent) => {
      if (!ref.current || event.source !== ref.current.contentWindow || typeof event.data !== 'string') return;
      clearTimeout(silence);
      const { event: name, info } = JSON.parse(event.data) as { event: string; info?: unknown };
      const state = name === 'onStateChange' ? info : (info as { playerState?: number } | null)?.playerState;
      if (name === 'onError') return told.current.onFail();
      const move = playerMove(state);
      if (move === 'next') told.current.onEnd();
      else if (move === 'play') tell({ event: 'command', func: 'playVideo', args: [] });
    };
    window.addEventListener('message', listen);
    return () => {
      clearTimeout(silence);
      window.removeEventListener('message', listen);
    };
  }, []);

  return (
    <iframe
      ref={ref}
      className="media-item"
      src={url}
      title="YouTube"
      // Nobody steers a film on a screen of ours by its own buttons.
      tabIndex={-1}
      allow="autoplay; encrypted-media"
      // Without it the player refuses with "Error 153".
      referrerPolicy="strict-origin-when-cross-origin"
      onLoad={() => {
        tell({ event: 'listening' });
        tell({ event: 'command', func: 'setVolume', args: [volume] });
      }}
    />
  );
}
