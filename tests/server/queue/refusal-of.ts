import { Refusal } from '#server/errors/refusal.ts';

/** The code with which something is refused; fails the test if it is not refused. */
export function refusalOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof Refusal) return error.entries[0]!.code;
    throw error;
  }
  throw new Error('nothing was refused');
}
