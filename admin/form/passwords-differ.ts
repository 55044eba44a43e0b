/** What the form holds while the two entries of a password differ: no schema allows it, so it cannot be saved. */
export const passwordsDiffer = '\u0000';
