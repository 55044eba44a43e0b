/** What devices are asked to do from the list of all, and how each is told. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { nineOClock, openApp, type TestApp } from '../open-app.ts';
import { type Fleet, openFleet } from './fleet-hospital.ts';

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

const all = ['screen0001', 'kiosk00001', 'desk-00001'];
const reportAll = async () => [
  await fleet.screen('screen0001'),
  await fleet.kiosk('kiosk00001'),
  await fleet.desk('desk-00001'),
];

test('asked to reload, a screen, a kiosk and a controller are told so once', async () => {
  await reportAll();
  expect((await fleet.order('reload', all)).body).toEqual({ count: 3 });
  expect(await reportAll()).toEqual([
    { reload: true, picture: false },
    { reload: true },
    { otherDesks: 0, reload: true },
  ]);
  expect(await reportAll()).toEqual([
    { reload: false, picture: false, again: expect.any(String) },
    { reload: false },
    { otherDesks: 0 },
  ]);
});

test('asked who it is, a device shows its own name, or its panel’s', async () => {
  const { token } = await fleet.pair('大廳西側');
  await fleet.screen('screen0009', {}, token);
  await reportAll();
  expect((await fleet.order('identify', [...all, 'screen0009'])).body).toEqual({ count: 4 });
  expect((await reportAll()).map(({ notice }) => notice)).toEqual(['101 診', '101 診', '101 診']);
  expect(await fleet.screen('screen0009', {}, token)).toMatchObject({ notice: '大廳西側' });
  expect(await fleet.screen('screen0009', {}, token)).not.toHaveProperty('notice');
});

test('only screens are asked for a picture, and only those that were named', async () => {
  await reportAll();
  await fleet.screen('screen0002');
  expect((await fleet.order('picture', all)).body).toEqual({ count: 1 });
  expect(await fleet.screen('screen0002')).toMatchObject({ picture: false });
  expect(await fleet.screen('screen0001')).toMatchObject({ picture: true });
});

test('who is silent is not asked', async () => {
  await reportAll();
  app.time.now += limits.screenSilenceSeconds * 1000 + 1;
  expect((await fleet.order('reload', all)).body).toEqual({ count: 0 });
  expect(await fleet.screen('screen0001')).toMatchObject({ reload: false });
});
