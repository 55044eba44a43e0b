/** A small day at the counters of the group, made through the commands of the queue, and its figures. */
import type { Database } from '#server/database/database.ts';
import { openSource } from '#server/figures/source.ts';
import { atHour, type Hospital } from '../queue/hospital.ts';

const minute = 1 / 60;

/**
 * Three people draw numbers at nine. Nurse 1 comes at 9:05, serves the first from 9:10 to 9:15 after one recall, passes
 * the second, pauses from 9:20 to 9:30, serves the third from 10:00 to 10:02 and leaves then.
 */
export function spendSmallDay(hospital: Hospital): void {
  const at = (hours: number, minutes: number) => {
    hospital.now = atHour(hours + minutes * minute);
  };
  at(9, 0);
  for (const _ of [1, 2, 3]) hospital.takeNumber({ groupGid: 'billing' });
  at(9, 5);
  hospital.act('desk1', { kind: 'logIn' });
  at(9, 10);
  hospital.act('desk1', { kind: 'next' });
  at(9, 14);
  hospital.act('desk1', { kind: 'recall' });
  at(9, 15);
  hospital.act('desk1', { kind: 'next' });
  at(9, 16);
  hospital.act('desk1', { kind: 'pass' });
  at(9, 20);
  hospital.act('desk1', { kind: 'pause' });
  at(9, 30);
  hospital.act('desk1', { kind: 'restart' });
  at(10, 0);
  hospital.act('desk1', { kind: 'next' });
  at(10, 2);
  hospital.act('desk1', { kind: 'logOut' });
}

/** Opens the figures of the hospital as the server does, as it stands now. */
export function figuresOf(hospital: Hospital, database: Database, scope: 'cashier' | 'group' = 'cashier') {
  return openSource(database, hospital.organisationGid, hospital.now, scope);
}
