import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { keptFile } from '../kept-file.ts';

const fileIn = (profile: string) => keptFile<{ pid: number }>(join(profile, '..', 'browser-process.json'));

/** Remembers which process has the profile. */
export function noteProcess(profile: string, pid: number): void {
  fileIn(profile).write({ pid });
}

/**
 * Ends the browser of a launcher that was ended itself: one that is frozen does not notice, keeps the profile, and no
 * other could start. A process that only has the same number by now is left alone.
 */
export function endLeftover(program: string, profile: string): void {
  const { pid } = fileIn(profile).read();
  if (pid !== undefined && isBrowser(pid, program, profile)) killTree(pid);
}

/** Ends a browser and all it has started; a process that is stopped takes no other signal. */
export function killTree(pid: number): void {
  if (process.platform === 'win32') {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore', windowsHide: true });
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}

function isBrowser(pid: number, program: string, profile: string): boolean {
  try {
    if (process.platform !== 'win32') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(profile);
    const listed = execFileSync('tasklist', ['/fi', `PID eq ${pid}`, '/fo', 'csv', '/nh'], { windowsHide: true });
    return String(listed).toLowerCase().includes(basename(program).toLowerCase());
  } catch {
    return false;
  }
}
