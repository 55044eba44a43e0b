/** npm run verify:log: whether each organisation's stored queues are what its log tells, also while a server works on the database. */
import { readDatabase } from '../database/read-database.ts';
import { readEnvironment } from '../ground/environment.ts';
import { exitCodes, StartProblem } from '../ground/start-problem.ts';
import { readOptions, runVerifier } from '../ground/verifier.ts';
import { verifyLogs } from './verify-log.ts';

/** Ends so where a log and its rows differ. */
const differs = 2;

await runVerifier(verify);

async function verify(): Promise<number> {
  const { organisation } = readOptions({ organisation: { type: 'string' } });
  const environment = readEnvironment(process.env);
  const reports = await readDatabase(environment, () => verifyLogs(Date.now(), organisation));
  if (organisation && reports.length === 0) {
    throw new StartProblem(exitCodes.usage, `there is no organisation ${organisation}.`);
  }
  for (const { organisationGid, events, first, compared, found } of reports) {
    const part = first > 1 ? ` (from ${first} on; what was before has been swept)` : '';
    const verdict = found.length === 0 ? 'equals its log' : `differs in ${found.length} places`;
    console.log(`${organisationGid}: ${verdict}; ${events} events${part}, ${compared} rows`);
    for (const line of found) console.log(`  ${line}`);
  }
  console.log(`${reports.length} organisations`);
  return reports.some(({ found }) => found.length > 0) ? differs : 0;
}
