import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { keptFile, writeWhole } from '../kept-file.ts';

/** A release on this machine. */
export interface Program {
  readonly versionNumber: string;
  /** Of the file that was fetched: by it the server knows the release. */
  readonly sha256: string;
  /** Of the script that was in it: by it this machine knows that the script is whole. */
  readonly scriptSha256: string;
}

interface State {
  /** What runs; null is what the installation came with. */
  readonly current: Program | null;
  readonly former: Program | null;
  /** How often the current one was started before it has proved itself; undefined once it has. */
  readonly tries?: number | undefined;
  /** What was gone back from, with the time. */
  readonly refused: readonly { readonly sha256: string; readonly versionNumber: string; readonly at: number }[];
}

/** The releases of this machine: which one runs, which one ran before, which one is not to be tried. */
export interface Installed {
  state(): State;
  /** Where the script of the current release lies; undefined for what came with the installation. */
  script(): string | undefined;
  /** Whether that script is what was installed. */
  isWhole(): boolean;
  /** Puts a script beside the others and makes it the one that is tried next. */
  install(release: Pick<Program, 'versionNumber' | 'sha256'>, script: Uint8Array): void;
  noteTry(): void;
  /** What was running has proved itself; a release that it has installed meanwhile has not. */
  prove(running: Program | null): void;
  /** Goes back to the one before; what was at fault itself is not tried again for a day. */
  goBack(now: number, isAtFault: boolean): void;
  /** Goes back to what the installation came with, of which nothing is at fault. */
  leave(): void;
  /** What was gone back from within a day, the last first. */
  refused(now: number): readonly { readonly sha256: string; readonly versionNumber: string; readonly at: number }[];
}

const refusedMs = 24 * 60 * 60 * 1000;
const mostRefused = 20;

/** Reads and keeps which releases are in the launcher's folder. */
export function installedIn(folder: string): Installed {
  const file = keptFile<State>(join(folder, 'installed.json'));
  const programs = join(folder, 'programs');
  const pathOf = ({ scriptSha256 }: Program) => join(programs, `${scriptSha256}.cjs`);
  const state = (): State => ({ current: null, former: null, refused: [], ...file.read() });
  const forgetOthers = ({ current, former }: State) => {
    const kept = [current, former].flatMap((one) => (one ? [pathOf(one)] : []));
    for (const name of readdirSync(programs)) {
      if (!kept.includes(join(programs, name))) rmSync(join(programs, name), { force: true });
    }
  };
  return {
    state,
    script: () => {
      const { current } = state();
      return current ? pathOf(current) : undefined;
    },
    isWhole: () => {
      const { current } = state();
      return current === null || checksumOf(pathOf(current)) === current.scriptSha256;
    },
    install: (release, script) => {
      const current = { ...release, scriptSha256: createHash('sha256').update(script).digest('hex') };
      writeWhole(pathOf(current), script);
      const before = state();
      // One that was never proved is nothing to go back to.
      const former = before.tries === undefined ? before.current : before.former;
      const next = { current, former, tries: 0, refused: before.refused };
      file.write(next);
      forgetOthers(next);
    },
    noteTry: () => {
      const now = state();
      if (now.tries !== undefined) file.write({ ...now, tries: now.tries + 1 });
    },
    prove: (running) => {
      const { tries, ...now } = state();
      if (tries !== undefined && now.current?.scriptSha256 === running?.scriptSha256) file.write(now);
    },
    goBack: (now, isAtFault) => {
      const { current, former, refused } = state();
      if (!current) return;
      const entry = { sha256: current.sha256, versionNumber: current.versionNumber, at: now };
      file.write({
        current: former,
        former: null,
        refused: isAtFault ? [entry, ...refused].slice(0, mostRefused) : refused,
      });
    },
    leave: () => file.write({ current: null, former: null, refused: state().refused }),
    refused: (now) => state().refused.filter(({ at }) => Math.abs(now - at) < refusedMs),
  };
}

function checksumOf(path: string): string {
  try {
    return createHash('sha256').update(readFileSync(path)).digest('hex');
  } catch {
    return '';
  }
}
