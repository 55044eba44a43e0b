/**
 * Makes the launcher in dist/launcher, or in the folder that is named: the script, the same compressed as a release is uploaded, and an executable for
 * this machine's system, which needs no Node.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { bundleLauncher } from './bundle.ts';

const folder = process.argv[2] ?? fileURLToPath(new URL('../../dist/launcher/', import.meta.url));
const inFolder = (name: string) => join(folder, name);
const executable = `callboard-launcher${process.platform === 'win32' ? '.exe' : ''}`;

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const script = await bundleLauncher();
writeFileSync(inFolder('callboard-launcher.cjs'), script);
writeFileSync(inFolder('callboard-launcher.cjs.gz'), gzipSync(script, { level: 9 }));

const settings = {
  main: inFolder('callboard-launcher.cjs'),
  output: inFolder(executable),
  disableExperimentalSEAWarning: true,
};
writeFileSync(inFolder('executable.json'), JSON.stringify(settings));
const { status, stderr } = spawnSync(process.execPath, ['--build-sea', inFolder('executable.json')], {
  encoding: 'utf8',
});
rmSync(inFolder('executable.json'));
if (status === 0) {
  chmodSync(inFolder(executable), 0o755);
  console.log(`${folder}: callboard-launcher.cjs, callboard-launcher.cjs.gz, ${executable}`);
} else {
  console.error(`${folder} holds the script; the executable could not be made:\n${stderr}`);
  process.exitCode = 1;
}
