import type { Translator } from '#client/language/translator.ts';
import { markedNumber } from '#client/text/marked-number.ts';
import type { CounterAction } from '#generated/counter-actions.ts';
import type { QueueState } from '#generated/shapes.ts';

/** Whom Next completes, said on its button: nobody is closed behind anybody's back. */
export function completedBy(t: Translator, { current, width, nextNumber }: QueueState): string | undefined {
  if (!current || nextNumber === undefined) return undefined;
  return t('controller.action.completesNumber', { number: markedNumber(current, current.width ?? width) });
}

/**
 * What stands on a button: Next says whom it calls, and a doctor's start is a consultation. Those who wait for other
 * counters alone are in the list below it, so that nobody would believe that nobody waits.
 */
export function labelOf(
  t: Translator,
  name: CounterAction,
  { callingMode, nextNumber, queues, variant, waiting, width }: QueueState,
): string {
  if (name === 'start' && variant === 'clinic') return t('controller.action.startConsultation');
  if (name !== 'next') return t(`controller.action.${name}`);
  // Where no list is kept nobody waits: it is the numbers that have come to their end.
  if (nextNumber === undefined && callingMode === 0) return t('errors.maximum_call_limit');
  if (nextNumber === undefined) return t(`controller.action.${waiting.length > 0 ? 'nobodyHere' : 'nobody'}`);
  const of = queues?.find((queue) => queue.next);
  return t('controller.action.nextNumber', {
    number: markedNumber({ ...of, number: nextNumber }, of?.width ?? width),
  });
}
