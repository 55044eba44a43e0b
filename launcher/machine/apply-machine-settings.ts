import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { LaunchConfiguration } from '#generated/shapes.ts';
import type { ScreenRotation } from '#generated/values.ts';
import type { Log } from '../log.ts';
import { type Command, networkWays, outputIn, rotationWays, volumeWays, type Ways } from './commands.ts';

const run = promisify(execFile);
const commandMs = 30_000;

/** The settings that the system itself has to be told. */
export interface MachineSettings {
  /** Tells the system what it was not told before. What it refuses is in the log, and asked for again when it changes. */
  apply(configuration: LaunchConfiguration): Promise<void>;
  restartNetwork(name: string): Promise<void>;
}

export function machineSettings(platform: NodeJS.Platform, log: Log): MachineSettings {
  let rotation: ScreenRotation | undefined;
  let volume: number | undefined;

  async function tryWays(what: string, ways: Ways): Promise<void> {
    const faults: string[] = [];
    for (const command of ways) {
      try {
        await execute(command);
        return log(`machine: ${what}, by ${command.program}`);
      } catch (error) {
        faults.push(`${command.program}: ${firstLine(error)}`);
      }
    }
    log(`machine: not ${what} (${faults.join('; ') || 'no screen is known'})`);
  }

  return {
    async apply({ screen, sound }) {
      // What was turned here stands upright once nothing says how; how a machine was set up itself is left alone.
      const wanted = screen?.rotation ?? (rotation && 'normal');
      if (wanted !== rotation && wanted) {
        rotation = wanted;
        const output = platform === 'win32' ? undefined : await firstOutput();
        await tryWays(`turned ${wanted}`, rotationWays(platform, wanted, output));
      }
      if (sound?.volume !== undefined && sound.volume !== volume) {
        volume = sound.volume;
        await tryWays(`as loud as ${volume}`, volumeWays(platform, volume));
      }
    },
    restartNetwork: (name) => tryWays(`network interface ${name} started anew`, networkWays(platform, name)),
  };
}

async function firstOutput(): Promise<string | undefined> {
  for (const program of ['xrandr', 'wlr-randr']) {
    try {
      const output = outputIn(await execute({ program, args: [] }));
      if (output) return output;
    } catch {
      // The other one is asked.
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
