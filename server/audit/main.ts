/** npm run verify:audit: says of each chain of the logs whether it is whole, also while a server works on the database. */
import { existsSync, readFileSync } from 'node:fs';
import { readDatabase } from '../database/read-database.ts';
import { readEnvironment } from '../ground/environment.ts';
import { exitCodes, StartProblem } from '../ground/start-problem.ts';
import { readOptions, runVerifier } from '../ground/verifier.ts';
import { type AuditKey, auditKeyFile, keyFrom } from './audit-key.ts';
import type { AuditHead, ChainName } from './chain.ts';
import { keptHeads, typedHead } from './kept-heads.ts';
import { reportLines } from './report-lines.ts';
import { verifyAll } from './verify.ts';
import { type ChainReport, type Verdict, verdicts } from './verify-chain.ts';

type Asked = ReturnType<typeof readOptions<typeof options>>;

/** How the command ends, by the worst verdict. */
const exits: Readonly<Record<Verdict, number>> = { whole: 0, altered: 2, missing: 3, cut: 4, unchecked: 5 };

const options = {
  organisation: { type: 'string' },
  log: { type: 'string' },
  head: { type: 'string', multiple: true },
  heads: { type: 'string', multiple: true },
  'key-file': { type: 'string' },
} as const;

await runVerifier(verify);

async function verify(): Promise<number> {
  const asked = readOptions(options);
  const environment = readEnvironment(process.env);
  const key = keyOf(asked['key-file'] ?? '', environment);
  const { organisation, log } = asked;
  const wanted = (name: ChainName) =>
    (organisation === undefined || name.organisationGid === organisation) && (log === undefined || name.log === log);
  const heads = headsOf(asked);
  const began = performance.now();
  const reports = await readDatabase(environment, () => verifyAll(key, heads, wanted));
  // Nothing at all would be whole: a mistyped name must not be taken for a finding.
  if (reports.length === 0 && (organisation !== undefined || log !== undefined)) {
    const named = [organisation && `--organisation ${organisation}`, log && `--log ${log}`].filter(Boolean).join(' ');
    throw new StartProblem(exitCodes.usage, `there is no chained log for ${named}. Without them all are listed.`);
  }
  const seconds = (performance.now() - began) / 1000;
  console.log(reportLines(reports, heads.length, seconds).join('\n'));
  return exits[worstOf(reports)];
}

/** The server's own key; unlike the server this makes none. */
function keyOf(keyFile: string, environment: { AUDIT_KEY: string; DATA_DIR: string }): AuditKey {
  const file = keyFile || auditKeyFile(environment.DATA_DIR);
  if (!keyFile && environment.AUDIT_KEY) return keyFrom(environment.AUDIT_KEY, 'AUDIT_KEY');
  if (existsSync(file)) return keyFrom(readFileSync(file, 'utf8').trim(), file);
  throw new StartProblem(
    exitCodes.usage,
    `there is no audit key ${file}. Set AUDIT_KEY, or name the file: --key-file.`,
  );
}

function headsOf({ head = [], heads = [], organisation, log }: Asked): AuditHead[] {
  const alone = organisation !== undefined && log !== undefined ? { organisationGid: organisation, log } : undefined;
  const typed = head.map((text) => {
    const found = typedHead(text, alone);
    if (found) return found;
    throw new StartProblem(
      exitCodes.usage,
      `--head ${text} is no head: give <organisation>/<log>:<seq>:<hash>, or <seq>:<hash> with --organisation and --log.`,
    );
  });
  const kept = heads.flatMap((file) => {
    if (!existsSync(file)) throw new StartProblem(exitCodes.usage, `there is no file ${file}.`);
    const found = keptHeads(readFileSync(file, 'utf8'));
    if (found.length > 0) return found;
    throw new StartProblem(exitCodes.usage, `${file} holds no heads (lines with the event audit.head, or auditHeads).`);
  });
  return [...typed, ...kept];
}

function worstOf(reports: readonly ChainReport[]): Verdict {
  return verdicts.find((verdict) => reports.some((report) => report.verdict === verdict)) ?? 'whole';
}
