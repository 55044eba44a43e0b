import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withWindow } from '#server/files/byte-window.ts';
import { pictureSize } from '#server/files/pictures/picture-size.ts';
import type { PictureSize } from '#server/files/pictures/size.ts';
import { opaquePng } from '../../../running/one-pixel.ts';
import { crumbledPng, endlessPng, gifOf, jpegOfSize, pngOfSize, webpOf } from '../hostile-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'callboard-size-'));
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 10 }));

/** One pixel each, made by programs: the size must be found where they write it. */
const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
const lossyWebp = Buffer.from('UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA', 'base64');
const losslessWebp = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');

test.each<[string, string, Buffer, PictureSize | undefined]>([
  ['a PNG', 'image/png', opaquePng, { width: 1, height: 1, moving: 0 }],
  ['a vast PNG', 'image/png', pngOfSize(60_000, 50_000), { width: 60_000, height: 50_000, moving: 0 }],
  ['a PNG in crumbs', 'image/png', crumbledPng(5000), { width: 1, height: 1, moving: 0 }],
  ['a moving PNG', 'image/png', endlessPng(10), { width: 4000, height: 4000, moving: 160_000_000 }],
  ['a PNG without a header', 'image/png', opaquePng.subarray(0, 20), undefined],
  ['a JPEG, behind its preview', 'image/jpeg', jpegOfSize(40_000, 30_000), { width: 40_000, height: 30_000 }],
  ['a JPEG of nothing', 'image/jpeg', Buffer.from('ffd8ffda0002ffd9', 'hex'), undefined],
  ['a JPEG that is noise', 'image/jpeg', Buffer.from('ffd8ffe000021234567890', 'hex'), undefined],
  ['a GIF', 'image/gif', gif, { width: 1, height: 1 }],
  ['a moving GIF', 'image/gif', gifOf(1000, 500, 3), { width: 1000, height: 500, moving: 1_500_000 }],
  ['a lossy WebP', 'image/webp', lossyWebp, { width: 1, height: 1 }],
  ['a lossless WebP', 'image/webp', losslessWebp, { width: 1, height: 1 }],
  ['a moving WebP', 'image/webp', webpOf(16_000, 16_000, 2), { width: 16_000, height: 16_000, moving: 512_000_000 }],
  ['a picture without an extent', 'image/gif', gifOf(0, 0), undefined],
])('%s says how large it is', async (_, mediaType, bytes, size) => {
  const path = join(folder, 'picture');
  writeFileSync(path, bytes);
  expect(await withWindow(path, (window) => pictureSize(window, mediaType))).toEqual(size);
});
