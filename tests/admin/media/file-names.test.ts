import { expect, test } from 'vitest';
import { freeName, lengthText, mediaTypeOf, sizeText } from '#admin/media/file-names.ts';

test('a file is named after itself, and numbered where somebody has the name', () => {
  expect(freeName('洗手.mp4', [])).toBe('洗手');
  expect(freeName('Hands.mp4', ['hands', 'hands (2)'])).toBe('Hands (3)');
  expect(freeName('.mp4', [])).toBe('.mp4');
  expect(freeName(`${'長'.repeat(90)}.png`, ['長'.repeat(80)])).toBe(`${'長'.repeat(76)} (2)`);
});

test('a name that is cut keeps its last character whole', () => {
  const name = freeName(`a${'😀'.repeat(100)}.png`, []);
  expect(name).toBe(`a${'😀'.repeat(79)}`);
  expect(freeName(`${name}.png`, [name])).toBe(`a${'😀'.repeat(75)} (2)`);
});

test('an mp4 is a video also where the browser does not know its type', () => {
  expect(mediaTypeOf({ name: 'a.MP4', type: '' })).toBe('video');
  expect(mediaTypeOf({ name: 'a.png', type: 'image/png' })).toBe('image');
});

test('sizes and lengths are short', () => {
  expect([0, 900, 1536, 5_000_000, 250_000_000].map(sizeText)).toEqual(['0 B', '900 B', '1.5 KB', '4.8 MB', '238 MB']);
  expect([5, 65.4, 600].map(lengthText)).toEqual(['0:05', '1:05', '10:00']);
});
