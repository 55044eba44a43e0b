import { counterActions } from '#generated/counter-actions.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { CounterCommand } from '../counter-command.ts';
import { type CounterPlace, ownerOf } from '../place.ts';
import { queueName } from '../queue-gid.ts';
import type { CounterCall } from '../rows.ts';

/**
 * The queue that somebody looks at, among those from which a counter calls: the one whose owner is named, else the
 * counter's own. Refuses any other (queue_not_called_here).
 */
export function lookedAt(queues: readonly CounterPlace[], queueOwnerGid: string | undefined): CounterPlace {
  const found = queueOwnerGid === undefined ? queues[0] : queues.find((place) => ownerOf(place).gid === queueOwnerGid);
  if (!found) throw new Refusal({ code: 'queue_not_called_here', field: 'queueOwnerGid' });
  return found;
}

/** The queue of a call: the counter's own also where it is one from which the counter calls no more. */
export function queueOfCall(queues: readonly CounterPlace[], call: Pick<CounterCall, 'queueGid'> | null): CounterPlace {
  const ownerGid = call && queueName(call.queueGid).ownerGid;
  return queues.find((place) => ownerOf(place).gid === ownerGid) ?? queues[0]!;
}

/** Whether an action is about the patient at the counter, whichever queue the controller looks at. */
export function isOfCall(action: { readonly kind: CounterCommand['kind']; readonly number?: number }): boolean {
  return action.number === undefined && counterActions[action.kind].about.includes('call');
}
