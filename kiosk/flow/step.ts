import type { CallFailure } from '#client/http/call-failure.ts';
import type { CheckInResult, QueueSize, TicketSlip } from '#generated/shapes.ts';

/** Where a patient is on the way through the kiosk. */
export type Step =
  | { at: 'home' }
  | { at: 'scan' }
  | { at: 'type' }
  | { at: 'working' }
  | { at: 'results'; results: CheckInResult[] }
  | { at: 'take' }
  /** A queue is chosen that asks for a class of priority. */
  | { at: 'class'; queue: QueueSize }
  | { at: 'slip'; slip: TicketSlip }
  | { at: 'progress' }
  | { at: 'refused'; failure: CallFailure; again: 'scan' | 'type' | 'take' };

/** Steps at which a scanned code checks a patient in. */
export function listensToScanner(step: Step): boolean {
  return step.at === 'home' || step.at === 'scan' || step.at === 'progress' || step.at === 'take';
}
