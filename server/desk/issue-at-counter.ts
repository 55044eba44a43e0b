import type { TicketSlip } from '#generated/shapes.ts';
import type { QueueVariant } from '#generated/values.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { takeLog } from '../event-log/take-log.ts';
import { enqueueSlip } from '../print-queue/enqueue-slip.ts';
import { heldBy } from '../queue/decide-presence.ts';
import { issueTicket } from '../queue/issue-ticket.ts';
import { currentQueue, policyAt, readDay, readPlace, readPlaces } from '../queue/place.ts';
import { chosenPriority } from '../queue/policy/policy.ts';
import { readCounter } from '../queue/read-rows.ts';
import { readStaff } from '../queue/read-staff.ts';
import { requireVariant } from '../queue/require-variant.ts';
import { servedQueue } from '../queue/served-queue.ts';
import { readCalledPlaces } from '../queue/turn/called-places.ts';
import { lookedAt } from '../queue/turn/meant-place.ts';
import { refuse, whyNotAtCounter, whyNotAtPanel, whyNotIssue } from '../queue/why-not.ts';
import { composeSlip } from './compose-slip.ts';

/** A patient who gets a number at a counter. */
export interface IssueAtCounterArgument {
  readonly organisationGid: string;
  readonly panelGid: string;
  readonly variant: QueueVariant;
  readonly staffGid: string;
  /** Of which queue, where the counter calls from several. */
  readonly queueOwnerGid?: string | undefined;
  /** Beyond the numbers of the session that the counter serves. */
  readonly extra?: boolean | undefined;
  /** Class of priority, by its name; absent for ordinary patients. */
  readonly priorityTag?: string | undefined;
  /** Of this server, as the desk writes it: where the code on the slip leads. */
  readonly origin?: string | undefined;
}

/**
 * Command: staff who hold a counter give somebody a number of its queue, as the ticket machine would, or add them beyond
 * its numbers (docs/decisions/035-extra-patients.md). Refuses extra_limit_reached, maximum_call_limit,
 * priority_not_offered, and what its counter's actions refuse.
 */
export const issueAtCounter = defineCommand(
  import.meta.url,
  'issueAtCounter',
  function* (argument: IssueAtCounterArgument, context: Context): Generator<Statement, TicketSlip, unknown> {
    const {
      organisationGid,
      panelGid,
      queueOwnerGid,
      variant,
      staffGid,
      extra = false,
      priorityTag,
      origin,
    } = argument;
    yield* takeLog(organisationGid, context);
    const day = yield* readDay(organisationGid, context.now);
    const counterPlace = yield* readPlace(organisationGid, panelGid);
    requireVariant(counterPlace, variant);
    const counter = yield* readCounter(panelGid);
    heldBy({ counter }, yield* readStaff(organisationGid, staffGid, panelGid));
    const place = lookedAt(yield* readCalledPlaces(counterPlace), queueOwnerGid);
    const action = extra ? 'extra' : 'issue';
    refuse(whyNotAtCounter({ callingMode: place.callingMode, counter }, action));
    const { status: panelStatus = 'enable' } = counterPlace.panel.body;
    refuse(whyNotAtPanel({ variant, callingMode: place.callingMode, panelStatus }, action));
    const priority = chosenPriority(day.organisation, priorityTag);
    // An extra patient belongs to the session that the doctor is at; all others to the present one.
    const queue = extra ? yield* servedQueue(place, day, counter) : yield* currentQueue(place, day);
    if (!extra) refuse(whyNotIssue({ issuing: queue }));
    const how = extra ? ({ source: 'extra', extra: policyAt(place, day) } as const) : ({ source: 'staff' } as const);
    const ticket = yield* issueTicket(context, organisationGid, place, queue, { ...how, priority });
    const drawn = { place, group: place.group };
    const slip = yield* composeSlip(day, drawn, yield* readPlaces(organisationGid), queue, ticket);
    yield* enqueueSlip(context, day, { panelGid, source: 'desk', origin }, slip, queue);
    return slip;
  },
);
