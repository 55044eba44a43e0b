/** Somebody who comes on a simulated day. Times are milliseconds since its beginning. */
export interface SimulatedPatient {
  readonly gid: string;
  readonly number: number;
  /** Place of the session among those of the day, from 0; each has a line of its own. */
  readonly session: number;
  readonly arrivesAt: number;
  readonly booked: boolean;
  /** Whether staff add the patient beyond the numbers of the session. */
  readonly extra: boolean;
  /** Class of priority; 0 for ordinary patients. */
  readonly priority: number;
  /** How long the patient is served. */
  readonly service: number;
  /** End of the patient's own time slot; 0 where there is none. */
  readonly slotEndsAt: number;
  /** How many calls the patient misses before being there. */
  readonly missedCalls: number;
  /** How long after being passed the patient comes back; undefined: never. */
  readonly returnsAfter: number | undefined;
  /** An examination between two services. */
  readonly examination: { readonly away: number; readonly service: number } | undefined;
}

/** A time at which a counter calls nobody; whoever is at it is finished first. */
export interface SimulatedPause {
  /** Place of the counter, from 0. */
  readonly counter: number;
  readonly from: number;
  readonly until: number;
}

export interface SimulatedDay {
  readonly patients: readonly SimulatedPatient[];
  readonly counters: number;
  /** When counters call nobody. */
  readonly pauses: readonly SimulatedPause[];
  /** How long a counter waits for somebody who does not come. */
  readonly patience: number;
}

/** What became of a call. */
export type CallOutcome = 'completed' | 'passed' | 'sentToExamination';
