import type { AppointmentCreate, Panel, PanelGroup } from '#generated/shapes.ts';
import type { Session } from '#generated/values.ts';
import type { DemoAccess } from './access.ts';
import type { Api } from './api.ts';
import { counterGroups } from './hospital/counters.ts';
import { visitor } from './hospital/organisation.ts';
import { type Room, rooms } from './hospital/rooms.ts';
import { deviceAt } from './panels.ts';
import { evenly, type Press } from './play-out.ts';

/** The room whose doctor is late, the counter that is closed and the one that pauses: every state is to be seen. */
const lateRoom = '112';
const closedCounter = 7;
const pausedCounter = 3;
/** Nobody answers one call in so many. */
const unanswered = { clinic: 4, generic: 6 };
/** How many each counter has called, and how many more numbers were taken than that. */
const calledPerCounter = 8;
const waitingPerCounter = 2;
/** What a visitor takes of the time between two calls at a counter: the rest, the next one needs to come. */
const served = 0.4;
/** How long before the present the last call was, at the first room or counter and at each after it. */
const lastCallMs = 30_000;

/** The demo hospital as its administrator finds it, and the lobby whose kiosk or ticket machine is used. */
export interface Hospital {
  api: Api;
  access: DemoAccess;
  panels: Panel[];
  groups: PanelGroup[];
  lobby: Panel;
  /** How long ago its day began, in milliseconds; 0 where all happens at once. */
  since: number;
}

/**
 * What brings the clinics to life: patients check in, nurses sign in and call the first ones.
 * @param hospital with the appointments of the present session
 */
export async function livenRooms(hospital: Hospital & { appointments: AppointmentCreate[] }): Promise<Press[]> {
  const kiosk = await deviceAt(hospital.api, hospital.lobby, 'signInKiosk');
  return (await Promise.all(rooms.map((room, index) => livenRoom(hospital, kiosk, room, index)))).flat();
}

async function livenRoom(
  { access, panels, appointments, since }: Hospital & { appointments: AppointmentCreate[] },
  kiosk: Api,
  room: Room,
  index: number,
): Promise<Press[]> {
  const calls = 2 + ((index * 3) % 7);
  const panel = panels.find(({ roomCode }) => roomCode === room.code);
  if (!panel) return [];
  const patients = arriving(appointments.filter((one) => one.room === room.code));
  const times = evenly(patients.length, since, since * 0.04);
  const arrivals = patients.map(({ patientId }, place) => ({
    before: times[place] as number,
    by: `patients of ${room.code}`,
    comes: true,
    act: () => kiosk.call('checkIn', { body: { identifier: patientId ?? '' } }),
  }));
  if (room.code === lateRoom) return arrivals;
  // The nurse of the session before may not have signed out: her counter is moved to this session by naming it.
  const session = appointments[0]?.shift;
  const nurse = await access.staff(room.nurseId);
  // The doctor begins when several have come, and each room at its own minute.
  const begins = since * (0.7 + 0.02 * (calls % 5));
  const callTimes = evenly(calls, begins, Math.min(begins / 2, lastCallMs * (index + 1)));
  return [...arrivals, ...service(nurse, { by: room.nurseId, variant: 'clinic', panel, session, times: callTimes })];
}

/** Two patients of three have come, and not in the order of their numbers. */
function arriving(appointments: AppointmentCreate[]): AppointmentCreate[] {
  return appointments
    .filter(({ patientId, serialNumber }) => patientId !== visitor.patientId && serialNumber % 3 !== 0)
    .sort((a, b) => ((a.serialNumber * 7) % 5) - ((b.serialNumber * 7) % 5));
}

/** What brings the counters to life: visitors take numbers, clerks sign in and call the first ones. */
export async function livenCounters(hospital: Hospital): Promise<Press[]> {
  const { api, lobby, groups } = hospital;
  const machine = await deviceAt(api, lobby, 'signInTicketMachine');
  const presses = counterGroups.map(async (counterGroup) => {
    const group = groups.find((one) => one.name === counterGroup.name);
    return group ? livenGroup(hospital, machine, counterGroup, group) : [];
  });
  return (await Promise.all(presses)).flat();
}

async function livenGroup(
  { access, panels, since }: Hospital,
  machine: Api,
  { counters }: (typeof counterGroups)[number],
  group: PanelGroup,
): Promise<Press[]> {
  const open = counters.flatMap(({ number, clerkId }, index) => {
    const panel = panels.find(({ gid }) => gid === group.members[index]);
    return panel && number !== closedCounter ? [{ number, clerkId, panel }] : [];
  });
  const taken = open.length * (calledPerCounter + waitingPerCounter);
  const visits = evenly(taken, since, since * 0.01).map((before) => ({
    before,
    by: `visitors of ${group.name}`,
    comes: true,
    act: () => machine.call('takeNumber', { query: { groupGid: group.gid } }),
  }));
  const atCounters = open.map(async ({ number, clerkId, panel }, place) => {
    const clerk = await access.staff(clerkId);
    const gap = since / (calledPerCounter + waitingPerCounter);
    // Counters call in turn, each when more numbers have been taken than it calls.
    const first = since - gap * (1.5 + place / open.length);
    const times = evenly(calledPerCounter, first, Math.min(gap / 2, lastCallMs * (place + 1)));
    const presses = service(clerk, { by: clerkId, variant: 'generic', panel, times, completedAfter: gap * served });
    const pause = {
      before: 0,
      by: clerkId,
      act: () => clerk.call('pauseCounter', { path: { variant: 'generic' }, body: { panelGid: panel.gid } }),
    };
    return number === pausedCounter ? [...presses, pause] : presses;
  });
  return [...visits, ...(await Promise.all(atCounters)).flat()];
}

/** Where somebody serves, which session where there are several, and when they call. */
interface Service {
  by: string;
  variant: keyof typeof unanswered;
  panel: Panel;
  session?: Session | undefined;
  /** How long before the present each call was, the earliest first. */
  times: number[];
  /** How long after its call a number is completed; absent: by the next call. */
  completedAfter?: number;
}

/** A member of staff signs in at a counter and calls so many times. */
function service(staff: Api, { by, variant, panel, session, times, completedAfter }: Service): Press[] {
  const request = { path: { variant }, body: { panelGid: panel.gid } };
  const signIn = async () => {
    const { service } = await staff.call('logInCounter', {
      path: { variant },
      body: { panelGid: panel.gid, takeOver: true, ...(session && { session }) },
    });
    if (service === 'pause') await staff.call('restartCounter', request); // as it was left the day before
  };
  const calls = times.flatMap((before, index) => {
    const call = { before, by, act: () => staff.call('callNext', request) };
    const until = times[index + 1];
    if (until === undefined) return [call];
    const isPassed = (index + 1 + times.length) % unanswered[variant] === 0;
    if (isPassed) return [call, { before: (before + 3 * until) / 4, by, act: () => staff.call('passNumber', request) }];
    if (completedAfter === undefined) return [call];
    return [call, { before: before - completedAfter, by, act: () => staff.call('completeConsultation', request) }];
  });
  return [{ before: times[0] ?? 0, by, act: signIn }, ...calls];
}
