import { parseArgs } from 'node:util';
import { organisation, staffPassword } from '../hospital/organisation.ts';

export interface SimulationOptions {
  url: string;
  organisation: string;
  password: string;
  staffPassword: string;
  /** Clinic minutes that pass in one real minute. */
  speed: number;
  /** Clinic minutes that the simulation lasts. */
  minutes: number;
  /** Patients whose appointments are pushed for each room. */
  patients: number;
  /** The same seed gives the same arrivals and consultations. */
  seed: number;
}

export const usage = `npm run simulate -- [options]     a clinic day on a running server, through its public API

  --url URL              where the server is (${'http://127.0.0.1:8080'})
  --organisation ID      organisation id (${organisation.gid})
  --password TEXT        its administrator's password (the demo hospital's)
  --staff-password TEXT  password of its staff (the demo hospital's)
  --speed N              clinic minutes in a real minute, 1 to 600 (60)
  --minutes N            clinic minutes to run, 1 to 720 (180)
  --patients N           appointments to push for each room, 0 to 60 (12)
  --seed N               another day with another number (1)
  --help                 this text

Each flag is also read from the environment: SIMULATE_URL, SIMULATE_SPEED and so on.`;

/**
 * Options from flags, else from the environment, else the demo hospital's.
 * @returns undefined when help was asked for
 * @throws Error that names the flag and what it takes
 */
export function readOptions(args: string[], environment: NodeJS.ProcessEnv): SimulationOptions | undefined {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args,
    options: {
      url: text,
      organisation: text,
      password: text,
      'staff-password': text,
      speed: text,
      minutes: text,
      patients: text,
      seed: text,
      help: { type: 'boolean' },
    },
  });
  if (values.help) return undefined;
  const given = (flag: Exclude<keyof typeof values, 'help'>, otherwise: string): string =>
    values[flag] ?? environment[`SIMULATE_${flag.replace('-', '_').toUpperCase()}`] ?? otherwise;
  return {
    url: address(given('url', 'http://127.0.0.1:8080')),
    organisation: given('organisation', organisation.gid),
    password: given('password', organisation.password),
    staffPassword: given('staff-password', staffPassword),
    speed: within('speed', given('speed', '60'), 1, 600),
    minutes: within('minutes', given('minutes', '180'), 1, 720),
    patients: within('patients', given('patients', '12'), 0, 60),
    seed: within('seed', given('seed', '1'), 0, 1_000_000),
  };
}

function address(text: string): string {
  const url = URL.parse(text);
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new Error(`--url must be an http or https address, not "${text}".`);
  }
  return url.origin;
}

function within(flag: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (text.trim() === '' || !Number.isFinite(number) || number < least || number > most) {
    throw new Error(`--${flag} must be a number from ${least} to ${most}, not "${text}".`);
  }
  return number;
}
