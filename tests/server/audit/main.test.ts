import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ChainedStore, openChainedStore, secret } from './chained-store.ts';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
let chained: ChainedStore;

beforeAll(async () => {
  chained = await openChainedStore();
  await chained.add('north', 5);
  await chained.chainer.tellHeads();
});
afterAll(() => chained.close());

/** Runs the command as an operator does, on the database that is in use; answers its exit status and what it said. */
function verifyAudit(...given: string[]): Promise<{ status: number; text: string }> {
  const env = { ...process.env, ...chained.store.variables, AUDIT_KEY: secret };
  return new Promise((resolve) => {
    execFile(process.execPath, ['server/audit/main.ts', ...given], { cwd: repository, env }, (error, out, err) =>
      resolve({ status: Number(error?.code ?? 0), text: out + err }),
    );
  });
}

test('the command tells what it found and ends with a status for it', async () => {
  const log = join(chained.store.variables.DATA_DIR, 'server.log');
  await writeFile(
    log,
    ['{"level":"info","status":200}', ...chained.said.map((line) => JSON.stringify(line))].join('\n'),
  );
  const whole = await verifyAudit('--heads', log);
  expect(whole.text).toContain('north access: whole; entries 1 to 5');
  expect(whole.text).toContain('1 kept head');
  expect(whole.status).toBe(0);

  const { hash } = chained.said[0] as { hash: string };
  expect((await verifyAudit('--head', `north/access:5:${hash}`)).status).toBe(0);
  expect((await verifyAudit('--organisation', 'north', '--log', 'access', '--head', `6:${hash}`)).status).toBe(4);
  expect(await verifyAudit('--head', `6:${hash}`)).toMatchObject({ status: 64 });

  chained.tamper("UPDATE log_entry SET body = replace(body, 'signedIn', 'refused') WHERE seq = 2");
  const altered = await verifyAudit();
  expect(altered.text).toMatch(/north access: altered;.*\n {2}altered: 2 \(the entry \S+\)/);
  expect(altered.status).toBe(2);

  chained.tamper('DELETE FROM log_entry WHERE seq = 2');
  expect((await verifyAudit()).text).toContain('  missing: 2\n');
  expect((await verifyAudit()).status).toBe(3);
});

test('it says what it lacks', async () => {
  expect(await verifyAudit('--heads', 'nowhere.log')).toMatchObject({ status: 64 });
  expect(await verifyAudit('--key-file', 'nowhere.key')).toMatchObject({ status: 64 });
  expect((await verifyAudit('--what')).status).toBe(64);
  for (const mistyped of [
    ['--organisation', 'nroth'],
    ['--organisation', 'north', '--log', 'acess'],
  ]) {
    const { status, text } = await verifyAudit(...mistyped);
    expect([status, text]).toEqual([64, expect.stringContaining(`there is no chained log for ${mistyped.join(' ')}`)]);
    expect(text).not.toContain('Whole');
  }
});
