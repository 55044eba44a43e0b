import { describe, expect, it } from 'vitest';
import { emitTransitions } from '#codegen/emit/transitions.ts';
import { expand } from '#codegen/expand/expand.ts';
import { product } from '../fixture.ts';

describe('transitions.ts', () => {
  it('is the one table of allowed moves', () => {
    expect(emitTransitions(expand(product()))).toBe(
      `// Generated from schemas/, openapi/ and locales/ by "npm run generate". Do not edit.

import type { EventKind, QueueStatus } from './values.ts';

export interface Transition {
  from: QueueStatus;
  by: EventKind;
  to: QueueStatus;
}

export const transitions: readonly Transition[] = [{ from: 'waiting', by: 'called', to: 'there' }];

/** Who is in line. */
export const waitingStatuses: readonly QueueStatus[] = ['waiting'];

/** Who stands at a counter. */
export const atCounterStatuses: readonly QueueStatus[] = ['there'];
`,
    );
  });
});
