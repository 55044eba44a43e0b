import type { CallFailure } from '#client/http/call-failure.ts';
import type { CheckInResult, ChosenCounter, CounterQuestion, QueueSize, TicketSlip } from '#generated/shapes.ts';

/** Where a patient is on the way through the kiosk. */
export type Step =
  | { at: 'home' }
  | { at: 'scan' }
  | { at: 'type' }
  /** Something is under way; a number is being taken, which is not to be lost. */
  | { at: 'working'; taking: boolean }
  | { at: 'results'; results: Told[] }
  | { at: 'take' }
  /** A queue is chosen that asks for a class of priority. */
  | { at: 'class'; queue: QueueSize; counterGid?: string | undefined }
  /** A counter of a common queue is chosen, to take a number or to check in. */
  | ({ at: 'counter'; of: QueueSize | Identified } & Omit<CounterQuestion, 'groupGid'>)
  | { at: 'slip'; slip: TicketSlip }
  | { at: 'progress' }
  | { at: 'refused'; failure: CallFailure; again: Again }
  /** Staff take numbers for people who come together. */
  | { at: 'staff' }
  | { at: 'slips'; slips: TicketSlip[] };

/** What a patient hears of an appointment, or of a number whose slip they show. */
export interface Told extends CheckInResult {
  /** The text of what happened, where that of the outcome speaks of an appointment. */
  said?: string;
}

/** Who is about to check in, by what the server knew. */
export interface Identified {
  identifier: string;
  typed?: boolean | undefined;
  /** What they answered for the common queues asked about before. */
  choices: readonly ChosenCounter[];
  /** Whose counters they are asked for now. */
  groupGid: string;
}

/** What can be tried again after a refusal. */
export type Again = 'scan' | 'type' | 'take' | 'staff';

/** What somebody hears when a step is reached: it is done, somebody has to be asked, or nothing was done. */
export function soundOf(step: Step): 'good' | 'attention' | undefined {
  if (step.at === 'slip' || step.at === 'slips') return 'good';
  if (step.at === 'refused') return 'attention';
  if (step.at !== 'results') return undefined;
  return step.results.some(isGood) ? 'good' : 'attention';
}

/** Whether a check-in came to what its patient wanted: to stand in line, or to go in. */
export function isGood({ outcome }: Pick<CheckInResult, 'outcome'>): boolean {
  return ['checkedIn', 'checkedInLate', 'rejoined', 'back', 'alreadyCheckedIn', 'called'].indexOf(outcome) >= 0;
}
