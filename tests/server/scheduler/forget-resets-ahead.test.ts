import { afterEach, beforeEach, expect, test } from 'vitest';
import { holdMs } from '#server/event-log/held-time.ts';
import { forgetResetsAhead } from '#server/scheduler/forget-resets-ahead.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

test('resets of a clock that was ahead are forgotten, those that were due stay, and so do those of other hospitals', () => {
  hospital.connection.exec(`
    INSERT INTO organisation (gid, gid_key, body, version, password_hash, agency_key_hash, created_at, updated_at)
      VALUES ('other', 'other', '{"gid":"other","name":"河岸診所","type":"clinic"}', 1, '', '', 0, 0);`);
  const ahead = hospital.now + holdMs + 1;
  for (const [organisation, day, at] of [
    ['demo', '2026-11-20', hospital.now],
    ['demo', '2026-11-28', ahead],
    ['other', '2026-11-28', ahead],
  ])
    hospital.connection.exec(
      `INSERT INTO daily_reset (organisation_gid, business_date, run_at) VALUES ('${organisation}', '${day}', ${at})`,
    );
  const forgotten = hospital.run((context) => forgetResetsAhead({ organisationGid: 'demo' }, context));
  expect(forgotten).toEqual({ count: 1 });
  expect(hospital.rows('SELECT organisation_gid AS org, business_date AS day FROM daily_reset ORDER BY org')).toEqual([
    { org: 'demo', day: '2026-11-20' },
    { org: 'other', day: '2026-11-28' },
  ]);
});
