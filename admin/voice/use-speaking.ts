import { type RefObject, useEffect, useRef, useState } from 'react';
import type { ViewClip, ViewReading } from '#generated/shapes.ts';

interface Speaking {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Whether it can speak. */
  ready: boolean;
  speaking: boolean;
  /** Languages of the last calls that this device could not say. */
  failed: ViewReading['language'][];
  /** Says readings of a call one after the other. */
  speak(readings: ViewReading[], clips: ViewClip[]): Promise<void>;
}

/** Lets a display in a frame of this page say calls, with its own composer and player. */
export function useSpeaking(): Speaking {
  const frame = useRef<HTMLIFrameElement>(null);
  const said = useRef<(by: string) => void>(undefined);
  const [ready, setReady] = useState(false);
  const [speaking, setSpeaking] = useState(false);
  const [failed, setFailed] = useState<ViewReading['language'][]>([]);

  useEffect(() => {
    const post = (message: object) => frame.current?.contentWindow?.postMessage(message, location.origin);
    const hear = async ({ data, source, origin }: MessageEvent<{ type?: string; by?: string }>) => {
      if (source !== frame.current?.contentWindow || origin !== location.origin) return;
      if (data?.type === 'callboard-preview-ready') {
        // A screen brings its sound once it has something to show.
        const { sampleView } = await import('#client/samples/sample-view.ts');
        post({ type: 'callboard-preview', view: sampleView('defaultPanel', { name: 'busy' }) });
      }
      if (data?.type === 'callboard-preview-can-say') setReady(true);
      if (data?.type === 'callboard-preview-said') said.current?.(data.by ?? 'none');
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  const speak = async (readings: ViewReading[], clips: ViewClip[]) => {
    setSpeaking(true);
    setFailed([]);
    for (const reading of readings) {
      const by = await new Promise<string>((resolve) => {
        said.current = resolve;
        frame.current?.contentWindow?.postMessage({ type: 'callboard-preview-say', reading, clips }, location.origin);
      });
      if (by === 'none' || by === 'refused' || by === 'chime') setFailed((before) => [...before, reading.language]);
    }
    setSpeaking(false);
  };

  return { frame, ready, speaking, failed, speak };
}
