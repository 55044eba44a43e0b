import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { received } from '#server/media-sources/received.ts';

async function read(content: AsyncIterable<Buffer>): Promise<{ text: string; fault?: unknown }> {
  let text = '';
  try {
    for await (const chunk of content) text += chunk;
    return { text };
  } catch (fault) {
    return { text, fault };
  }
}

test('what came before a connection broke off is read first, and the break is told after it', async () => {
  const body = new PassThrough();
  const content = received(body);
  body.write('the beginning');
  await turn();
  body.destroy(new Error('reset'));
  while (!body.closed) await turn();
  expect(await read(content)).toEqual({ text: 'the beginning', fault: new Error('reset') });
});

test('a connection that ends without a word is a break too; one that says its end is none', async () => {
  const [silent, whole] = [new PassThrough(), new PassThrough()];
  const contents = [received(silent), received(whole)];
  silent.write('half');
  whole.end('all');
  await turn();
  silent.destroy();
  const [half, all] = await Promise.all(contents.map(read));
  expect(half).toMatchObject({ text: 'half', fault: expect.any(Error) });
  expect(all).toEqual({ text: 'all' });
});

test('whoever stops reading ends the connection', async () => {
  const body = new PassThrough();
  const content = received(body);
  body.write('much');
  for await (const chunk of content) if (chunk.length > 0) break;
  if (!body.closed) await once(body, 'close');
  expect(body.destroyed).toBe(true);
});
