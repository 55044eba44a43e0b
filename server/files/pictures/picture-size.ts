import type { ByteWindow } from '../byte-window.ts';
import { gifSize } from './gif.ts';
import { jpegSize } from './jpeg.ts';
import { pngSize } from './png.ts';
import type { PictureSize } from './size.ts';
import { webpSize } from './webp.ts';

const readers: Readonly<Record<string, (window: ByteWindow) => PictureSize | undefined>> = {
  'image/png': pngSize,
  'image/jpeg': jpegSize,
  'image/gif': gifSize,
  'image/webp': webpSize,
};

/** Whether a media type is one of the kinds of pictures that are looked into. */
export function isPicture(mediaType: string): boolean {
  return Object.hasOwn(readers, mediaType);
}

/** Reads a picture's size from its headers; undefined where it has none, which no program could show. */
export function pictureSize(window: ByteWindow, mediaType: string): PictureSize | undefined {
  const found = readers[mediaType]?.(window);
  return found && found.width > 0 && found.height > 0 ? found : undefined;
}
