import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { fetchMedium } from '#server/media-sources/fetch-medium.ts';
import { httpOrigin } from '#server/media-sources/open-http.ts';

test('a medium that drips is left after a minute and not resumed, so that the others have their turn', async (context) => {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    response.writeHead(200, { etag: '"film"', 'content-type': 'video/mp4', 'content-length': 5_000_000 });
    const drops = setInterval(() => response.write('0'), 5);
    response.once('close', () => clearInterval(drops));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  context.onTestFinished(() => void server.close());
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/a.mp4`;
  const place = { source: 'hfs', address, accountAt: () => undefined, networks: 'loopback', clock: Date.now } as const;
  const files = {
    store: async ({ file }: { file: AsyncIterable<Buffer> }) => {
      for await (const _ of file);
      throw new Error('it all came');
    },
  };
  const { signal } = new AbortController();
  const fetched = await fetchMedium(httpOrigin(place), '', files, signal, 10, 100);
  expect(fetched).toMatchObject({ end: 'failed', fault: { state: 'unreachable', message: 'it comes too slowly' } });
  expect(asked).toBe(1);
});
