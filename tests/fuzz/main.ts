/** `npm run fuzz`: bad and odd requests to every operation, from everybody, on both engines; ends with 1 if a rule was broken. */
import { randomBytes } from 'node:crypto';
import { startPostgresql } from '../running/postgresql.ts';
import { createDatabase } from '../running/postgresql-database.ts';
import { rules } from './check-answer.ts';
import { type FuzzResult, fuzz } from './fuzz.ts';

const { FUZZ_SEED, FUZZ_RUNS, FUZZ_ENGINES, FUZZ_OPERATIONS, FUZZ_REPLAY } = process.env;
const seed = FUZZ_SEED || randomBytes(4).toString('hex');
const runs = Number(FUZZ_RUNS || 1000);
const engines = (FUZZ_ENGINES || 'sqlite,postgresql').split(',');
const [replayed, index] = FUZZ_REPLAY?.split(':') ?? [];
const chosen = replayed ? `^${replayed}$` : FUZZ_OPERATIONS;
console.log(`FUZZ_SEED=${seed}, ${runs} requests for each operation, on ${engines.join(' and ')}`);

const results: FuzzResult[] = [];
for (const engine of engines) {
  const postgresql = engine === 'postgresql' ? await startPostgresql() : undefined;
  try {
    const databaseUrl = postgresql ? await createDatabase(postgresql.url) : '';
    const result = await fuzz({
      engine,
      databaseUrl,
      seed,
      runs,
      ...(chosen && { operations: new RegExp(chosen) }),
      ...(index && { only: Number(index) }),
      told: (line) => console.log(line),
    });
    results.push(result);
    tell(result);
  } finally {
    await postgresql?.stop();
  }
}
// Examples may have started an identity provider, which would keep the process.
process.exit(results.some(({ findings }) => findings.length > 0) ? 1 : 0);

function tell(result: FuzzResult): void {
  const { engine, operations, requests, succeeded, busy, findings, heapGrowthMb, residentGrowthMb, minutes } = result;
  console.log(
    `\n${engine}: ${operations} operations, ${requests} requests, ${succeeded} of them done, seed ${seed}, ${minutes.toFixed(1)} minutes`,
  );
  for (const rule of rules) console.log(`  ${rule.padEnd(34)} ${findings.filter((one) => one.rule === rule).length}`);
  const putOff = [...busy].map(([operationId, times]) => `${operationId} ${times}`);
  console.log(`  put off by design (503): ${putOff.join(', ') || 'none'}`);
  console.log(`  memory after all of it: heap ${signed(heapGrowthMb)} MB, resident ${signed(residentGrowthMb)} MB`);
}

function signed(value: number): string {
  return `${value >= 0 ? '+' : ''}${value.toFixed(1)}`;
}
