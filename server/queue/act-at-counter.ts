import type { QueueState } from '#generated/shapes.ts';
import type { QueueVariant } from '#generated/values.ts';
import type { Context, Statement } from '../database/command.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { composeQueueState } from '../views/queue-state.ts';
import { type CounterCommand, type CounterState, decideAtCounter } from './decide-counter.ts';
import { issueReserved } from './issue-reserved.ts';
import { type CounterPlace, currentQueue, ownerOf, readPlace, readSetting, type Setting, serves } from './place.ts';
import { readCounter, readTicket, readTicketByNumber } from './read-rows.ts';
import { readStaff } from './read-staff.ts';
import { openedQueue, servedQueue } from './served-queue.ts';
import { readTransferTarget } from './transfer-target.ts';
import { variants } from './variants.ts';
import { writeEvents } from './write-events.ts';

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** What a controller asks for. */
export interface CounterRequest {
  readonly organisationGid: string;
  readonly panelGid: string;
  readonly variant: QueueVariant;
  readonly staffGid: string;
  readonly action: DistributiveOmit<CounterCommand, 'staff'>;
}

/** One action of a member of staff at a counter; answers the counter's whole new state. */
export function* actAtCounter(request: CounterRequest, context: Context): Generator<Statement, QueueState, unknown> {
  const { organisationGid, action } = request;
  yield* takeLog(organisationGid, context);
  const setting = yield* readSetting(organisationGid, context.now);
  const place = yield* readPlace(organisationGid, request.panelGid);
  requireVariant(place, request.variant);
  if (!variants[place.variant].actions.has(action.kind)) throw new Refusal({ code: 'action_not_in_variant' });
  const staff = yield* readStaff(organisationGid, request.staffGid, request.panelGid);
  const state = yield* readCounterState(context, place, setting, action);
  const events = decideAtCounter(state, { ...action, staff } as CounterCommand);
  const queues = [state.queue, state.issuing, ...(state.target ? [state.target.queue] : [])];
  yield* writeEvents(context, organisationGid, queues, events);
  return yield* composeQueueState(place, setting);
}

/** Refuses a counter that is called by another family of calls, and panels that only show. */
export function requireVariant(place: CounterPlace, variant: QueueVariant): void {
  if (!serves(place)) throw new Refusal({ code: 'panel_not_serving' });
  if (place.variant !== variant) throw new Refusal({ code: 'queue_variant_mismatch' });
}

function* readCounterState(
  context: Context,
  place: CounterPlace,
  setting: Setting,
  action: CounterRequest['action'],
): Generator<Statement, CounterState, unknown> {
  const counter = yield* readCounter(place.panel.gid);
  const served = yield* servedQueue(place, setting, counter, { finishing: action.kind === 'next' });
  if (place.callingMode === 2) yield* issueReserved(context, setting, place, served);
  const queue = yield* servedQueue(place, setting, counter, { finishing: action.kind === 'next' });
  const askedNumber = 'number' in action ? action.number : undefined;
  const current = counter?.call?.ticketGid ? yield* readTicket(counter.call.ticketGid) : undefined;
  const asked = askedNumber === undefined ? undefined : yield* readTicketByNumber(queue.gid, askedNumber);
  return {
    panelGid: place.panel.gid,
    groupGid: place.group?.gid,
    panelStatus: place.panel.body.status ?? 'enable',
    callingMode: place.callingMode,
    variant: place.variant,
    maximumCalls: ownerOf(place).body.maximumCalls,
    queue,
    issuing: yield* currentQueue(place, setting),
    opening: openedQueue(place, setting, action.kind === 'logIn' ? action.session : undefined),
    counter,
    current,
    asked,
    target:
      action.kind === 'transfer' ? yield* readTransferTarget(place, setting, action, asked ?? current) : undefined,
  };
}
