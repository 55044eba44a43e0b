import { markedNumber } from '#client/text/marked-number.ts';
import type { CheckInResult } from '#generated/shapes.ts';
import type { CheckInOutcome } from '#generated/values.ts';
import type { Translate } from '../data/refusal.ts';

/** Outcomes that are said to an administrator in other words than to the patient. */
const own: readonly CheckInOutcome[] = ['checkedIn', 'checkedInLate', 'rejoined', 'back', 'alreadyCheckedIn'];

/** What became of a check-in, with the number that the patient is called by. */
export function checkedInText(result: CheckInResult, translate: Translate): string {
  const { outcome, width } = result;
  return own.includes(outcome)
    ? translate(`admin.appointments.outcome.${outcome}`, { number: markedNumber(result, width) })
    : translate(`values.CheckInOutcome.${outcome}`);
}
