import type { Statement } from '../database/command.ts';
import { secondNameRead } from './location-of.ts';
import type { CounterPlace } from './place.ts';

/** What a queue is called: the name of its group, or of its room as patients look for it. */
export function queueNameOf({ group, panel }: Pick<CounterPlace, 'group' | 'panel'>): string {
  return group ? group.body.name : panel.body.counterName || panel.body.name;
}

/** Yields that name, and the alternative one for those who do not read it. */
export function* queueNamesRead(
  place: CounterPlace,
): Generator<Statement, { queueName: string; queueSecondName?: string }, unknown> {
  const { group, panel } = place;
  const queueSecondName = group ? group.body.secondName : yield* secondNameRead(panel);
  return { queueName: queueNameOf(place), ...(queueSecondName && { queueSecondName }) };
}
