import type { PolicySimulation, PolicyTrial } from '#generated/shapes.ts';
import { beginTrial, type Trial } from '#server/simulation/simulate-policy.ts';

/** Plays a trial at once. */
export function playTrial(trial: Trial, asked: PolicyTrial): PolicySimulation {
  const { moments, tell } = beginTrial(trial, asked);
  for (const _ of moments);
  return tell();
}
