import type { CheckInResult } from '#generated/shapes.ts';
import type { Context, Statement } from '../database/command.ts';
import { type Drawn, enqueueSlip } from '../print-queue/enqueue-slip.ts';
import type { OrganisationDay } from '../queue/place.ts';

/** Prints the slip of a patient who has just come; of one who had come before, and of one who is sent to the desk, none. */
export function* printCheckIn(
  context: Context,
  day: OrganisationDay,
  at: Omit<Drawn, 'source'>,
  result: CheckInResult,
): Generator<Statement, void, unknown> {
  const { outcome, url, shift, counterName, departmentName } = result;
  const queueSecondName = counterName ? result.counterSecondName : result.departmentSecondName;
  if (url === undefined || (outcome !== 'checkedIn' && outcome !== 'checkedInLate')) return;
  const named = { queueName: counterName ?? departmentName, ...(queueSecondName && { queueSecondName }) };
  const slip = { ...result, ...named, url, issuedAt: context.now };
  const { serviceDate } = day.moment;
  yield* enqueueSlip(context, day, { ...at, source: 'kiosk' }, slip, { session: shift, serviceDate });
}
