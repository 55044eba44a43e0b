import type { Statement } from '../database/command.ts';
import { locationOf } from './location-of.ts';
import type { CounterPlace } from './place.ts';

/** What a queue is called: the name of its group, or of its room as patients look for it. */
export function queueNameOf({ group, panel }: Pick<CounterPlace, 'group' | 'panel'>): string {
  return group ? group.body.name : panel.body.counterName || panel.body.name;
}

/** Yields that name, and the alternative one for those who do not read it, unless it stands before the location. */
export function* queueNamesRead(
  place: CounterPlace,
): Generator<Statement, { queueName: string; queueSecondName?: string }, unknown> {
  const { group, panel } = place;
  const queueSecondName = group ? group.body.secondName : (yield* locationOf(panel)).counterSecondName;
  return { queueName: queueNameOf(place), ...(queueSecondName && { queueSecondName }) };
}
