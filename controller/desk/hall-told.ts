import type { CallInHall, QueueState } from '#generated/shapes.ts';

/** What the screens made of a call. */
export interface InHall {
  /** As far as is known; nothing where the server could not be asked. */
  hall: CallInHall | undefined;
  /** Whether any of them should have told by now. */
  overdue: boolean;
}

/** A line of `controller.hall`, and how it looks. */
export type HallTold = 'disable' | 'pause' | 'none' | 'spoken' | 'shown' | 'unconfirmed' | 'sent';

/**
 * What the desk says of the hall: that an administrator has switched its panel off, so that no call is shown there, or
 * that no screen is connected, whatever is called; else what became of the present call.
 */
export function hallTold(
  { hall, overdue }: InHall,
  { current, panelStatus = 'enable' }: Pick<QueueState, 'current' | 'panelStatus'>,
): HallTold | undefined {
  if (panelStatus !== 'enable') return panelStatus;
  if (!hall) return undefined;
  if (hall.screens === 0) return 'none';
  // The answer is about the call before.
  if (!current || hall.seq !== current.seq) return undefined;
  if (hall.spoken > 0) return 'spoken';
  if (hall.shown > 0) return 'shown';
  return overdue ? 'unconfirmed' : 'sent';
}
