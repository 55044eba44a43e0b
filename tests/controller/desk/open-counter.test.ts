import { expect, test } from 'vitest';
import { createHttpClient } from '#client/http/http-client.ts';
import { openCounter } from '#controller/desk/open-counter.ts';

const counter = {
  panelGid: 'room1',
  name: '103',
  variant: 'generic',
  callingMode: 3,
  service: 'serving',
  staffName: '李',
};

function clientWith(login: (body: { takeOver: boolean }) => Response, listed: object = counter) {
  const requests: Request[] = [];
  const client = createHttpClient({
    base: () => 'https://hospital.example',
    credential: () => ({ token: 'staff' }),
    locale: () => 'zh-TW',
    fetch: async (request) => {
      requests.push(request.clone());
      return request.method === 'GET' ? json({ data: [listed] }) : login(await request.json());
    },
  });
  return { client, requests };
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const taken = () =>
  json({ contents: [{ code: 'counter_taken', message: '', params: { name: '李' } }], traceId: 't' }, 400);

test('a free counter is opened in its own variant', async () => {
  const { client, requests } = clientWith(() => json({ seq: 4 }));
  expect(await openCounter(client, 'room1', false)).toEqual({ as: 'open', counter, state: { seq: 4 }, again: false });
  expect(requests[1]?.url).toMatch(/queue\/generic\/login$/);
});

test('whoever comes back to a counter that they hold, as after a reload, is told from who comes to it', async () => {
  const { client } = clientWith(() => json({ seq: 4, staffName: '李' }));
  expect(await openCounter(client, 'room1', false)).toMatchObject({ as: 'open', again: true });
});

test('who takes over from a colleague of the same name has not come back', async () => {
  const { client } = clientWith(() => json({ seq: 4, staffGid: 'nurse2', staffName: '李' }), {
    ...counter,
    staffGid: 'nurse1',
  });
  expect(await openCounter(client, 'room1', true)).toMatchObject({ as: 'open', again: false });
});

test('a counter that somebody holds is not taken from them, unless that is asked for', async () => {
  const { client } = clientWith(({ takeOver }) => (takeOver ? json({ seq: 4 }) : taken()));
  expect(await openCounter(client, 'room1', false)).toEqual({ as: 'taken', counter });
  expect(await openCounter(client, 'room1', true)).toMatchObject({ as: 'open' });
});

test('who holds it is told also where they came after the list was read', async () => {
  const { staffName, ...free } = counter;
  const { client } = clientWith(taken, { ...free, service: 'unlogin' });
  expect(await openCounter(client, 'room1', false)).toMatchObject({ as: 'taken', counter: { staffName } });
});

test('a counter that this person may not serve is gone', async () => {
  const { client } = clientWith(() => json({}));
  expect(await openCounter(client, 'elsewhere', false)).toEqual({ as: 'gone' });
});

test('any other refusal is handed on', async () => {
  const { client } = clientWith(() => json({ contents: [{ code: 'panel_disabled', message: '' }], traceId: 't' }, 400));
  expect(await openCounter(client, 'room1', false)).toMatchObject({
    as: 'failed',
    failure: { code: 'panel_disabled' },
  });
});
