import { useEffect, useRef, useState } from 'react';
import type { PanelView } from '#generated/shapes.ts';
import { ScaledFrame } from './ScaledFrame.tsx';

export interface PreviewFrameProps {
  panelGid: string;
  title: string;
  /** Size of the screen, in CSS pixels. */
  width: number;
  height: number;
  /** What it draws; nothing until there is something. */
  view: PanelView | undefined;
  /** Told how tall the letters of the largest called number are, in vmin; 0 where none is called. */
  onCapHeight?(vmin: number): void;
}

/** A screen that draws the views it is handed: the real display runtime, without a connection of its own. */
export function PreviewFrame({ panelGid, title, width, height, view, onCapHeight }: PreviewFrameProps) {
  const [frame, setFrame] = useState<Window>();
  const place = useRef<HTMLIFrameElement>(null);
  const told = useRef(onCapHeight);
  told.current = onCapHeight;
  useEffect(() => {
    const greet = ({ data, origin, source }: MessageEvent<{ type?: string; vmin?: number }>) => {
      // Pictures of panel types are such frames too.
      if (source !== place.current?.contentWindow || origin !== location.origin) return;
      if (data?.type === 'callboard-preview-ready') setFrame(source as Window);
      if (data?.type === 'callboard-preview-cap-height') told.current?.(data.vmin ?? 0);
    };
    window.addEventListener('message', greet);
    return () => window.removeEventListener('message', greet);
  }, []);
  useEffect(() => {
    if (view) frame?.postMessage({ type: 'callboard-preview', view }, location.origin);
  }, [frame, view]);
  const address = `/panel/${panelGid}?preview=1`;
  return <ScaledFrame frame={place} address={address} title={title} width={width} height={height} />;
}
