import { expect, test } from 'vitest';
import { apiAt } from '#demo/api.ts';
import { outlastRestarts } from '#demo/simulation/outlast.ts';

const state = { variant: 'generic', panelGid: 'desk', current: null };

/** Answers one request after the other with these, and keeps the key of each; what throws never comes back. */
function server(...answers: (() => Response)[]) {
  const keys: (string | null)[] = [];
  const send = async ({ headers }: Request) => {
    keys.push(headers.get('Idempotency-Key'));
    return answers[Math.min(keys.length, answers.length) - 1]!();
  };
  return { keys, send };
}

const gone = (): Response => {
  throw new TypeError('fetch failed');
};
const busy = () =>
  Response.json({ contents: [{ code: 'service_is_busy', message: '' }], traceId: 't' }, { status: 503 });
const brokenOff = () =>
  new Response(
    new ReadableStream({
      pull: (stream) => stream.error(new TypeError('terminated')),
    }),
  );
const next = { path: { variant: 'generic' as const }, body: { panelGid: 'desk' } };

test('a press that was not answered, or not to the end, is sent again as the same press', async () => {
  const { keys, send } = server(
    () => Response.json(state),
    gone,
    busy,
    brokenOff,
    () => Response.json(state),
  );
  const api = apiAt('http://hospital', outlastRestarts(send));
  await api.call('callNext', next);
  expect(await api.call('callNext', next)).toEqual(state);
  expect(keys).toHaveLength(5);
  expect(new Set(keys).size, 'two presses').toBe(2);
  expect(new Set(keys.slice(1)).size, 'the second, four times').toBe(1);
});

test('a server that never answered is not waited for, one that does not come back not for ever', async () => {
  const never = server(gone);
  await expect(apiAt('http://hospital', outlastRestarts(never.send)).call('getHealth')).rejects.toMatchObject({
    code: 'network_error',
  });
  expect(never.keys).toHaveLength(1);
  const lost = server(() => Response.json(state), gone);
  const api = apiAt('http://hospital', outlastRestarts(lost.send, 1));
  await api.call('getHealth');
  await expect(api.call('getHealth')).rejects.toMatchObject({ code: 'network_error' });
  expect(lost.keys.length).toBeGreaterThan(2);
});
