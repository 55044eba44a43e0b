import { beforeEach, describe, expect, test, vi } from 'vitest';
import { storedRecord } from '#client/device/stored-record.ts';
import { createHttpClient } from '#client/http/http-client.ts';
import type { Locale } from '#generated/values.ts';
import { createFlow, type Flow } from '#kiosk/flow/flow.ts';
import { type TakeRecord, takeWaitMs } from '#kiosk/flow/pending-take.ts';

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refusal = (code: string) => json({ contents: [{ code, message: code }], traceId: 't' }, 400);

let flow: Flow;
let requests: Request[];
let done: ReturnType<typeof vi.fn<() => void>>;
let answer: (request: Request) => Response | Promise<Response>;
let record: ReturnType<typeof storedRecord<TakeRecord>>;
let now: number;
let reads: Locale;

const queue = { name: '批價', waiting: 0, lastNumber: 0, width: 3, open: true, groupGid: 'billing' };
const scan = (text: string) => flow.identify({ readings: [text] });
const keys = () => requests.map(({ headers }) => headers.get('idempotency-key'));

function open(pause = async (): Promise<void> => undefined): Flow {
  const client = createHttpClient({
    base: () => 'https://hospital.example',
    credential: () => ({ token: 'kiosk' }),
    locale: () => 'th',
    fetch: async (request) => {
      requests.push(request.clone());
      return answer(request);
    },
  });
  return createFlow(client, { record, language: () => reads, onDone: done, pause, now: () => now });
}

beforeEach(() => {
  requests = [];
  done = vi.fn();
  now = 1_000_000;
  reads = 'th';
  record = storedRecord(undefined, 'takes');
  flow = open();
});

describe('at the kiosk', () => {
  test('whoever is identified is checked in and sees what became of it', async () => {
    answer = () => json({ data: [{ outcome: 'checkedIn', number: 24 }] });
    await scan('A123456789');
    expect(await requests[0]?.json()).toEqual({ identifier: 'A123456789', asksCounter: true, language: 'th' });
    expect(flow.step.get()).toEqual({ at: 'results', results: [{ outcome: 'checkedIn', number: 24 }] });
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('a press that is sent again stays in the language in which it was made', async () => {
    answer = () =>
      requests.length % 2 === 1 ? Promise.reject(new TypeError('offline')) : json({ data: [], number: 7 });
    const change = () => {
      reads = 'en-US';
      return Promise.resolve();
    };
    flow = open(change);
    await scan('A123456789');
    reads = 'th';
    await flow.take(queue);
    const sent = await Promise.all(requests.slice(0, 2).map(async (request) => (await request.json()).language));
    const taken = requests.slice(2).map(({ url }) => new URL(url).searchParams.get('language'));
    expect([...sent, ...taken]).toEqual(['th', 'th', 'th', 'th']);
  });

  test('a number is taken in the queue of the group, or of the room', async () => {
    answer = () => json({ number: 7 });
    const { groupGid, ...room } = queue;
    await flow.take(queue);
    await flow.take({ ...room, panelGid: 'room1' });
    expect(requests.map(({ url }) => new URL(url).search)).toEqual([
      '?groupGid=billing&language=th',
      '?panelGid=room1&language=th',
    ]);
    expect(flow.step.get()).toEqual({ at: 'slip', slip: { number: 7 } });
  });

  test('where a queue has classes of priority, they are asked for before a number is taken', async () => {
    answer = () => json({ number: 7 });
    const withClasses = { ...queue, priorityTags: ['敬老'] };
    await flow.take(withClasses);
    expect([requests.length, flow.step.get()]).toEqual([0, { at: 'class', queue: withClasses }]);
    await flow.takeIn(withClasses, '敬老');
    await flow.takeIn(withClasses, undefined);
    const asked = requests.map(({ url }) => new URL(url).searchParams.get('priorityTag'));
    expect(asked).toEqual(['敬老', null]);
  });

  test('where patients choose a counter, it is asked for first, and then the class of priority', async () => {
    answer = () => json({ number: 7 });
    const counters = [{ panelGid: 'desk1', name: '1 號櫃檯' }];
    const withCounters = { ...queue, counters, priorityTags: ['敬老'] };
    await flow.take(withCounters);
    expect([requests.length, flow.step.get()]).toEqual([
      0,
      { at: 'counter', queueName: '批價', counters, of: withCounters },
    ]);
    await flow.chooseCounter(withCounters, 'desk1');
    expect(flow.step.get()).toEqual({ at: 'class', queue: withCounters, counterGid: 'desk1' });
    await flow.takeIn(withCounters, '敬老', 'desk1');
    await flow.chooseCounter({ ...queue, counters }, 'desk1');
    await flow.chooseCounter({ ...queue, counters }, undefined);
    const asked = requests.map(({ url }) => new URL(url).searchParams);
    expect(asked.map((query) => [query.get('counterGid'), query.get('priorityTag')])).toEqual([
      ['desk1', '敬老'],
      ['desk1', null],
      [null, null],
    ]);
  });

  test('whoever checks in to common queues chooses a counter of each, or takes any, and is checked in only then', async () => {
    const counters = [{ panelGid: 'desk1', name: '1 號櫃檯' }];
    const question = (groupGid: string, queueName: string) => ({ groupGid, queueName, counters });
    answer = () => json({ data: [], asked: question('billing', '批價') });
    await flow.identify({ readings: ['24'], typed: true });
    const of = { identifier: '24', typed: true, choices: [], groupGid: 'billing' };
    expect(flow.step.get()).toEqual({ at: 'counter', queueName: '批價', counters, of });
    answer = () => json({ data: [], asked: question('lab', '抽血') });
    await flow.chooseCounter(of, 'desk1');
    const choices = [{ groupGid: 'billing', counterGid: 'desk1' }];
    const then = { ...of, choices, groupGid: 'lab' };
    expect(flow.step.get()).toEqual({ at: 'counter', queueName: '抽血', counters, of: then });
    answer = () => json({ data: [{ outcome: 'checkedIn', number: 24 }] });
    await flow.chooseCounter(then, undefined);
    expect(flow.step.get()).toEqual({ at: 'results', results: [{ outcome: 'checkedIn', number: 24 }] });
    expect(await Promise.all(requests.slice(1).map((request) => request.json()))).toEqual([
      { identifier: '24', typed: true, asksCounter: true, language: 'th', choices },
      { identifier: '24', typed: true, asksCounter: true, language: 'th', choices: [...choices, { groupGid: 'lab' }] },
    ]);
    expect(new Set(keys()).size).toBe(3);
  });

  test('a lost connection is told, and the same wish is sent again under one key', async () => {
    const told: boolean[] = [];
    flow.retrying.subscribe(() => told.push(flow.retrying.get()));
    answer = () => (requests.length < 2 ? Promise.reject(new TypeError('offline')) : json({ data: [] }));
    await scan('1');
    expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(told).toEqual([true, false]);
  });

  test('a refusal is shown, with a way back to where it was tried', async () => {
    answer = () => refusal('no_appointment_today');
    await flow.identify({ readings: ['404'], typed: true });
    expect(flow.step.get()).toMatchObject({ at: 'refused', failure: { code: 'no_appointment_today' }, again: 'type' });
    flow.go({ at: 'home' });
    await scan('404');
    expect(flow.step.get()).toMatchObject({ at: 'refused', again: 'scan' });
  });

  test('a second code takes the place of the first, whose late answer is never shown', async () => {
    const held = Promise.withResolvers<Response>();
    answer = () => (requests.length === 1 ? held.promise : json({ data: [{ outcome: 'checkedIn', number: 2 }] }));
    const first = scan('1');
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await scan('2');
    held.resolve(json({ data: [{ outcome: 'checkedIn', number: 1 }] }));
    await first;
    expect(flow.step.get()).toEqual({ at: 'results', results: [{ outcome: 'checkedIn', number: 2 }] });
    expect(done).toHaveBeenCalledTimes(2);
  });

  test('a card that is held out again before there is an answer is looked up once', async () => {
    answer = () => json({ data: [{ outcome: 'checkedIn', number: requests.length }] });
    await Promise.all([scan('1'), scan('1')]);
    expect(requests).toHaveLength(1);
    expect(flow.step.get()).toMatchObject({ at: 'results', results: [{ number: 1 }] });
    await scan('1');
    expect(requests).toHaveLength(2);
  });

  test('what answers after somebody has left is not shown either, nor what was refused', async () => {
    const held = Promise.withResolvers<Response>();
    answer = () => held.promise;
    const first = scan('1');
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    flow.restart();
    held.resolve(refusal('no_appointment_today'));
    await first;
    expect(flow.step.get()).toEqual({ at: 'home' });
  });

  test('of a card with several tracks each is tried, under keys of their own, until one is known', async () => {
    answer = () => (requests.length === 1 ? refusal('no_appointment_today') : json({ data: [] }));
    await scan('%A123456789?;0012345=99?');
    expect(await Promise.all(requests.map((request) => request.json()))).toEqual([
      { identifier: 'A123456789', asksCounter: true, language: 'th' },
      { identifier: '0012345', asksCounter: true, language: 'th' },
    ]);
    expect(new Set(keys()).size).toBe(2);
    expect(flow.step.get()).toMatchObject({ at: 'results' });
  });

  test('another refusal than an unknown number ends it', async () => {
    answer = () => refusal('check_in_stopped');
    await scan('%A123456789?;0012345=99?');
    expect(requests).toHaveLength(1);
    expect(flow.step.get()).toMatchObject({ at: 'refused', failure: { code: 'check_in_stopped' } });
  });

  test('the code of a ticket tells where its patient stands, and lets in who is called', async () => {
    answer = () => json({ number: 12, width: 3, status: 'called', queueName: '批價', counterName: '3 櫃', ahead: 0 });
    await scan('https://hospital.example/ticket/Ab-_56789012345678901234');
    expect(new URL(requests[0]?.url ?? '').searchParams.get('key')).toBe('Ab-_56789012345678901234');
    expect(flow.step.get()).toMatchObject({ at: 'results', results: [{ outcome: 'called', counterName: '3 櫃' }] });
  });

  test('wrong numbers typed by one person are counted, until a card is read or the next one comes', async () => {
    answer = () => refusal('no_appointment_today');
    const typed = () => flow.identify({ readings: ['7'], typed: true });
    await typed();
    await typed();
    expect(await requests[0]?.json()).toEqual({ identifier: '7', asksCounter: true, typed: true, language: 'th' });
    expect(flow.wrongTyped.get()).toBe(2);
    flow.restart();
    expect(flow.wrongTyped.get()).toBe(0);
    await typed();
    await scan('8');
    expect(flow.wrongTyped.get()).toBe(0);
  });
});

describe('a number that is taken', () => {
  test('is asked for under one key until an answer comes, also after half a minute', async () => {
    answer = () => {
      now += 10_000;
      return requests.length < 12 ? Promise.reject(new TypeError('offline')) : json({ number: 7 });
    };
    await flow.take(queue);
    expect(new Set(keys()).size).toBe(1);
    expect(flow.step.get()).toEqual({ at: 'slip', slip: { number: 7 } });
    expect(record.read().pending).toBeUndefined();
  });

  test('is asked for again, under the same key, by a page that was loaded anew', async () => {
    const never = new Promise<Response>(() => undefined);
    answer = () => never;
    void flow.take(queue);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    answer = () => json({ number: 7 });
    flow = open();
    await vi.waitFor(() => expect(flow.step.get()).toEqual({ at: 'slip', slip: { number: 7 } }));
    expect(keys()[1]).toBe(keys()[0]);
    expect(requests[1]?.url).toBe(requests[0]?.url);
  });

  test('is not asked for again once whoever wanted it has gone', async () => {
    record.change({ pending: { key: 'k', query: { groupGid: 'billing', language: 'th' }, at: now - takeWaitMs } });
    flow = open();
    expect([requests.length, flow.step.get(), record.read().pending]).toEqual([0, { at: 'home' }, undefined]);
  });

  test('is taken once by a finger that presses twice', async () => {
    answer = () => json({ number: 7 });
    await Promise.all([flow.take(queue), flow.take(queue)]);
    expect(requests).toHaveLength(1);
  });

  test('is kept while the next person scans, and can be had again for a while', async () => {
    const held = Promise.withResolvers<Response>();
    answer = () => (requests.length === 1 ? held.promise : json({ data: [] }));
    const taking = flow.take(queue);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await scan('2');
    held.resolve(json({ number: 7 }));
    await taking;
    expect(flow.step.get()).toMatchObject({ at: 'results' });
    expect(flow.lastSlips(1_000)).toEqual([{ number: 7 }]);
    now += 2_000;
    expect(flow.lastSlips(1_000)).toEqual([]);
  });

  test('stays known until its own answer comes, also when that of the person before comes late', async () => {
    const held = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()];
    answer = () => held[requests.length - 1]!.promise;
    const left = flow.take(queue);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    flow.restart();
    const present = flow.take(queue);
    await vi.waitFor(() => expect(requests).toHaveLength(2));
    held[0]!.resolve(json({ number: 7 }));
    await left;
    expect(record.read().pending?.key).toBe(keys()[1]);
    held[1]!.resolve(json({ number: 8 }));
    await present;
    expect(record.read().pending).toBeUndefined();
  });

  test('may be several for people who come together', async () => {
    answer = () => json({ data: [{ number: 7 }, { number: 8 }] });
    await flow.takeMany(queue, 2);
    expect(new URL(requests[0]?.url ?? '').search).toBe('?groupGid=billing&language=th&count=2');
    expect(flow.step.get()).toEqual({ at: 'slips', slips: [{ number: 7 }, { number: 8 }] });
  });
});
