/** Reports that say nothing new: noted together, while whoever asks something of a device is heard at once. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { type Fleet, openFleet } from '../fleet/fleet-hospital.ts';
import { nineOClock, openApp, type TestApp } from '../open-app.ts';

const second = 1000;
let app: TestApp;
let fleet: Fleet;

beforeAll(async () => {
  app = await openApp({ schedule: false });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.time.now = nineOClock;
  fleet = await openFleet(app);
});

const startedAt = nineOClock - 60 * second;
const same = (more: object = {}) => fleet.screen('screen0001', { startedAt, sentAt: app.time.now, ...more });
const writes = async () => {
  const [row] = await app.app.services.database.read<{ heardAt: number }>(
    'screen',
    'SELECT heard_at AS "heardAt" FROM screen WHERE screen = ? AND panel_gid = ?',
    'screen0001',
    fleet.roomGid,
  );
  return row?.heardAt;
};
/** Some time later the device says the same again. */
const later = async (seconds: number, more: object = {}) => {
  app.time.now += seconds * second;
  return same(more);
};

test('what a device said before is written with the others, and counts as heard then', async () => {
  await same();
  await later(25);
  expect(await writes()).toBe(nineOClock);
  await app.app.services.quietReports.flush();
  expect(await writes()).toBe(nineOClock + 25 * second);
  expect((await fleet.of('screen0001')).onlineSince).toBe(nineOClock);
});

test.each([
  ['something else', { seq: 2 }],
  ['a clock that moved', { sentAt: nineOClock - 3_600_000 }],
  ['another start', { startedAt: nineOClock }],
])('%s is written at once', async (_, more) => {
  await same();
  await later(25, more);
  expect(await writes()).toBe(nineOClock + 25 * second);
});

test('what comes after a silence is written at once, and what comes for long is now and then', async () => {
  await same();
  await later(limits.screenSilenceSeconds + 1);
  expect((await fleet.of('screen0001')).onlineSince).toBe(app.time.now);
  const whole: number[] = [];
  for (let report = 0; report < 30; report += 1) {
    await later(25);
    if ((await writes()) === app.time.now) whole.push(report);
  }
  expect(whole).toEqual([11, 23]);
});

test.each(['reload', 'identify', 'picture'] as const)(
  'asked to %s, a device is told with its next report',
  async (order) => {
    await same();
    await later(25);
    await app.app.services.quietReports.flush();
    await fleet.order(order, ['screen0001']);
    const told = await later(25);
    expect(order === 'identify' ? told.notice : told[order]).toBeTruthy();
    expect(await later(25)).toEqual({ reload: false, picture: false });
  },
);

test('two devices with one key are told apart though each says what it said before', async () => {
  const { token } = await fleet.pair('西側');
  const report = (screen: string, at: number) => fleet.screen(screen, { startedAt: at }, token);
  await report('original1', 1);
  await report('original1', 1);
  await report('thecopy01', 2);
  expect((await report('original1', 1)).notice).toBeTruthy();
  expect((await report('thecopy01', 2)).pairAgain).toBe(true);
});
