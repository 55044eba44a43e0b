import { limits } from '#generated/limits.ts';
import { Refusal } from '../errors/refusal.ts';
import { inTime } from '../ground/in-time.ts';
import { findAllowedAddress } from '../hospital-system/find-allowed-address.ts';
import { SourceFault } from './origin.ts';

/**
 * Resolves the host of an address, once: what was checked is what is called. Asked again for each redirect.
 * @param networks MEDIA_NETWORKS
 * @throws SourceFault notAllowed, unreachable
 */
export async function findMediaHost({ hostname }: URL, networks: string): Promise<string> {
  try {
    return await inTime(findAllowedAddress(hostname, networks), AbortSignal.timeout(limits.mediaSilenceMs));
  } catch (error) {
    if (error instanceof Refusal) throw new SourceFault('notAllowed');
    throw new SourceFault('unreachable', (error as Error).message);
  }
}
