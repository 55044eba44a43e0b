import { expect, test } from 'vitest';
import type { Organisation } from '#generated/shapes.ts';
import { readPastDay } from '#server/simulation/read-past-day.ts';
import { statementsOf, throughAll } from '../../running/query-plan.ts';
import { openHospital, today } from '../queue/hospital.ts';

test('a past day is read by its queues, not from the whole log', () => {
  const hospital = openHospital();
  const organisation = { gid: 'demo' } as Organisation;
  const day = { organisation, ownerGid: 'room101', date: today, session: undefined, dayStartedAt: 0 };
  const statements = statementsOf(hospital.connection, readPastDay(day));
  expect(statements.length).toBeGreaterThan(1);
  expect(statements.flatMap((statement) => throughAll(hospital.connection, statement))).toEqual([]);
  hospital.close();
});
