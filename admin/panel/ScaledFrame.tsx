import Box from '@mui/material/Box';
import { type RefObject, useEffect, useRef, useState } from 'react';

export interface ScaledFrameProps {
  /** Takes the frame itself. */
  frame?: RefObject<HTMLIFrameElement | null>;
  address: string;
  title: string;
  /** Size at which the page is drawn, in CSS pixels. */
  width: number;
  height: number;
}

/** A page drawn at its own size and scaled to the room there is. */
export function ScaledFrame({ frame, address, title, width, height }: ScaledFrameProps) {
  const place = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(0);
  useEffect(() => {
    const box = place.current;
    if (!box) return;
    const follow = new ResizeObserver(() => setScale(box.clientWidth / width));
    follow.observe(box);
    return () => follow.disconnect();
  }, [width]);
  return (
    <Box
      ref={place}
      sx={{
        position: 'relative',
        width: '100%',
        maxWidth: height > width ? 420 : undefined,
        aspectRatio: `${width} / ${height}`,
        overflow: 'hidden',
        borderRadius: 1.5,
        bgcolor: '#0a1a2a',
      }}
    >
      <Box
        component="iframe"
        ref={frame}
        src={address}
        title={title}
        tabIndex={-1}
        sx={{ display: 'block', border: 0, width, height, transformOrigin: '0 0', transform: `scale(${scale})` }}
      />
    </Box>
  );
}
