import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { inPace, TooSlow } from '#server/media-sources/in-pace.ts';

const withinMs = 60;

/** Some bytes now and then. */
async function* dripping(bytes: number, times: number) {
  for (let drop = 0; drop < times; drop += 1) {
    await sleep(10);
    yield Buffer.alloc(bytes);
  }
}

async function take(content: AsyncIterable<Buffer>, pauseMs = 0): Promise<number> {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.length;
    if (pauseMs > 0) await sleep(pauseMs);
  }
  return bytes;
}

test('a source that drips is left, however long it says something', async () => {
  await expect(take(inPace(dripping(1, 1000), withinMs, 10_000))).rejects.toThrow(TooSlow);
});

test('one that comes at its pace comes whole, to its last byte', async () => {
  const content = async function* () {
    yield* dripping(20_000, 12);
    yield Buffer.alloc(1);
  };
  expect(await take(inPace(content(), withinMs, 10_000))).toBe(240_001);
});

test('what the server does with the bytes meanwhile is not the fault of their source', async () => {
  const content = async function* () {
    for (let chunk = 0; chunk < 5; chunk += 1) yield Buffer.alloc(1);
  };
  expect(await take(inPace(content(), withinMs, 10_000), withinMs)).toBe(5);
});
