import { useCallback } from 'react';
import { isFailure } from '../data/failure-text.ts';
import { useAnswer } from '../data/use-answer.ts';
import { http } from '../session.ts';
import type { Place } from './PlaceFields.tsx';

/** What is offered for a place, as it would be typed: empty until it is known, and where there is none. */
export interface OfferedPlace {
  readonly number: string;
  readonly doctor: string;
}

/**
 * The first number that is free for an appointment at a place, and the doctor who sees patients there.
 * @param tries changes when a number is refused: it is asked for again
 * @param moved the appointment that is moved there: it keeps its own number where that is free
 */
export function useFreeNumber(
  { room, inspectionDay, shift }: Pick<Place, 'room' | 'inspectionDay' | 'shift'>,
  tries: unknown,
  moved?: string,
): OfferedPlace {
  // biome-ignore lint/correctness/useExhaustiveDependencies: after a refusal somebody else has that number
  const read = useCallback(async () => {
    if (room === '' || inspectionDay === '') return undefined;
    const query = { room, inspectionDay, shift, ...(moved && { gid: moved }) };
    return http.call('getFreeNumber', { query }, { keepFailure: true });
  }, [room, inspectionDay, shift, tries, moved]);
  const answer = useAnswer(read);
  const { number = '', doctor = '' } = isFailure(answer) ? {} : (answer ?? {});
  return { number: `${number}`, doctor };
}
