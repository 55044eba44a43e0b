import { expect, test } from 'vitest';
import { assetsOf, versionOf } from '#display/connection/shell-parts.ts';

const page = `<script defer src="/assets/display/index-AAAAAAAA.js"></script>
<link rel="stylesheet" crossorigin href="/assets/display/style-BBBBBBBB.css">
<link id="upkeep" href="/assets/display/upkeep-CCCCCCCC.js"><script src="/assets/display/index-AAAAAAAA.js"></script>`;

test('a page is kept with every script and style that it names, each once', () => {
  expect(assetsOf(page)).toEqual([
    '/assets/display/index-AAAAAAAA.js',
    '/assets/display/style-BBBBBBBB.css',
    '/assets/display/upkeep-CCCCCCCC.js',
  ]);
  expect(assetsOf('<p>The server is starting.</p>')).toEqual([]);
});

test('another script is another version', () => {
  const version = versionOf(assetsOf(page));
  expect(version).toBe('index-AAAAAAAA.style-BBBBBBBB.upkeep-CCCCCCCC');
  expect(versionOf(assetsOf(page.replace(/CCCC/g, 'DDDD')))).not.toBe(version);
});
