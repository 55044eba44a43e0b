import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { CounterTurn } from '#server/queue/rows.ts';
import { type TurnQueue, whoLacksRoom, whoseTurn } from '#server/queue/turn/whose-turn.ts';

const expert: TurnQueue = { ownerGid: 'expert', callsInARow: 1, sent: undefined, callable: 5, full: false };
const usual: TurnQueue = { ...expert, ownerGid: 'usual', callable: 12 };
const third: TurnQueue = { ...expert, ownerGid: 'third', callable: 3 };

/** The owners of the queues that so many calls in a row are of. */
function calls(queues: readonly TurnQueue[], count: number, last: CounterTurn | null = null): string[] {
  if (count === 0) return [];
  const choice = whoseTurn(queues, last);
  if (!choice) return ['nobody'];
  const { ownerGid } = queues[choice.index]!;
  const next = choice.inARow === undefined ? last : { ownerGid, calls: choice.inARow };
  return [ownerGid, ...calls(queues, count - 1, next)];
}

test('a counter calls from its queues in turn, its own first', () => {
  expect(calls([expert, usual, third], 5)).toEqual(['expert', 'usual', 'third', 'expert', 'usual']);
});

test('a queue may have several calls in a row', () => {
  const queues = [{ ...expert, callsInARow: 2 }, usual];
  expect(calls(queues, 6)).toEqual(['expert', 'expert', 'usual', 'expert', 'expert', 'usual']);
});

test('where nobody can be called the turn goes on, and comes back to the only queue that has somebody', () => {
  const empty = { ...usual, callable: undefined };
  expect(calls([expert, empty, third], 4)).toEqual(['expert', 'third', 'expert', 'third']);
  expect(calls([expert, empty], 2)).toEqual(['expert', 'expert']);
  expect(calls([empty, empty], 1)).toEqual(['nobody']);
});

test('whoever comes to a queue that was empty need not wait for calls that the other had meanwhile', () => {
  const queues = [{ ...expert, callsInARow: 3 }, usual];
  expect(whoseTurn(queues, { ownerGid: 'expert', calls: 7 })).toEqual({ index: 1, inARow: 1 });
});

test('calls that one queue had while the other was empty go on counting, so that who comes there is next', () => {
  const own = { ...expert, callsInARow: 2 };
  let last: CounterTurn | null = null;
  for (let call = 0; call < 3; call += 1)
    last = { ownerGid: 'expert', calls: whoseTurn([own, { ...usual, callable: undefined }], last)!.inARow! };
  expect(whoseTurn([own, usual], last)).toEqual({ index: 1, inARow: 1 });
});

test('whoever was sent to the counter goes first, and leaves the turn as it is', () => {
  const queues = [expert, { ...usual, sent: 40 }];
  expect(whoseTurn(queues, { ownerGid: 'usual', calls: 1 })).toEqual({ index: 1 });
  expect(whoseTurn([{ ...expert, sent: 40 }, usual], { ownerGid: 'expert', calls: 1 })).toEqual({ index: 0 });
});

test('a queue with no room for another patient loses no more than its turn', () => {
  const full = { ...usual, sent: 40, full: true };
  expect(calls([expert, full, third], 3)).toEqual(['expert', 'third', 'expert']);
  expect(whoseTurn([{ ...expert, callable: undefined }, full], null)).toBeUndefined();
  expect(whoLacksRoom([{ ...expert, callable: undefined }, full])).toBe(1);
  expect(whoLacksRoom([expert, { ...full, callable: undefined }]), 'who was sent lacks room too').toBe(1);
  expect(whoLacksRoom([{ ...expert, callable: undefined, full: true }])).toBeUndefined();
});

test('a turn of a queue that is called no more is followed by the first', () => {
  expect(whoseTurn([expert, usual], { ownerGid: 'gone', calls: 1 })).toEqual({ index: 0, inARow: 1 });
});

/** At each call: in which queues somebody can be called, and in which somebody was sent. */
const day = fc.integer({ min: 1, max: 4 }).chain((count) => {
  const flags = fc.array(fc.boolean(), { minLength: count, maxLength: count });
  return fc.record({
    inARow: fc.array(fc.integer({ min: 1, max: 4 }), { minLength: count, maxLength: count }),
    calls: fc.array(fc.record({ callable: flags, sent: fc.option(fc.nat(count - 1), { freq: 6 }) }), { size: '+1' }),
  });
});

test('a queue with somebody callable is called from at least once in as many calls as all have in a row together', () => {
  fc.assert(
    fc.property(day, ({ inARow, calls }) => {
      const longest = inARow.reduce((total, calls) => total + calls, 0);
      const passedOver = inARow.map(() => 0);
      let last: CounterTurn | null = null;
      for (const { callable, sent } of calls) {
        const queues = inARow.map((callsInARow, index) => ({
          ownerGid: `q${index}`,
          callsInARow,
          sent: sent === index ? 1 : undefined,
          callable: callable[index] ? 1 : undefined,
          full: false,
        }));
        const choice = whoseTurn(queues, last);
        expect(choice === undefined).toBe(sent === null && !callable.includes(true));
        // Whoever was sent is out of turn.
        if (choice?.inARow === undefined) continue;
        expect(callable[choice.index]).toBe(true);
        last = { ownerGid: `q${choice.index}`, calls: choice.inARow };
        for (const index of queues.keys()) {
          passedOver[index] = callable[index] && index !== choice.index ? passedOver[index]! + 1 : 0;
          expect(passedOver[index]).toBeLessThan(longest);
        }
      }
    }),
  );
});
