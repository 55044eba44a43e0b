import MovieIcon from '@mui/icons-material/MovieOutlined';
import LinkIcon from '@mui/icons-material/PublicOutlined';
import Box from '@mui/material/Box';
import { useEffect, useRef, useState } from 'react';
import type { MediaLibraryItem } from '#generated/shapes.ts';

const frame = {
  display: 'grid',
  placeItems: 'center',
  width: 1,
  aspectRatio: '16 / 9',
  bgcolor: 'action.hover',
  color: 'text.secondary',
  overflow: 'hidden',
  '& img, & video': { width: 1, height: 1, objectFit: 'contain' },
};

interface ThumbnailProps {
  item: Pick<MediaLibraryItem, 'url' | 'type' | 'stored'>;
  /** Given how long a video is, in seconds. */
  onLength?(seconds: number): void;
}

/** A picture of an item: itself, or the first picture of a video; its beginning is fetched once it comes into view. */
export function Thumbnail({ item: { url, type, stored }, onLength }: ThumbnailProps) {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '200px',
    });
    watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  const fail = () => setFailed(true);
  const drawn = stored && !failed && type !== 'others';
  return (
    <Box ref={place} sx={frame}>
      {drawn && seen && type === 'image' && <img src={url} alt="" loading="lazy" onError={fail} />}
      {drawn && seen && type === 'video' && (
        <video
          src={`${url}#t=0.1`}
          muted
          preload="metadata"
          aria-hidden
          tabIndex={-1}
          onError={fail}
          onLoadedMetadata={({ currentTarget }) => onLength?.(currentTarget.duration)}
        />
      )}
      {!drawn && (type === 'video' ? <MovieIcon fontSize="large" /> : <LinkIcon fontSize="large" />)}
    </Box>
  );
}
