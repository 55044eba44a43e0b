import { type CounterAction, counterActions, type PatientAction, patientActions } from '#generated/counter-actions.ts';
import type { AllowedActions } from '#generated/shapes.ts';
import { transitions } from '#generated/transitions.ts';
import type { QueueStatus } from '#generated/values.ts';
import { isAtCounter } from '../queue/status-groups.ts';
import { mayMove, type Situation, whyNot, whyNotAnybody } from '../queue/why-not.ts';

/** A counter as its actions see it: each is about one of its queues. */
export interface Situations {
  /** The queue of the call at the counter. */
  readonly ofCall: Situation;
  /** The queue that is looked at. */
  readonly looked: Situation;
  /** The queue from which Next calls. */
  readonly ofNext: Situation;
  /** Whether the organisation has classes of priority: without them there is none to choose. */
  readonly hasClasses: boolean;
  /** Whether who sits there may reset all panels. */
  readonly resetsAll: boolean;
}

const ofCounter = (Object.keys(counterActions) as CounterAction[])
  .map((action) => ({ action, about: counterActions[action].about }))
  .filter(({ about }) => about.some((subject) => subject !== 'patient'));

/** What the table of moves lets be done with a patient of the lists, by status: the rules of the moment come on top. */
const movesOfPatients: readonly (readonly [QueueStatus, readonly PatientAction[]])[] = [
  ...new Set(transitions.map(({ from }) => from)),
]
  .filter((status) => !isAtCounter(status))
  .map((status) => [status, patientActions.filter((action) => mayMove(status, action))]);

/** What can be done at a counter now, by the rules by which its commands are decided (queue/why-not.ts). Pure. */
export function allowedActions({ ofCall, looked, ofNext, hasClasses, resetsAll }: Situations): AllowedActions {
  const situationOf = (action: CounterAction, about: readonly string[]) =>
    action === 'next' ? ofNext : about.includes('call') ? ofCall : looked;
  const possible = patientActions.filter(
    (action) => (action !== 'priority' || hasClasses) && whyNotAnybody(looked, action) === undefined,
  );
  const patients = movesOfPatients
    .map(([status, moves]) => [status, moves.filter((action) => possible.includes(action))] as const)
    .filter(([, actions]) => actions.length > 0);
  return {
    counter: ofCounter
      .filter(({ action }) => action !== 'resetAll' || resetsAll)
      .filter(({ action, about }) => whyNot(situationOf(action, about), action) === undefined)
      .map(({ action }) => action),
    patients: Object.fromEntries(patients) as AllowedActions['patients'],
    // They come over into the line of the session that is served; whatever else needs a number of its queue.
    passedEarlier: possible.includes('back') && mayMove('passed', 'back') ? ['back'] : [],
  };
}
