/**
 * `npm run build:releases`: the front ends of devices as they are built now, each in one file that the provider uploads
 * as a version.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { writeBundle } from './bundle.ts';
import { frontEndOf, type PageProgram } from './programs.ts';

const dist = new URL('../../dist/', import.meta.url);
const folder = new URL('releases/', dist);
await mkdir(folder, { recursive: true });
for (const [program, frontEnd] of Object.entries(frontEndOf)) {
  const built = new URL(`${frontEnd}/`, dist);
  const files = new Map<string, Buffer>();
  for (const name of await readdir(built)) files.set(name, await readFile(new URL(name, built)));
  const target = new URL(`callboard-${program}.gz`, folder);
  await writeFile(target, await writeBundle(program as PageProgram, files));
  console.log(fileURLToPath(target));
}
