import { statfs } from 'node:fs/promises';
import { limits } from '#generated/limits.ts';
import { Refusal } from '../errors/refusal.ts';

/**
 * Expects room on the disk for bytes of a file beside what the database needs to go on: no film may stop the calls.
 * @param field that brings the file, where somebody sends it
 * @throws Refusal storage_full
 */
export async function expectRoom(folder: string, bytes: number, field?: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize - bytes < limits.diskReserveBytes) {
    throw new Refusal({ code: 'storage_full', ...(field && { field }) });
  }
}
