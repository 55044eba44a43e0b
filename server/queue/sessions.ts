import type { Session } from '#generated/values.ts';

/** The sessions of the clock, in their order. */
export const sessions: readonly Session[] = ['morning', 'afternoon', 'evening'];

/** SQL: the place of a session in its day; what lasts all day comes last. */
export function sessionOrder(column: string): string {
  const places = sessions.map((session, place) => `WHEN '${session}' THEN ${place}`);
  return `CASE ${column} ${places.join(' ')} ELSE ${sessions.length} END`;
}
