import type { QueueState, Ticket } from '#generated/shapes.ts';
import type { QueueList } from '#generated/values.ts';

/** What can be done with somebody of a list, beside being called. */
export type PatientAction =
  | 'away'
  | 'back'
  | 'completed'
  | 'examination'
  | 'backFromExamination'
  | 'moveToPassed'
  | 'priority'
  | 'transfer';

const ofList: Readonly<Record<Exclude<QueueList, 'expected'>, readonly PatientAction[]>> = {
  waiting: ['away', 'examination', 'transfer', 'moveToPassed', 'priority'],
  passed: ['back', 'transfer'],
  away: ['back', 'completed', 'transfer', 'moveToPassed'],
  examination: ['backFromExamination', 'completed', 'moveToPassed'],
  completed: ['examination', 'moveToPassed'],
};

/** Doctors and examination rooms alone send somebody to an examination. */
export function isMedical(variant: QueueState['variant']): boolean {
  return variant === 'clinic' || variant === 'inspection';
}

/**
 * What can be done with a ticket of a list; the server has the last word. Who has not come can only be moved.
 * @param classes whether the organisation has classes of priority
 */
export function actionsFor(
  variant: QueueState['variant'],
  list: Exclude<QueueList, 'expected'>,
  { status }: Pick<Ticket, 'status'>,
  classes = false,
): readonly PatientAction[] {
  const known = status === 'registering' ? (['transfer', 'moveToPassed', 'priority'] as const) : ofList[list];
  return known.filter((action) => {
    if (action === 'priority') return classes;
    return action !== 'examination' || isMedical(variant);
  });
}

/** The one thing that whoever stands in a list most likely wants: to be in line again. */
export function returnOf(list: QueueList): 'back' | 'backFromExamination' | undefined {
  if (list === 'away' || list === 'passed') return 'back';
  return list === 'examination' ? 'backFromExamination' : undefined;
}
