import type { QueueState, Ticket } from '#generated/shapes.ts';
import type { QueueList } from '#generated/values.ts';

/** What can be done with somebody of a list, beside being called. */
export type PatientAction =
  | 'away'
  | 'back'
  | 'completed'
  | 'examination'
  | 'examinationBack'
  | 'moveToPassed'
  | 'transfer';

const ofList: Readonly<Record<Exclude<QueueList, 'expected'>, readonly PatientAction[]>> = {
  waiting: ['away', 'examination', 'transfer', 'moveToPassed'],
  passed: ['back', 'transfer'],
  away: ['back', 'completed', 'transfer', 'moveToPassed'],
  examination: ['examinationBack', 'completed', 'moveToPassed'],
  completed: ['examination', 'moveToPassed'],
};

/** Doctors and examination rooms alone send somebody to an examination. */
export function isMedical(variant: QueueState['variant']): boolean {
  return variant === 'clinic' || variant === 'inspection';
}

/** What can be done with a ticket of a list; the server has the last word. Who has not come can only be moved. */
export function actionsFor(
  variant: QueueState['variant'],
  list: Exclude<QueueList, 'expected'>,
  { status }: Pick<Ticket, 'status'>,
): readonly PatientAction[] {
  if (status === 'registering') return ['transfer', 'moveToPassed'];
  return ofList[list].filter((action) => action !== 'examination' || isMedical(variant));
}

/** The one thing that whoever stands in a list most likely wants: to be in line again. */
export function returnOf(list: QueueList): 'back' | 'examinationBack' | undefined {
  if (list === 'away' || list === 'passed') return 'back';
  return list === 'examination' ? 'examinationBack' : undefined;
}
