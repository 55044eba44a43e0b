import type { AppointmentCreate } from '#generated/shapes.ts';
import type { CommandName } from '#server/commands.ts';
import type { CounterRequest } from '#server/queue/act-at-counter.ts';
import { variantOf } from './hall.ts';
import { type Booking, type Counter, type Step, urgentTag } from './step.ts';

/** A command with its argument, as it is sent to the database. */
export interface Sent {
  readonly name: CommandName;
  readonly argument: object;
}

/** The command that a step is, in the hall of an organisation; undefined for the clock and the network. */
export function commandOf({ who, doing, lookedAt }: Step, organisationGid: string): Sent | undefined {
  const gid = (name: string) => `${organisationGid}-${name}`;
  const looked = lookedAt ? { queueOwnerGid: gid(lookedAt) } : {};
  const act = (at: Counter, staff: string, action: CounterRequest['action']): Sent => ({
    name: 'actAtCounter',
    argument: {
      organisationGid,
      panelGid: gid(at),
      variant: variantOf(at),
      staffGid: gid(`nurse-${staff}`),
      action: addressed(action, gid),
      ...looked,
    },
  });
  switch (doing.kind) {
    case 'goOn':
    case 'cut':
      return undefined;
    case 'takeNumber':
    case 'takeNumbers': {
      const of = doing.of === 'billing' ? { groupGid: gid('billing') } : { panelGid: gid(doing.of) };
      const several = doing.kind === 'takeNumbers' ? { count: 3 } : {};
      const machine = { devicePanelGid: gid('machine'), source: 'ticketMachine' };
      return { name: doing.kind, argument: { organisationGid, ...machine, ...of, ...several } };
    }
    case 'issue':
    case 'addExtra': {
      const at = { panelGid: gid(who), variant: variantOf(who as Counter), staffGid: gid(`nurse-${who}`), ...looked };
      const how = { extra: doing.kind === 'addExtra', ...(doing.urgent && { priorityTag: urgentTag }) };
      return { name: 'issueAtCounter', argument: { organisationGid, ...at, ...how } };
    }
    case 'checkIn': {
      const kiosk = { identifier: `P${doing.number}`, kioskPanelGid: gid('machine') };
      return { name: 'checkIn', argument: { organisationGid, ...kiosk } };
    }
    case 'book':
      return { name: 'saveAppointments', argument: { organisationGid, items: appointments(doing.bookings) } };
    case 'takeBack':
      return { name: 'removeAppointments', argument: { organisationGid, appointmentIds: [`A${doing.number}`] } };
    case 'resetAll':
      return { name: 'resetQueues', argument: { organisationGid, variant: doing.variant } };
    case 'resetOne': {
      const at = { panelGid: gid(doing.at), variant: variantOf(doing.at), ...looked };
      return { name: 'resetQueue', argument: { organisationGid, ...at } };
    }
    case 'closeDay':
      return { name: 'runDailyReset', argument: { organisationGid, businessDate: today } };
    case 'standIn':
      return act(doing.at, 'float', doing.action);
    default:
      return act(who as Counter, who, doing);
  }
}

function addressed(action: CounterRequest['action'], gid: (name: string) => string): object {
  if (action.kind !== 'transfer') return action;
  return 'toPanelGid' in action
    ? { ...action, toPanelGid: gid(action.toPanelGid) }
    : { ...action, toGroupGid: gid(action.toGroupGid) };
}

const today = '2026-11-21';
const tomorrow = '2026-11-22';

/** Each number once: the last that is said of it. */
function appointments(bookings: readonly Booking[]): AppointmentCreate[] {
  return [...new Map(bookings.map((one) => [one.number, appointmentOf(one)])).values()];
}

function appointmentOf({ number, room, shift, tomorrow: later, slotted, urgent }: Booking): AppointmentCreate {
  return {
    appointmentId: `A${number}`,
    department: '家庭醫學科',
    room,
    inspectionDay: later ? tomorrow : today,
    shift,
    serialNumber: number,
    name: '王小明',
    patientId: `P${number}`,
    ...(slotted && { slotStartTime: '12:20', slotEndTime: '12:40' }),
    ...(urgent && { tags: [urgentTag] }),
  };
}
