/** Who is erased is taken out of what is kept; what is kept of others stays as it is. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { eraseVisit, redactAnswers } from '#server/personal-data/commands.ts';
import { changeTicket } from '#server/ticket-machine/change-ticket.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

test('of the log one line changes, that of the erased number, and of the history of appointments its own', () => {
  hospital.push({ serialNumber: 1, patientId: 'GONE' }, { serialNumber: 2, patientId: 'STAYS' });
  const [{ ticketKey = '' } = {}] = hospital.checkIn('GONE').data;
  hospital.checkIn('STAYS');
  hospital.run((context) => changeTicket({ organisationGid: 'demo', key: ticketKey, wish: 'giveUp' }, context));
  const [{ gid } = { gid: '' }] = hospital.rows<{ gid: string }>(
    "SELECT gid FROM appointment WHERE patient_key = 'GONE'",
  );
  const log = () => hospital.rows<{ payload: string }>('SELECT * FROM event ORDER BY seq');
  const history = () =>
    hospital.rows('SELECT * FROM appointment_change WHERE appointment_gid <> ? ORDER BY number', gid);
  const [lines, others] = [log(), history()];
  expect(others.length).toBeGreaterThan(0);
  hospital.run((context) => eraseVisit({ organisationGid: 'demo', gid }, context));
  const changed = log().filter((line, place) => lines[place] && line.payload !== lines[place].payload);
  expect(changed).toMatchObject([{ kind: 'issued' }]);
  expect(lines.filter(({ payload }) => payload.includes(ticketKey))).toHaveLength(1);
  expect(history()).toEqual(others);
});

test('an answer that is kept for a request sent twice is redacted in its own hospital alone', () => {
  hospital.connection.exec(`
    INSERT INTO organisation (gid, gid_key, body, version, password_hash, agency_key_hash, created_at, updated_at)
      VALUES ('other', 'other', '{"gid":"other","name":"河岸診所","type":"clinic"}', 1, '', '', 0, 0);`);
  const answers = () => hospital.rows('SELECT organisation_gid AS org, key, answer FROM idempotency ORDER BY org, key');
  for (const [org, key] of [
    ['demo', 'one'],
    ['demo', 'two'],
    ['other', 'one'],
  ])
    hospital.connection.exec(
      `INSERT INTO idempotency (organisation_gid, key, answer, fingerprint, created_at)
       VALUES ('${org}', '${key}', '{"name":"王小明"}', '', 0)`,
    );
  const [, ...others] = answers();
  hospital.run(() =>
    redactAnswers({ organisationGid: 'demo', keys: ['one'], traces: { gids: [], names: ['王小明'] } }),
  );
  const [redacted, ...after] = answers();
  expect(JSON.stringify(redacted)).not.toContain('王小明');
  expect(after).toEqual(others);
});
