import { expect, test } from 'vitest';
import { readScreenAddress } from '#display/connection/screen-address.ts';

const plain = { panelGid: 'p-1', key: undefined, thumbnail: false, preview: false };

test.each([
  ['/panel/p-1', '', plain],
  ['/panel/p-1/', '?key=abc%2Bd', { ...plain, key: 'abc+d' }],
  ['/panel/p-1', '?key=abc&thumbnail=1', { ...plain, key: 'abc', thumbnail: true }],
  ['/panel/p-1', '?preview', { ...plain, preview: true }],
  ['/panel/p-1', '?thumbnail=0&key=', plain],
])('%s%s', (pathname, search, address) => {
  expect(readScreenAddress({ pathname, search })).toEqual(address);
});
