/** The states in which every panel type must look meant. */
export const sampleNames = [
  'busy',
  'calm',
  'empty',
  'unset',
  'closed',
  'paused',
  'disabled',
  'longNames',
  'numbersOnly',
  'oneRoom',
  'fortyRooms',
  'allColumns',
] as const;
export type SampleName = (typeof sampleNames)[number];

/** A Saturday morning, 10:24 in Taiwan: the moment at which samples stand unless another is asked for. */
export const sampleInstant = Date.UTC(2026, 10, 21, 2, 24);
