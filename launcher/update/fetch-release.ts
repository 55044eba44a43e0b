import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { limits } from '#generated/limits.ts';
import type { LaunchRelease } from '#generated/shapes.ts';

const unpack = promisify(gunzip);

const fetchMs = 300_000;

/**
 * Fetches a release and unpacks it.
 * @throws Error if it is cut off, is not what the server says, or is larger than any release
 */
export async function fetchRelease(server: string, { url, sha256 }: LaunchRelease): Promise<Uint8Array> {
  const answer = await fetch(new URL(url, server), { signal: AbortSignal.timeout(fetchMs) });
  if (!answer.ok || !answer.body) throw new Error(`the file cannot be had (${answer.status})`);
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  const reader = answer.body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const chunk = part.value;
    bytes += chunk.length;
    if (bytes > limits.launcherFileBytes) throw new Error('the file is larger than any release');
    chunks.push(chunk);
  }
  const file = Buffer.concat(chunks);
  const found = createHash('sha256').update(file).digest('hex');
  if (found !== sha256) throw new Error(`the file has the SHA-256 ${found}, not ${sha256}`);
  return unpack(file, { maxOutputLength: limits.launcherFileBytes });
}
