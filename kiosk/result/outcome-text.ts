import type { Translator } from '#client/language/translator.ts';
import { timeOfDay } from '#client/text/time-of-day.ts';
import type { CheckInResult } from '#generated/shapes.ts';
import { isGood, type Told } from '../flow/step.ts';
import { nameRead } from './name-for-reader.ts';

/**
 * What a patient does now: the headline of a check-in's answer, whatever it was.
 * @param named how a name is given beside its alternative one: to be read, or to be said
 */
export function nextStep(
  t: Translator,
  result: CheckInResult,
  offsetMinutes: number | undefined,
  named: typeof nameRead = nameRead,
): string {
  const { outcome, attendant, counterName, counterSecondName, departmentName, checkInFrom } = result;
  const place = counterName
    ? named(t, counterName, counterSecondName)
    : named(t, departmentName, result.departmentSecondName);
  if (outcome === 'called') return t('kiosk.next.goIn', { place });
  if (isGood(result)) return t('kiosk.next.waitAt', { place });
  switch (outcome) {
    case 'tooEarly':
      return checkInFrom === undefined
        ? t('kiosk.next.desk')
        : t('kiosk.next.comeBack', { time: timeOfDay(checkInFrom, offsetMinutes) });
    case 'passed':
    case 'seeStaff':
      return t(attendant === 'clerk' ? 'kiosk.next.counter' : 'kiosk.next.nurse');
    case 'completed':
      return t('kiosk.next.done');
    default:
      return t('kiosk.next.desk');
  }
}

/** What was done, or why it was not. */
export function outcomeText(t: Translator, { outcome, said = `values.CheckInOutcome.${outcome}` }: Told): string {
  return t(said);
}
