import type { ViewMedia } from '#generated/shapes.ts';

export type Playable =
  | { kind: 'image' | 'video' | 'page'; item: ViewMedia; url: string }
  | { kind: 'youtube'; item: ViewMedia; url: string };

/** How a media item can be played in a browser; undefined when it cannot (an ftp address, for example). */
export function playableOf(item: ViewMedia): Playable | undefined {
  const { url } = item;
  if (!/^(https?:)?\/\/|^\/|^data:image\//.test(url)) return undefined;
  const video = youtubeId(url);
  if (video) return { kind: 'youtube', item, url: youtubeUrl(video) };
  if (item.type === 'image') return { kind: 'image', item, url };
  if (item.type === 'video' && item.source !== 'videoSite') return { kind: 'video', item, url };
  return { kind: 'page', item, url };
}

/** The id in any of the forms in which people copy an address from YouTube. */
export function youtubeId(url: string): string | undefined {
  const found = url.match(
    /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:.*&)?v=|embed\/|shorts\/|live\/)|youtu\.be\/)([\w-]{6,})/,
  );
  return found ? found[1] : undefined;
}

function youtubeUrl(id: string): string {
  return `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&controls=0&disablekb=1&enablejsapi=1&playsinline=1&rel=0`;
}
