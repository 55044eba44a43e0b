import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Ended {
  readonly code: number | null;
  readonly printed: string;
}

/** Runs one of the commands as an operator does, in a process of its own; `limitKb` is the largest file it may write. */
export function runBackup(args: readonly string[], env: Record<string, string>, limitKb?: number): Promise<Ended> {
  const command = [process.execPath, 'server/backup/main.ts', ...args];
  const limited = limitKb ? ['/bin/bash', '-c', `ulimit -f ${limitKb}; exec "$@"`, 'bash', ...command] : command;
  const child = spawn(limited[0] as string, limited.slice(1), {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, printed })));
}
