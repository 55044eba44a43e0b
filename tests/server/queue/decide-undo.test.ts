/** What the log says of a press that was undone: none of its lines counts any more, for figures and estimates. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CounterRequest } from '#server/desk/act-at-counter.ts';
import { stands } from '#server/event-log/taken-back.ts';
import { type Hospital, openHospital } from './hospital.ts';
import { expectRowsToEqualLog, logOf } from './stored-rows.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  hospital.takeNumber({ groupGid: 'billing' });
  hospital.act('desk1', { kind: 'logIn' });
  hospital.act('desk2', { kind: 'logIn' }, 'nurse2');
});
afterEach(() => {
  expectRowsToEqualLog(hospital);
  hospital.close();
});

/** What the log tells of the ticket, without presses that were taken back. */
function counted(): string[] {
  const log = logOf(hospital);
  const undone = new Set(log.flatMap(({ payload }) => payload?.takesBack ?? []));
  return log.filter((line) => line.ticketGid && stands(line, undone)).map(({ kind }) => kind);
}

test('a last no-show that is undone was neither passed nor a no-show', () => {
  hospital.setOrganisation({ queuePolicy: { passLimit: 1 } });
  hospital.act('desk1', { kind: 'next' });
  hospital.act('desk1', { kind: 'pass' });
  expect(counted()).toEqual(['issued', 'called', 'passed', 'expired']);
  hospital.act('desk1', { kind: 'undo' });
  expect(counted()).toEqual(['issued', 'called']);
});

test('a transfer that is undone was neither sent nor received, and its group learns where it was undone', () => {
  hospital.act('desk1', { kind: 'next' });
  hospital.act('desk1', { kind: 'transfer', toGroupGid: 'billing' });
  expect(counted()).toEqual(['issued', 'called', 'transferred', 'received']);
  hospital.act('desk1', { kind: 'undo' });
  expect(counted()).toEqual(['issued', 'called']);
  const told = hospital.rows<{ group: string }>(
    `SELECT group_gid AS "group" FROM event WHERE kind = 'receiptTakenBack'`,
  );
  expect(told).toEqual([{ group: 'billing' }]);
});

test('a call that is undone is none of those after which a passed patient is seen', () => {
  hospital.setOrganisation({ queuePolicy: { passedRule: 'afterN', passedAfter: 2 } });
  for (const _ of [1, 2, 3]) hospital.takeNumber({ panelGid: 'room101' });
  const act = (action: CounterRequest['action']) => hospital.act('room101', action);
  const next = () => act({ kind: 'next' }).current?.number;
  act({ kind: 'logIn' });
  next();
  act({ kind: 'pass' });
  act({ kind: 'back', number: 1 });
  next();
  act({ kind: 'undo' });
  expect([next(), next(), next()]).toEqual([2, 3, 1]);
});
