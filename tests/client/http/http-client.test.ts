import { describe, expect, test, vi } from 'vitest';
import { CallFailure } from '#client/http/call-failure.ts';
import { createHttpClient, type HttpClientOptions } from '#client/http/http-client.ts';

/** A client whose requests end in `answer`; nothing else is replaced. */
function clientWith(
  answer: (request: Request) => Response | Promise<Response>,
  options: Partial<HttpClientOptions> = {},
) {
  const requests: Request[] = [];
  const client = createHttpClient({
    base: () => 'https://hospital.example',
    credential: () => ({ kind: 'staff', token: 'staff-token' }),
    locale: () => 'th',
    fetch: async (request) => {
      requests.push(request.clone());
      return answer(request);
    },
    ...options,
  });
  return { client, requests };
}

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const refusal = (status: number, code: string) =>
  json({ contents: [{ code, message: `text of ${code}` }], traceId: 'trace-1' }, status);
/** As `fetch` waits: it ends with the signal, at once if that has fired already. */
/** Held as a fetch holds its own: the signal of a request follows the caller's only while the request lives. */
const held = new Set<Request>();
const unanswered = (request: Request) =>
  new Promise<Response>((_, reject) => {
    held.add(request);
    const { signal } = request;
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });
const next = [{ path: { variant: 'clinic' }, body: { panelGid: 'room1' } }] as const;

describe('a call', () => {
  test('goes to the operation’s address with its body, the bearer token and the language', async () => {
    const { client, requests } = clientWith(() => json({ seq: 7 }));
    expect(await client.call('callNext', ...next)).toEqual({ seq: 7 });
    const [request] = requests as [Request];
    expect(request.method).toBe('POST');
    expect(request.url).toBe('https://hospital.example/api/v1/collab/web/queue/clinic/next');
    expect(await request.json()).toEqual({ panelGid: 'room1' });
    expect(request.headers.get('authorization')).toBe('Bearer staff-token');
    expect(request.headers.get('accept-language')).toBe('th');
  });

  test('carries query parameters', async () => {
    const { client, requests } = clientWith(() => json({}));
    await client.call('getCurrentNumber', { path: { variant: 'generic' }, query: { panelGid: 'a b' } });
    expect(requests[0]?.url).toBe('https://hospital.example/api/v1/collab/web/queue/generic/currentNo?panelGid=a%20b');
  });

  test('sends an API key in place of the bearer, and no cookies', async () => {
    const { client, requests } = clientWith(() => json({}), { credential: () => ({ apiKey: 'key-1' }) });
    await client.call('callNext', ...next);
    expect(requests[0]?.headers.get('x-api-key')).toBe('key-1');
    expect(requests[0]?.headers.get('authorization')).toBeNull();
    expect(requests[0]?.credentials).toBe('omit');
  });

  test('has an idempotency key where the operation takes one, and the caller’s where it is given', async () => {
    const { client, requests } = clientWith(() => json({}));
    await client.call('callNext', ...next);
    await client.call('callNext', ...next, { idempotencyKey: 'press-1' });
    await client.call('listCounters');
    const [made, given, none] = requests.map((request) => request.headers.get('idempotency-key'));
    expect(made).toMatch(/^[0-9a-f]{32}$/);
    expect(given).toBe('press-1');
    expect(none).toBeNull();
  });

  test('sends files as multipart, the JSON part first', async () => {
    const { client, requests } = clientWith(() => json({}));
    const body = { gid: 'demo', name: '安和' };
    await client.call('updateOrganisationGeneral', { body }, { files: { logo: new Blob(['png']) } });
    const form = await (requests[0] as Request).formData();
    expect([...form.keys()]).toEqual(['data', 'logo']);
    expect(JSON.parse(String(form.get('data')))).toEqual(body);
  });

  test('names the organisation when it speaks with a system-advance token', async () => {
    const credential = () => ({ kind: 'systemAdvance', token: 'provider' }) as const;
    const { client, requests } = clientWith(() => json({}), { credential, organisation: () => 'demo' });
    await client.call('listPanel', { query: { page: 2 } });
    await client.call('listOrganisations', {});
    expect(requests[0]?.url).toMatch(/\?page=2&orgGid=demo$/);
    expect(requests[1]?.url).not.toContain('orgGid');
  });

  test('names the organisation whose pages are shown, as another tab may have signed in to another one', async () => {
    const credential = () => ({ kind: 'session', token: 'administrator' }) as const;
    const { client, requests } = clientWith(() => json({}), { credential, organisation: () => 'demo' });
    await client.call('listPanel', {});
    expect(requests[0]?.url).toMatch(/\?orgGid=demo$/);
  });
});

describe('a refused call', () => {
  test('rejects with the entries, their messages, the trace id and the status', async () => {
    const { client } = clientWith(() => refusal(400, 'no_waiting_patient'));
    const failure = await client.call('callNext', ...next).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(CallFailure);
    expect(failure).toMatchObject({
      status: 400,
      code: 'no_waiting_patient',
      message: 'text of no_waiting_patient',
      traceId: 'trace-1',
    });
  });

  test('is told to onFailure, unless the caller keeps it', async () => {
    const onFailure = vi.fn();
    const { client } = clientWith(() => refusal(400, 'no_waiting_patient'), { onFailure });
    await client.call('callNext', ...next).catch(() => undefined);
    expect(onFailure).toHaveBeenCalledTimes(1);
    await client.call('callNext', ...next, { keepFailure: true }).catch(() => undefined);
    expect(onFailure).toHaveBeenCalledTimes(1);
  });

  test('keeps the present record of a conflict', async () => {
    const { client } = clientWith(() => json({ contents: [], traceId: 't', current: { version: 3 } }, 409));
    const failure = await client.call('callNext', ...next).catch((error: unknown) => error);
    expect(failure).toMatchObject({ status: 409, current: { version: 3 } });
  });

  test('is sent once more, under the same key, after a new token was had', async () => {
    let token = 'old';
    const renew = vi.fn(async () => {
      token = 'new';
      return true;
    });
    const { client, requests } = clientWith(
      ({ headers }) =>
        headers.get('authorization') === 'Bearer new' ? json({ seq: 1 }) : refusal(401, 'please_login_again'),
      { credential: () => ({ token }), renew },
    );
    expect(await client.call('callNext', ...next)).toEqual({ seq: 1 });
    const keys = requests.map((request) => request.headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(keys[0]).toBe(keys[1]);
  });

  test('that is refused after another has had a new token asks for none', async () => {
    let token = 'old';
    const renew = vi.fn(async () => {
      token = 'new';
      return true;
    });
    const late = Promise.withResolvers<void>();
    const { client } = clientWith(
      async ({ headers, url }) => {
        if (headers.get('authorization') === 'Bearer new') return json({ seq: 1 });
        if (!url.endsWith('/next')) await late.promise;
        return refusal(401, 'please_login_again');
      },
      { credential: () => ({ token }), renew },
    );
    const second = client.call('getQueueSize');
    await client.call('callNext', ...next);
    late.resolve();
    await second;
    expect(renew).toHaveBeenCalledTimes(1);
  });

  test('asks for a token before the first call of a device that has none', async () => {
    let token: string | undefined;
    const renew = async () => {
      token = 'first';
      return true;
    };
    const { client, requests } = clientWith(() => json({}), { credential: () => ({ token }), renew });
    await client.call('getQueueSize');
    expect(requests.map(({ headers }) => headers.get('authorization'))).toEqual(['Bearer first']);
  });
});

describe('a call without an answer', () => {
  test('rejects with network_abnormal when the device itself has no network', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    try {
      const { client } = clientWith(() => Promise.reject(new TypeError('Failed to fetch')));
      await expect(client.call('listCounters')).rejects.toMatchObject({ status: 0, code: 'network_abnormal' });
    } finally {
      vi.unstubAllGlobals();
    }
  });

  test('rejects with network_error when the server is not reached, or a proxy answers with a page', async () => {
    const offline = clientWith(() => Promise.reject(new TypeError('Failed to fetch')));
    const portals = [200, 403, 404, 407].map((status) =>
      clientWith(() => new Response('<html>', { status, headers: { 'content-type': 'text/html' } })),
    );
    for (const { client } of [offline, ...portals]) {
      await expect(client.call('listCounters')).rejects.toMatchObject({ status: 0, code: 'network_error' });
    }
  });

  test('rejects with timeout after the time allowed, and with aborted when the caller aborts', async () => {
    const { client } = clientWith(unanswered);
    await expect(client.call('listCounters', undefined, { timeoutMs: 20 })).rejects.toMatchObject({ code: 'timeout' });
    const abort = new AbortController();
    const call = client.call('listCounters', undefined, { signal: abort.signal });
    abort.abort();
    await expect(call).rejects.toMatchObject({ code: 'aborted' });
  });

  test('waits 120 seconds unless told otherwise', async () => {
    vi.useFakeTimers();
    try {
      const { client } = clientWith(unanswered);
      const ended = vi.fn();
      client.call('listCounters').catch(ended);
      await vi.advanceTimersByTimeAsync(119_900);
      expect(ended).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(200);
      expect(ended.mock.calls[0]?.[0]).toMatchObject({ code: 'timeout' });
    } finally {
      vi.useRealTimers();
    }
  });
});
