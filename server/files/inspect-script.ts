import { closeSync, fstatSync, openSync, readFileSync } from 'node:fs';
import { compileFunction } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { limits } from '#generated/limits.ts';
import { Refusal } from '../errors/refusal.ts';

/**
 * Looks whether a received file is a compressed script that a launcher could start, without starting it: every screen to
 * which another is published would go dark over it a few times before it goes back.
 * @throws Refusal release_not_a_launcher
 */
export function inspectScript(path: string, field: string): void {
  try {
    compileFunction(unpacked(path), ['exports', 'require', 'module', '__filename', '__dirname']);
  } catch {
    throw new Refusal({ code: 'release_not_a_launcher', field });
  }
}

function unpacked(path: string): string {
  const file = openSync(path, 'r');
  try {
    if (fstatSync(file).size > limits.launcherFileBytes) throw new RangeError('larger than any launcher');
    return gunzipSync(readFileSync(file), { maxOutputLength: limits.launcherFileBytes }).toString('utf8');
  } finally {
    closeSync(file);
  }
}
