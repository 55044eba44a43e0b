import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { readBundle, writeBundle } from '#server/runtimes/bundle.ts';
import { buildOf, bundleOf } from './invented-build.ts';

test('a front end comes out as it went in, but for what another build names alike', async () => {
  const files = buildOf('panel', 'aaaaaaa1');
  const bundle = await readBundle(await writeBundle('panel', new Map([...files, ['icon.svg', Buffer.from('<svg/>')]])));
  expect(bundle).toMatchObject({ program: 'panel', runtime: 'aaaaaaa1', page: files.get('index.html')?.toString() });
  expect(bundle?.files).toEqual(files);
});

test('one that was cut at nine tenths is none, nor is one with something behind it', async () => {
  const whole = await bundleOf('panel', 'aaaaaaa1');
  expect(await readBundle(whole.subarray(0, Math.floor(whole.length * 0.9)))).toBeUndefined();
  const head = { program: 'panel', files: [{ name: 'index.html', bytes: 1 }] };
  expect(await readBundle(gzipSync(`${JSON.stringify(head)}\nxx`))).toBeUndefined();
});

test('a page whose script is missing is no front end', async () => {
  const files = buildOf('panel', 'aaaaaaa1');
  files.delete('index-aaaaaaa1.js');
  expect(await readBundle(await writeBundle('panel', files))).toBeUndefined();
});

const named = (name: unknown, bytes: unknown = 1) => ({ program: 'panel', files: [{ name, bytes }] });
test.each([
  ['that leads out of its folder', named('../index-aaaaaaa1.js')],
  ['that takes the place of a file with a fixed name', named('shell-worker.js')],
  ['of a negative size', named('index.html', -1)],
  ['that is no text', named({})],
])('a file %s makes it none', async (_, head) => {
  expect(await readBundle(gzipSync(`${JSON.stringify(head)}\nx`))).toBeUndefined();
});

test.each([
  ['a launcher’s script', gzipSync('console.log(1);')],
  ['another program', gzipSync(`${JSON.stringify({ program: 'constructor', files: [] })}\n`)],
  ['what unpacks to more than a front end ever has', gzipSync(Buffer.alloc(40 * 1024 * 1024))],
  ['a picture', Buffer.from('\x89PNG\r\n')],
])('%s is none', async (_, bytes) => {
  expect(await readBundle(bytes)).toBeUndefined();
});
