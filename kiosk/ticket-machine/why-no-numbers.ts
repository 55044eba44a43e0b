import type { QueueSize } from '#generated/shapes.ts';

/** Why a queue gives no numbers; undefined while it does. */
export function whyNoNumbers({
  open,
  paused,
  full,
  noClinic,
}: QueueSize): 'paused' | 'closed' | 'full' | 'noClinic' | undefined {
  if (open) return undefined;
  if (noClinic) return 'noClinic';
  if (paused) return 'paused';
  return full ? 'full' : 'closed';
}
