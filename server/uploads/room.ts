import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { limits } from '#generated/limits.ts';
import { Refusal } from '../errors/refusal.ts';
import { minuteMs } from '../ground/durations.ts';

interface Held {
  readonly path: string;
  /** Bytes that were announced: they are held from the beginning. */
  readonly size: number;
  /** When its last bytes came. */
  readonly movedAt: number;
}

/**
 * Makes sure that an upload finds room in its organisation's folder and among all: where there is none, those that
 * stand still the longest yield.
 * @throws Refusal service_busy
 */
export async function makeRoom(root: string, folder: string, size: number): Promise<void> {
  const own = (await heldIn(folder)).sort((one, other) => one.movedAt - other.movedAt);
  const isFull = () => own.length >= limits.unfinishedUploads || bytesOf(own) + size > limits.unfinishedUploadBytes;
  while (isFull() && own[0] && Date.now() - own[0].movedAt > limits.unfinishedUploadYieldMinutes * minuteMs) {
    await remove((own.shift() as Held).path);
  }
  if (isFull()) throw new Refusal({ code: 'service_busy' });
  let all = 0;
  for (const other of await readdir(root)) all += bytesOf(await heldIn(join(root, other)));
  if (all + size > limits.allUnfinishedUploadBytes) throw new Refusal({ code: 'service_busy' });
}

/** What was announced of an upload; undefined where there is none, or a crash has cut it short. */
export async function readAnnounced<A>(path: string): Promise<A | undefined> {
  try {
    return JSON.parse(await readFile(`${path}.json`, 'utf8')) as A;
  } catch {
    return undefined;
  }
}

/** Removes the uploads that nobody has gone on with. */
export async function sweepAbandoned(root: string): Promise<void> {
  for (const folder of await readdir(root).catch(() => [])) {
    for (const { path, movedAt } of await heldIn(join(root, folder))) {
      if (Date.now() - movedAt > limits.unfinishedUploadMinutes * minuteMs) await remove(path);
    }
  }
}

async function heldIn(folder: string): Promise<Held[]> {
  const held: Held[] = [];
  for (const name of await readdir(folder)) {
    if (name.endsWith('.json')) continue;
    const path = join(folder, name);
    const bytes = await stat(path).catch(() => undefined);
    const announced = await readAnnounced<{ size: number }>(path);
    if (bytes) held.push({ path, size: announced?.size ?? 0, movedAt: bytes.mtimeMs });
  }
  return held;
}

function bytesOf(held: readonly Held[]): number {
  return held.reduce((sum, { size }) => sum + size, 0);
}

/** Removes an upload. */
export async function remove(path: string): Promise<void> {
  await rm(`${path}.json`, { force: true });
  await rm(path, { force: true });
}
