import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, figure } from '../report.ts';
import { openBusyScreen } from './busy-screen.ts';
import { type Measured, openMeasuredPage } from './measured.ts';

const runs = 4;
const outageMs = 4000;
/** Outages end at other moments of the screen's second between two tries. */
const laterMs = 1000 / runs;

/** How long after the end of a disturbance the screen follows the server again, at most. */
export async function measureComeback({ browser, server }: Measured): Promise<Figure[]> {
  const { page, close } = await openMeasuredPage(browser);
  await openBusyScreen(page, server);
  const follows = () => until(() => server.openStreams === 1);
  await follows();

  const measure = async (
    disturb: (later: number) => Promise<void>,
    back: () => Promise<void> | void,
    done = follows,
  ) => {
    const times: number[] = [];
    for (let run = 0; run < runs; run++) {
      await disturb(run * laterMs);
      const start = performance.now();
      await back();
      await done();
      times.push((performance.now() - start) / 1000);
      await sleep(1000);
    }
    return Math.max(...times);
  };
  const restart = await measure(
    async (later) => {
      await server.down();
      await sleep(outageMs + later);
    },
    () => server.up(),
  );
  const refused = await measure(
    async (later) => {
      server.answers = false;
      server.revokeToken();
      await sleep(outageMs + later);
    },
    () => {
      server.answers = true;
    },
  );
  const forgotten = await measure(
    async () => server.forgetStreams(),
    () => undefined,
  );
  await close();
  return [
    figure('following again after a restart', restart, 's', { atMost: 1.5 }),
    figure('following again after 503 from a proxy', refused, 's', { atMost: 1 }),
    figure('following again on a connection that went silent', forgotten, 's', { atMost: 18 }),
  ];
}

async function until(holds: () => boolean, limitMs = 60_000): Promise<void> {
  const giveUp = performance.now() + limitMs;
  while (!holds()) {
    if (performance.now() > giveUp) throw new Error(`not so within ${limitMs} ms`);
    await sleep(5);
  }
}
