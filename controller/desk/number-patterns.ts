import type { NumberPurpose } from './typed-at-desk.ts';

/** What is typed as a number, with or without its zeros: as long as a number is, or the number of a card passes for one. */
export const numberPatterns: Readonly<Record<NumberPurpose, string>> = {
  number: '(?!.{6})0*[1-9][0-9]{0,3}',
  preset: '(?!.{6})0*[0-9]{1,4}',
};

/** More than any number has: what is too long is refused, not cut to a number that nobody meant. */
export const longestTyped = 60;
