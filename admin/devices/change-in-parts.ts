import { inParts } from '../data/in-parts.ts';
import { toThoseLeft } from '../data/to-those-left.ts';
import { http } from '../session.ts';

/**
 * Does something to paired devices, as many at a time as one call takes. Those that a colleague has unpaired meanwhile
 * keep it from no other.
 * @param most how many one call takes
 * @returns how many it was done to; none where all of them are unpaired
 * @throws the failure of the first call that fails for another reason
 */
export async function changeInParts(
  devices: readonly { readonly gid: string }[],
  most: number,
  change: (gids: string[]) => Promise<unknown>,
): Promise<number> {
  let count = 0;
  for (const part of inParts(devices, most)) {
    const changed = await toThoseLeft(
      part.map(({ gid }) => gid),
      (gids) => change(gids.map(String)),
      async () => (await http.call('listPairedDevices', {}, { keepFailure: true })).data.map(({ gid }) => gid),
    );
    count += changed.length;
  }
  return count;
}
