import { expect, test } from 'vitest';
import { createHttpClient } from '#client/http/http-client.ts';
import { readKiosk } from '#kiosk/check-in/read-kiosk.ts';

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const answers: Record<string, Response> = {
  clinicInfo: json({ panelName: '大廳', serverTime: 0 }),
  isStopCheckIn: json({ stopped: true, reason: 'panelPaused' }),
  list: json({ data: [{ name: '衛教' }] }),
};
const others = {
  info: { panelName: '大廳', serverTime: 0 },
  stop: { stopped: true, reason: 'panelPaused' },
  media: [{ name: '衛教' }],
};

const clientWith = (queues: () => Response) =>
  createHttpClient({
    base: () => 'https://hospital.example',
    credential: () => ({ token: 'kiosk' }),
    locale: () => 'zh-TW',
    fetch: async ({ url }) =>
      url.includes('queueSize')
        ? queues()
        : (answers[new URL(url).pathname.split('/').pop() ?? ''] as Response).clone(),
  });

test('what the kiosk shows is read together: rooms, queues, media, and whether check-in is stopped', async () => {
  const client = clientWith(() => json({ data: [{ name: 'a', open: true }] }));
  expect(await readKiosk(client)).toEqual({ ...others, queues: [{ name: 'a', open: true }] });
});

test('a kiosk that may give no numbers still checks in', async () => {
  const client = clientWith(() => json({ contents: [], traceId: 't' }, 403));
  expect(await readKiosk(client)).toEqual({ ...others, queues: [] });
});

test('a server that fails is not taken for one without queues', async () => {
  const client = clientWith(() => json({ contents: [], traceId: 't' }, 503));
  await expect(readKiosk(client)).rejects.toMatchObject({ status: 503 });
});
