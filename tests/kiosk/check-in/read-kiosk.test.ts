import { expect, test } from 'vitest';
import { createHttpClient } from '#client/http/http-client.ts';
import { readKiosk } from '#kiosk/check-in/read-kiosk.ts';

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const clientWith = (queues: () => Response) =>
  createHttpClient({
    base: () => 'https://hospital.example',
    credential: () => ({ token: 'kiosk' }),
    locale: () => 'zh-TW',
    fetch: async ({ url }) => (url.includes('clinicInfo') ? json({ panelName: '大廳' }) : queues()),
  });

test('only queues that are open are offered', async () => {
  const client = clientWith(() =>
    json({
      data: [
        { name: 'a', open: true },
        { name: 'b', open: false },
      ],
    }),
  );
  expect(await readKiosk(client)).toEqual({ info: { panelName: '大廳' }, queues: [{ name: 'a', open: true }] });
});

test('a kiosk that may give no numbers still checks in', async () => {
  const client = clientWith(() => json({ contents: [], traceId: 't' }, 403));
  expect(await readKiosk(client)).toEqual({ info: { panelName: '大廳' }, queues: [] });
});

test('a server that fails is not taken for one without queues', async () => {
  const client = clientWith(() => json({ contents: [], traceId: 't' }, 503));
  await expect(readKiosk(client)).rejects.toMatchObject({ status: 503 });
});
