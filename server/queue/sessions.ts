import type { Session } from '#generated/values.ts';

/** The sessions of the clock, in their order. */
export const sessions: readonly Session[] = ['morning', 'afternoon', 'evening'];
