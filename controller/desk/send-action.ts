import type { HttpClient } from '#client/http/http-client.ts';
import type { Attempt } from '#client/http/press.ts';
import { type CounterAction, counterActions } from '#generated/counter-actions.ts';
import type { QueueState, QueueVariant, SeenPatient, Ticket, TicketSlip } from '#generated/shapes.ts';
import type { LeavingPatient, PauseReason, Session } from '#generated/values.ts';

/** A patient of a list: by the number, and as the list showed them. */
export interface ListedPatient {
  number: number;
  seenPatient: SeenPatient;
}

/** Of a patient of a list, as they stand there now. */
export function listed({ number, gid, status }: Pick<Ticket, 'number' | 'gid' | 'status'>): ListedPatient {
  return { number, seenPatient: { gid, status } };
}

/** The same with the class of priority that the list shows, which a change of class goes by. */
export function listedInClass(ticket: Pick<Ticket, 'number' | 'gid' | 'status' | 'priorityTag'>): ListedPatient {
  const { number, seenPatient } = listed(ticket);
  return { number, seenPatient: { ...seenPatient, priorityTag: ticket.priorityTag ?? '' } };
}

/** The patient at the counter as the desk showed them when it was asked about them, or one of a list. */
type AtCounterOrListed = { seen?: number } | ListedPatient;

/** What is done to the patient at the counter, without a word more, or to one of a list. */
type OfEither = 'completed' | 'away' | 'examination';

/** Actions that say more than their name; the counter's log-in is no press of the desk. */
type Told =
  | { name: 'number' | 'preset'; number: number }
  | ({
      name: OfEither | 'number' | 'cancel' | 'moveToPassed' | 'backFromExamination';
    } & ListedPatient)
  /** What becomes of the patient there. */
  | { name: 'logOut'; patient?: LeavingPatient | undefined }
  /** With what patients are told of it. */
  | { name: 'pause'; reason?: PauseReason; minutes?: number }
  | ({ name: 'transfer'; toPanelGid: string } & AtCounterOrListed)
  | ({ name: 'transfer'; toGroupGid: string } & AtCounterOrListed)
  /** With a session: of somebody who was passed in an earlier one. */
  | ({ name: 'back'; session?: Session | undefined } & ListedPatient)
  | ({ name: 'priority'; priorityTag?: string } & ListedPatient)
  /** With the rounds that the preview counted (SeenRounds.json). */
  | { name: 'resetQueue' | 'resetAll'; rounds: string }
  /** Gives somebody a number, and answers which. */
  | { name: 'issue' | 'extra'; priorityTag?: string; onIssued(slip: TicketSlip): void };

/** What a member of staff does at a counter, by the table of `schemas/queue/CounterActions.json`. */
export type Action = Told | { name: Exclude<CounterAction, Exclude<Told['name'], OfEither> | 'logIn'> };
export type ActionName = Action['name'];

/** The counter of an action, the queue that is looked at where it calls from several, and whom the desk shows as called. */
export interface ActedAt {
  panelGid: string;
  queueOwnerGid?: string;
  /** The call that the desk shows (SeenCall.json). */
  seen?: number;
}

/** Sends an action; the answer is the counter's new state, but where all queues were reset or a number was given. */
export async function sendAction(
  client: HttpClient,
  variant: QueueVariant,
  at: ActedAt,
  action: Action,
  attempt: Attempt,
): Promise<QueueState | undefined> {
  const { operation, query, body } = requestOf(at, action);
  // The table names the operation, and the operation what its query and body have: codegen has seen to both.
  const sent = { path: { variant }, body: body as ActedAt, ...(query && { query }) };
  const answer = await client.call(operation as 'callNext', sent, attempt);
  if ('onIssued' in action) {
    action.onIssued(answer as unknown as TicketSlip);
    return undefined;
  }
  return body ? answer : undefined;
}

/** The operation that does an action, and its query and body, where it has them. */
export function requestOf(
  at: ActedAt,
  action: Action,
): { operation: string; query?: object; body: object | undefined } {
  const { operations, query, sets } = counterActions[action.name];
  const { name: _, onIssued: __, ...parameters } = { onIssued: undefined, ...action };
  const own = Object.keys(parameters).filter((one) => !query?.includes(one));
  const [operation, names] = Object.entries(operations).find(([, all]) => own.every((one) => all.includes(one)))!;
  const given = Object.entries({ ...at, ...sets, ...parameters }).filter(([, value]) => value !== undefined);
  const part = (wanted: readonly string[]) => Object.fromEntries(given.filter(([name]) => wanted.includes(name)));
  const body = names.length > 0 ? part(names) : undefined;
  return { operation, ...(query && { query: part(query) }), body };
}
