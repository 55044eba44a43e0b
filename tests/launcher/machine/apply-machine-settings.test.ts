/** Real programs in the search path stand in for those of the system, and write down what they were told. */
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keptFile } from '#launcher/kept-file.ts';
import { type FormerMachine, machineSettings } from '#launcher/machine/apply-machine-settings.ts';

const { PATH } = process.env;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'callboard-machine-'));
  process.env.PATH = `${folder}:/usr/bin:/bin`;
});
afterEach(() => {
  process.env.PATH = PATH;
  rmSync(folder, { recursive: true });
});

function program(name: string, lines: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`);
  chmodSync(join(folder, name), 0o755);
}
const former = () => keptFile<FormerMachine>(join(folder, 'machine.json'));
const told = () => readFileSync(join(folder, 'told'), 'utf8').trim().split('\n');

test.skipIf(process.platform !== 'linux')('a setting is told once, by the first program that works', async () => {
  program('xrandr', `[ $# = 0 ] && echo 'HDMI-1 connected primary' || echo "xrandr $*" >> ${folder}/told`);
  program('wpctl', 'exit 1');
  program('pactl', `[ $1 = get-sink-volume ] || echo "pactl $*" >> ${folder}/told`);
  const said: string[] = [];
  const machine = machineSettings('linux', (text) => said.push(text), former());
  const configuration = { screen: { rotation: 'right' }, sound: { volume: 30 } } as const;
  await machine.apply(configuration);
  await machine.apply(configuration);
  await machine.apply({ ...configuration, sound: { volume: 40 } });
  expect(told()).toEqual([
    'xrandr --output HDMI-1 --rotate right',
    'pactl set-sink-volume @DEFAULT_SINK@ 30%',
    'pactl set-sink-volume @DEFAULT_SINK@ 40%',
  ]);
  expect(said).toContain('machine: turned right, by xrandr');
});

test.skipIf(process.platform !== 'linux')(
  'a picture that was turned stands upright again once no setting says so',
  async () => {
    program('xrandr', `[ $# = 0 ] && echo 'HDMI-1 connected primary' || echo "$*" >> ${folder}/told`);
    const machine = machineSettings('linux', () => {}, former());
    // How the machine itself was set up is left alone.
    await machine.apply({});
    await machine.apply({ screen: { rotation: 'left' } });
    await machine.apply({});
    await machine.apply({});
    expect(told()).toEqual(['--output HDMI-1 --rotate left', '--output HDMI-1 --rotate normal']);
  },
);

test.skipIf(process.platform !== 'linux')(
  'without a loudness in its settings the machine is as loud as before there was one, also after a restart',
  async () => {
    // The system keeps its loudness itself, as wireplumber does.
    writeFileSync(join(folder, 'loudness'), '0.55');
    program(
      'wpctl',
      `[ $1 = get-volume ] && echo "Volume: $(cat ${folder}/loudness) [MUTED]" && exit
      echo "$*" >> ${folder}/told; echo 0.20 > ${folder}/loudness`,
    );
    const start = () => machineSettings('linux', () => {}, former());
    await start().apply({ sound: { volume: 20 } });
    const restarted = start();
    await restarted.apply({ sound: { volume: 20 } });
    await restarted.apply({ sound: { volume: 30 } });
    await restarted.apply({});
    await restarted.apply({});
    // What the machine itself is set to from now on is left alone.
    await start().apply({});
    expect(told()).toEqual(['20%', '20%', '30%', '55%'].map((volume) => `set-volume @DEFAULT_AUDIO_SINK@ ${volume}`));
  },
);

test.skipIf(process.platform !== 'linux')('what no program can do is in the log, and the rest is done', async () => {
  program('amixer', `[ $1 = get ] || echo "amixer $*" >> ${folder}/told`);
  program('wpctl', 'exit 1');
  program('pactl', 'exit 1');
  program('xrandr', 'exit 1');
  program('wlr-randr', 'exit 1');
  const said: string[] = [];
  const machine = machineSettings('linux', (text) => said.push(text), former());
  await machine.apply({ screen: { rotation: 'left' }, sound: { volume: 0 } });
  expect(said[0]).toContain('machine: not turned left');
  expect(told()).toEqual(['amixer -q set Master 0%']);
});
