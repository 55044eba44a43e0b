/** A press that is taken back at one counter of a common queue, while somebody signs out at the other. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CounterRequest } from '#server/desk/act-at-counter.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';
import { expectRowsToEqualLog } from '../queue/stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.setOrganisation({ queuePolicy: { counterAtMachine: true } });
  act('desk1', 'logIn');
  act('desk2', 'logIn');
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

const act = (panel: string, kind: string, more: object = {}) =>
  hospital.act(panel, { kind, ...more } as CounterRequest['action']);
const undo = (panel: string) => act(panel, 'undo');

test('a patient who was sent on by mistake is again one of those who chose the counter', () => {
  hospital.takeNumber({ groupGid: 'billing', counterGid: 'desk1' });
  act('desk1', 'next');
  act('desk1', 'transfer', { toPanelGid: 'desk2' });
  undo('desk1');
  act('desk1', 'pass');
  act('desk1', 'back', { number: 1001 });
  expect(['desk1', 'desk2'].map((gid) => hospital.look(gid).nextNumber)).toEqual([1001, undefined]);
});

test('a patient who comes back into line waits for no counter that was left meanwhile', () => {
  const next = () => hospital.look('desk1').nextNumber;
  hospital.takeNumber({ groupGid: 'billing' });
  act('desk1', 'transfer', { toPanelGid: 'desk2', number: 1001 });
  act('desk1', 'number', { number: 1001 });
  act('desk2', 'logOut');
  undo('desk1');
  expect(next(), 'who had been sent there').toBe(1001);
  act('desk1', 'next');
  act('desk1', 'completed');
  act('desk2', 'logIn');
  hospital.takeNumber({ groupGid: 'billing', counterGid: 'desk2' });
  act('desk1', 'number', { number: 1002 });
  act('desk1', 'transfer', { toPanelGid: 'desk2' });
  act('desk2', 'logOut');
  undo('desk1');
  act('desk1', 'pass');
  act('desk1', 'back', { number: 1002 });
  expect(next(), 'who had chosen it').toBe(1002);
});
