/** Whose failed attempts are taken back, and whose account is opened again. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { returnSignInAttempt, unlockSignIns } from '#server/sign-in/commands.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
  for (const organisation of ['demo', 'other'])
    for (const scope of ['pair', 'account', 'known'])
      for (const kind of ['staff', 'session'])
        for (const name of ['n1', 'n2']) {
          const key = `${organisation} ${scope} ${kind} ${name}`;
          hospital.connection.exec(
            `INSERT INTO sign_in_count (key, organisation_gid, scope, kind, name, address, failures, last_at, free_at)
             VALUES ('${key}', '${organisation}', '${scope}', '${kind}', '${name}', '', 3, 1, 9)`,
          );
        }
});
afterEach(() => hospital.close());

const counts = () =>
  hospital.rows<{ key: string; failures: number; free: number }>(
    'SELECT key, failures, free_at AS free FROM sign_in_count ORDER BY key',
  );

test('an attempt that came to nothing is taken back of the one who tried, and of nobody else', () => {
  const pair = 'demo pair staff n1';
  const before = counts();
  hospital.run(() => returnSignInAttempt({ keys: { pair } } as Parameters<typeof returnSignInAttempt>[0]));
  expect(counts()).toEqual(before.map((one) => (one.key === pair ? { key: pair, failures: 2, free: 0 } : one)));
});

test.each([
  [{}, ['session n1', 'session n2', 'staff n1', 'staff n2']],
  [{ kind: 'staff' }, ['staff n1', 'staff n2']],
  [{ kind: 'staff', staffId: 'N1' }, ['staff n1']],
])('unlocking %j opens those accounts of that hospital alone', (which, opened) => {
  const before = counts();
  hospital.run((context) => unlockSignIns({ organisationGid: 'demo', ...which }, context));
  const after = new Set(counts().map(({ key }) => key));
  expect(before.flatMap(({ key }) => (after.has(key) ? [] : key))).toEqual(
    ['account', 'pair'].flatMap((scope) => opened.map((whose) => `demo ${scope} ${whose}`)),
  );
});
