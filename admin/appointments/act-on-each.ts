import { CallFailure } from '#client/http/call-failure.ts';
import type { Appointment } from '#generated/shapes.ts';
import { givenUpError } from '../data/given-up-error.ts';
import type { Translate } from '../data/refusal.ts';

/** What became of one row. */
export interface Outcome {
  readonly appointment: Appointment;
  readonly done: boolean;
  readonly text: string;
}

/**
 * Does the same to one appointment after the other, and tells what became of each: one that is refused keeps no other
 * from it. After one that was not answered none is sent: each would be waited for as long. Each call may be sent again
 * without harm.
 * @param act does it to one, and answers what is to be said of it
 * @param onFailure told each failure
 */
export async function actOnEach(
  appointments: readonly Appointment[],
  act: (appointment: Appointment) => Promise<string>,
  translate: Translate,
  progress: (outcomes: readonly Outcome[]) => void,
  onFailure: (failure: CallFailure) => void,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  let isAnswered = true;
  const outcomeOf = async (appointment: Appointment): Promise<Outcome> => {
    if (!isAnswered) return { appointment, done: false, text: translate('admin.appointments.notSent') };
    try {
      return { appointment, done: true, text: await act(appointment) };
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      onFailure(error);
      isAnswered = error.status !== 0;
      return { appointment, done: false, text: givenUpError(error, translate).message };
    }
  };
  for (const appointment of appointments) {
    outcomes.push(await outcomeOf(appointment));
    progress([...outcomes]);
  }
  return outcomes;
}
