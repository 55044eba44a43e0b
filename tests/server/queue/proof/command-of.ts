import type { AppointmentCreate } from '#generated/shapes.ts';
import { removeAppointments } from '#server/appointments/remove-appointments.ts';
import { saveAppointments } from '#server/appointments/save-appointments.ts';
import { updateAppointments } from '#server/appointments/update-appointments.ts';
import type { AnyCommand } from '#server/database/define-command.ts';
import { actAtCounter, type CounterRequest } from '#server/desk/act-at-counter.ts';
import { issueAtCounter } from '#server/desk/issue-at-counter.ts';
import { resetQueue, resetQueues } from '#server/desk/reset-queues.ts';
import { checkIn } from '#server/kiosk/check-in.ts';
import { runDailyReset } from '#server/scheduler/run-daily-reset.ts';
import { takeNumber, takeNumbers } from '#server/ticket-machine/take-number.ts';
import { variantOf } from './hall.ts';
import { type Booking, type Counter, type Step, urgentTag } from './step.ts';

/** A command with its argument, as it is sent to the database. */
export interface Sent {
  readonly command: AnyCommand;
  readonly argument: object;
}

/** The command that a step is, in the hall of an organisation; undefined for the clock and the network. */
export function commandOf({ who, doing, lookedAt, seen }: Step, organisationGid: string): Sent | undefined {
  const gid = (name: string) => `${organisationGid}-${name}`;
  const looked = lookedAt ? { queueOwnerGid: gid(lookedAt) } : {};
  const act = (at: Counter, staff: string, action: CounterRequest['action']): Sent => ({
    command: actAtCounter,
    argument: {
      organisationGid,
      panelGid: gid(at),
      variant: variantOf(at),
      staffGid: gid(`nurse-${staff}`),
      action: addressed(action, gid),
      ...looked,
      ...(seen !== undefined && { seen }),
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
      const chosen = doing.chosen && doing.of === 'billing' ? { counterGid: gid(doing.chosen) } : {};
      const machine = { devicePanelGid: gid('machine'), source: 'ticketMachine' };
      return {
        command: doing.kind === 'takeNumber' ? takeNumber : takeNumbers,
        argument: { organisationGid, ...machine, ...of, ...several, ...chosen },
      };
    }
    case 'issue':
    case 'addExtra': {
      const at = { panelGid: gid(who), variant: variantOf(who as Counter), staffGid: gid(`nurse-${who}`), ...looked };
      const how = { extra: doing.kind === 'addExtra', ...(doing.urgent && { priorityTag: urgentTag }) };
      return { command: issueAtCounter, argument: { organisationGid, ...at, ...how } };
    }
    case 'checkIn': {
      const choices = doing.chosen ? [{ groupGid: gid('billing'), counterGid: gid(doing.chosen) }] : [];
      const kiosk = { identifier: `P${doing.number}`, kioskPanelGid: gid('machine'), choices };
      return { command: checkIn, argument: { organisationGid, ...kiosk } };
    }
    case 'book':
      return { command: saveAppointments, argument: { organisationGid, items: appointments(doing.bookings) } };
    case 'takeBack':
      return { command: removeAppointments, argument: { organisationGid, appointmentIds: [`A${doing.number}`] } };
    // As an administrator does it by the record: through the same change of the appointment.
    case 'cancel':
    case 'restore': {
      const items = [{ appointmentId: `A${doing.number}`, canceled: doing.kind === 'cancel' }];
      return { command: updateAppointments, argument: { organisationGid, items } };
    }
    case 'resetAll':
      return { command: resetQueues, argument: { organisationGid, variant: doing.variant } };
    case 'resetOne': {
      const at = { panelGid: gid(doing.at), variant: variantOf(doing.at), ...looked };
      return { command: resetQueue, argument: { organisationGid, ...at } };
    }
    case 'closeDay':
      return { command: runDailyReset, argument: { organisationGid, businessDate: today } };
    case 'standIn':
      return act(doing.at, 'float', doing.action);
    case 'press':
      return act(doing.at, doing.at, doing.action);
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
