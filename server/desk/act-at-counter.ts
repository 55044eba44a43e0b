import { counterActions } from '#generated/counter-actions.ts';
import type { Organisation, SeenPatient } from '#generated/shapes.ts';
import type { QueueVariant } from '#generated/values.ts';
import { batchReads } from '../database/batched-reads.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { readAhead } from '../database/read-ahead.ts';
import { getOrganisation } from '../documents/organisation.ts';
import { Refusal } from '../errors/refusal.ts';
import { readLogHead, takeLog } from '../event-log/take-log.ts';
import { setAsideSent } from '../print-queue/set-aside-sent.ts';
import type { CounterCommand, StaffMember } from '../queue/counter-command.ts';
import type { CounterState } from '../queue/counter-state.ts';
import { decideAtCounter } from '../queue/decide-counter.ts';
import { issueReserved } from '../queue/issue-reserved.ts';
import { nextUp } from '../queue/next-up.ts';
import {
  type CounterPlace,
  dayOf,
  freshQueue,
  issuingQueue,
  type OrganisationDay,
  ownerOf,
  policyAt,
  readPlace,
  sessionOf,
} from '../queue/place.ts';
import { priorityTagOf } from '../queue/policy/policy.ts';
import { readHeadsByName } from '../queue/read-line.ts';
import { countCalling, latestRound, readCalledTicket, readCounter, readTicketByNumber } from '../queue/read-rows.ts';
import { readSincePress } from '../queue/read-since-press.ts';
import { readStaff } from '../queue/read-staff.ts';
import { requireVariant } from '../queue/require-variant.ts';
import type { CounterRow, TicketRow } from '../queue/rows.ts';
import { earlierQueue, openedQueue, servedQueue } from '../queue/served-queue.ts';
import { numberThere, readTransferTarget } from '../queue/transfer-target.ts';
import { readCalledPlaces } from '../queue/turn/called-places.ts';
import { isOfCall, lookedAt, queueOfCall } from '../queue/turn/meant-place.ts';
import { readNextQueue } from '../queue/turn/next-queue.ts';
import { writeEvents } from '../queue/write-events.ts';
import { todaysCall } from '../views/queue-state.ts';
import { requireNewSignIn } from './sign-in-again.ts';

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What a controller asks for. */
export interface CounterRequest {
  readonly organisationGid: string;
  readonly panelGid: string;
  readonly variant: QueueVariant;
  readonly staffGid: string;
  /** Token of the sign-in, by its hash; absent where no request made the command. */
  readonly tokenHash?: string | undefined;
  /** The queue that the controller looks at, where the counter calls from several: numbers are of this one. */
  readonly queueOwnerGid?: string | undefined;
  /** The call that the controller showed (SeenCall.json); absent where it does not say. */
  readonly seen?: number | undefined;
  /** The patient of a list as the controller showed them (SeenPatient.json); absent where it does not say. */
  readonly seenPatient?: SeenPatient | undefined;
  readonly action: DistributiveOmit<CounterCommand, 'staff'>;
}

/** Where an action stands in the organisation's log: the number of the last line that it knew or wrote. */
export interface Acted {
  readonly seq: number;
  /** The organisation's time of the action. */
  readonly at: number;
}

/**
 * Command: one action of a member of staff at a counter. It answers no more than where it stands; the counter's state
 * is read after the commit (docs/decisions/030-state-is-read-after-the-commit.md), so that the next command need not
 * wait for it.
 */
export const actAtCounter = defineCommand(
  import.meta.url,
  'actAtCounter',
  function* (request: CounterRequest, context: Context): Generator<Statement, Acted, unknown> {
    const { organisationGid, panelGid } = request;
    const [organisation, place, staff] = yield* batchReads(
      getOrganisation(organisationGid),
      readPlace(organisationGid, panelGid),
      readStaff(organisationGid, request.staffGid, panelGid),
    );
    const acting = act(request, context, organisation, place, staff);
    if (context.near) return yield* acting;
    const day = dayOf(organisationGid, organisation, context.now);
    return yield* readAhead(likelyReads(request, place, day), acting);
  },
);

/** What an action at a counter will most likely ask, if the counter is at the present session. */
function likelyReads(
  { organisationGid, panelGid, action }: CounterRequest,
  place: CounterPlace,
  day: OrganisationDay,
): Generator<Statement, unknown, unknown>[] {
  const queue = freshQueue(place, day.moment.serviceDate, sessionOf(place, day));
  const keepsList = place.callingMode > 0;
  return [
    readLogHead(organisationGid),
    readCounter(panelGid),
    latestRound(queue),
    ...(keepsList ? [readCalledTicket(panelGid)] : []),
    ...(keepsList && action.kind === 'next' ? [readHeadsByName(queue, policyAt(place, day), panelGid)] : []),
  ];
}

function* act(
  request: CounterRequest,
  context: Context,
  organisation: Organisation | undefined,
  place: CounterPlace,
  staff: StaffMember,
): Generator<Statement, Acted, unknown> {
  const { organisationGid, panelGid, action } = request;
  const [head, counter] = yield* batchReads(takeLog(organisationGid, context), readCounter(panelGid));
  const day = dayOf(organisationGid, organisation, context.now);
  requireVariant(place, request.variant);
  if (!counterActions[action.kind].variants.includes(place.variant))
    throw new Refusal({ code: 'action_not_in_variant' });
  if (action.kind === 'logIn') yield* requireNewSignIn(request);
  checkSeen(request, counter, day);
  const state = yield* readCounterState(context, place, day, counter, request);
  checkSeenPatient(request, state);
  const events = decideAtCounter(state, { ...action, staff } as CounterCommand);
  const queues = [state.queue, state.issuing, ...(state.target ? [state.target.queue] : [])];
  yield* writeEvents(context, organisationGid, queues, events);
  for (const { kind, ticketGid } of events) {
    if (kind === 'receiptTakenBack') yield* setAsideSent(organisationGid, ticketGid!, context.now);
  }
  return { seq: context.touched.get(organisationGid) ?? head.seq, at: context.now };
}

/**
 * A press means what its button said: whoever saw another call at the counter than the present one, at a second desk or
 * before the last answer came, is told so. What is done to a patient of a list does not touch the call.
 */
function checkSeen({ seen, action }: CounterRequest, counter: CounterRow | undefined, day: OrganisationDay): void {
  if (seen === undefined || (isOfList(action) && action.kind !== 'number')) return;
  if (seen !== (todaysCall(counter, day.moment.serviceDate)?.seq ?? 0)) throw new Refusal({ code: 'counter_changed' });
}

/**
 * The same of a patient of a list: one who was called, completed or sent away meanwhile, or whose number is somebody
 * else's since a reset, is not treated as what the list still showed. Nor does a press that was made before another desk
 * changed the class, and came late, change it back.
 */
function checkSeenPatient({ seenPatient }: CounterRequest, { asked, priorityTags }: CounterState): void {
  if (!seenPatient || !asked) return;
  const { gid, status, priorityTag } = seenPatient;
  const present = priorityTagOf({ priorityTags }, asked.priority) ?? '';
  if (asked.gid !== gid || asked.status !== status || (priorityTag ?? present) !== present)
    throw new Refusal({ code: 'patient_changed' });
}

function isOfList(action: CounterRequest['action']): boolean {
  return 'number' in action && action.number !== undefined;
}

function* readCounterState(
  context: Context,
  place: CounterPlace,
  day: OrganisationDay,
  counter: CounterRow | undefined,
  { action, queueOwnerGid }: CounterRequest,
): Generator<Statement, CounterState, unknown> {
  const queues = yield* readCalledPlaces(place);
  const looked = lookedAt(queues, queueOwnerGid);
  const inHand = queueOfCall(queues, counter?.call ?? null);
  const { from, inARow } =
    action.kind === 'next'
      ? yield* readNextQueue(context, queues, day, counter, place.panel.gid)
      : { from: isOfCall(action) ? inHand : looked, inARow: undefined };
  const [queue, current] = yield* batchReads(
    servedQueue(from, day, counter, { finishing: action.kind === 'next' }),
    ticketInHand(counter),
  );
  if (from.callingMode === 2) yield* issueReserved(context, day, from, queue);
  const policy = policyAt(from, day);
  const calls = action.kind === 'next' && from.callingMode > 0;
  const askedNumber = 'number' in action ? action.number : undefined;
  const session = action.kind === 'back' ? action.session : undefined;
  const among = session ? yield* earlierQueue(from, queue, session) : queue;
  const asked = askedNumber === undefined ? undefined : yield* readTicketByNumber(among.gid, askedNumber);
  return {
    panelGid: place.panel.gid,
    groupGid: place.group?.gid,
    panelStatus: place.panel.body.status ?? 'enable',
    callingMode: from.callingMode,
    variant: place.variant,
    maximumCalls: ownerOf(from).body.maximumCalls,
    now: day.now,
    policy,
    nextCompletes: policyAt(inHand, day).nextCompletes,
    inARow,
    priorityTags: day.organisation.priorityTags,
    calledElsewhere: policy.roomCap > 0 ? yield* countCalling(queue.gid, place.panel.gid) : undefined,
    queue,
    issuing: yield* issuingQueue(from, day, queue),
    opening: openedQueue(place, day, action.kind === 'logIn' ? action.session : undefined),
    counter,
    current,
    press: action.kind === 'undo' ? yield* readSincePress(day.organisationGid, place.panel.gid, day.now) : undefined,
    next: calls ? yield* nextUp(queue, policy, place.panel.gid, day.now) : undefined,
    asked,
    ...(among !== queue && asked && { later: { queue, number: yield* numberThere(from, queue, asked) } }),
    target: action.kind === 'transfer' ? yield* readTransferTarget(place, day, action, asked ?? current) : undefined,
  };
}

function* ticketInHand(counter: CounterRow | undefined): Generator<Statement, TicketRow | undefined, unknown> {
  return counter?.call?.ticketGid ? yield* readCalledTicket(counter.panelGid) : undefined;
}
