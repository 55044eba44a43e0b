import { limits } from '#generated/limits.ts';
import type { Upload } from '#generated/uploads.ts';
import { Refusal } from '../errors/refusal.ts';
import { type ByteWindow, withWindow } from './byte-window.ts';
import { isPicture, pictureSize } from './pictures/picture-size.ts';
import { isTransparent } from './pictures/png-transparency.ts';
import { notAsNamed } from './wrong-type.ts';

/** What is to be known of a received picture. */
export type PictureRule = Pick<Upload, 'property' | 'transparent'>;

/**
 * Looks into a received picture: it must say how large it is, stay within what a screen can show, and be opaque where
 * it is a background. Other kinds of files are known by their beginning and are not read any further.
 * @throws Refusal upload_not_as_named, image_too_large, animation_too_large, image_transparent
 */
export async function inspectPicture(path: string, mediaType: string, rule: PictureRule): Promise<void> {
  if (isPicture(mediaType)) await withWindow(path, (window) => inspect(window, mediaType, rule));
}

async function inspect(window: ByteWindow, mediaType: string, rule: PictureRule): Promise<void> {
  const { property, transparent } = rule;
  const size = pictureSize(window, mediaType);
  if (!size) throw notAsNamed(property, mediaType.replace('image/', ''));
  const { width, height, moving = 0 } = size;
  if (Math.max(width, height) > limits.imageSide || width * height > limits.imagePixels) {
    const params = { width, height, megapixels: limits.imagePixels / 1e6, side: limits.imageSide };
    throw new Refusal({ code: 'image_too_large', field: property, params });
  }
  if (moving > limits.animationPixels) {
    const params = { frames: Math.floor(limits.animationPixels / (width * height)) };
    throw new Refusal({ code: 'animation_too_large', field: property, params });
  }
  if (mediaType === 'image/png' && !transparent && (await isTransparent(window))) {
    throw new Refusal({ code: 'image_transparent', field: property });
  }
}
