import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { useStore } from '#client/use-store.ts';
import type { BuiltInPanel } from '#generated/panel-types.ts';
import { language } from '../session.ts';

/** Size at which the display draws, in CSS pixels; all of it is sized by the screen, so small is the same picture. */
const long = 640;
const short = 360;

/**
 * What screens of a panel type look like: the real display with an invented hospital, in the language of the page. It is
 * drawn when it comes into view.
 */
export function TypePicture({ type, height }: { type: BuiltInPanel; height: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const locale = useStore(language.current);
  const upright = type.orientation === 'portrait';
  const [frameWidth, frameHeight] = upright ? [short, long] : [long, short];
  const scale = height / frameHeight;
  useEffect(() => {
    const draw = async () => {
      const { sampleView } = await import('#client/samples/sample-view.ts');
      const view = sampleView(type.name, { name: 'busy', language: locale });
      frame.current?.contentWindow?.postMessage({ type: 'callboard-preview', view }, location.origin);
    };
    const greet = ({ data, source }: MessageEvent<{ type?: string }>) => {
      if (source === frame.current?.contentWindow && data?.type === 'callboard-preview-ready') void draw();
    };
    window.addEventListener('message', greet);
    return () => window.removeEventListener('message', greet);
  }, [type, locale]);
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'block',
        flex: 'none',
        width: frameWidth * scale,
        height,
        overflow: 'hidden',
        borderRadius: 0.75,
        bgcolor: '#0a1a2a',
        pointerEvents: 'none',
      }}
    >
      <Box
        component="iframe"
        key={locale}
        ref={frame}
        src="/panel/sample?preview=1"
        title=""
        loading="lazy"
        tabIndex={-1}
        sx={{
          display: 'block',
          border: 0,
          width: frameWidth,
          height: frameHeight,
          transformOrigin: '0 0',
          transform: `scale(${scale})`,
        }}
      />
    </Box>
  );
}
