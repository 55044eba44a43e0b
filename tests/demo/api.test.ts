import { expect, test } from 'vitest';
import { apiAt } from '#demo/api.ts';

const health = { status: 'ok', version: '1', uptimeSeconds: 1, database: 'sqlite' };

/** Answers one call after the other with these, and keeps what was asked. */
function answering(...answers: (() => Response)[]) {
  const asked: Request[] = [];
  const send = async (request: Request) => {
    asked.push(request);
    return answers[Math.min(asked.length, answers.length) - 1]?.() ?? Response.error();
  };
  return { asked, send };
}

const busy = () =>
  Response.json(
    { contents: [{ code: 'too_many_requests', message: '' }] },
    { status: 429, headers: { 'Retry-After': '0' } },
  );

test('a call goes to the server as the holder of its token', async () => {
  const { asked, send } = answering(() => Response.json(health));
  expect(await apiAt('http://hospital:1234', send).as('token-1').call('getHealth')).toEqual(health);
  expect(asked.map(({ url, headers }) => [url, headers.get('Authorization')])).toEqual([
    ['http://hospital:1234/api/health', 'Bearer token-1'],
  ]);
});

test('where the server asks for patience, the same call is sent again', async () => {
  const { asked, send } = answering(busy, busy, () => Response.json(health));
  expect(await apiAt('http://hospital', send).call('getHealth')).toEqual(health);
  expect(asked).toHaveLength(3);
});

test('patience ends after the fourth time', async () => {
  const { asked, send } = answering(busy);
  await expect(apiAt('http://hospital', send).call('getHealth')).rejects.toMatchObject({ status: 429 });
  expect(asked).toHaveLength(4);
});
