import { afterEach, beforeEach, expect, test } from 'vitest';
import { beginFactor, confirmFactor } from '#server/second-factor/commands.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

test('the session that confirms a second factor gets its role, and no other sign-in of the same person or of others', () => {
  hospital.add('staff', 'chief', { staffId: 'chief', name: '護理長', panels: [], adminRole: 'administers' });
  for (const [hash, kind, subject] of [
    ['confirms', 'session', 'chief'],
    ['waits', 'session', 'chief'],
    ['desk', 'staff', 'chief'],
    ['another', 'session', 'nurse1'],
  ])
    hospital.connection.exec(
      `INSERT INTO token (hash, kind, organisation_gid, subject_gid, admin_role, created_at, expires_at)
       VALUES ('${hash}', '${kind}', 'demo', '${subject}', 'none', 0, 9999999999999)`,
    );
  const whose = { organisationGid: 'demo', staffGid: 'chief' };
  hospital.run(() => beginFactor({ ...whose, pending: 'sealed' }));
  hospital.run((context) =>
    confirmFactor({ ...whose, sealed: 'sealed', step: 1, recovery: [], tokenHash: 'confirms' }, context),
  );
  expect(hospital.rows("SELECT hash FROM token WHERE admin_role <> 'none'")).toEqual([{ hash: 'confirms' }]);
});
