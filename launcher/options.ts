import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { DevicePurpose } from '#generated/values.ts';

/** What a machine is for: a device that is paired, or a desk at which staff sign in. */
export type LauncherKind = DevicePurpose | 'controller';

/** What is said on the machine itself. Only here, never by the server, a browser and its switches are chosen. */
export interface Options {
  /** Address of the server, without a path. */
  readonly server: string;
  readonly kind: LauncherKind;
  /** Where the launcher keeps what it knows, its releases, its log and the browser's profile. */
  readonly folder: string;
  /** The browser's program; undefined looks for one. */
  readonly browser: string | undefined;
  /** More switches of the browser. */
  readonly browserSwitches: readonly string[];
  /** How often it looks whether the browser is alive. */
  readonly beatSeconds: number;
  /** How long the browser may be silent. */
  readonly patienceSeconds: number;
  /** How often it reports; undefined leaves it to its settings. */
  readonly reportSeconds: number | undefined;
  /** How long a new release may take until its first report. */
  readonly trialSeconds: number;
}

const kinds: readonly string[] = ['panel', 'kiosk', 'ticketMachine', 'controller'] satisfies LauncherKind[];

/**
 * Reads the options of the command line, and over them none: a file named by --options holds what is not said there.
 * @throws Error that says which option is missing or wrong
 */
export function readOptions(args: readonly string[], environment: NodeJS.ProcessEnv): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      options: { type: 'string' },
      server: { type: 'string' },
      kind: { type: 'string' },
      folder: { type: 'string' },
      browser: { type: 'string' },
      'browser-switch': { type: 'string', multiple: true },
      'beat-seconds': { type: 'string' },
      'patience-seconds': { type: 'string' },
      'report-seconds': { type: 'string' },
      'trial-seconds': { type: 'string' },
    },
  });
  const file = fileOf(values.options);
  const said = { ...file, ...values };
  const server = serverOf(said.server);
  const kind = String(said.kind ?? 'panel');
  if (!kinds.includes(kind)) throw new Error(`--kind is one of ${kinds.join(', ')}, not "${kind}"`);
  const seconds = (name: keyof typeof said, usual: number) => {
    const value = Number(said[name] ?? usual);
    if (!(value > 0)) throw new Error(`--${name} is a number of seconds, not "${said[name]}"`);
    return value;
  };
  return {
    server,
    kind: kind as LauncherKind,
    folder: String(said.folder ?? usualFolder(environment)),
    browser: said.browser === undefined ? undefined : String(said.browser),
    browserSwitches: [said['browser-switch'] ?? []].flat().map(String),
    beatSeconds: seconds('beat-seconds', 5),
    patienceSeconds: seconds('patience-seconds', 20),
    reportSeconds: said['report-seconds'] === undefined ? undefined : seconds('report-seconds', 60),
    trialSeconds: seconds('trial-seconds', 60),
  };
}

type Said = Partial<Record<string, string | string[]>>;

function fileOf(path: string | undefined): Said {
  if (path === undefined) return {};
  // Editors on Windows begin a file with a mark of its encoding.
  const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is no JSON: ${(error as Error).message}`);
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error(`${path} holds no options`);
  return value as Said;
}

function serverOf(value: unknown): string {
  if (typeof value !== 'string')
    throw new Error('--server is missing: the address of the server, such as https://calls.example');
  if (!URL.canParse(value)) throw new Error(`--server is an address such as https://calls.example, not "${value}"`);
  const { protocol, origin } = new URL(value);
  if (!/^https?:$/.test(protocol)) throw new Error(`--server begins with https:// or http://, not "${value}"`);
  return origin;
}

function usualFolder({ STATE_DIRECTORY, LOCALAPPDATA }: NodeJS.ProcessEnv): string {
  if (STATE_DIRECTORY) return STATE_DIRECTORY;
  return LOCALAPPDATA ? join(LOCALAPPDATA, 'Callboard') : join(homedir(), '.local', 'state', 'callboard-launcher');
}
