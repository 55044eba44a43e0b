import { afterEach, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { sweepSignIns } from '#server/sign-in/commands.ts';
import { type Hospital, openHospital } from '../queue/hospital.ts';

const day = 24 * 60 * 60_000;
let hospital: Hospital;
beforeEach(() => {
  hospital = openHospital();
});
afterEach(() => hospital.close());

/** Counts of one scope, the first the oldest. */
function keep(scope: string, count: number, lastAt = hospital.now): void {
  for (let index = 0; index < count; index += 1) {
    hospital.connection.exec(
      `INSERT INTO sign_in_count (key, scope, organisation_gid, kind, name, address, failures, last_at, free_at)
       VALUES ('${scope} ${lastAt} ${index}', '${scope}', 'demo', 'staff', 'n${index}', '192.0.2.1', 5, ${lastAt + index}, 0)`,
    );
  }
}
const kept = () =>
  Object.fromEntries(
    hospital
      .rows<{ scope: string; count: number }>('SELECT scope, count(*) AS count FROM sign_in_count GROUP BY scope')
      .map(({ scope, count }) => [scope, Number(count)]),
  );
const sweep = (most?: number) => hospital.run((context) => sweepSignIns({ ...(most && { most }) }, context));

test('of too many counts go the oldest that one address has at one account: accounts and addresses stay locked', () => {
  for (const scope of ['account', 'address', 'known']) keep(scope, 4, hospital.now - 1000);
  keep('pair', 5);
  expect(sweep(15)).toBe(2);
  expect(kept()).toEqual({ account: 4, address: 4, known: 4, pair: 3 });
  expect(hospital.rows("SELECT name FROM sign_in_count WHERE scope = 'pair' ORDER BY name")).toEqual([
    { name: 'n2' },
    { name: 'n3' },
    { name: 'n4' },
  ]);
  expect(sweep(1)).toBe(3);
  expect(kept()).toEqual({ account: 4, address: 4, known: 4 });
});

test('failures are forgiven in time, and an address from which somebody signed in is known for longer', () => {
  for (const scope of ['pair', 'account', 'address', 'known']) {
    keep(scope, 1, hospital.now - limits.failedSignInDays * day - 1);
    keep(scope, 1, hospital.now - limits.failedSignInDays * day);
  }
  expect(sweep()).toBe(3);
  expect(kept()).toEqual({ pair: 1, account: 1, address: 1, known: 2 });
  hospital.now += (limits.knownAddressDays - limits.failedSignInDays) * day;
  expect(sweep()).toBe(4);
  expect(kept()).toEqual({ known: 1 });
});
