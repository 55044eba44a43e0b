import { CallFailure } from '#client/http/call-failure.ts';
import type { HttpClient } from '#client/http/http-client.ts';
import { press } from '#client/http/press.ts';
import type { Counter, QueueState } from '#generated/shapes.ts';
import type { Session } from '#generated/values.ts';
import { isSamePerson } from './is-same-person.ts';

/** What came of the wish to call at a counter. `gone`: it may not be served by this person, or is no more. */
export type Opened =
  /** `again`: they were at it already, as after a reload. */
  | { as: 'open'; counter: Counter; state: QueueState; again: boolean }
  | { as: 'taken'; counter: Counter }
  | { as: 'gone' }
  | { as: 'failed'; failure: CallFailure };

/**
 * Logs in at the counter, in the present session or the one that was chosen; another who holds it keeps it unless
 * `takeOver` is asked for.
 * @param onRetry is called when an attempt was lost and another follows
 */
export async function openCounter(
  client: HttpClient,
  panelGid: string,
  takeOver: boolean,
  session?: Session,
  onRetry?: () => void,
): Promise<Opened> {
  try {
    const { data } = await press((attempt) => client.call('listCounters', undefined, attempt), { onRetry });
    const counter = data.find((candidate) => candidate.panelGid === panelGid);
    if (!counter) return { as: 'gone' };
    try {
      const input = { path: { variant: counter.variant }, body: { panelGid, takeOver, ...(session && { session }) } };
      const state = await press((attempt) => client.call('logInCounter', input, attempt), { onRetry });
      const again = counter.service !== 'unlogin' && isSamePerson(state, counter);
      return { as: 'open', counter, state, again };
    } catch (failure) {
      if (failure instanceof CallFailure && failure.has('counter_taken')) {
        // Somebody may have come since the list was read.
        const staffName = failure.contents[0]?.params?.name ?? counter.staffName;
        return {
          as: 'taken',
          counter: { ...counter, ...(staffName !== undefined && { staffName: String(staffName) }) },
        };
      }
      throw failure;
    }
  } catch (failure) {
    if (!(failure instanceof CallFailure)) throw failure;
    return { as: 'failed', failure };
  }
}
