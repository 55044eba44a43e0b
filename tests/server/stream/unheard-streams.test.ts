import { expect, test, vi } from 'vitest';
import { followUnheardStreams } from '#server/stream/unheard-streams.ts';
import type { Watcher } from '#server/stream/watcher.ts';
import { openApp } from '../open-app.ts';
import { buildClinic } from '../small-clinic.ts';
import { readStream } from './read-stream.ts';

/** Opens streams one after the other, each for so many ms; gives what the log says. */
function open(
  lasts: readonly number[],
  { tokenHash = 'screen', pauseMs = 700 }: { tokenHash?: string; pauseMs?: number } = {},
) {
  let now = 0;
  const said: object[] = [];
  const streams = followUnheardStreams({ warn: (fields: object) => void said.push(fields) } as never, () => now);
  const go = (more: readonly number[], of: string | undefined = tokenHash) => {
    for (const ms of more) {
      let close = () => {};
      const watcher = {
        tokenHash: of,
        onClose: (then: () => void) => {
          close = then;
        },
      } as Watcher;
      expect(streams.follow(watcher, '192.0.2.7')).toBe(watcher);
      now += ms;
      close();
      now += pauseMs;
    }
    return said;
  };
  go(lasts);
  return {
    said,
    go,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test.for([
  ['whose reader never saw them open', 4000],
  ['that opened, and then stayed silent', 12_500],
])('streams %s are told to the operator, once', ([, ms]) => {
  expect(open(Array(7).fill(ms)).said).toEqual([]);
  expect(open(Array(30).fill(ms)).said).toEqual([{ event: 'stream.unheard', address: '192.0.2.7' }]);
});

test('an hour later it is told again', () => {
  const { said, go, pass } = open(Array(8).fill(4000));
  pass(3_600_000);
  go([4000]);
  expect(said).toHaveLength(2);
});

test('a stream that was read for longer, and pages that are left at once, are no sign of it', () => {
  expect(open([4000, 4000, 4000, 4000, 4000, 4000, 4000, 60_000, 4000, 4000, 4000]).said).toEqual([]);
  expect(open(Array(50).fill(200)).said).toEqual([]);
});

test('several readers are not taken for one, and a patient who looks for a moment for none', () => {
  const { said, go } = open([]);
  for (const screen of ['a', 'b', 'c']) go([4000, 4000, 4000, 4000, 4000], screen);
  const patient = open([], {});
  for (let times = 0; times < 20; times++) patient.go([4000], undefined);
  expect(said).toEqual([]);
});

test('the streams of a screen are followed, and the line is in the log', async () => {
  const app = await openApp();
  const { room, tokens } = await buildClinic(app);
  const url = await app.app.server.listen({ port: 0, host: '127.0.0.1' });
  const passed = vi.spyOn(performance, 'now');
  const now = () => Date.now() - performance.timeOrigin;
  for (let times = 1; times <= 8; times++) {
    expect(app.log()).not.toContain('stream.unheard');
    const { ticket } = await app.done('POST', '/api/v1/collab/web/stream/ticket', { token: tokens.session });
    const stream = await readStream(`${url}/api/v1/collab/web/panel/stream?panelGid=${room.gid}&ticket=${ticket}`);
    passed.mockImplementation(() => now() + times * 4500);
    stream.close();
    await expect.poll(() => app.app.services.hub.streams().size).toBe(0);
  }
  await expect.poll(() => app.log()).toContain('stream.unheard');
  passed.mockRestore();
  await app.close();
});
