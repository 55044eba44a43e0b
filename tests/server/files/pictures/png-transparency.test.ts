import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { PNG } from 'pngjs';
import { afterAll, describe, expect, test } from 'vitest';
import { withWindow } from '#server/files/byte-window.ts';
import { isTransparent } from '#server/files/pictures/png-transparency.ts';
import { opaquePng, png } from '../../../running/one-pixel.ts';

const folder = mkdtempSync(join(tmpdir(), 'callboard-png-'));
afterAll(() => rmSync(folder, { recursive: true, maxRetries: 10 }));

/** A PNG of raw rows, each with its filter byte; checksums are not looked at. */
function made(
  { width = 2, height = 1, depth = 8, colourType = 6, interlaced = 0 },
  rows: number[],
  more: [name: string, content: number[]][] = [],
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colourType, 0, 0, interlaced], 8);
  const parts = [chunk('IHDR', header), ...more.map(([name, content]) => chunk(name, Buffer.from(content)))];
  return Buffer.concat([
    Buffer.alloc(8),
    ...parts,
    chunk('IDAT', deflateSync(Buffer.from(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  return Buffer.concat([length, Buffer.from(name), content, Buffer.alloc(4)]);
}

async function showsThrough(picture: Buffer): Promise<boolean> {
  const path = join(folder, 'picture.png');
  writeFileSync(path, picture);
  return withWindow(path, isTransparent);
}

describe('something shows through', () => {
  test.each<[string, Buffer]>([
    ['a translucent pixel', png],
    ['one half transparent pixel among opaque ones', made({}, [0, 9, 9, 9, 255, 9, 9, 9, 254])],
    ['a pixel that a filter makes transparent', made({}, [1, 9, 9, 9, 255, 0, 0, 0, 255])],
    ['a transparent pixel in 16 bits', made({ width: 1, depth: 16 }, [0, 0, 0, 0, 0, 0, 0, 255, 254])],
    ['a grey pixel with alpha', made({ width: 1, colourType: 4 }, [0, 7, 0])],
    ['a palette with a translucent colour', made({ width: 1, colourType: 3 }, [0, 0], [['tRNS', [255, 3]]])],
    ['a colour that is not drawn', made({ width: 1, colourType: 2 }, [0, 1, 2, 3], [['tRNS', [0, 1, 0, 2, 0, 3]]])],
    ['a file cut short', made({}, [0, 9, 9, 9, 255]).subarray(0, 60)],
    ['an interlaced picture with a clear pixel', made({ interlaced: 1 }, [0, 9, 9, 9, 255, 0, 9, 9, 9, 0])],
    ['a picture of which most is missing', made({ width: 60_000, height: 60_000 }, [0])],
    ['a picture without alpha that is cut short', opaquePng.subarray(0, -20)],
  ])('in %s', async (_, picture) => {
    expect(await showsThrough(picture)).toBe(true);
  });
});

describe('nothing shows through', () => {
  test.each<[string, Buffer]>([
    ['a picture without alpha', opaquePng],
    ['alpha that is full everywhere', made({}, [0, 9, 9, 9, 255, 1, 1, 1, 255])],
    [
      'the same behind each filter',
      made({ width: 1, height: 5 }, [
        ...[0, 9, 9, 9, 255],
        ...[1, 9, 9, 9, 255],
        ...[2, 1, 1, 1, 0],
        ...[3, 0, 0, 0, 128],
        ...[4, 0, 0, 0, 0],
      ]),
    ],
    ['a palette of full colours', made({ width: 1, colourType: 3 }, [0, 0], [['tRNS', [255, 255]]])],
    ['an interlaced picture', made({ interlaced: 1 }, [0, 9, 9, 9, 255, 0, 9, 9, 9, 255])],
  ])('in %s', async (_, picture) => {
    expect(await showsThrough(picture)).toBe(false);
  });
});

/** Bits of a colour type, and what pngjs calls the kinds of pictures that have an alpha. */
const kinds = { colour: 6, grey: 4 } as const;

test('of any picture that pngjs writes, it says what pngjs reads', async () => {
  const sizes = fc.integer({ min: 1, max: 20 });
  const shape = fc.record({
    width: sizes,
    height: sizes,
    bitDepth: fc.constantFrom(8, 16),
    colorType: fc.constantFrom(...Object.values(kinds)),
    filterType: fc.constantFrom(-1, 0, 1, 2, 3, 4),
    clear: fc.option(fc.nat(399)),
  });
  await fc.assert(
    fc.asyncProperty(shape, async ({ clear, filterType, bitDepth, colorType, ...size }) => {
      const picture = new PNG({ ...size, bitDepth, colorType, inputHasAlpha: true, filterType });
      for (let at = 0; at < picture.data.length; at++) picture.data[at] = at % 4 === 3 ? 255 : (at * 37) % 256;
      if (clear !== null) picture.data[(clear % (size.width * size.height)) * 4 + 3] = 254;
      const bytes = PNG.sync.write(picture, { bitDepth, colorType, filterType });
      const { data } = PNG.sync.read(bytes);
      const clearest = Math.min(...data.filter((_, at) => at % 4 === 3));
      expect(await showsThrough(bytes)).toBe(clearest < 255);
    }),
  );
});
