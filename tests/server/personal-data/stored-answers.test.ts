import { expect, test } from 'vitest';
import { storedAnswers } from '#server/personal-data/stored-answers.ts';
import { openHospital } from '../queue/hospital.ts';

test('the answers of a day are read some at a time, and between two lots others have their turn', async () => {
  const hospital = openHospital();
  const database = await hospital.open(() => hospital.now);
  for (let number = 0; number < 120; number += 1) {
    hospital.connection.exec(`INSERT INTO idempotency (organisation_gid, key, fingerprint, answer, created_at)
      VALUES ('demo', 'key ${number}', '', '{}', 0)`);
  }
  let turns = 0;
  let open = true;
  const count = () => {
    turns += 1;
    if (open) setImmediate(count);
  };
  setImmediate(count);
  const lots: number[] = [];
  const before: number[] = [];
  for await (const rows of storedAnswers(database, 'demo')) {
    before.push(turns);
    lots.push(rows.length);
  }
  open = false;
  expect(lots).toEqual([50, 50, 20]);
  expect(before[1]).toBeGreaterThan(before[0]!);
  expect(before[2]).toBeGreaterThan(before[1]!);
  await database.close();
  hospital.close();
});
