import { expect, test } from 'vitest';
import type { SingleStatement } from '#server/database/command.ts';
import type { Database } from '#server/database/database.ts';
import { readDayLines } from '#server/figures/day-lines.ts';
import { engine } from '../../running/engine.ts';
import { withoutIndex } from '../../running/query-plan.ts';
import { nineOClock, openHospital } from '../queue/hospital.ts';

test('where a day begins and ends in the log is found by its time, not by going through the log', async () => {
  const { connection, close } = openHospital();
  // Ten weeks of lines, a hundred an hour: of an empty log every way is as short.
  connection.exec(`INSERT INTO event (organisation_gid, seq, kind, at)
    WITH RECURSIVE line (seq) AS (SELECT 1000 UNION ALL SELECT seq + 1 FROM line WHERE seq < 169000)
    SELECT 'demo', seq, 'called', ${nineOClock} - CAST(169000 - seq AS BIGINT) * 36000 FROM line`);
  connection.exec('ANALYZE event');
  const asked: SingleStatement[] = [];
  const read = async (tables: string, sql: string, ...values: never[]) => {
    asked.push(['all', [tables], sql, values] as unknown as SingleStatement);
    return [];
  };
  const database = { read } as unknown as Database;
  const plan = { utcOffset: 8, serviceStartTime: '05:00' };
  for await (const _ of readDayLines({ database, organisationGid: 'demo', plan: plan as never }, '2026-10-10')) break;
  expect(asked).toHaveLength(1);
  const [statement] = asked as [SingleStatement];
  expect(withoutIndex(connection, statement)).toEqual([]);
  const explain = engine === 'sqlite' ? 'EXPLAIN QUERY PLAN' : 'EXPLAIN';
  const steps = JSON.stringify(connection.rows(`${explain} ${statement[2]}`, ...statement[3]));
  expect(steps).toMatch(/event_time/);
  expect(steps).toMatch(engine === 'sqlite' ? /at>\? AND at<\?/ : /Index Cond[^)]*organisation_gid.*at >= /);
  expect(steps).not.toContain('InitPlan');
  close();
});
