/** Every kind of event that there is: after each, the rows are what the log tells. A kind that nobody plays here fails. */
import { expect, test } from 'vitest';
import { EventKind } from '#generated/values.ts';
import { removeAppointments } from '#server/appointments/remove-appointments.ts';
import type { CounterRequest } from '#server/desk/act-at-counter.ts';
import { resetQueue } from '#server/desk/reset-queues.ts';
import { runDailyReset } from '#server/scheduler/run-daily-reset.ts';
import { openHospital, today } from './hospital.ts';
import { expectRowsToEqualLog, logOf } from './stored-rows.ts';

test('a day with every kind of event leaves, after each of them, the rows that the log tells', () => {
  const hospital = openHospital();
  const { organisationGid } = hospital;
  const then = (what: () => unknown) => {
    hospital.now += 60_000;
    what();
    expectRowsToEqualLog(hospital);
  };
  /** Undone at once: a minute later it could not be. */
  const undo = (panel: string) => {
    hospital.act(panel, { kind: 'undo' });
    expectRowsToEqualLog(hospital);
  };
  const at = (panel: string, ...actions: CounterRequest['action'][]) => {
    for (const action of actions) then(() => hospital.act(panel, action));
  };
  hospital.setOrganisation({ priorityTags: ['敬老'] });
  then(() => hospital.push(...[1, 2, 3, 4, 5, 6].map((serialNumber) => ({ serialNumber }))));
  for (const patient of ['P1', 'P2', 'P3', 'P4', 'P5']) then(() => hospital.checkIn(patient));

  at('room101', { kind: 'logIn', doctorName: '陳醫師' });
  at('room101', { kind: 'next' }, { kind: 'start' }, { kind: 'recall' }, { kind: 'pass' });
  at('room101', { kind: 'back', number: 1 }, { kind: 'priority', number: 3, priorityTag: '敬老' }, { kind: 'next' });
  at(
    'room101',
    { kind: 'examination' },
    { kind: 'backFromExamination', number: 3 },
    { kind: 'next' },
    { kind: 'away' },
  );
  at(
    'room101',
    { kind: 'moveToPassed', number: 5 },
    { kind: 'pause', reason: 'emergency', minutes: 15 },
    { kind: 'restart' },
    { kind: 'stay' },
  );
  at('room101', { kind: 'pauseIssuing' }, { kind: 'resumeIssuing' });
  then(() => hospital.issue('room101', { extra: true }));
  then(() => hospital.run((context) => removeAppointments({ organisationGid, appointmentIds: ['A6', 'A5'] }, context)));

  at('desk1', { kind: 'logIn' });
  at('desk2', { kind: 'logIn' });
  at('room101', { kind: 'transfer', toGroupGid: 'billing', number: 4 });
  at('desk1', { kind: 'next' });
  undo('desk1');
  at('desk1', { kind: 'next' }, { kind: 'pass' });
  undo('desk1');
  at('desk1', { kind: 'transfer', toPanelGid: 'desk2' });
  undo('desk1');
  at('desk1', { kind: 'logOut', patient: 'back' }, { kind: 'logIn' });
  at('desk1', { kind: 'next' }, { kind: 'transfer', toPanelGid: 'desk2' });
  at('desk2', { kind: 'next' }, { kind: 'start' }, { kind: 'completed' });
  then(() => hospital.takeNumber({ groupGid: 'billing' }));
  then(() =>
    hospital.run((context) => resetQueue({ organisationGid, variant: 'generic', panelGid: 'desk1' }, context)),
  );

  at('room102', { kind: 'logIn' }, { kind: 'preset', number: 5 }, { kind: 'next' });
  undo('room102');
  at('room102', { kind: 'next' }, { kind: 'logOut', patient: 'back' }, { kind: 'logIn' }, { kind: 'next' });
  expect(hospital.look('room102').current?.number).toBe(6);
  at('room102', { kind: 'recall' });
  at('room102', { kind: 'logOut' });
  then(() => hospital.run((context) => runDailyReset({ organisationGid, businessDate: today }, context)));

  const played = new Set(logOf(hospital).map(({ kind }) => kind));
  expect(EventKind.filter((kind) => !played.has(kind))).toEqual([]);
  hospital.close();
}, 180_000);
