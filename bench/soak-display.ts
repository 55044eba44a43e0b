/**
 * Twenty-four hours of a clinic in `SOAK_MINUTES` (20): the demo hospital's people check in, are called, called again
 * and passed through the public API, while its two lobby screens stand in a real browser. Prints what the screens held
 * at the end against the beginning, and draws it into docs/pictures/display-soak.svg.
 */
import { writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { organisation, staffPassword } from '#demo/hospital/organisation.ts';
import type { ClinicClock } from '#demo/simulation/clock.ts';
import { simulate } from '#demo/simulation/run.ts';
import { launchBrowser } from '#tests/browser/launch.ts';
import { startServer } from '#tests/running/server.ts';
import { figure, median, report } from './report.ts';
import { drawChart } from './soak/chart.ts';
import { openLobbies, shownCalls } from './soak/lobbies.ts';
import { type Sample, sampleOf } from './soak/sample.ts';

const dayMinutes = 24 * 60;
const samples = 96;
/** Samples of the beginning: films, sounds and rows are there once each has been shown. */
const warm = 8;
const minutes = Number(process.env.SOAK_MINUTES || 20);
const speed = dayMinutes / minutes;

const server = await startServer({ env: { DEMO: '1' } });
const browser = await launchBrowser({ motion: true });
try {
  const lobbies = await openLobbies(browser, server.url);
  const startedAt = Date.now();
  let clock: ClinicClock | undefined;
  const day = simulate(
    {
      url: server.url,
      organisation: organisation.gid,
      password: organisation.password,
      staffPassword,
      speed,
      minutes: dayMinutes,
      patients: 60,
      seed: 1,
    },
    () => undefined,
    (started) => {
      clock = started;
    },
  );
  const taken: Sample[] = [];
  while (!clock) await sleep(50);
  while (!clock.isOver()) {
    taken.push(await sampleOf(lobbies, clock.minute() / 60));
    await clock.wait(dayMinutes / samples);
  }
  const counts = await day;
  const called = counts.called + counts.recalled;
  // The last calls are still on their way to the screens, and their receipts to the server.
  const giveUp = Date.now() + 60_000;
  while ((await shownCalls(lobbies, startedAt)) < called && Date.now() < giveUp) await sleep(1000);
  const shown = await shownCalls(lobbies, startedAt);
  taken.push(await sampleOf(lobbies, 24));

  const [first, last] = [taken.slice(warm, warm * 2), taken.slice(-warm)];
  const grown = (value: (sample: Sample) => number) => median(last.map(value)) - median(first.map(value));
  await writeFile(new URL('../docs/pictures/display-soak.svg', import.meta.url), drawChart(taken));
  console.log(
    report('soak', [
      figure('hours of the clinic', taken.at(-1)?.hour ?? 0, 'h'),
      figure('hours of the clinic in an hour', speed, '×'),
      figure('calls', called, ''),
      figure('calls that no screen showed', called - shown, '', { atMost: 0 }),
      figure('calls refused by the server', counts.refused, '', { atMost: 0 }),
      figure('heap of both screens, first hours', median(first.map(({ heap }) => heap)) / 1e6, 'MB'),
      figure('heap more in the last hours', grown(({ heap }) => heap) / 1e6, 'MB', { atMost: 1 }),
      figure(
        'nodes more in the last hours',
        grown(({ nodes }) => nodes),
        '',
        { atMost: 100 },
      ),
      figure(
        'listeners more in the last hours',
        grown(({ listeners }) => listeners),
        '',
        { atMost: 20 },
      ),
      figure(
        'times a screen was loaded anew',
        lobbies.reduce((sum, { loads }) => sum + loads() - 1, 0),
        '',
        {
          atMost: 0,
        },
      ),
    ]),
  );
} finally {
  await browser.close();
  await server.stop();
}
