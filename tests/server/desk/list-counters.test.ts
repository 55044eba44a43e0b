import { afterEach, beforeEach, expect, test } from 'vitest';
import { listCounters } from '#server/desk/list-counters.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

const minuteMs = 60_000;
let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

test('a counter is listed with how many wait and since when the first of them, beside the time of the server', () => {
  const began = hospital.now;
  const billing = () => {
    const { serverTime, data } = hospital.read(listCounters('demo', 'nurse1', hospital.now));
    const { waiting, waitingSince } = data.find(({ panelGid }) => panelGid === 'desk1')!;
    return { serverTime, waiting, waitingSince };
  };
  expect(billing()).toEqual({ serverTime: began, waiting: 0, waitingSince: undefined });
  hospital.takeNumber({ groupGid: 'billing' });
  hospital.now += 20 * minuteMs;
  hospital.takeNumber({ groupGid: 'billing' });
  expect(billing()).toEqual({ serverTime: began + 20 * minuteMs, waiting: 2, waitingSince: began });
  hospital.act('desk1', { kind: 'logIn' });
  hospital.act('desk1', { kind: 'next' });
  expect(billing()).toMatchObject({ waiting: 1, waitingSince: began + 20 * minuteMs });
});
