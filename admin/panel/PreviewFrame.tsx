import { useEffect, useState } from 'react';
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
}

/** A screen that draws the views it is handed: the real display runtime, without a connection of its own. */
export function PreviewFrame({ panelGid, title, width, height, view }: PreviewFrameProps) {
  const [frame, setFrame] = useState<Window>();
  useEffect(() => {
    const greet = ({ data, origin, source }: MessageEvent<{ type?: string }>) => {
      if (origin === location.origin && data?.type === 'callboard-preview-ready') setFrame(source as Window);
    };
    window.addEventListener('message', greet);
    return () => window.removeEventListener('message', greet);
  }, []);
  useEffect(() => {
    if (view) frame?.postMessage({ type: 'callboard-preview', view }, location.origin);
  }, [frame, view]);
  return <ScaledFrame address={`/panel/${panelGid}?preview=1`} title={title} width={width} height={height} />;
}
