import { CallFailure } from '#client/http/call-failure.ts';
import type { AppointmentCreate, Panel, PanelGroup, PanelView } from '#generated/shapes.ts';
import type { PatientListState, Session } from '#generated/values.ts';
import { byPasswords, type DemoAccess, type DemoPasswords, knownPasswords } from './access.ts';
import { type Api, apiAt } from './api.ts';
import { appointmentPrefix, appointmentsOf } from './appointments.ts';
import { buildHospital } from './build-hospital.ts';
import { keepRecords } from './daily-records.ts';
import { furnishHospital } from './furnish-hospital.ts';
import { counterGroups } from './hospital/counters.ts';
import { proxyLaunches, versions } from './hospital/devices.ts';
import { organisation, visitor } from './hospital/organisation.ts';
import { headNurse, rooms } from './hospital/rooms.ts';
import { fetchFrom, type InProcessServer } from './in-process.ts';
import { type Hospital, livenCounters, livenRooms } from './liven.ts';
import { panelsOf } from './panels.ts';
import { pastDays } from './past/past-days.ts';
import { type Press, playOut } from './play-out.ts';
import { planRoster } from './roster.ts';
import { hangScreens } from './screens.ts';
import type { SeedTools } from './seed-tools.ts';
import { sinceOpening } from './since-opening.ts';

/** What to tell the person who starts the server for the first time. */
export interface DemoSignIns {
  organisationGid: string;
  organisationPassword: string;
  staffIds: string[];
  staffPassword: string;
  /** An identity number to check in with at the kiosk. */
  patientId: string;
}

/**
 * Builds the demo hospital in an empty database, through the product's own API and without a network.
 * Today's sessions all have appointments, and the present one has been under way for up to two hours.
 * @param systemToken of the system-advance kind; it is signed out at the end
 * @param tools what the server does for its seed; without them all happens at once, and there is no day before this one
 */
export async function seedDemo(
  server: InProcessServer,
  systemToken: string,
  passwords: DemoPasswords = knownPasswords,
  tools?: SeedTools,
): Promise<DemoSignIns> {
  const since = tools ? sinceOpening(tools.now()) : 0;
  tools?.setBack(since);
  const nobody = apiAt('http://localhost', fetchFrom(server));
  const system = nobody.as(systemToken);
  const body = { ...organisation, password: passwords.organisation };
  const { agencyKey } = await system.call('createOrganisation', { body });
  const access = byPasswords(nobody, passwords);
  const api = await access.administrator();
  await Promise.all([buildHospital(api, passwords), furnishProvider(system)]);
  const panels = await panelsOf(api);
  const departmentOf = await furnishHospital(api, panels);
  const today = await todayOf(api, panels);
  await planRoster(api, departmentOf, today);
  const groups = await groupsOf(api);
  await playOut(await comingPresses({ api, access, panels, groups, since }, agencyKey), tools?.setBack);
  tools?.setBack(0);
  const { data: staff } = await api.call('listStaff', { query: { limit: 100 } });
  await Promise.all([keepRecords(api, panels), tools?.keepPast(pastDays(today, { panels, groups, staff }), today)]);
  await (await hangScreens(api, panels))();
  await Promise.all([system.call('signOut'), api.call('signOut')]);
  return {
    organisationGid: organisation.gid,
    organisationPassword: passwords.organisation,
    staffIds: [headNurse.staffId, ...rooms.map(({ nurseId }) => nurseId), ...counterGroups.flatMap(clerkIds)],
    staffPassword: passwords.staff,
    patientId: visitor.patientId,
  };
}

/**
 * The provider's own pages: what it releases, and the machines whose launchers it sets up. They belong to no
 * organisation: a start that was cut short leaves them, so only what is missing is made.
 */
async function furnishProvider(system: Api): Promise<void> {
  const [released, launched] = await Promise.all([
    system.call('listSoftwareVersion', { query: { limit: 100 } }),
    system.call('listProxyLaunch', { query: { limit: 100 } }),
  ]);
  const isReleased = (number: string) => released.data.some(({ versionNumber }) => versionNumber === number);
  const isLaunched = (address: string) => launched.data.some(({ macAddress }) => macAddress === address);
  await Promise.all([
    ...versions
      .filter(({ versionNumber }) => !isReleased(versionNumber))
      .map((body) => system.call('createSoftwareVersion', { body })),
    ...proxyLaunches
      .filter(({ macAddress }) => !isLaunched(macAddress))
      .map((body) => system.call('createProxyLaunch', { body })),
  ]);
}

async function todayOf(api: Api, panels: readonly Panel[]): Promise<string> {
  return (await viewOf(api, panels[0] as Panel)).serviceDate;
}

/**
 * Gives the demo hospital today's appointments and a session under way, where it has none yet: for every later start,
 * and for a server that runs for days. Does nothing when there is no demo hospital or its password was changed.
 * @returns whether it is still the demo's: who asks again would only be a stranger who guesses
 */
export async function refreshDemoDay(
  server: InProcessServer,
  access: DemoAccess = byPasswords(apiAt('http://localhost', fetchFrom(server)), knownPasswords),
): Promise<boolean> {
  const api = await access.administrator().catch((error) => {
    if (error instanceof CallFailure && error.status === 400) return undefined;
    throw error;
  });
  if (!api) return false;
  const [panels, groups] = await Promise.all([panelsOf(api), groupsOf(api)]);
  await playOut(await comingPresses({ api, access, panels, groups, since: 0 }));
  await api.call('signOut');
  return true;
}

/**
 * The screens of the demo hospital, as long as it is the demo's.
 * @returns what lets them report; undefined where there is no demo hospital
 */
export async function demoScreens(
  server: InProcessServer,
  access: DemoAccess = byPasswords(apiAt('http://localhost', fetchFrom(server)), knownPasswords),
): Promise<(() => Promise<void>) | undefined> {
  const api = await access.administrator().catch(() => undefined);
  if (!api) return undefined;
  const report = await hangScreens(api, await panelsOf(api));
  await api.call('signOut');
  return report;
}

/** What is still to happen today; what somebody has taken out of the demo hospital, which they may, is left out. */
async function comingPresses(hospital: Omit<Hospital, 'lobby'>, agencyKey?: string): Promise<Press[]> {
  const lobby = (type: string) => hospital.panels.find((panel) => panel.type === type);
  const [clinics, counters] = [lobby('clinicsLobbyPanel'), lobby('groupLobbyPanel')];
  const presses = await Promise.all([
    clinics ? pressesInRooms({ ...hospital, lobby: clinics }, agencyKey) : [],
    counters ? pressesAtCounters({ ...hospital, lobby: counters }) : [],
  ]);
  return presses.flat();
}

async function pressesInRooms(hospital: Hospital, agencyKey?: string): Promise<Press[]> {
  const { api, lobby } = hospital;
  const { serviceDate, session } = await viewOf(api, lobby);
  const today = appointmentsOf(serviceDate);
  const count = (filter: AppointmentFilter = {}) => countAppointments(api, serviceDate, filter);
  if ((await count()) === 0) await pushAppointments(api, today, agencyKey);
  const appointments = today.filter(({ shift }) => shift === session);
  const isFresh = (await count({ shift: session, patientState: 'notCheckedIn' })) === appointments.length;
  return isFresh ? livenRooms({ ...hospital, appointments }) : [];
}

async function pressesAtCounters(hospital: Hospital): Promise<Press[]> {
  const { groups } = await viewOf(hospital.api, hospital.lobby);
  const isFresh = groups.every(({ counters }) => counters.every(({ current }) => current === ''));
  return isFresh ? livenCounters(hospital) : [];
}

async function groupsOf(api: Api): Promise<PanelGroup[]> {
  return (await api.call('listPanelGroup', { query: { limit: 100 } })).data;
}

function viewOf(api: Api, { gid }: Panel): Promise<PanelView> {
  return api.call('getPanelView', { query: { panelGid: gid } });
}

type AppointmentFilter = { shift?: Session; patientState?: PatientListState };

async function countAppointments(api: Api, date: string, filter: AppointmentFilter): Promise<number> {
  const query = { search: appointmentPrefix(date), limit: 1, ...filter };
  return (await api.call('listAppointment', { query })).paging.count;
}

async function pushAppointments(api: Api, appointments: AppointmentCreate[], agencyKey?: string): Promise<void> {
  const apiKey = agencyKey ?? (await api.call('rotateAgencyKey')).agencyKey;
  const { token } = await api.call('createClinicsApiToken', { body: { orgGid: organisation.gid, apiKey } });
  await api.as(token).call('createClinicsAppointments', { body: { appointments } });
}

function clerkIds({ counters }: (typeof counterGroups)[number]): string[] {
  return counters.map(({ clerkId }) => clerkId);
}
