/**
 * The statement after which the log of each organisation counts as another one: it was put back to an earlier state,
 * and numbers that come now were given once before.
 * @param random the engine's expression for something that nobody guesses
 */
export function newEpochs(random: string): string {
  return `UPDATE log_head SET epoch = ${random}`;
}
