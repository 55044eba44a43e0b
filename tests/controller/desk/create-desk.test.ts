import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createHttpClient } from '#client/http/http-client.ts';
import { createDesk, type Desk } from '#controller/desk/create-desk.ts';
import type { Action } from '#controller/desk/send-action.ts';
import type { QueueState } from '#generated/shapes.ts';

const state = (seq: number, number?: number): QueueState => ({
  epoch: 'e1',
  seq,
  serverTime: Date.now(),
  serviceDate: '2026-11-21',
  timeZoneOffsetMinutes: 480,
  session: 'morning',
  panelGid: 'room1',
  panelName: '103 診門口',
  counterName: '103 診',
  organisationName: '安和綜合醫院',
  variant: 'clinic',
  callingMode: 1,
  service: 'serving',
  width: 3,
  ...(number && { current: { number, status: 'called' as const, calledAt: Date.now(), calls: 1, seq } }),
  counts: { waiting: 0, passed: 0, away: 0, examination: 0, completed: 0, expected: 0 },
  waiting: [],
  passed: [],
  away: [],
  examination: [],
  completed: [],
  expected: [],
  allowedActions: { counter: [], patients: {}, passedEarlier: [] },
});

type Answer = Response | Promise<Response>;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refusal = (status: number, code: string) => json({ contents: [{ code, message: code }], traceId: 't' }, status);

let desk: Desk;
let expired: ReturnType<typeof vi.fn<(pressed?: string) => void>>;
let presses: Request[];
/** Addresses at which the state was read. */
let reads: URL[];
let read: () => Answer;
/** Answers the next press; the other calls of the desk answer by themselves. */
let answer: (request: Request) => Answer;

beforeEach(() => {
  expired = vi.fn();
  presses = [];
  reads = [];
  read = () => json(state(1));
  const client = createHttpClient({
    base: () => 'https://hospital.example',
    credential: () => ({ token: 'staff' }),
    locale: () => 'zh-TW',
    fetch: async (request) => {
      if (request.url.endsWith('/stream/ticket')) return json({ ticket: 'x'.repeat(24), expiresAt: 0 });
      if (request.url.includes('/currentNo')) {
        reads.push(new URL(request.url));
        return read();
      }
      presses.push(request.clone());
      return answer(request);
    },
  });
  const open = () => ({ readyState: 0, addEventListener: () => undefined, close: () => undefined });
  desk = createDesk({
    client,
    variant: 'clinic',
    panelGid: 'room1',
    onExpired: expired,
    open,
    pause: async () => undefined,
  });
});
afterEach(() => {
  vi.useRealTimers();
  desk.close();
});

describe('a desk that is closed', () => {
  test('sends no press again: the next sign-in would call for it', async () => {
    answer = () => {
      desk.close();
      throw new TypeError('no network');
    };
    expect(await desk.run({ name: 'next' })).toBe(false);
    expect(presses).toHaveLength(1);
  });

  test('ends no sign-in with an answer to the one before', async () => {
    answer = () => {
      desk.close();
      return refusal(401, 'token_invalid');
    };
    expect(await desk.run({ name: 'next' })).toBe(false);
    expect(expired).not.toHaveBeenCalled();
  });
});

describe('a press at the counter', () => {
  test('shows the state that the server answers', async () => {
    answer = () => json(state(5, 24));
    expect(await desk.run({ name: 'next' })).toBe(true);
    expect(desk.live.view.get()?.current?.number).toBe(24);
    expect(presses[0]?.url).toBe('https://hospital.example/api/v1/collab/web/queue/clinic/next');
    expect(await presses[0]?.json()).toEqual({ panelGid: 'room1', seen: 0 });
  });

  test('says which call the desk showed', async () => {
    answer = () => json(state(5, 24));
    await desk.run({ name: 'next' });
    await desk.run({ name: 'recall' });
    expect(await presses[1]?.json()).toEqual({ panelGid: 'room1', seen: 5 });
  });

  test('Next right after a call is not meant: nobody is completed whom no one could see', async () => {
    answer = () => json(state(5, 24));
    expect(await desk.run({ name: 'next' })).toBe(true);
    expect(desk.fresh.get()).toBe(true);
    expect(await desk.run({ name: 'next' })).toBe(false);
    expect(desk.notice.get()).toMatchObject({ kind: 'justCalled', number: '024' });
    answer = () => json(state(6, 24));
    expect(await desk.run({ name: 'recall' })).toBe(true);
    await vi.waitFor(() => expect(desk.fresh.get()).toBe(false), 5_000);
    answer = () => json(state(7, 25));
    expect(await desk.run({ name: 'next' })).toBe(true);
    expect(presses.filter(({ url }) => url.endsWith('/next'))).toHaveLength(2);
  });

  test('by number names the number', async () => {
    answer = () => json(state(5, 77));
    await desk.run({ name: 'number', number: 77 });
    expect(presses[0]?.url).toMatch(/clinic\/number$/);
    expect(await presses[0]?.json()).toEqual({ panelGid: 'room1', seen: 0, number: 77 });
  });

  test('is ignored while the same is on its way', async () => {
    const held = Promise.withResolvers<Response>();
    answer = () => held.promise;
    const first = desk.run({ name: 'next' });
    await vi.waitFor(() => expect(presses).toHaveLength(1));
    expect(desk.busy.get()).toBe('next');
    expect(await desk.run({ name: 'next' })).toBe(false);
    held.resolve(json(state(5, 24)));
    expect(await first).toBe(true);
    expect(presses).toHaveLength(1);
    expect(desk.busy.get()).toBeUndefined();
  });

  describe('while another is on its way', () => {
    /** Presses one, then another before the first is answered, and tells what became of them. */
    async function pressBoth(one: Action, other: Action, first: Response, second: Response) {
      const held = Promise.withResolvers<Response>();
      answer = () => (presses.length === 1 ? held.promise : second);
      const done = desk.run(one);
      await vi.waitFor(() => expect(presses).toHaveLength(1));
      const follows = desk.run(other);
      held.resolve(first);
      return [await done, await follows];
    }
    const seen = async () => Promise.all(presses.map(async (one) => (await one.json()).seen));

    test('follows it, about the call that the desk showed', async () => {
      desk.live.take(state(5, 24));
      const [recalled, passed] = [json(state(6, 24)), json(state(7))];
      expect(await pressBoth({ name: 'recall' }, { name: 'pass' }, recalled, passed)).toEqual([true, true]);
      expect(presses[1]?.url).toMatch(/clinic\/pass$/);
      expect(await seen()).toEqual([5, 6]);
      expect(desk.busy.get()).toBeUndefined();
    });

    test('follows it where nobody is left at the counter', async () => {
      desk.live.take(state(5, 24));
      const [passed, called] = [json(state(6)), json(state(7, 25))];
      expect(await pressBoth({ name: 'pass' }, { name: 'number', number: 25 }, passed, called)).toEqual([true, true]);
      expect(await seen()).toEqual([5, 0]);
    });

    test('knows nothing of somebody who was called by it', async () => {
      desk.live.take(state(5, 24));
      const [called, refused] = [json(state(6, 25)), refusal(409, 'counter_changed')];
      expect(await pressBoth({ name: 'number', number: 25 }, { name: 'pass' }, called, refused)).toEqual([true, false]);
      expect(await seen()).toEqual([5, 5]);
      expect(desk.notice.get()).toMatchObject({ kind: 'refused', failure: { code: 'counter_changed' } });
    });

    test('is not done where the one before was not', async () => {
      desk.live.take(state(5, 24));
      const refused = refusal(400, 'nothing_to_pass');
      const [pass, number] = [{ name: 'pass' }, { name: 'number', number: 25 }] as const;
      expect(await pressBoth(pass, number, refused, json(state(7, 25)))).toEqual([false, false]);
      expect(presses).toHaveLength(1);
      expect(desk.notice.get()?.kind).toBe('refused');
      answer = () => json(state(7, 25));
      expect(await desk.run(number), 'pressed again it is').toBe(true);
    });
  });

  test('that is lost is sent again under the same key, and says so meanwhile', async () => {
    const said: (string | undefined)[] = [];
    desk.notice.subscribe(() => said.push(desk.notice.get()?.kind));
    answer = () => (presses.length < 2 ? Promise.reject(new TypeError('Failed to fetch')) : json(state(5, 24)));
    expect(await desk.run({ name: 'next' })).toBe(true);
    expect(new Set(presses.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(presses).toHaveLength(2);
    expect(said).toEqual(['retrying', undefined]);
  });

  test('that is refused says why until somebody has read it, and changes nothing on the screen', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    desk.live.take(state(3, 23));
    answer = () => refusal(400, 'nothing_to_pass');
    expect(await desk.run({ name: 'pass' })).toBe(false);
    vi.advanceTimersByTime(60_000);
    expect(desk.notice.get()).toMatchObject({ kind: 'refused', action: 'pass', failure: { code: 'nothing_to_pass' } });
    expect(desk.live.view.get()?.current?.number).toBe(23);
    expect(expired).not.toHaveBeenCalled();
  });

  test('that was lost until nobody waited any more may have been done, and a call that shows is its own', async () => {
    desk.live.take(state(3, 23));
    vi.useFakeTimers({ toFake: ['Date'] });
    answer = () => {
      vi.setSystemTime(Date.now() + 20_000);
      throw new TypeError('Failed to fetch');
    };
    expect(await desk.run({ name: 'pass' })).toBe(false);
    expect(presses).toHaveLength(2);
    desk.live.take(state(5, 24));
    expect(desk.notice.get()).toMatchObject({ kind: 'unsure', action: 'pass' });
  });

  test('with a token that is no good any more asks to sign in again', async () => {
    answer = () => refusal(401, 'please_login_again');
    await desk.run({ name: 'recall' });
    expect(expired.mock.calls).toEqual([['recall']]);
    expect(desk.notice.get()).toBeUndefined();
  });

  test('whose answer is older than what is shown changes nothing', async () => {
    desk.live.take(state(9, 30));
    answer = () => json(state(8, 29));
    await desk.run({ name: 'recall' });
    expect(desk.live.view.get()?.current?.number).toBe(30);
  });
});

test('a desk that is opened over a call says nothing of another device, and does of the next call until that is over', () => {
  desk.live.take(state(5, 24));
  expect(desk.notice.get()).toBeUndefined();
  desk.live.take(state(6, 25));
  expect(desk.notice.get()).toMatchObject({ kind: 'elsewhere', number: '025' });
  desk.live.take(state(7));
  expect(desk.notice.get()).toBeUndefined();
});

describe('a desk whose server was restored from a backup', () => {
  test('says that what came after the backup is missing, and not that another device called', async () => {
    await vi.waitFor(() => expect(reads).toHaveLength(1));
    desk.live.take(state(9, 30));
    desk.live.take({ ...state(4, 28), epoch: 'e2' });
    expect(desk.live.view.get()?.current?.number).toBe(28);
    expect(desk.notice.get()?.kind).toBe('restored');
    desk.dismiss();
    desk.live.take({ ...state(5, 29), epoch: 'e2' });
    expect(desk.notice.get()?.kind).toBe('elsewhere');
  });
});

describe('a counter that calls from several queues', () => {
  const of = (seq: number, queueOwnerGid: string): QueueState => ({ ...state(seq), queueOwnerGid });
  const looksAt = () => reads.at(-1)?.searchParams.get('queueOwnerGid');

  test('shows the queue that was chosen, and its numbers are of the lists that are shown', async () => {
    await vi.waitFor(() => expect(reads).toHaveLength(1));
    desk.live.take(of(5, 'room1'));
    read = () => json(of(5, 'expert'));
    answer = () => json(of(6, 'room1'));
    desk.look('expert');
    await desk.run({ name: 'number', number: 3 });
    expect(await presses[0]?.json(), 'the other lists are still on their way').toMatchObject({
      number: 3,
      queueOwnerGid: 'room1',
    });
    await vi.waitFor(() => expect(desk.live.view.get()?.queueOwnerGid).toBe('expert'));
    expect(looksAt()).toBe('expert');
    answer = () => json(of(7, 'expert'));
    await desk.run({ name: 'next' });
    expect(await presses[1]?.json()).toEqual({ panelGid: 'room1', queueOwnerGid: 'expert', seen: 0 });
    expect(desk.live.view.get()?.seq).toBe(7);
  });

  test('goes back to its own when it calls from that one no more', async () => {
    await vi.waitFor(() => expect(reads).toHaveLength(1));
    read = () => (looksAt() ? refusal(400, 'queue_not_called_here') : json(state(8)));
    desk.look('gone');
    await vi.waitFor(() => expect(desk.live.view.get()?.seq).toBe(8));
    expect(desk.looked.get()).toBeUndefined();
  });
});
