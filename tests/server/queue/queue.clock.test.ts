import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { composePanelView } from '#server/views/panel-view.ts';
import { atHour, type Hospital, openHospital } from './hospital.ts';
import { expectRowsToEqualLog } from './stored-rows.ts';

const minute = 60_000;
const hour = 60 * minute;

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const take = () => hospital.takeNumber({ panelGid: 'room101' }).number;
const queues = () => hospital.rows<{ gid: string }>('SELECT gid FROM queue ORDER BY gid').map(({ gid }) => gid);
const times = () =>
  hospital
    .rows<{ at: number }>('SELECT at FROM event WHERE queue_gid IS NOT NULL ORDER BY seq')
    .map(({ at }) => Number(at));

describe('a clock that is put back a little', () => {
  test('reopens no day that has ended: time stands still until the clock has caught up', () => {
    hospital.now = atHour(24) + 2 * minute;
    expect(take()).toBe(1);
    hospital.now = atHour(24) - 5 * minute;
    expect(take()).toBe(2);
    expect(queues()).toEqual(['room101.2026-11-22.morning']);
    expect(times()).toEqual([atHour(24) + 2 * minute, atHour(24) + 2 * minute]);
    expect(hospital.read(composePanelView('demo', 'room101', hospital.now)).view.serviceDate).toBe('2026-11-22');
  });

  test('reopens no session that has ended', () => {
    hospital.now = atHour(13);
    take();
    hospital.now = atHour(13) - 59 * minute;
    hospital.act('room101', { kind: 'logIn' });
    expect(hospital.act('room101', { kind: 'next' })).toMatchObject({ session: 'afternoon', current: { number: 1 } });
  });
});

describe('a clock that was wrong and is put right', () => {
  test('is followed, and the numbers go on from where they were', () => {
    expect([take(), take()]).toEqual([1, 2]);
    hospital.now = atHour(9) + 8 * hour;
    expect(take()).toBe(1);
    hospital.now = atHour(9) + minute;
    expect(take()).toBe(3);
    expect(queues()).toEqual(['room101.2026-11-21.afternoon', 'room101.2026-11-21.morning']);
  });
});
