import { Refusal } from '../errors/refusal.ts';

/** The refusal (429, with Retry-After) of whoever has been wrong too often; it says how long to wait. */
export function tooManyFailures(waitMs: number): Refusal {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const wait = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return new Refusal({ code: 'too_many_failures', params: { seconds, wait } });
}
