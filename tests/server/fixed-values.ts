/** What tests of the server know beforehand: its clock, its password, and how dear passwords are. */

/** 2026-11-21, a Saturday, 09:00 in Taipei. */
export const nineOClock = Date.UTC(2026, 10, 21, 1, 0, 0);
export const adminPassword = 'Correct-horse-7';

/** The least that the library takes: tests sign in thousands of times. */
export const cheapPasswords = { memoryCost: 8, timeCost: 1, parallelism: 1 };
