import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LaunchConfiguration } from '#generated/shapes.ts';
import type { ScreenRotation } from '#generated/values.ts';
import type { KeptFile } from '../kept-file.ts';
import type { Log } from '../log.ts';
import {
  type Command,
  networkWays,
  outputIn,
  rotationWays,
  volumeIn,
  volumeQuestions,
  volumeWays,
  type Ways,
} from './commands.ts';

const run = promisify(execFile);
const commandMs = 30_000;

/** The settings that the system itself has to be told. */
export interface MachineSettings {
  /** Tells the system what it was not told before. What it refuses is in the log, and asked for again when it changes. */
  apply(configuration: LaunchConfiguration): Promise<void>;
  restartNetwork(name: string): Promise<void>;
}

/** How a machine was before its launcher changed it. */
export interface FormerMachine {
  readonly volume?: number | undefined;
}

/** @param former outlives the launcher: after a restart it would take for the machine's own what it set itself */
export function machineSettings(platform: NodeJS.Platform, log: Log, former: KeptFile<FormerMachine>): MachineSettings {
  let rotation: ScreenRotation | undefined;
  let volume: number | undefined;

  /** True if one of them worked. */
  async function tryWays(what: string, ways: Ways): Promise<boolean> {
    const faults: string[] = [];
    for (const command of ways) {
      try {
        await execute(command);
        log(`machine: ${what}, by ${command.program}`);
        return true;
      } catch (error) {
        faults.push(`${command.program}: ${firstLine(error)}`);
      }
    }
    log(`machine: not ${what} (${faults.join('; ') || 'no screen is known'})`);
    return false;
  }

  function keepFormer(value: FormerMachine): void {
    try {
      former.write(value);
    } catch (error) {
      // A full disk does not keep the screen from starting.
      log(`machine: how it was before is not kept: ${firstLine(error)}`);
    }
  }

  async function setVolume(wanted: number): Promise<void> {
    if (volume === undefined && former.read().volume === undefined) {
      const found = await firstAnswer(volumeQuestions(platform), volumeIn);
      if (found !== undefined) keepFormer({ volume: found });
    }
    volume = wanted;
    await tryWays(`as loud as ${wanted}`, volumeWays(platform, wanted));
  }

  /** Without a setting the machine is as loud as it was before there was one. */
  async function restoreVolume(): Promise<void> {
    const { volume: before } = former.read();
    volume = undefined;
    if (before === undefined) return;
    if (await tryWays(`as loud as before, ${before}`, volumeWays(platform, before))) keepFormer({});
  }

  return {
    async apply({ screen, sound }) {
      // What was turned here stands upright once nothing says how; how a machine was set up itself is left alone.
      const wanted = screen?.rotation ?? (rotation && 'normal');
      if (wanted !== rotation && wanted) {
        rotation = wanted;
        const output = platform === 'win32' ? undefined : await firstAnswer(outputQuestions, outputIn);
        await tryWays(`turned ${wanted}`, rotationWays(platform, wanted, output));
      }
      if (sound?.volume === undefined) await restoreVolume();
      else if (sound.volume !== volume) await setVolume(sound.volume);
    },
    restartNetwork: async (name) => {
      await tryWays(`network interface ${name} started anew`, networkWays(platform, name));
    },
  };
}

const outputQuestions: Ways = [
  { program: 'xrandr', args: [] },
  { program: 'wlr-randr', args: [] },
];

/** What the first of the programs answers in whose answer it can be read. */
async function firstAnswer<A>(questions: Ways, read: (answer: string) => A | undefined): Promise<A | undefined> {
  for (const question of questions) {
    try {
      const found = read(await execute(question));
      if (found !== undefined) return found;
    } catch {
      // The next one is asked.
    }
  }
  return undefined;
}

async function execute({ program, args, environment }: Command): Promise<string> {
  const env = { ...process.env, ...environment };
  const { stdout } = await run(program, [...args], { env, timeout: commandMs, windowsHide: true });
  return stdout;
}

function firstLine(error: unknown): string {
  return String((error as { stderr?: string }).stderr || (error as Error).message).split('\n')[0] ?? '';
}
