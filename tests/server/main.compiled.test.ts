/** A hall waits for a server that starts again: what Node has compiled of it is kept. */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../running/server.ts';

const folder = fileURLToPath(new URL('../../dist/compiled', import.meta.url));
/** Of the product's own files alone there are more. */
const many = 700;
let server: RunningServer | undefined;

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

test('what a start compiled is kept also where the server is cut off, and read by the next start', async () => {
  rmSync(folder, { recursive: true, force: true });
  server = await startServer({ env: { NODE_COMPILE_CACHE: '' } });
  await server.kill9();
  const kept = writtenAt();
  expect(Object.keys(kept).length).toBeGreaterThan(many);
  await server.restart();
  await server.kill9();
  expect(writtenAt()).toMatchObject(kept);
});

test('a folder that the operator names is left to Node', async () => {
  rmSync(folder, { recursive: true, force: true });
  server = await startServer();
  expect(existsSync(folder)).toBe(false);
});

/** When each of the files was written that are kept, in ms since 1970. */
function writtenAt(): Record<string, number> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(names.map(({ parentPath, name }) => [name, statSync(join(parentPath, name)).mtimeMs]));
}
