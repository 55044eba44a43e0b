import { useEffect } from 'react';
import { sound } from '../screen/sounds.ts';
import { type Step, soundOf } from './step.ts';

/** Lets each step that brings an answer be heard, once. */
export function useStepSound(step: Step): void {
  useEffect(() => {
    const name = soundOf(step);
    if (name) sound(name);
  }, [step]);
}
