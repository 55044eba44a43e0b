import { expect, test } from 'vitest';
import { transitions } from '#generated/transitions.ts';
import { EventKind, QueueStatus } from '#generated/values.ts';
import { move } from '#server/queue/move.ts';
import { refusalOf } from './refusal-of.ts';

test('a ticket moves along the table and nowhere else', () => {
  for (const from of QueueStatus) {
    for (const by of EventKind) {
      const allowed = transitions.find((transition) => transition.from === from && transition.by === by);
      if (allowed) expect(move(from, by)).toBe(allowed.to);
      else expect(refusalOf(() => move(from, by))).toBe('invalid_queue_operation');
    }
  }
});
