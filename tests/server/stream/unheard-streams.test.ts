import { expect, test, vi } from 'vitest';
import { followUnheardStreams } from '#server/stream/unheard-streams.ts';
import type { Watcher } from '#server/stream/watcher.ts';
import { openApp } from '../open-app.ts';
import { buildClinic } from '../small-clinic.ts';
import { readStream } from './read-stream.ts';

const screen = 'hash of its token';

/** A server's streams, and what its log says of them. */
function streams() {
  let now = 0;
  const said: object[] = [];
  const unheard = followUnheardStreams({ warn: (fields: object) => void said.push(fields) } as never, () => now);
  return {
    said,
    pass: (ms: number) => {
      now += ms;
    },
    /** One reader opens streams one after the other, each for so many ms. */
    open(tokenHash: string | undefined, lasts: readonly number[]) {
      for (const ms of lasts) {
        let close = () => {};
        const onClose = (then: () => void) => {
          close = then;
        };
        const watcher = { tokenHash, onClose } as Watcher;
        expect(unheard.follow(watcher, '192.0.2.7')).toBe(watcher);
        now += ms;
        close();
        now += 700;
      }
      return said;
    },
  };
}

test.for([
  ['whose reader never saw them open', 4000],
  ['that opened, and then stayed silent', 12_500],
] as const)('streams %s are in the log, once', ([, ms]) => {
  expect(streams().open(screen, Array(7).fill(ms))).toEqual([]);
  expect(streams().open(screen, Array(30).fill(ms))).toEqual([{ event: 'stream.unheard', address: '192.0.2.7' }]);
});

test('an hour later they are in the log again', () => {
  const { open, pass } = streams();
  expect(open(screen, Array(8).fill(4000))).toHaveLength(1);
  pass(3_600_000);
  expect(open(screen, [4000])).toHaveLength(2);
});

test('a stream that was read for longer, and pages that are left at once, are no sign of it', () => {
  expect(streams().open(screen, [...Array(7).fill(4000), 60_000, ...Array(7).fill(4000)])).toEqual([]);
  expect(streams().open(screen, Array(50).fill(200))).toEqual([]);
});

test('several readers are not taken for one, and a patient who looks for a moment for none', () => {
  const { said, open } = streams();
  for (const one of ['a', 'b', 'c']) open(one, Array(5).fill(4000));
  open(undefined, Array(20).fill(4000));
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
