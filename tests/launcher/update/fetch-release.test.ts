/** Releases over a real connection that breaks, lies and overflows. */
import { createHash } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fetchRelease } from '#launcher/update/fetch-release.ts';

const script = Buffer.from('console.log(1);'.repeat(2000));
const file = gzipSync(script);
const sha256 = createHash('sha256').update(file).digest('hex');
const bomb = gzipSync(Buffer.alloc(60_000_000));
let server: Server;
let address: string;

beforeAll(async () => {
  server = createServer((request, answer) => {
    if (request.url === '/whole') answer.end(file);
    else if (request.url === '/bomb') answer.end(bomb);
    else if (request.url === '/other') answer.end(gzipSync('console.log(2)'));
    else if (request.url === '/cut') {
      answer.writeHead(200, { 'content-length': file.length });
      answer.write(file.subarray(0, Math.floor(file.length * 0.9)), () => answer.destroy());
    } else answer.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const fetched = (url: string, checksum = sha256) =>
  fetchRelease(address, { versionNumber: '2.0.0', url, sha256: checksum });

test('a release that is what the server says is unpacked', async () => {
  expect(Buffer.from(await fetched('/whole'))).toEqual(script);
  expect(Buffer.from(await fetched(`${address}/whole`))).toEqual(script);
});

test('one with another checksum is refused before anything of it is used', async () => {
  await expect(fetched('/other')).rejects.toThrow(/SHA-256/);
});

test('one that was cut off is refused', async () => {
  await expect(fetched('/cut')).rejects.toThrow();
});

test('one that is not there is refused', async () => {
  await expect(fetched('/gone')).rejects.toThrow('404');
});

test('one that unpacks to more than any release has is refused', async () => {
  await expect(fetched('/bomb', createHash('sha256').update(bomb).digest('hex'))).rejects.toThrow();
});
