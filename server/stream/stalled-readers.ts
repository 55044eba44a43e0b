import { readKernelQueues } from '../ground/kernel-queues.ts';
import { backlogLimit, type Watcher } from './watcher.ts';

/** How often a reader may be looked at without having taken anything of what waits for it: it is dead by then to itself too. */
const patience = 3;

interface Progress {
  /** Bytes that reached the other side. */
  taken: number;
  looks: number;
}

/**
 * Finds readers that do not read: too much waits for them, or something waits and none of it moved in three looks.
 * What waits in the system's own buffers counts too, which take megabytes before anything waits here.
 */
export function findStalledReaders(): (watchers: readonly Watcher[]) => Promise<Watcher[]> {
  const known = new WeakMap<Watcher, Progress>();

  return async (watchers) => {
    if (watchers.length === 0) return [];
    const inKernel = await readKernelQueues();
    return watchers.filter((watcher) => {
      const { socket } = watcher;
      if (!socket || socket.destroyed) return false;
      const unread = socket.writableLength + inKernel(socket);
      const taken = socket.bytesWritten - unread;
      const before = known.get(watcher);
      const looks = unread > 0 && before && taken <= before.taken ? before.looks + 1 : 0;
      known.set(watcher, { taken, looks });
      return unread > backlogLimit || looks >= patience;
    });
  };
}
