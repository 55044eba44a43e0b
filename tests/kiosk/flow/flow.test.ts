import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createHttpClient } from '#client/http/http-client.ts';
import { createFlow, type Flow } from '#kiosk/flow/flow.ts';

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const refusal = (code: string) => json({ contents: [{ code, message: code }], traceId: 't' }, 400);

let flow: Flow;
let requests: Request[];
let done: ReturnType<typeof vi.fn<() => void>>;
let answer: () => Response | Promise<Response>;

beforeEach(() => {
  requests = [];
  done = vi.fn();
  const client = createHttpClient({
    base: () => 'https://hospital.example',
    credential: () => ({ token: 'kiosk' }),
    locale: () => 'th',
    fetch: async (request) => {
      requests.push(request.clone());
      return answer();
    },
  });
  flow = createFlow(client, done, async () => undefined);
});

describe('at the kiosk', () => {
  test('whoever is identified is checked in and sees what became of it', async () => {
    answer = () => json({ data: [{ outcome: 'checkedIn', number: 24 }] });
    await flow.identify('A123456789');
    expect(await requests[0]?.json()).toEqual({ identifier: 'A123456789' });
    expect(flow.step.get()).toEqual({ at: 'results', results: [{ outcome: 'checkedIn', number: 24 }] });
    expect(done).toHaveBeenCalledTimes(1);
  });

  test('a number is taken in the queue of the group, or of the room', async () => {
    answer = () => json({ number: 7 });
    const queue = { name: '批價', waiting: 0, lastNumber: 0, width: 3, open: true };
    await flow.take({ ...queue, groupGid: 'billing' });
    await flow.take({ ...queue, panelGid: 'room1' });
    expect(requests.map(({ url }) => new URL(url).search)).toEqual(['?groupGid=billing', '?panelGid=room1']);
    expect(flow.step.get()).toEqual({ at: 'slip', slip: { number: 7 } });
  });

  test('where a queue has classes of priority, they are asked for before a number is taken', async () => {
    answer = () => json({ number: 7 });
    const queue = { name: '批價', waiting: 0, lastNumber: 0, width: 3, open: true, groupGid: 'billing' };
    const withClasses = { ...queue, priorityTags: ['敬老'] };
    await flow.take(withClasses);
    expect([requests.length, flow.step.get()]).toEqual([0, { at: 'class', queue: withClasses }]);
    await flow.takeIn(withClasses, '敬老');
    await flow.takeIn(withClasses, undefined);
    const asked = requests.map(({ url }) => new URL(url).searchParams.get('priorityTag'));
    expect(asked).toEqual(['敬老', null]);
  });

  test('a lost connection is told, and the same wish is sent again under one key', async () => {
    const told: boolean[] = [];
    flow.retrying.subscribe(() => told.push(flow.retrying.get()));
    answer = () => (requests.length < 2 ? Promise.reject(new TypeError('offline')) : json({ data: [] }));
    await flow.identify('1');
    expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(1);
    expect(told).toEqual([true, false]);
  });

  test('a refusal is shown, with a way back to where it was tried', async () => {
    answer = () => refusal('no_appointment_today');
    flow.go({ at: 'type' });
    await flow.identify('404');
    expect(flow.step.get()).toMatchObject({ at: 'refused', failure: { code: 'no_appointment_today' }, again: 'type' });
    flow.go({ at: 'home' });
    await flow.identify('404');
    expect(flow.step.get()).toMatchObject({ at: 'refused', again: 'scan' });
  });

  test('a second code while the first is under way is ignored', async () => {
    const held = Promise.withResolvers<Response>();
    answer = () => held.promise;
    const first = flow.identify('1');
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    await flow.identify('2');
    held.resolve(json({ data: [] }));
    await first;
    expect(requests).toHaveLength(1);
  });
});
