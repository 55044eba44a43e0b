import type { TicketSlip, TicketSlipList } from '#generated/shapes.ts';
import type { Locale, TicketSource } from '#generated/values.ts';
import type { Context, Statement } from '../database/command.ts';
import { defineCommand } from '../database/define-command.ts';
import { composeSlip } from '../desk/compose-slip.ts';
import { type DrawnQueue, issues, queuesBehind, readDeviceScope } from '../desk/device-scope.ts';
import { stopOf } from '../desk/device-stop.ts';
import { offeredCounters, requireOffered } from '../desk/offered-counters.ts';
import { Refusal } from '../errors/refusal.ts';
import { takeLog } from '../event-log/take-log.ts';
import { enqueueSlip } from '../print-queue/enqueue-slip.ts';
import { canceledClinic } from '../queue/canceled-clinic.ts';
import { issueTicket } from '../queue/issue-ticket.ts';
import { currentQueue, policyAt, readDay } from '../queue/place.ts';
import { chosenPriority } from '../queue/policy/policy.ts';

export interface TakeNumberArgument {
  readonly organisationGid: string;
  /** The panel whose ticket machine or kiosk this is. */
  readonly devicePanelGid: string;
  readonly source: Extract<TicketSource, 'ticketMachine' | 'kiosk'>;
  /** The queue asked for; may be left out where the device has only one. */
  readonly panelGid?: string | undefined;
  readonly groupGid?: string | undefined;
  /** The class of priority that was chosen, where the queue lets its patients choose. */
  readonly priorityTag?: string | undefined;
  /** The counter of the common queue that was chosen, where the queue lets its patients choose. */
  readonly counterGid?: string | undefined;
  /** Of this server, as the device writes it: where the code on the slip leads. */
  readonly origin?: string | undefined;
  /** In which the machine is read, and its slip. */
  readonly language?: Locale | undefined;
}

/** Command: issues the next number of a queue to whoever stands at the machine. */
export const takeNumber = defineCommand(
  import.meta.url,
  'takeNumber',
  function* (argument: TakeNumberArgument, context: Context): Generator<Statement, TicketSlip, unknown> {
    return yield* issueSlip(argument, context);
  },
);

/** Command: issues several numbers of a queue that follow one another, all or none: for people who come together. */
export const takeNumbers = defineCommand(
  import.meta.url,
  'takeNumbers',
  function* (
    { count, ...argument }: TakeNumberArgument & { readonly count: number },
    context: Context,
  ): Generator<Statement, TicketSlipList, unknown> {
    const data: TicketSlip[] = [];
    while (data.length < count) data.push(yield* issueSlip(argument, context));
    return { data };
  },
);

function* issueSlip(argument: TakeNumberArgument, context: Context): Generator<Statement, TicketSlip, unknown> {
  const { organisationGid, devicePanelGid, source, panelGid, groupGid, priorityTag, counterGid } = argument;
  const { origin, language } = argument;
  yield* takeLog(organisationGid, context);
  const day = yield* readDay(organisationGid, context.now);
  const scope = yield* readDeviceScope(organisationGid, devicePanelGid);
  const { places, all } = scope;
  const drawn = choose(queuesBehind(places), panelGid, groupGid);
  const { stopped, reason } = stopOf(scope);
  if (reason === 'panelPaused') throw new Refusal({ code: 'issuing_paused' });
  if (stopped || !issues(drawn, all)) throw new Refusal({ code: 'issuing_not_possible' });
  const { place } = drawn;
  const queue = yield* currentQueue(place, day);
  if (queue.issuing === 'paused') throw new Refusal({ code: 'issuing_paused' });
  if ((yield* canceledClinic(place, queue, day)) !== undefined) throw new Refusal({ code: 'clinic_canceled' });
  if (priorityTag !== undefined && !policyAt(place, day).priorityAtMachine) {
    throw new Refusal({ code: 'priority_not_offered', field: 'priorityTag' });
  }
  const priority = chosenPriority(day.organisation, priorityTag);
  if (counterGid) requireOffered(yield* offeredCounters(place, all, day, queue), counterGid);
  const how = { source, priority, chosenCounterGid: counterGid };
  const ticket = yield* issueTicket(context, organisationGid, place, queue, how);
  const slip = yield* composeSlip(day, drawn, all, queue, ticket);
  yield* enqueueSlip(context, day, { panelGid: devicePanelGid, source, origin, language }, slip, queue);
  return slip;
}

function choose(queues: readonly DrawnQueue[], panelGid?: string, groupGid?: string): DrawnQueue {
  const asked = queues.filter(({ place, group }) => {
    if (groupGid) return group?.gid === groupGid;
    return !panelGid || (group === undefined && place.panel.gid === panelGid);
  });
  const [only, ...others] = asked;
  if (!only && groupGid) throw new Refusal({ code: 'panel_group_not_found', field: 'groupGid' });
  if (!only) throw new Refusal({ code: 'not_found', field: 'panelGid' });
  if (others.length > 0) throw new Refusal({ code: 'field_required', field: 'groupGid' });
  return only;
}
