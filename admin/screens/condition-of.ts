import { limits } from '#generated/limits.ts';
import type { ScreenState } from '#generated/shapes.ts';

export type Condition = 'online' | 'trouble' | 'silent';

/** A screen with how it is. */
export type JudgedScreen = ScreenState & { readonly condition: Condition };

/** How a screen is: silent when it has not been heard for long, in trouble when it has faults or cannot be heard. */
export function conditionOf({ heardAt, errors, sound }: ScreenState, now: number): Condition {
  if (now - heardAt > limits.screenSilenceSeconds * 1000) return 'silent';
  return errors.length > 0 || sound === 'blocked' || sound === 'none' ? 'trouble' : 'online';
}
