import type { Failure } from '../data/failure-text.ts';
import { Failed } from './Failed.tsx';
import { Waiting } from './Waiting.tsx';

/** Stands where a first answer is awaited; where the server refuses it, why. */
export function Coming({ failure }: { failure: Failure | undefined }) {
  return failure ? <Failed failure={failure} /> : <Waiting />;
}
