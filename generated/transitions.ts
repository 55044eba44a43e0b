// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { EventKind, QueueStatus } from './values.ts';

export interface Transition {
  from: QueueStatus;
  by: EventKind;
  to: QueueStatus;
}

export const transitions: readonly Transition[] = [
  { from: 'registering', by: 'checkedIn', to: 'awaiting' },
  { from: 'awaiting', by: 'checkedIn', to: 'awaiting' },
  { from: 'registering', by: 'called', to: 'called' },
  { from: 'awaiting', by: 'called', to: 'called' },
  { from: 'checkBack', by: 'called', to: 'called' },
  { from: 'passed', by: 'called', to: 'called' },
  { from: 'temporarilyAway', by: 'called', to: 'called' },
  { from: 'checking', by: 'called', to: 'called' },
  { from: 'called', by: 'recalled', to: 'called' },
  { from: 'consulting', by: 'recalled', to: 'called' },
  { from: 'serving', by: 'recalled', to: 'called' },
  { from: 'called', by: 'consultationStarted', to: 'consulting' },
  { from: 'called', by: 'serviceStarted', to: 'serving' },
  { from: 'called', by: 'passed', to: 'passed' },
  { from: 'consulting', by: 'passed', to: 'passed' },
  { from: 'serving', by: 'passed', to: 'passed' },
  { from: 'called', by: 'completed', to: 'completed' },
  { from: 'consulting', by: 'completed', to: 'completed' },
  { from: 'serving', by: 'completed', to: 'completed' },
  { from: 'temporarilyAway', by: 'completed', to: 'completed' },
  { from: 'checking', by: 'completed', to: 'completed' },
  { from: 'checkBack', by: 'completed', to: 'completed' },
  { from: 'awaiting', by: 'wentAway', to: 'temporarilyAway' },
  { from: 'checkBack', by: 'wentAway', to: 'temporarilyAway' },
  { from: 'called', by: 'wentAway', to: 'temporarilyAway' },
  { from: 'consulting', by: 'wentAway', to: 'temporarilyAway' },
  { from: 'serving', by: 'wentAway', to: 'temporarilyAway' },
  { from: 'temporarilyAway', by: 'cameBack', to: 'awaiting' },
  { from: 'passed', by: 'cameBack', to: 'awaiting' },
  { from: 'awaiting', by: 'sentToExamination', to: 'checking' },
  { from: 'checkBack', by: 'sentToExamination', to: 'checking' },
  { from: 'called', by: 'sentToExamination', to: 'checking' },
  { from: 'consulting', by: 'sentToExamination', to: 'checking' },
  { from: 'serving', by: 'sentToExamination', to: 'checking' },
  { from: 'completed', by: 'sentToExamination', to: 'checking' },
  { from: 'checking', by: 'backFromExamination', to: 'checkBack' },
  { from: 'registering', by: 'priorityChanged', to: 'registering' },
  { from: 'awaiting', by: 'priorityChanged', to: 'awaiting' },
  { from: 'checkBack', by: 'priorityChanged', to: 'checkBack' },
  { from: 'registering', by: 'movedToPassed', to: 'passed' },
  { from: 'awaiting', by: 'movedToPassed', to: 'passed' },
  { from: 'checkBack', by: 'movedToPassed', to: 'passed' },
  { from: 'temporarilyAway', by: 'movedToPassed', to: 'passed' },
  { from: 'checking', by: 'movedToPassed', to: 'passed' },
  { from: 'completed', by: 'movedToPassed', to: 'passed' },
  { from: 'registering', by: 'transferred', to: 'awaiting' },
  { from: 'awaiting', by: 'transferred', to: 'awaiting' },
  { from: 'checkBack', by: 'transferred', to: 'awaiting' },
  { from: 'called', by: 'transferred', to: 'awaiting' },
  { from: 'consulting', by: 'transferred', to: 'awaiting' },
  { from: 'serving', by: 'transferred', to: 'awaiting' },
  { from: 'passed', by: 'transferred', to: 'awaiting' },
  { from: 'temporarilyAway', by: 'transferred', to: 'awaiting' },
  { from: 'checking', by: 'transferred', to: 'awaiting' },
  { from: 'awaiting', by: 'received', to: 'awaiting' },
  { from: 'registering', by: 'canceled', to: 'canceled' },
  { from: 'awaiting', by: 'canceled', to: 'canceled' },
  { from: 'checkBack', by: 'canceled', to: 'canceled' },
  { from: 'passed', by: 'canceled', to: 'canceled' },
  { from: 'temporarilyAway', by: 'canceled', to: 'canceled' },
  { from: 'checking', by: 'canceled', to: 'canceled' },
  { from: 'registering', by: 'expired', to: 'canceled' },
  { from: 'awaiting', by: 'expired', to: 'canceled' },
  { from: 'checkBack', by: 'expired', to: 'canceled' },
  { from: 'passed', by: 'expired', to: 'canceled' },
  { from: 'temporarilyAway', by: 'expired', to: 'canceled' },
  { from: 'checking', by: 'expired', to: 'canceled' },
];

/** Who is in line. */
export const waitingStatuses: readonly QueueStatus[] = ['registering', 'awaiting', 'checkBack'];

/** Who stands at a counter. */
export const atCounterStatuses: readonly QueueStatus[] = ['called', 'consulting', 'serving'];
