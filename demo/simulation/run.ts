import type { Counter, Staff } from '#generated/shapes.ts';
import { type Api, apiAt } from '../api.ts';
import { deviceAt, panelsOf } from '../panels.ts';
import { checkInPatients, takeNumbers } from './arrivals.ts';
import { chanceFrom } from './chance.ts';
import { type ClinicClock, startClock } from './clock.ts';
import { clinicPace, counterPace, workAt } from './counter.ts';
import { type Counted, startLog } from './day-log.ts';
import type { SimulationOptions } from './options.ts';
import { outlastRestarts } from './outlast.ts';
import { pushAppointments } from './push-appointments.ts';

/**
 * Lets a clinic day happen on a running server: appointments, check-ins, calls, recalls, no-shows, breaks, visitors.
 * @param print gets one line for each thing that happens
 * @param onStart gets the clock, so that the caller can end the day early
 * @returns how often each thing happened
 */
export async function simulate(
  options: SimulationOptions,
  print: (line: string) => void,
  onStart: (clock: ClinicClock) => void = () => undefined,
): Promise<Readonly<Record<Counted, number>>> {
  const api = await administrator(options);
  const panels = await panelsOf(api);
  const crew = await signInStaff(api, options);
  const appointments = await pushAppointments(api, options.organisation, panels, options.patients);
  const lobby = (type: string) => panels.find((panel) => panel.type === type);
  const [clinics, counters] = [lobby('clinicsLobbyPanel'), lobby('groupLobbyPanel')];
  const kiosk = clinics && (await deviceAt(api, clinics, 'signInKiosk'));
  const machine = counters && (await deviceAt(api, counters, 'signInTicketMachine'));
  const queues = machine ? (await machine.call('getQueueSize')).data : [];

  const clock = startClock(options.speed, options.minutes);
  onStart(clock);
  const log = startLog(clock, print);
  const chance = chanceFrom(options.seed);
  const day = { clock, chance, log };
  await Promise.all([
    ...crew.map(({ counter, staff }) =>
      workAt(counter, staff, counter.variant === 'clinic' ? clinicPace : counterPace, day),
    ),
    kiosk && checkInPatients(appointments, kiosk, day),
    machine && takeNumbers(queues, machine, day),
  ]);
  print(`\n${log.summary()}`);
  return log.counts();
}

async function administrator({ url, organisation, password }: SimulationOptions): Promise<Api> {
  const nobody = apiAt(url, outlastRestarts());
  const { token } = await nobody.call('signInOrganisation', { body: { orgGid: organisation, password } });
  return nobody.as(token);
}

const everywhere = 1000;

/**
 * One person for each counter. Those who may serve only a few choose first; those who administer have passwords of
 * their own and stay at their desks.
 */
async function signInStaff(api: Api, options: SimulationOptions): Promise<{ counter: Counter; staff: Api }[]> {
  const { data } = await api.call('listStaff', { query: { limit: 100 } });
  const crew: { counter: Counter; staff: Api }[] = [];
  const choices = ({ panels = [] }: Staff) => panels.length || everywhere;
  const serving = data.filter(({ enabled, adminRole = 'none' }) => enabled !== false && adminRole === 'none');
  for (const { staffId } of serving.sort((a, b) => choices(a) - choices(b))) {
    const body = { orgGid: options.organisation, staffId, password: options.staffPassword };
    const staff = api.as((await api.call('signInStaff', { body })).token);
    const counters = (await staff.call('listCounters')).data;
    const counter = counters.find(({ panelGid }) => crew.every((member) => member.counter.panelGid !== panelGid));
    if (counter) crew.push({ counter, staff });
  }
  return crew;
}
