import { expect, test } from 'vitest';
import { createSeedClock } from '#server/organisations/seed-clock.ts';

test('a clock that is set back goes on from there, and is right again when it is set right', () => {
  const { now, setBack } = createSeedClock();
  const near = (behind: number) => expect(Math.abs(Date.now() - behind - now())).toBeLessThan(1000);
  near(0);
  setBack(7_200_000);
  near(7_200_000);
  setBack(0);
  near(0);
});
