// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { EventKind, QueueStatus } from './values.ts';

export interface Transition {
  from: QueueStatus;
  by: EventKind;
  to: QueueStatus;
}

export const transitions: readonly Transition[] = [
  { from: 'awaiting', by: 'called', to: 'called' },
  { from: 'called', by: 'recalled', to: 'called' },
  { from: 'called', by: 'passed', to: 'passed' },
  { from: 'called', by: 'completed', to: 'completed' },
  { from: 'passed', by: 'called', to: 'called' },
  { from: 'awaiting', by: 'canceled', to: 'canceled' },
  { from: 'passed', by: 'canceled', to: 'canceled' },
  { from: 'awaiting', by: 'movedToPassed', to: 'passed' },
  { from: 'completed', by: 'movedToPassed', to: 'passed' },
  { from: 'called', by: 'transferred', to: 'awaiting' },
  { from: 'awaiting', by: 'transferred', to: 'awaiting' },
  { from: 'passed', by: 'transferred', to: 'awaiting' },
  { from: 'awaiting', by: 'received', to: 'awaiting' },
  { from: 'awaiting', by: 'expired', to: 'canceled' },
  { from: 'passed', by: 'expired', to: 'canceled' },
];
