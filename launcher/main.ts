/** The program on the machine behind a screen: started without more it keeps a release running, which is itself at first. */
import { createRequire } from 'node:module';
import { claimFolder } from './keeper/claim-folder.ts';
import { keepProgram, scriptVariable } from './keeper/keep-program.ts';
import { openLog } from './log.ts';
import { readOptions } from './options.ts';
import { runProgram } from './run-program.ts';

/** Set by the program of the installation for the release that it becomes. */
const installedVariable = 'CALLBOARD_LAUNCHER_INSTALLED';

async function main(): Promise<void> {
  const { [scriptVariable]: script, [installedVariable]: installed } = process.env;
  if (script) {
    process.env[scriptVariable] = '';
    process.env[installedVariable] = '1';
    createRequire(process.execPath)(script);
    return;
  }
  const options = readOptions(process.argv.slice(2), process.env);
  const log = openLog(options.folder);
  if (script === undefined) {
    const release = await claimFolder(options.folder, log);
    await keepProgram(options, log);
    release?.();
  } else await runProgram(options, log, installed === '1');
  process.exit(0);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
