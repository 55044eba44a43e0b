import type { AppointmentCreate, Panel, PanelGroup } from '#generated/shapes.ts';
import type { QueueVariant, Session } from '#generated/values.ts';
import type { DemoAccess } from './access.ts';
import type { Api } from './api.ts';
import { counterGroups } from './hospital/counters.ts';
import { visitor } from './hospital/organisation.ts';
import { type Room, rooms } from './hospital/rooms.ts';
import { deviceAt } from './panels.ts';

/** The room whose doctor is late, the counter that is closed and the one that pauses: every state is to be seen. */
const lateRoom = '112';
const closedCounter = 7;
const pausedCounter = 3;
/** Nobody answers one call in so many. */
const unanswered = 4;
const takenPerCounter = 4;

/** The demo hospital as its administrator finds it, and the lobby whose kiosk or ticket machine is used. */
export interface Hospital {
  api: Api;
  access: DemoAccess;
  panels: Panel[];
  lobby: Panel;
}

/**
 * Brings the clinics to life: patients check in, nurses sign in and call the first ones.
 * @param hospital with the appointments of the present session
 */
export async function enlivenRooms(hospital: Hospital & { appointments: AppointmentCreate[] }): Promise<void> {
  const kiosk = await deviceAt(hospital.api, hospital.lobby, 'signInKiosk');
  await Promise.all(rooms.map((room, index) => enlivenRoom(hospital, kiosk, room, 2 + ((index * 3) % 7))));
}

async function enlivenRoom(
  { access, panels, appointments }: Hospital & { appointments: AppointmentCreate[] },
  kiosk: Api,
  room: Room,
  calls: number,
): Promise<void> {
  const panel = panels.find(({ roomCode }) => roomCode === room.code);
  if (!panel) return;
  for (const { patientId } of arriving(appointments.filter((one) => one.room === room.code))) {
    await kiosk.call('checkIn', { body: { identifier: patientId ?? '' } });
  }
  // The nurse of the session before may not have signed out: her counter is moved to this session by naming it.
  const session = appointments[0]?.shift;
  if (room.code !== lateRoom) await serve(access, room.nurseId, { variant: 'clinic', panel, session, calls });
}

/** Two patients of three have come, and not in the order of their numbers. */
function arriving(appointments: AppointmentCreate[]): AppointmentCreate[] {
  return appointments
    .filter(({ patientId, serialNumber }) => patientId !== visitor.patientId && serialNumber % 3 !== 0)
    .sort((a, b) => ((a.serialNumber * 7) % 5) - ((b.serialNumber * 7) % 5));
}

/** Brings the counters to life: visitors take numbers, clerks sign in and call the first ones. */
export async function enlivenCounters(hospital: Hospital & { groups: PanelGroup[] }): Promise<void> {
  const { api, access, panels, groups, lobby } = hospital;
  const machine = await deviceAt(api, lobby, 'signInTicketMachine');
  for (const { name, counters } of counterGroups) {
    const group = groups.find((one) => one.name === name);
    if (!group) continue;
    for (let taken = 0; taken < counters.length * takenPerCounter; taken += 1) {
      await machine.call('takeNumber', { query: { groupGid: group.gid } });
    }
    for (const [index, { number, clerkId }] of counters.entries()) {
      const panel = panels.find(({ gid }) => gid === group.members[index]);
      if (!panel || number === closedCounter) continue;
      const clerk = await serve(access, clerkId, { variant: 'generic', panel, calls: 2 });
      if (number !== pausedCounter) continue;
      await clerk.call('pauseCounter', { path: { variant: 'generic' }, body: { panelGid: panel.gid } });
    }
  }
}

/** Where somebody serves, which session where there are several, and how many they call. */
interface Service {
  variant: QueueVariant;
  panel: Panel;
  session?: Session | undefined;
  calls: number;
}

/** Signs a member of staff in at a counter and lets them call so many times. */
async function serve(access: DemoAccess, staffId: string, { variant, panel, session, calls }: Service): Promise<Api> {
  const staff = await access.staff(staffId);
  const request = { path: { variant }, body: { panelGid: panel.gid } };
  const { service } = await staff.call('logInCounter', {
    path: { variant },
    body: { panelGid: panel.gid, takeOver: true, ...(session && { session }) },
  });
  if (service === 'pause') await staff.call('restartCounter', request); // as it was left the day before
  for (let call = 1; call <= calls; call += 1) {
    await staff.call('callNext', request);
    if ((call + calls) % unanswered === 0 && call < calls) await staff.call('passNumber', request);
  }
  return staff;
}
