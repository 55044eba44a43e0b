/** `npm run simulate`: a clinic day on a running server. */
import { CallFailure } from '#client/http/call-failure.ts';
import { readOptions, usage } from './simulation/options.ts';
import { simulate } from './simulation/run.ts';

try {
  const options = readOptions(process.argv.slice(2), process.env);
  if (!options) console.log(usage);
  else {
    console.log(`A clinic day at ${options.url}: ${options.minutes} minutes, ${options.speed} times as fast.\n`);
    await simulate(options, console.log, (clock) => process.once('SIGINT', clock.stop));
  }
} catch (error) {
  console.error(`The simulation ended: ${reasonOf(error)}`);
  process.exitCode = 1;
}

function reasonOf(error: unknown): string {
  if (error instanceof CallFailure && error.code === 'network_error') {
    return 'no server answers. Start one with npm start, or name its address with --url.';
  }
  return error instanceof Error ? error.message : String(error);
}
