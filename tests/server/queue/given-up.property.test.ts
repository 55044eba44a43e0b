/** Whatever becomes of reserved numbers, Next calls whom its button named, and nobody whose number has ended. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeTicket } from '#server/ticket-machine/change-ticket.ts';
import { type Hospital, openHospital } from './hospital.ts';
import { expectRowsToEqualLog } from './stored-rows.ts';

const patients = [1, 2, 3, 4];
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ doing: fc.constantFrom('next', 'pass', 'completed', 'undo') }) },
  {
    weight: 3,
    arbitrary: fc.record({
      doing: fc.constantFrom('cancel', 'giveUp', 'checkIn', 'back'),
      number: fc.constantFrom(...patients),
    }),
  },
);
type Step = { readonly doing: string; readonly number?: number };

/** What staff, a patient's phone or a kiosk does, where it is possible now. */
function take({ doing, number = 0 }: Step, hospital: Hospital): void {
  const { allowedActions, waiting, passed } = hospital.look('room103');
  const listed = [...waiting, ...passed].find((ticket) => ticket.number === number);
  const may = listed ? (allowedActions.patients[listed.status] ?? []) : allowedActions.counter;
  if (doing === 'checkIn') hospital.checkIn(`P${number}`);
  else if (doing === 'giveUp') {
    if (!listed) return;
    const [{ key } = { key: '' }] = hospital.rows<{ key: string }>(
      'SELECT access_key AS key FROM ticket WHERE gid = ?',
      listed.gid,
    );
    hospital.run((context) => changeTicket({ organisationGid: 'demo', key, wish: 'giveUp' }, context));
  } else if (doing === 'cancel' || doing === 'back') {
    if (listed && may.includes(doing)) hospital.act('room103', { kind: doing, number });
  } else if (allowedActions.counter.includes(doing as 'next')) hospital.act('room103', { kind: doing as 'next' });
}

/** Numbers that have ended: without a ticket that stands, and known to the desk as expected alone. */
function ended(hospital: Hospital): number[] {
  const { expected, waiting } = hospital.look('room103');
  const inLine = new Set(waiting.map(({ number }) => number));
  return expected.map(({ number }) => number).filter((number) => !inLine.has(number));
}

test('a number that has ended is called only after its patient has checked in again', () => {
  fc.assert(
    fc.property(fc.constantFrom(0, 1, 2), fc.array(step, { maxLength: 25 }), (passLimit, steps) => {
      const hospital = openHospital();
      try {
        hospital.setOrganisation({ queuePolicy: { passLimit } });
        hospital.push(...patients.map(() => ({ room: 'R103' })));
        hospital.act('room103', { kind: 'logIn' });
        for (const one of steps) {
          const [before, gone] = [hospital.look('room103'), ended(hospital)];
          take(one, hospital);
          if (one.doing !== 'next' || !before.allowedActions.counter.includes('next')) continue;
          const called = hospital.look('room103').current?.number;
          expect(called).toBe(before.nextNumber);
          expect(gone).not.toContain(called);
        }
        expectRowsToEqualLog(hospital);
      } finally {
        hospital.close();
      }
    }),
    { numRuns: 25 },
  );
});
