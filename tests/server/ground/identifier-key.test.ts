import { expect, test } from 'vitest';
import { identifierKey } from '#server/ground/identifier-key.ts';

test.each(['a123456789', ' A123 456 789', 'Ａ１２３４５６７８９', 'A๑๒๓๔๕๖๗๘๙'])(
  '%s is the number of one card',
  (written) => {
    expect(identifierKey(written)).toBe('A123456789');
  },
);
