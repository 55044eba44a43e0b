import fc from 'fast-check';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type AnnouncerOptions, createAnnouncer } from '#display/sound/announcer.ts';
import { limits } from '#generated/limits.ts';
import type { SpokenBy, ViewCall } from '#generated/shapes.ts';

const maxAge = limits.spokenCallMaxAgeSeconds * 1000;
let now = 1_000_000;
let said: number[];
let steps: string[];
let done: [number, SpokenBy][];

const call = (seq: number, at = now): ViewCall => ({
  seq,
  at,
  kind: 'called',
  number: seq,
  label: String(seq),
  counterGid: 'room',
  counter: '101',
});

function announcer(options: Partial<AnnouncerOptions> = {}) {
  return createAnnouncer({
    chime: async () => void steps.push('chime'),
    say: async ({ seq }) => {
      said.push(seq);
      steps.push(`say ${seq}`);
      return 'voice';
    },
    turns: { take: async () => undefined, give: () => undefined },
    now: () => now,
    repeat: () => 1,
    onSpeaking: (speaking) => void steps.push(speaking ? 'speaking' : 'silent'),
    onSpoken: () => undefined,
    onDone: ({ seq }, by) => void done.push([seq, by]),
    stepMs: { chime: 20, say: 20, pause: 1 },
    ...options,
  });
}

const silence = () => vi.waitFor(() => expect(steps[steps.length - 1]).toBe('silent'));

beforeEach(() => {
  now = 1_000_000;
  said = [];
  steps = [];
  done = [];
});

describe('the announcer', () => {
  test('says each call once, in order, after a chime', async () => {
    const voice = announcer();
    voice.hear('e', [call(3), call(1), call(2)]);
    voice.hear('e', [call(1), call(2), call(3), call(4)]);
    await silence();
    expect(said).toEqual([1, 2, 3, 4]);
    expect(steps.slice(0, 3)).toEqual(['speaking', 'chime', 'say 1']);
  });

  test('does not say again what a restored log has once more under other numbers', async () => {
    const voice = announcer({ spoken: { seq: 2, epoch: 'e' } });
    voice.hear('e', [call(1), call(2)]);
    voice.hear('restored', [{ ...call(1), seq: 8 }, { ...call(2), seq: 9 }, call(10)]);
    await silence();
    expect(said).toEqual([10]);
  });

  test('repeats as the panel asks', async () => {
    const voice = announcer({ repeat: () => 3 });
    voice.hear('e', [call(1)]);
    await silence();
    expect(said).toEqual([1, 1, 1]);
    expect(steps.filter((step) => step === 'chime')).toHaveLength(1);
  });

  test('waits for its turn at a shared loudspeaker, gives it back, and leaves what grew old meanwhile', async () => {
    const voice = announcer({
      repeat: () => 2,
      turns: {
        take: async ({ seq }, again) => {
          steps.push(`take ${seq}${again ? ' again' : ''}`);
          if (seq === 2) now += maxAge + 1;
        },
        give: () => void steps.push('give'),
      },
    });
    voice.hear('e', [call(1)]);
    await silence();
    expect(steps).toEqual(['speaking', 'take 1', 'chime', 'say 1', 'give', 'take 1 again', 'say 1', 'give', 'silent']);
    voice.hear('e', [call(2)]);
    await vi.waitFor(() => expect(done.at(-1)).toEqual([2, 'late']));
    expect(steps.slice(9)).toEqual(['speaking', 'take 2', 'give', 'silent']);
  });

  test('does not say what is older than a minute, nor what grew old while it waited', async () => {
    const voice = announcer({
      say: async ({ seq }) => {
        said.push(seq);
        now += maxAge / 2 + 1;
        return 'clips';
      },
    });
    voice.hear('e', [call(1, now - maxAge - 1), call(2), call(3), call(4)]);
    await silence();
    expect(said).toEqual([2, 3]);
    expect(done).toEqual([
      [1, 'late'],
      [2, 'clips'],
      [3, 'clips'],
      [4, 'late'],
    ]);
  });

  test('says everybody who waits once before it says anybody again, with a chime of its own', async () => {
    const voice = announcer({ repeat: () => 2 });
    voice.hear('e', [call(1), call(2), call(3)]);
    await silence();
    expect(said).toEqual([1, 2, 3, 1, 2, 3]);
    expect(steps.filter((step) => step === 'chime')).toHaveLength(6);
  });

  test('a call that comes during a repeat goes before the repeats that are left', async () => {
    const voice = announcer({
      repeat: () => 3,
      say: async ({ seq }) => {
        said.push(seq);
        if (said.length === 2) voice.hear('e', [call(1), call(2)]);
        return 'voice';
      },
    });
    voice.hear('e', [call(1)]);
    await silence();
    expect(said.slice(0, 3)).toEqual([1, 1, 2]);
    expect(said.filter((seq) => seq === 1)).toHaveLength(3);
  });

  test('a call that is taken back is not said where it still waits, nor again where it was said', async () => {
    const voice = announcer({
      repeat: () => 2,
      say: async ({ seq }) => {
        said.push(seq);
        if (said.length === 1) voice.hear('e', [call(3), { ...call(5), kind: 'transferred' }]);
        if (said.length === 3) voice.hear('e', [call(3)]);
        return 'voice';
      },
    });
    voice.hear('e', [call(2), call(3), call(4), { ...call(5), kind: 'transferred' }]);
    await silence();
    expect(said, 'the fourth was taken back, and who was sent elsewhere was called there').toEqual([2, 3, 5, 2, 3]);
    expect(done.map(([seq]) => seq)).toEqual([2, 3, 5]);
  });

  test('the only call of the day is not said again once it is taken back, nor while it waits for the loudspeaker', async () => {
    const voice = announcer({
      repeat: () => 2,
      turns: { take: async ({ seq }) => (seq === 2 ? voice.hear('e', []) : undefined), give: () => undefined },
      say: async ({ seq }) => {
        said.push(seq);
        voice.hear('e', []);
        return 'voice';
      },
    });
    voice.hear('e', [call(1)]);
    await silence();
    voice.hear('e', [call(2)]);
    await silence();
    expect(said).toEqual([1]);
  });

  test('nobody is called again after a minute', async () => {
    const voice = announcer({
      repeat: () => 3,
      say: async ({ seq }) => {
        said.push(seq);
        now += maxAge / 2 + 1;
        return 'voice';
      },
    });
    voice.hear('e', [call(1)]);
    await silence();
    expect(said).toEqual([1, 1]);
  });

  test('goes on after a call that fails and one that hangs', async () => {
    const voice = announcer({
      say: ({ seq }) => {
        said.push(seq);
        if (seq === 1) return Promise.reject(new Error('no voice'));
        return seq === 2 ? new Promise(() => undefined) : Promise.resolve('voice');
      },
      chime: () => {
        throw new Error('no sound');
      },
    });
    voice.hear('e', [call(1), call(2), call(3)]);
    await silence();
    expect(said).toEqual([1, 2, 3]);
    expect(done.map(([, by]) => by)).toEqual(['chime', 'chime', 'voice']);
  });

  test('goes on though the picture, and what is told of a call, fail', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    const voice = announcer({
      onSpeaking(speaking) {
        steps.push(speaking ? 'speaking' : 'silent');
        throw new Error('not drawn');
      },
      onDone({ seq }, by) {
        if (seq === 1) throw new Error('not kept');
        done.push([seq, by]);
      },
    });
    voice.hear('e', [call(1), call(2)]);
    await silence();
    voice.hear('e', [call(3)]);
    await vi.waitFor(() => expect(done.map(([seq]) => seq)).toEqual([2, 3]));
    expect(said).toEqual([1, 2, 3]);
  });

  test('does not say again after a restart what it said before', async () => {
    const spoken: [number, string][] = [];
    const before = announcer({ onSpoken: (seq, epoch) => void spoken.push([seq, epoch]) });
    before.hear('e', [call(5)]);
    await silence();
    expect(spoken).toEqual([[5, 'e']]);
    const after = announcer({ spoken: { seq: 5, epoch: 'e' } });
    after.hear('e', [call(5), call(6)]);
    await silence();
    expect(said).toEqual([5, 6]);
  });

  test('starts anew with another log, whose numbers begin below', async () => {
    const voice = announcer({ spoken: { seq: 900, epoch: 'old' } });
    voice.hear('new', [call(1)]);
    await silence();
    expect(said).toEqual([1]);
  });
});

/** What a screen may receive: views of a growing log, in any rhythm, each with the last calls; some again, some skipped. */
const views = fc.array(
  fc.record({ calls: fc.integer({ min: 0, max: 4 }), window: fc.integer({ min: 4, max: 8 }), waitMs: fc.nat(4) }),
  { minLength: 1, maxLength: 12 },
);

test('whatever comes whenever, each call is said once, in order, one at a time', async () => {
  // By a clock of its own: on a busy machine a slow voice would last longer than what counts as none.
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const outcomes = fc.array(fc.constantFrom('said', 'slow', 'fails', 'hangs'), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(views, outcomes, async (shown, plan) => {
      const order: number[] = [];
      const told: number[] = [];
      let speaking = 0;
      let atOnce = 0;
      let talking = false;
      const voice = announcer({
        say: async ({ seq }) => {
          order.push(seq);
          speaking += 1;
          atOnce = Math.max(atOnce, speaking);
          const outcome = plan[seq % plan.length];
          if (outcome === 'slow') await new Promise((resolve) => setTimeout(resolve, 3));
          speaking -= 1;
          if (outcome === 'fails') throw new Error('no voice');
          if (outcome === 'hangs') await new Promise(() => undefined);
          return 'voice';
        },
        onSpeaking: (now) => {
          talking = now;
        },
        onDone: ({ seq }) => void told.push(seq),
        stepMs: { chime: 20, say: 10, pause: 1 },
      });
      const log: ViewCall[] = [];
      for (const { calls, window, waitMs } of shown) {
        for (let count = 0; count < calls; count++) log.push(call(log.length + 1));
        voice.hear('e', log.slice(-window));
        await vi.advanceTimersByTimeAsync(waitMs);
      }
      await vi.runAllTimersAsync();
      expect(talking).toBe(false);
      expect(order).toEqual(log.map(({ seq }) => seq));
      expect(told).toEqual(order);
      expect(atOnce).toBeLessThanOrEqual(1);
    }),
    { numRuns: 500 },
  );
}, 60_000);
